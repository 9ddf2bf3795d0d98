/** What a terminal may keep of one person for the next: looked for on a real one. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { build } from "../testing/built.ts";
import { guinguetteOnTerminal, inShell, type Sat, type Step } from "../testing/on-terminal.ts";
import { cases, proved } from "../testing/proof.ts";

beforeAll(build, 400_000);

const table = (...more: string[]) => [
  ...["play", "chat-peche", "--players", "2", "--humans", "2", "--names", "Ana,Bo", "--usual", "--seed", "s"],
  ...["--lang", "en", ...more],
];

const wiped = "\u001b[2J\u001b[3J\u001b[H";
const settled = 0.3;

/** What stands on the screen: all since it was last wiped. */
const onScreen = (heard: string) => heard.slice(heard.lastIndexOf(wiped) + 1);
const all = ({ heard }: Sat) => heard.join("");

const anaOpens: Step[] = [
  { until: "Ana, press any key. ", type: "x" },
  { until: "> ", quiet: settled },
];
/** Ana makes her move, perhaps with more typed behind it; then Bo is awaited. */
const boIsAwaited = (typed: string): Step[] => [
  { type: typed },
  { until: "Bo, press any key. ", quiet: settled },
];
const boOpens: Step[] = [{ type: "x" }, { until: "Bo — ", quiet: settled }];
const leave: Step[] = [{ type: "\u0003" }];

const keys: readonly (readonly [name: string, typed: string])[] = [
  ["up", "\u001b[A"],
  ["up and down", "\u001b[A\u001b[A\u001b[B"],
  ["Ctrl-P", "\u0010\u0010"],
  ["Ctrl-N", "\u000e"],
  ["yank", "\u0019"],
  ["yank and turn", "\u0019\u001by\u001by"],
  ["undo", "\u001f\u001f\u001f"],
  ["redo", "\u001e\u001e"],
  ["search", "\u0012top"],
  ["Tab", "\t\t"],
  ["Ctrl-L", "\u000c"],
  ["first line of all", "\u001b<"],
];

describe.concurrent("what Ana typed, Bo cannot bring back", () => {
  const secrets = ["topsecret", "killedword", "undone"];
  const typing = "topsecret\rkilledword\u0015undone\u0017\u001f\u0015";

  it.each(cases(1, 4) === 1 ? [["every key", keys.map(([, typed]) => typed).join("")]] : keys)(
    "by %s",
    async (name, typed) => {
      const sat = await guinguetteOnTerminal(table(), [
        ...anaOpens,
        { type: typing },
        { until: "is not a choice", quiet: settled },
        ...boIsAwaited("1\r"),
        ...boOpens,
        { type: typed },
        { quiet: settled },
        ...leave,
      ]);
      expect(sat.status).toBe(130);
      const said = all(sat);
      const curtain = said.indexOf("Bo, press any key. ");
      const [before, after] = [said.slice(0, curtain), said.slice(curtain)];
      expect(before).toContain("topsecret");
      expect(before).toContain("Ana — ");
      expect(after).toContain("Bo — ");
      for (const secret of secrets) expect(after, name).not.toContain(secret.slice(0, 4));
      expect(after, name).not.toContain("Ana — ");
    },
  );
});

afterAll(() => {
  proved(
    keys.length,
    "ways to bring back what was typed before the curtain, on a real terminal: nothing came",
  );
});

