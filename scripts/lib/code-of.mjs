/**
 * The system's word for what went wrong, such as EADDRINUSE.
 * @param {unknown} cause
 */
export function codeOf(cause) {
  return cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
}
