/** Where push subscriptions are kept, and who is to be told that a table waits for them. */
import { createHash } from "node:crypto";
import type { Language } from "@guinguette/words/language";
import type { Person } from "../room/entries.ts";

/** One browser that wants to be told. */
export interface Subscription {
  /** By which it is named: a hash of its endpoint. */
  readonly id: string;
  readonly person: Person;
  /** The address at its push service. */
  readonly endpoint: string;
  /** Its public key and its secret, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  /** The page's own address, where it came encrypted: push services may want one to write to. */
  readonly origin: string | null;
  /** When, in milliseconds. */
  readonly made: number;
}

export interface StoredSubscription extends Subscription {
  /** How often in a row nothing could be delivered. */
  readonly failures: number;
  /** Until when it is left alone, in milliseconds. */
  readonly paused: number;
}

/** A table waits for somebody since this change. */
export interface Turn {
  readonly room: string;
  readonly person: Person;
  readonly turn: number;
}

/** A turn that is to be told. */
export interface Telling extends Turn {
  /** How often it was begun, this time included. */
  readonly tries: number;
}

export interface PushStore {
  /** The private key by which push services know this server: the first that was given counts for good. */
  key(made: Uint8Array): Promise<Uint8Array>;
  /** Keeps it, in the place of one with the same endpoint, whosesoever that was, and of another of theirs that it
   * replaces; beyond so many the oldest go. False for anybody who was erased. */
  subscribe(subscription: Subscription, replaces: string | null, most: number): Promise<boolean>;
  /** The oldest first. */
  subscriptionsOf(person: Person): Promise<readonly StoredSubscription[]>;
  /** Those of them who have any. */
  subscribed(persons: readonly Person[]): Promise<readonly Person[]>;
  /** Whether it was theirs. */
  unsubscribe(person: Person, id: string): Promise<boolean>;
  /** How it fared: unless it was taken by somebody else meanwhile. */
  fared(subscription: Subscription, failures: number, paused: number): Promise<void>;
  /** These turns are to be told at that time, to those who have subscriptions. One that was noted before, or an earlier one
   * of the same person and table, changes nothing. */
  awaits(turns: readonly Turn[], due: number): Promise<void>;
  /** What is to be told by now, the longest first, and at most so many: until the second time it is nobody else's. */
  dueBy(now: number, until: number, most: number): Promise<readonly Telling[]>;
  /** It is told, or need not be (null), or is tried again at that time. Not where a later turn was noted meanwhile. */
  settle(turn: Turn, due: number | null): Promise<void>;
  /** Nothing is kept of it: they have no subscription any more. */
  drop(turn: Turn): Promise<void>;
  /** The game is over: nothing of it is to be told any more. */
  forgetTurns(room: string): Promise<void>;
}

/** Whether one could be named so. */
export function isSubscriptionId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

export function subscriptionId(endpoint: string): string {
  return createHash("sha256").update(endpoint).digest("hex").slice(0, 32);
}
