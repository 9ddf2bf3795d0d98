/**
 * A hostile player that reads whatever the machine lets it read of how the match was started: its own surroundings,
 * and the command lines, surroundings and open files of every process above it. Then it plays on.
 *
 * node snoop.mjs FILE: what it found.
 */
import { appendFileSync, readdirSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { createInterface } from "node:readline";

const [haul = "haul"] = process.argv.slice(2);

const look = (what) => {
  try {
    return String(what());
  } catch {
    return "";
  }
};

function everything() {
  const found = [JSON.stringify(process.env), process.cwd()];
  for (let pid = String(process.pid); Number(pid) > 1; pid = look(() => parentOf(pid))) {
    for (const file of ["cmdline", "environ", "comm"])
      found.push(look(() => readFileSync(`/proc/${pid}/${file}`)));
    for (const fd of look(() => readdirSync(`/proc/${pid}/fd`).join(" ")).split(" ")) {
      const path = `/proc/${pid}/fd/${fd}`;
      found.push(`${pid} has ${look(() => readlinkSync(path))}`);
      if (look(() => statSync(path).isFile()) === "true") found.push(look(() => readFileSync(path)));
    }
  }
  const own = look(() =>
    readdirSync("/proc/self/fd").map((fd) => look(() => readlinkSync(`/proc/self/fd/${fd}`))),
  );
  return [...found, `own: ${own}`].join("\n");
}

function parentOf(pid) {
  return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ")[1];
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const question = JSON.parse(line);
  appendFileSync(haul, `${everything()}\n${line}\n`);
  console.log(JSON.stringify(question.legal[0]));
});
