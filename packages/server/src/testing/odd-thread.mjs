// A thread in which bots think as a test says: by the name of the game they are asked about.
import { parentPort, threadId } from "node:worker_threads";

parentPort.on("message", ({ game, legal }) => {
  if (game === "hangs") for (;;);
  if (game === "throws") throw new Error("cannot think");
  if (game === "ends") process.exit(0);
  parentPort.postMessage({ ...legal[0], thread: threadId });
});
