// The syntax stays old up to the import below, so that an old Node can read this file and say what it lacks.
import { nodeFits } from "./lib/node-version.mjs";

if (nodeFits()) {
  void import("./lib/prove.mjs").then((prove) => prove.prove(process.argv.slice(2)));
}
