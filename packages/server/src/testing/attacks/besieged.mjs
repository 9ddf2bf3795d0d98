// The built server behind the door of `npm start`, as a process of its own: node besieged.mjs SERVER FILE SCRIPTS
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [server = "", file = "", scripts = ""] = process.argv.slice(2);
const load = (path) => import(pathToFileURL(path).href);
const { serveTablesIn } = await load(server);
const { openDoor } = await load(join(scripts, "door.mjs"));
const { reception } = await load(join(scripts, "reception.mjs"));
const tables = await serveTablesIn(file, process.env);
// What is no table is a question of whoever looks after the machine.
const inside = reception(tables.answer, tables, () => false);
const { port } = await openDoor({ port: 0, lan: false }, inside);
console.log(port);
