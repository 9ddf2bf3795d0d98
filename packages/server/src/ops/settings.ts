/** What whoever looks after the machine may set, in the environment. Without any of it, all is as it should be. */
import { type Among, amongOf } from "../limits/address.ts";
import { type Bounded, usualBounded } from "../limits/limits.ts";
import type { PushSettings } from "../push/push.ts";
import { servicesIn } from "../push/services.ts";
import { type Level, levels } from "./log.ts";

export interface Settings {
  /** Proxies whose word is taken for whom they ask, and how it came to them. */
  readonly trusted: Among;
  /** Who may ask how the server fares, besides this machine. */
  readonly observers: Among;
  readonly bounded: Bounded;
  readonly level: Level;
  readonly push: PushSettings;
}

/** A setting that cannot be understood. */
export class WrongSetting extends Error {
  readonly setting: string;
  constructor(setting: string) {
    super(`${setting} cannot be understood`);
    this.name = "WrongSetting";
    this.setting = setting;
  }
}

export function settingsIn(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    trusted: addresses("TRUSTED_PROXIES", env.TRUSTED_PROXIES),
    observers: addresses("OBSERVERS", env.OBSERVERS),
    bounded: boundedBy(env.LIMITS ?? ""),
    level: levelOf(env.LOG_LEVEL),
    push: { services: servicesOf(env.PUSH_SERVICES), contact: contactOf(env.PUSH_CONTACT) },
  };
}

function addresses(setting: string, text = ""): Among {
  const among = amongOf(text);
  if (among === null) throw new WrongSetting(setting);
  return among;
}

/** `requests=100 tables=600`: those that are named, instead of the usual ones. */
function boundedBy(text: string): Bounded {
  const bounded: { -readonly [Key in keyof Bounded]: number } = { ...usualBounded };
  for (const each of text.split(/[\s,]+/).filter((part) => part !== "")) {
    const [, name = "", value = ""] = /^([a-z]+)=(\d{1,9})$/.exec(each) ?? [];
    if (!Object.hasOwn(bounded, name) || Number(value) < 1) throw new WrongSetting("LIMITS");
    bounded[name as keyof Bounded] = Number(value);
  }
  return bounded;
}

function servicesOf(text = ""): PushSettings["services"] {
  const services = servicesIn(text);
  if (services === null) throw new WrongSetting("PUSH_SERVICES");
  return services;
}

/** `mailto:` or `https:`, as push services want it (RFC 8292). */
function contactOf(text = ""): string | null {
  if (text === "") return null;
  if (text.length > 200 || !URL.canParse(text) || !/^(?:mailto:[^@\s]+@|https:\/\/)\S+$/.test(text))
    throw new WrongSetting("PUSH_CONTACT");
  return text;
}

function levelOf(text = ""): Level {
  if (text === "") return "warn";
  const level = levels.find((each) => each === text);
  if (level === undefined) throw new WrongSetting("LOG_LEVEL");
  return level;
}
