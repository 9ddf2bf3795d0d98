/** The environment a program is started with: ours, less what tells how the match was started. */

/** Command lines that whoever started us has left there. */
const telling = ["_", "SUDO_COMMAND", "SSH_ORIGINAL_COMMAND", "MAKEFLAGS", "MFLAGS", "BASH_EXECUTION_STRING"];

export function surroundingsFor(env: NodeJS.ProcessEnv, mark: string): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !/^npm_/i.test(name) && !telling.includes(name));
  return { ...Object.fromEntries(kept), [mark]: "1" };
}
