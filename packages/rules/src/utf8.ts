/** Text as UTF-8 bytes. Half of a surrogate pair alone becomes U+FFFD, as everywhere on the web. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(utf8Length(text));
  let length = 0;
  const put = (byte: number) => {
    bytes[length++] = byte;
  };
  for (let at = 0; at < text.length; at++) {
    const point = pointAt(text, at);
    if (point < 0x80) put(point);
    else if (point < 0x800) put(0xc0 | (point >> 6));
    else if (point < 0x10000) put(0xe0 | (point >> 12));
    else {
      put(0xf0 | (point >> 18));
      at++;
    }
    if (point >= 0x10000) put(rest(point >> 12));
    if (point >= 0x800) put(rest(point >> 6));
    if (point >= 0x80) put(rest(point));
  }
  return bytes;
}

function utf8Length(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const point = pointAt(text, at);
    length += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    if (point >= 0x10000) at++;
  }
  return length;
}

function pointAt(text: string, at: number): number {
  const point = text.codePointAt(at) as number;
  return point >= 0xd800 && point < 0xe000 ? 0xfffd : point;
}

/** A byte that goes on: its six lowest bits. */
function rest(bits: number): number {
  return 0x80 | (bits & 0x3f);
}
