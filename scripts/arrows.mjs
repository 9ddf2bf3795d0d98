import { checkArrows } from "./lib/arrows.mjs";
import { root } from "./lib/root.mjs";

const { modules, problems } = checkArrows(process.argv[2] ?? root);
for (const problem of problems) console.error(problem);
if (modules === 0) console.error("No module found: a check that sees nothing proves nothing");
if (problems.length > 0 || modules === 0) {
  process.exitCode = 1;
} else {
  console.log(`  ${modules} modules, each in its room`);
}
