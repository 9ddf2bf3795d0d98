import { readLock } from "./lib/install.mjs";
import { lockProblems } from "./lib/lock.mjs";
import { root } from "./lib/root.mjs";

const folder = process.argv[2] ?? root;
const lock = readLock(folder);
const problems = lockProblems(lock);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  process.exitCode = 1;
} else {
  console.log(`  ${Object.keys(lock.packages).length} packages, complete for every platform`);
}
