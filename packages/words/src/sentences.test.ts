/** Laws of typing and grammar that every sentence keeps: `npm run sentences` puts them all on a page to be read. */
import { describe, expect, it } from "vitest";
import { everySentence, type Said } from "./testing/sentences.ts";

const all = everySentence();
const faulty = (fault: (said: Said) => boolean) => all.filter(fault).map(({ fr, en }) => [fr, en]);
const either = (law: RegExp) => faulty(({ fr, en }) => law.test(fr) || law.test(en));

/** Those that are whole sentences; the others stand within one, or in a list. */
const whole: readonly Said["kind"][] = ["event", "log", "reason", "prompt"];

describe("every sentence", () => {
  it("is one of many", () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(8);
  });

  it("is whole", () => {
    expect(either(/undefined|null|NaN|Infinity|\[object|\{\w+\}|^\s*$/)).toEqual([]);
    expect(either(/\s{2}|\.\.|\s[.,]|^\s|\s$|,,/)).toEqual([]);
  });

  it("elides before a vowel, an accent and a mute h, and nowhere else", () => {
    const open = /(^|[\s(])(de|que|le|la|je|ne|se) (Ondine|Élodie|Hugo|Aude|Yves)/i;
    expect(faulty(({ fr }) => open.test(fr))).toEqual([]);
    expect(faulty(({ fr }) => /[dlnqs]’(2CV|Vairon|Bo\b)|qu’(2CV|Vairon|Bo\b)/i.test(fr))).toEqual([]);
    expect(faulty(({ fr }) => /\b(de le|de les|à le|à les)\b/.test(fr))).toEqual([]);
  });

  it("counts as its language does", () => {
    const many = "tuiles|points|cartes|poissons|pierres|vers|dollars|pions|prises|coups|piles|bateaux";
    expect(
      faulty(({ fr }) => new RegExp(`(^|[^\\d\\u202f,a-f])[01][\\s\\u00a0](${many})\\b`).test(fr)),
    ).toEqual([]);
    const several = "tiles|points|cards|stones|worms|dollars|pawns|possible catches|times|moves|piles|boats";
    expect(faulty(({ en }) => new RegExp(`(^|[^\\d,a-f])1[\\s\\u00a0](${several})\\b`).test(en))).toEqual([]);
    expect(faulty(({ fr }) => /plus que 0|aucune? \w+s\b/.test(fr))).toEqual([]);
  });

  it("keeps French signs with their words", () => {
    expect(faulty(({ fr }) => /(?<![\u00a0\u202f])[:;!?]/.test(fr))).toEqual([]);
    expect(faulty(({ fr }) => /['"]|«(?!\u202f)|(?<!\u202f)»/.test(fr))).toEqual([]);
  });

  it("begins with a capital and ends with its stop, where it stands alone", () => {
    const alone = ({ kind }: Said) => whole.includes(kind);
    const begins = /^([\p{Lu}\d]|«\u202f\p{Lu}|[a-f][1-6]\b)/u;
    expect(faulty((said) => alone(said) && !(begins.test(said.fr) && begins.test(said.en)))).toEqual([]);
    expect(faulty((said) => alone(said) && !(/[.!?…]$/.test(said.fr) && /[.!?…]$/.test(said.en)))).toEqual(
      [],
    );
    expect(faulty((said) => !alone(said) && (/\.$/.test(said.fr) || /\.$/.test(said.en)))).toEqual([]);
  });
});
