/** What runs when `guinguette` is called. */
import { guinguette } from "./command.ts";
import { exitCodes } from "./io.ts";

// Whoever reads us may stop early (`| head`), or the terminal be gone: then there is nothing left to say.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE" || error.code === "EIO") process.exit(exitCodes.failed);
  throw error;
});

process.exitCode = await guinguette(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  error: process.stderr,
  env: process.env,
});
