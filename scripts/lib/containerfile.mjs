/** As much of a container file as ours uses. */

/**
 * @typedef {{ kind: "run", command: string }
 *   | { kind: "copy", from: string | null, source: string, target: string }
 *   | { kind: "workdir", folder: string }
 *   | { kind: "env", values: Record<string, string> }
 *   | { kind: "user", name: string }
 *   | { kind: "cmd", args: string[] }
 *   | { kind: "told" }} Step `told`: said to whoever runs it, and nothing to be done
 * @typedef {{ base: string, name: string, steps: Step[] }} Stage
 */

/**
 * The stages of a container file; fails on what it does not know, so that no step is left out unseen.
 * @param {string} text
 * @returns {Stage[]}
 */
export function stagesIn(text) {
  /** @type {Stage[]} */
  const stages = [];
  for (const line of text.split("\n")) {
    const [, word = "", rest = ""] = /^(\S+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (word === "" || word.startsWith("#")) continue;
    if (word === "FROM") {
      const [, base = "", name = ""] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? [];
      stages.push({ base, name, steps: [] });
    } else {
      const stage = stages.at(-1);
      if (stage === undefined) throw new Error(`before any FROM: ${line}`);
      stage.steps.push(stepOf(word, rest));
    }
  }
  return stages;
}

/** @param {string} word @param {string} rest @returns {Step} */
function stepOf(word, rest) {
  switch (word) {
    case "RUN":
      return { kind: "run", command: rest };
    case "COPY": {
      const [, from, source = "", target = ""] = /^(?:--from=(\S+)\s+)?(\S+)\s+(\S+)$/.exec(rest) ?? [];
      if (target !== "") return { kind: "copy", from: from ?? null, source, target };
      break;
    }
    case "WORKDIR":
      return { kind: "workdir", folder: rest };
    case "ENV":
      return {
        kind: "env",
        values: Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split("=", 2))),
      };
    case "USER":
      return { kind: "user", name: rest };
    case "CMD":
      return { kind: "cmd", args: JSON.parse(rest) };
    case "VOLUME":
    case "EXPOSE":
    case "HEALTHCHECK":
      return { kind: "told" };
  }
  throw new Error(`not known: ${word} ${rest}`);
}
