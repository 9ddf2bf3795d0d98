/**
 * A player that takes any legal move. With the word `odd` it answers nonsense to its first question, no legal move to its
 * second, and ends at its fifth.
 *
 * node first.mjs [odd]
 */
import { createInterface } from "node:readline";

const isOdd = process.argv[2] === "odd";
let questions = 0;

createInterface({ input: process.stdin }).on("line", (line) => {
  const { legal } = JSON.parse(line);
  questions++;
  if (isOdd && questions === 5) process.exit(3);
  if (isOdd && questions === 1) console.log("I would rather not");
  else if (isOdd && questions === 2) console.log(JSON.stringify({ type: "fly" }));
  else console.log(JSON.stringify(legal[questions % legal.length]));
});
