/** Whether somebody was given what they may know and nothing else: by the record, once the game is over. */
import type { Viewer } from "@guinguette/rules/contract";
import { type GameRecord, readRecord } from "@guinguette/rules/record";
import { resume } from "@guinguette/table/resume";
import { usualSettings } from "@guinguette/table/settings";
import { heardBy, sightOf } from "@guinguette/table/sight";
import type { Fairness } from "@guinguette/wire/http";
import { sightsIn } from "./apart.ts";

export type OpenedRecord = GameRecord & {
  readonly names: readonly string[];
  readonly fairness: Fairness;
};

/** What is wrong with what came over the wire to this viewer; it must have come in the order it is given. */
export function strangeIn(received: readonly string[], record: OpenedRecord, viewer: Viewer): string[] {
  const sights = sightsIn(received);
  const { format, game, options, seed, moves, setup = {} } = readRecord(record);
  const holders = record.names.map((name) => ({ kind: "person" as const, name }));
  const opening = { format, game, options, settings: usualSettings, seed, setup, holders };
  const tableAfter = (count: number) => {
    const opened = resume(opening, moves.slice(0, count));
    if (!opened.ok) throw new Error(`the record is refused by ${opened.refusal.rule}`);
    return opened.table;
  };
  const faults = sights.flatMap((sight) => {
    const table = tableAfter(sight.moves);
    const true_ = sightOf(table, viewer, 0);
    const told = heardBy(table, viewer).map(asSent);
    if (sight.viewer !== viewer) return [`a sight of ${sight.viewer}`];
    if (asSent(sight.view) !== asSent(true_.view)) return [`another view after ${sight.moves} moves`];
    // While choices are sealed a seat that has chosen has no moves to be told of.
    if (sight.ready.length === 0 && asSent(sight.legal) !== asSent(true_.legal)) return ["other moves"];
    return sight.heard.every((one) => told.includes(asSent(one))) ? [] : ["something not told to them"];
  });
  return [...faults, ...openedEarly(received, record)];
}

/** The secrets that make a deal, before the record opens them: of all the others. */
function openedEarly(received: readonly string[], { seed, fairness }: OpenedRecord): string[] {
  const end = received.findIndex((text) => text.includes(`"fairness"`));
  const before = received.slice(0, end === -1 ? received.length : end);
  const secrets = [seed, fairness.secret, ...fairness.chances.flatMap((chance) => chance ?? [])];
  return secrets.filter((secret) => before.some((text) => text.includes(secret)));
}

const asSent = (value: unknown): string => JSON.stringify(value);
