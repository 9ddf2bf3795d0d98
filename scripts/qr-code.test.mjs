import { encode } from "uqr";
import { expect, it } from "vitest";
import { qrCode } from "./lib/qr-code.mjs";

it("a code in a terminal is the one of the page, two rows in one, in black on white", () => {
  const text = "http://192.168.1.5:3000";
  const { data } = encode(text, { ecc: "M", border: 2 });
  const lines = qrCode(text).split("\n");
  for (const line of lines)
    expect(line.split("\u001b")).toEqual(["", expect.stringMatching(/^\[30;107m[█▀▄ ]+$/), "[0m"]);
  const rows = lines
    .map((line) => [...line].filter((sign) => "█▀▄ ".includes(sign)))
    .flatMap((line) => [line.map((sign) => "█▀".includes(sign)), line.map((sign) => "█▄".includes(sign))]);
  expect(rows.slice(0, data.length)).toEqual(data);
});