describe.concurrent("what is typed ahead", () => {
  it.each([
    ["half a line", "1\rzzhalf"],
    ["lines", "1\rzz\r2\rzz\r"],
    ["a held Enter", `1${"\r".repeat(40)}`],
    ["more than fits", `1\r${"zz\r".repeat(900)}`],
  ])("%s: is neither shown nor played, and opens no curtain", async (name, typed) => {
    const sat = await guinguetteOnTerminal(table(), [
      ...anaOpens,
      ...boIsAwaited(typed),
      ...boOpens,
      ...leave,
    ]);
    const curtain = sat.heard[3] ?? "";
    expect(onScreen(curtain), name).not.toContain("zz");
    expect(onScreen(curtain), name).not.toContain("Bo — ");
    // Nothing but the curtain, whatever follows; and Bo has not moved.
    expect(onScreen(curtain).trimEnd()).toMatch(/Pass the device to Bo\. Bo, press any key\.$/);
    const opened = sat.heard.slice(4).join("");
    expect(opened).not.toContain("zz");
    expect(opened).not.toContain("is not a choice");
    expect(opened.split("Bo — ")).toHaveLength(2);
  });

  it("keys pressed while the curtain falls do not open it", async () => {
    const drumming = Array.from({ length: cases(5, 20) }, (): Step[] => [
      { quiet: 0.05 },
      { type: "\r" },
    ]).flat();
    const sat = await guinguetteOnTerminal(table(), [
      ...anaOpens,
      { type: "1\r" },
      { until: wiped, type: "\r" },
      ...drumming,
      { until: "Bo, press any key. ", quiet: settled },
      ...leave,
    ]);
    expect(all(sat)).not.toContain("Bo — ");
  });
});

it.each(["u", "u\r", "ux\r1\r", `u${"\r".repeat(40)}`])(
  "%j at Bo's curtain leads back to Ana's, and not behind it",
  async (typed) => {
    const sat = await guinguetteOnTerminal(table(), [
      ...anaOpens,
      ...boIsAwaited("1\r"),
      { type: typed },
      { until: "Ana, press any key. ", quiet: settled },
      { type: "x" },
      { until: "> ", quiet: settled },
      ...leave,
    ]);
    const curtain = onScreen(sat.heard[5] ?? "");
    expect(curtain).not.toContain(" — ");
    expect(curtain.trimEnd()).toMatch(/Pass the device to Ana\. Ana, press any key\.$/);
    // She finds that she has chosen, and not what: that lies face down (CP-2).
    expect(sat.heard.slice(6).join("")).toContain("Your choice is made. A number changes it");
  },
);

describe.concurrent("whoever leaves the screen for a while", () => {
  const back: Step[] = [{ type: "fg\r" }, { until: "Ana, press any key. ", quiet: settled }];

  it("by Ctrl-Z: nothing is seen meanwhile, and the curtain is down afterwards", async () => {
    const sat = await inShell(table(), [
      ...anaOpens,
      { type: "half\u001a" },
      { until: "shell: ", quiet: settled },
      ...back,
      { type: "x" },
      { until: "> ", quiet: settled },
      { type: "\u0003" },
      { until: "shell: ", type: "exit\r" },
    ]);
    const stopped = sat.heard[4] ?? "";
    expect(onScreen(stopped)).not.toContain("Ana — ");
    const returned = sat.heard[5] ?? "";
    expect(returned).not.toContain("Ana — ");
    expect(returned).not.toContain("half");
    expect(sat.heard.slice(6).join("")).toContain("Ana — ");
  });

  it.each(["SIGTSTP", "SIGSTOP"] as const)("by %s: the curtain is down afterwards", async (signal) => {
    const sat = await inShell(table(), [
      ...anaOpens,
      { signal },
      { until: "shell: ", quiet: settled },
      ...back,
      { type: "\u0003" },
      { until: "shell: ", type: "exit\r" },
    ]);
    if (signal === "SIGTSTP") expect(onScreen(sat.heard[3] ?? "")).not.toContain("Ana — ");
    expect(onScreen(sat.heard[4] ?? "")).not.toContain("Ana — ");
  });

  it("at the curtain itself, or in a game without secrets: the question comes again", async () => {
    const atCurtain = await inShell(table(), [
      { until: "Ana, press any key. ", quiet: settled, type: "\u001a" },
      { until: "shell: ", quiet: settled },
      ...back,
      ...leave,
      { until: "shell: ", type: "exit\r" },
    ]);
    expect(all(atCurtain)).not.toContain("Ana — ");
    const open = [
      "play",
      "wishes",
      "--players",
      "2",
      "--humans",
      "2",
      "--usual",
      "--seed",
      "s",
      "--lang",
      "en",
    ];
    const played = await inShell(open, [
      { until: "> ", quiet: settled, type: "\u001a" },
      { until: "shell: ", quiet: settled, type: "fg\r" },
      { until: "> ", quiet: settled, type: "h\r" },
      { until: "this help", quiet: settled, type: "\u0003" },
      { until: "shell: ", type: "exit\r" },
    ]);
    expect(all(played)).toContain("The game was interrupted.");
  });
});

