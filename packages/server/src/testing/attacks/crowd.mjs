// People who play at their pace and know nothing of what else happens: node crowd.mjs PORT TABLES PACE
// A process of its own, so that what they see late is the server's doing. It tells of every table that is opened; told
// `stretch`, it counts what follows under that name; told `stop`, it tells all that was acknowledged, and how long each
// move took from being sent to being seen by everybody at its table.
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";

const [port = 0, tables = 0, pace = 0] = process.argv.slice(2).map(Number);
const games = ["fish-fish", "wishes", "chat-peche", "fish-and-chips"];

let stretch = "before";
let isOver = false;
let moves = 0;
/** Whoever sits somewhere, and would leave if nothing of theirs is to be answered. */
const sitting = new Set();
const samples = {};
const acknowledged = [];
const opened = [];
/** What should not happen to anybody who means well. */
const troubles = [];

/** Somebody with a browser, in the house with this address. */
function person(house) {
  let cookie = "";
  const ask = (method, path, body) =>
    new Promise((resolve, reject) => {
      const headers = { ...(cookie && { cookie }), ...(body && { "content-type": "application/json" }) };
      const asked = request({ port, host: "127.0.0.1", localAddress: house, method, path, headers });
      asked.on("error", reject).on("response", (response) => {
        let text = "";
        response.on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () => {
          const [given] = response.headers["set-cookie"] ?? [];
          if (given) cookie = given.split(";")[0];
          if (response.statusCode < 300) resolve(JSON.parse(text));
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
        });
      });
      asked.end(body && JSON.stringify(body));
    });
  const open = (path) =>
    new WebSocket(`ws://127.0.0.1:${port}${path}`, { localAddress: house, headers: { cookie } });
  return { ask, open, cookie: () => cookie };
}

/** One game from its opening to its end, or until all is over. */
async function play(round, people) {
  const [host] = people;
  const game = games[round % games.length];
  const { id } = await host.ask("POST", "/api/v1/tables", { game, players: people.length });
  opened.push(id);
  for (const [seat, one] of people.entries())
    await one.ask("POST", `/api/v1/tables/${id}/seats/${seat}`, {
      name: `P${seat}`,
      chance: "ab".repeat(16),
    });
  await host.ask("POST", `/api/v1/tables/${id}/start`);
  process.send({ kind: "opened", id, cookies: people.map((one) => one.cookie()) });
  /** By viewer: when each change was seen. */
  const seen = people.map(() => []);
  /** Moves that were granted and not seen by all. */
  let waiting = [];
  let last = performance.now();

  function settle() {
    waiting = waiting.filter(({ number, sent, under }) => {
      const times = seen.map((each) => each[number]);
      if (times.includes(undefined)) return true;
      samples[under] ??= [];
      samples[under].push(Math.max(...times) - sent);
      return false;
    });
  }

  await Promise.all(
    people.map(
      (one, seat) =>
        new Promise((done) => {
          const socket = one.open(`/api/v1/tables/${id}/live`);
          const offers = new Map();
          let thought = -1;
          let end = false;
          const leave = () => {
            sitting.delete(leaveIdle);
            end = true;
            socket.close();
          };
          const leaveIdle = () => offers.size === 0 && leave();
          sitting.add(leaveIdle);
          async function move({ number, legal }) {
            thought = number;
            // A table has its pace, however many of them are to move.
            await pause(Math.max(0, last + pace - performance.now()));
            if (isOver || end) return leave();
            last = performance.now();
            const chosen = legal[moves % legal.length];
            offers.set(++moves, { move: chosen, sent: performance.now(), under: stretch });
            socket.send(
              JSON.stringify({
                type: "offer",
                id: moves,
                offer: { kind: "play", seen: number, move: chosen },
              }),
            );
          }
          socket.on("open", () => socket.send('{"type":"hello","version":1,"as":"seat","since":0}'));
          socket.on("error", (cause) => troubles.push(String(cause)));
          socket.on("close", (code) => {
            if (!end) troubles.push(`closed with ${code}`);
            done();
          });
          socket.on("message", (data) => {
            const now = performance.now();
            const { type, sight, id: of, answer, problem } = JSON.parse(data);
            if (type === "problem") troubles.push(problem.type);
            else if (type === "answer") {
              const { move: made, sent, under } = offers.get(of);
              offers.delete(of);
              if (answer.ok) {
                acknowledged.push({ table: id, seat, number: answer.number, move: made });
                waiting.push({ number: answer.number, sent, under });
              } else if (answer.because.kind === "stale") thought = -1;
              else troubles.push(JSON.stringify(answer.because));
              settle();
              if (isOver) leaveIdle();
            } else if (type === "sight") {
              for (let number = sight.number; number > 0 && seen[seat][number] === undefined; number--)
                seen[seat][number] = now;
              settle();
              if (sight.winners !== null) setTimeout(leave, 50);
              else if (sight.awaited.includes(seat) && thought !== sight.number) void move(sight);
            }
          });
        }),
    ),
  );
}

async function keepPlaying(which) {
  const house = `127.1.${which >> 8}.${(which & 255) + 1}`;
  const people = [person(house), person(house)];
  for (const one of people) await one.ask("POST", "/api/v1/me");
  for (let round = which; !isOver; round++) await play(round, people);
}

process.on("message", (message) => {
  if (message.kind === "stretch") stretch = message.name;
  else {
    isOver = true;
    for (const leaveIdle of sitting) leaveIdle();
  }
});
const playing = Array.from({ length: tables }, (_, which) =>
  keepPlaying(which).catch((cause) => troubles.push(String(cause))),
);
await Promise.all(playing);
process.send({ kind: "done", acknowledged, opened, samples, troubles }, () => process.disconnect());
