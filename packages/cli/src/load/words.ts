/** What `load` says. */
import { numeral } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";
import type { Measured } from "./measured.ts";

export const anAddress = "http://127.0.0.1:3000";

export const aTime: Words = {
  en: "a number of seconds such as 5 or 0.5",
  fr: "un nombre de secondes comme 5 ou 0.5",
};

export function aNumberFrom(least: number, language: Language): string {
  return language === "fr" ? `un nombre à partir de ${least}` : `a number, ${least} or more`;
}

export const noServer: Words = {
  en: "nobody answers at",
  fr: "personne ne répond à",
};

export function seatingLine(tables: number, all: number, language: Language): string {
  const [some, every] = [numeral(tables, language), numeral(all, language)];
  return language === "fr"
    ? `tables installées\u00a0: ${some} sur ${every}`
    : `tables seated: ${some} of ${every}`;
}

export function playingLine(
  { seconds, moves, p99 }: { readonly seconds: number; readonly moves: number; readonly p99: number },
  language: Language,
): string {
  const [time, count, late] = [Math.round(seconds), Math.round(moves), rounded(p99)].map((value) =>
    numeral(value, language),
  );
  return language === "fr"
    ? `${time} s, ${count} coups par seconde, p99 ${late} ms`
    : `${time} s, ${count} moves a second, p99 ${late} ms`;
}

/** A few digits. */
function rounded(value: number): number {
  return value >= 100
    ? Math.round(value)
    : value >= 10
      ? Math.round(10 * value) / 10
      : Math.round(100 * value) / 100;
}

export function measuredLines(measured: Measured, language: Language): string[] {
  const fr = language === "fr";
  const figure = (value: number) => numeral(rounded(value), language);
  const { game, players, tables, seats, pace, seconds, latency, server, errors } = measured;
  const { p50, p95, p99, worst } = latency;
  const line = (words: Words, text: string) => `${words[language].padEnd(22)} ${text}`;
  const wrong = Object.entries(errors).map(([error, count]) => `${figure(count)} × ${error}`);
  const [megabytes, kilobytes] = [
    (bytes: number) => figure(bytes / 1e6),
    (bytes: number) => figure(bytes / 1e3),
  ];
  return [
    line(
      { en: "played", fr: "joué" },
      fr
        ? `${game} à ${players}\u00a0: ${figure(tables)} tables, ${figure(seats)} places, un coup toutes les ${figure(pace / 1000)} s, pendant ${figure(seconds)} s`
        : `${game} with ${players}: ${figure(tables)} tables, ${figure(seats)} seats, a move every ${figure(pace / 1000)} s, for ${figure(seconds)} s`,
    ),
    line({ en: "moves a second", fr: "coups par seconde" }, figure(measured.movesPerSecond)),
    line(
      { en: "to every viewer", fr: "arrivée chez chacun" },
      fr
        ? `p50 ${figure(p50)}, p95 ${figure(p95)}, p99 ${figure(p99)}, au pire ${figure(worst)} ms`
        : `p50 ${figure(p50)}, p95 ${figure(p95)}, p99 ${figure(p99)}, worst ${figure(worst)} ms`,
    ),
    ...(server === null
      ? []
      : [
          line(
            { en: "the server’s processor", fr: "processeur du serveur" },
            fr
              ? `${figure(100 * server.cores)}\u202f% d’un cœur, ${figure(server.perMove)} ms par coup`
              : `${figure(100 * server.cores)}% of a core, ${figure(server.perMove)} ms a move`,
          ),
          line(
            { en: "its memory", fr: "sa mémoire" },
            fr
              ? `${megabytes(server.bytes)} Mo, ${kilobytes(server.bytesPerSeat)} ko par place`
              : `${megabytes(server.bytes)} MB, ${kilobytes(server.bytesPerSeat)} kB a seat`,
          ),
        ]),
    line(
      { en: "the load itself", fr: "le programme de charge" },
      fr
        ? `${figure(100 * measured.loadCores)}\u202f% d’un cœur\u00a0; charge de la machine ${figure(measured.busy)}`
        : `${figure(100 * measured.loadCores)}% of a core; load average of the machine ${figure(measured.busy)}`,
    ),
    line({ en: "errors", fr: "erreurs" }, wrong.length === 0 ? "0" : wrong.join(", ")),
  ];
}
