/** A container file carried out without any container program: each stage in a bare Debian root of its own, by chroot. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root as project } from "../lib/root.mjs";

/**
 * @typedef {import("../lib/containerfile.mjs").Stage} Stage
 * @typedef {{ root: string, folder: string, env: Record<string, string>, user: string, cmd: string[] }} Made
 */

/** What of this machine's own set-up lets its programs reach their mirrors; it is lent to a step, and stays in no root. */
function lent() {
  const npm = spawnSync("npm", ["config", "get", "userconfig"], { encoding: "utf8" }).stdout.trim();
  /** @type {[string, string][]} */
  const pairs = [
    ["/etc/resolv.conf", "/etc/resolv.conf"],
    ["/etc/hosts", "/etc/hosts"],
    ["/etc/ssl/certs/ca-certificates.crt", "/etc/ssl/certs/lent.crt"],
    ["/etc/apt/apt.conf.d", "/etc/apt/apt.conf.d"],
    [npm, "/etc/lent.npmrc"],
  ];
  return pairs.filter(([from]) => existsSync(from));
}

/** Where the programs of a root find what is lent. */
const lentSettings = {
  NODE_EXTRA_CA_CERTS: "/etc/ssl/certs/lent.crt",
  NPM_CONFIG_USERCONFIG: "/etc/lent.npmrc",
};

/** @param {string} command @param {string[]} args */
function done(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${error?.message ?? status}`);
}

/**
 * The command line that runs something in a root: mounts of its own, gone with it.
 * @param {Made} made
 * @param {string[]} args
 * @param {readonly [string, string][]} loans files of this machine, and where they are seen
 */
function within({ root, folder, env, user }, args, loans) {
  const script = [
    'root="$1"; shift',
    'mount -t proc proc "$root/proc"',
    ...loans.map(
      ([from, to]) =>
        `if [ -d '${from}' ]; then mkdir -p "$root${to}"; else mkdir -p "$(dirname "$root${to}")"; [ -e "$root${to}" ] || : > "$root${to}"; fi; mount --bind '${from}' "$root${to}"`,
    ),
    'exec chroot "$@"',
  ].join("\n");
  const said = Object.entries({
    PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    HOME: user === "root" ? "/root" : "/",
    DEBIAN_FRONTEND: "noninteractive",
    ...(loans.length > 0 ? lentSettings : {}),
    ...env,
  }).map(([name, value]) => `${name}=${value}`);
  const inside = ["/usr/bin/env", "-i", "-C", folder, ...said, ...args];
  const chroot = [`--userspec=${user}`, root, ...inside];
  return ["--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", script, "sh", root, ...chroot];
}

/**
 * Carries out the stages, below a folder.
 * @param {readonly Stage[]} stages
 * @param {string} place
 * @returns {Made} the last one
 */
export function carriedOut(stages, place) {
  const site = spawnSync("apt-get", ["indextargets", "--format", "$(SITE)"], { encoding: "utf8" });
  const mirror = site.stdout.split("\n")[0] ?? "";
  const bare = join(place, "bare");
  /** @type {Map<string, string>} */
  const roots = new Map();
  /** @type {Made | null} */
  let made = null;
  for (const [at, stage] of stages.entries()) {
    const suite = /^debian:([a-z]+)-slim$/.exec(stage.base)?.[1];
    if (suite === undefined) throw new Error(`no bare Debian: ${stage.base}`);
    if (!existsSync(bare)) done("debootstrap", ["--variant=minbase", suite, bare, mirror]);
    const root = join(place, `stage-${at}`);
    done("cp", ["--archive", bare, root]);
    roots.set(stage.name, root);
    made = { root, folder: "/", env: {}, user: "root", cmd: [] };
    for (const step of stage.steps) carryOut(step, made, roots);
  }
  if (made === null) throw new Error("no stage");
  return made;
}

/** @param {import("../lib/containerfile.mjs").Step} step @param {Made} made @param {Map<string, string>} roots */
function carryOut(step, made, roots) {
  switch (step.kind) {
    case "run":
      console.log(`+ ${step.command}`);
      return done("unshare", within(made, ["sh", "-c", step.command], lent()));
    case "copy": {
      const target = join(made.root, step.target.startsWith("/") ? "" : made.folder, step.target);
      if (step.from !== null) {
        mkdirSync(join(target, ".."), { recursive: true });
        return done("cp", ["--archive", join(roots.get(step.from) ?? "", step.source), target]);
      }
      const left = new Set(
        readFileSync(join(project, ".dockerignore"), "utf8")
          .split("\n")
          .map((line) => line.replace(/^\*\*\//, "")),
      );
      return cpSync(join(project, step.source), target, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !left.has(basename(path)),
      });
    }
    case "workdir":
      made.folder = step.folder;
      return void mkdirSync(join(made.root, step.folder), { recursive: true });
    case "env":
      return void Object.assign(made.env, step.values);
    case "user":
      made.user = step.name;
      return;
    case "cmd":
      made.cmd = step.args;
      return;
    case "told":
      return;
  }
}

/**
 * Starts what the last stage is for, as whoever runs the container would.
 * @param {Made} made
 * @param {Record<string, string>} env
 */
export function startedIn(made, env) {
  const child = spawn("unshare", within({ ...made, env: { ...made.env, ...env } }, made.cmd, []), {
    stdio: ["ignore", "pipe", "inherit"],
  });
  /** Asks the first process inside to end, as a container program does. */
  const end = () => {
    const [first = ""] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").split(" ");
    process.kill(Number(first), "SIGTERM");
  };
  return { child, end };
}

/** @param {Made} made @param {string[]} args */
export function ranIn(made, args) {
  return spawnSync("unshare", within(made, args, []), { encoding: "utf8" });
}

/** @param {string} path */
export function sizeOf(path) {
  return Number(spawnSync("du", ["-sm", path], { encoding: "utf8" }).stdout.split("\t")[0]);
}

/** An empty folder. @param {string} place */
export function emptied(place) {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "README"), "Made by npm run prove -- container; may be removed.\n");
  return place;
}
