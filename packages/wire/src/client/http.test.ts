import { describe, expect, it } from "vitest";
import { tablesBy } from "./http.ts";

const answering = (status: number, text: string) =>
  tablesBy({ fetch: async () => ({ status, text: async () => text }) });

describe("the record of a game that is over", () => {
  it("is given as it was written, to the byte", async () => {
    const text = '{ "game":"wishes",\n"moves":[1e0] }';
    expect(await answering(200, text).written("t")).toEqual({ ok: true, value: text });
  });

  it("is not what answers in other words, nor what is not there, nor what nobody answers", async () => {
    expect(await answering(200, "<html>").written("t")).toMatchObject({ ok: false, why: "unreachable" });
    expect(await answering(404, "").written("t")).toMatchObject({ ok: false, why: "not-found" });
    const nobody = tablesBy({ fetch: () => Promise.reject(new TypeError("offline")) });
    expect(await nobody.written("t")).toMatchObject({ ok: false, why: "unreachable" });
  });
});
