/** Colours and weights of the terminal, in one place: a board says what a piece is, not its escape codes. */
const codes = {
  bold: 1,
  dim: 2,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 34,
  mauve: 35,
  cyan: 36,
  inverse: 7,
} as const;

export type Style = keyof typeof codes;
export type Paint = (style: Style, text: string) => string;

export const plain: Paint = (_style, text) => text;
export const coloured: Paint = (style, text) => `\u001b[${codes[style]}m${text}\u001b[0m`;
