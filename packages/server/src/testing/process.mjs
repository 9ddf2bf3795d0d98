// The built server by itself, as a process that can be killed: node process.mjs SERVER FILE PORT
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";

const [server = "", file = "", port = "0"] = process.argv.slice(2);
const { serveTablesIn } = await import(pathToFileURL(server).href);
const tables = await serveTablesIn(file, process.env);
const door = createServer(tables.answer).on("upgrade", tables.upgrade);
door.listen(Number(port), "127.0.0.1", () => console.log(door.address().port));
