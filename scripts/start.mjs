// The syntax stays old up to the import below, so that an old Node can read this file and say what it lacks.
import { nodeFits } from "./lib/node-version.mjs";

if (nodeFits()) {
  void import("./lib/start.mjs").then((start) => start.start(process.argv.slice(2)));
}
