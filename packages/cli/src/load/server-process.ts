/** The server of tables as it is, for `guinguette load`: it says its port, and ends when whoever started it does. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serveTablesIn } from "@guinguette/server/server";

const tables = await serveTablesIn(process.argv[2] ?? "", process.env);
const door = createServer(tables.answer).on("upgrade", tables.upgrade);
door.listen(0, "127.0.0.1", 4096, () => process.send?.((door.address() as AddressInfo).port));
// Ctrl-C in a terminal reaches everybody; who measures asks first how we fared.
process.on("SIGINT", () => {});
process.on("disconnect", () => process.exit(0));