describe.concurrent("whatever ends the game", () => {
  const crash = {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent('process.on("SIGUSR2",()=>{throw new Error("crash")})')}`,
  };

  it.each([
    ["Ctrl-C", { type: "half\u0003" }, 130],
    ["Ctrl-D", { type: "\u0004" }, 1],
    ["SIGINT", { signal: "SIGINT" }, 130],
    ["SIGTERM", { signal: "SIGTERM" }, 130],
    ["SIGHUP", { signal: "SIGHUP" }, 130],
    ["SIGQUIT", { signal: "SIGQUIT" }, 130],
    ["SIGUSR2", { signal: "SIGUSR2" }, 130],
    ["a crash", { signal: "SIGUSR2" }, 1],
    ["q", { type: "q\r" }, 0],
  ] as const)("%s: the screen is wiped, and is a plain terminal again", async (name, step, status) => {
    const steps = [...anaOpens, step, ...(name === "q" ? [{ until: "Really leave", type: "y\r" }] : [])];
    const sat = await guinguetteOnTerminal(table(), steps, name === "a crash" ? crash : {});
    expect(sat.status).toBe(status);
    const end = sat.heard.join("");
    expect(end).toContain("Ana — ");
    expect(onScreen(end)).not.toContain("Ana — ");
    expect(onScreen(end)).not.toContain("half");
  });

  it("the shell that comes back echoes what is typed", async () => {
    const sat = await inShell(table(), [
      ...anaOpens,
      { signal: "SIGTERM" },
      { until: "shell: ", quiet: settled, type: "stty -a\r" },
      { until: "shell: ", type: "exit\r" },
    ]);
    expect(all(sat)).toMatch(/ icanon /);
    expect(all(sat)).toMatch(/ echo /);
  });
});

it("another size of the window brings nothing back", async () => {
  const sat = await guinguetteOnTerminal(table(), [
    ...anaOpens,
    ...boIsAwaited("1\r"),
    { resize: [50, 200] },
    { quiet: settled, resize: [10, 20] },
    { quiet: settled },
    ...leave,
  ]);
  expect(sat.heard.slice(4).join("")).not.toContain("Ana — ");
});

it("names cannot command the terminal, nor is anything written to its title or clipboard", async () => {
  const name = "\u001b]52;c;aGk=\u0007\u009b2J\u009d0;t\u009cEve";
  const args = ["play", "chat-peche", "--players", "2", "--usual", "--seed", "s", "--lang", "en"];
  const sat = await guinguetteOnTerminal(args, [
    { until: "Seat 1: ", quiet: settled, type: `${name}\r` },
    { until: "Seat 2: ", quiet: settled, type: "Bo\r" },
    { until: "press any key. ", quiet: settled, type: "x" },
    { until: "> ", quiet: settled },
    ...leave,
  ]);
  const said = all(sat);
  expect(said).toContain("Eve");
  // Colours, the wiping of lines and of the screen, and where the cursor is: nothing else.
  const [plain = "", ...commands] = said.split("\u001b");
  expect(commands.filter((command) => !/^\[\d*(;\d+)?[mJKGHDC]/.test(command))).toEqual([]);
  expect([plain, ...commands].filter((text) => /[\u0080-\u009f]/.test(text))).toEqual([]);
});
