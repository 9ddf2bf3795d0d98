/** The environment a program is started with: ours, less what tells how the match was started, and what is ours alone. */

/** Command lines that whoever started us has left there. */
const telling = ["_", "SUDO_COMMAND", "SSH_ORIGINAL_COMMAND", "MAKEFLAGS", "MFLAGS", "BASH_EXECUTION_STRING"];
/** Who plays by a token may do so at every table of theirs; a database and a key are the server's. */
const own = ["GUINGUETTE_TOKEN", "DATABASE_URL", "TLS_KEY"];

export function surroundingsFor(env: NodeJS.ProcessEnv, mark: string): NodeJS.ProcessEnv {
  const left = [...telling, ...own];
  const kept = Object.entries(env).filter(([name]) => !/^npm_/i.test(name) && !left.includes(name));
  return { ...Object.fromEntries(kept), [mark]: "1" };
}
