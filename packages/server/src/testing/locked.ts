/** A file of tables that cannot be read for a while: whoever copies it waits in the middle. It has to be a copy itself, as
 * nothing is written beside those. */
import { DatabaseSync } from "@photostructure/sqlite";

/** Gives how to unlock it. */
export function locked(file: string): () => void {
  const db = new DatabaseSync(file, { timeout: 10_000 });
  db.exec("BEGIN EXCLUSIVE");
  return () => {
    db.exec("ROLLBACK");
    db.close();
  };
}
