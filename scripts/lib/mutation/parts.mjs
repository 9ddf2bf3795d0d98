/** What is mutated, and the quick tests that should notice: those beside it, and others that are about it. */

/**
 * @typedef {object} Part
 * @property {string} folder
 * @property {boolean} [deep] with the folders in it
 * @property {RegExp} [only] these files
 * @property {readonly string[]} [without] Stryker's names of mutations that are left out
 * @property {readonly string[]} tests
 */

/** @type {Readonly<Record<string, Part>>} */
export const parts = {
  "fish-fish": game("fish-fish"),
  wishes: game("wishes"),
  "chat-peche": game("chat-peche"),
  "fish-and-chips": game("fish-and-chips"),
  shared: { folder: "packages/rules/src", tests: ["packages/rules/src/*.test.ts"] },
  table: { folder: "packages/table/src", tests: ["packages/table/src/!(adversary*).test.ts"] },
  wire: {
    folder: "packages/wire/src",
    deep: true,
    tests: [
      "packages/wire/src/**/*.test.ts",
      "packages/cli/src/verify/verify.test.ts",
      "scripts/api-documents.test.mjs",
    ],
  },
  limits: inServer("limits"),
  people: inServer("people", ["http/me"]),
  room: inServer("room", ["rooms/rooms", "people/erasing", "people/exporting", "http/http"]),
  tending: inServer("tending"),
  rooms: inServer("rooms", ["people/erasing", "limits/limits", "http/mine"]),
};

/** @param {string} name */
function game(name) {
  const folder = `packages/rules/src/${name}`;
  return { folder, tests: [`${folder}/*.test.ts`] };
}

/**
 * @param {string} name
 * @param {readonly string[]} [others] tests of other folders
 */
function inServer(name, others = []) {
  const sources = "packages/server/src";
  return {
    folder: `${sources}/${name}`,
    tests: [`${sources}/${name}/*.test.ts`, ...others.map((test) => `${sources}/${test}.test.ts`)],
  };
}
