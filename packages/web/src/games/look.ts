/**
 * How a game looks: what `games/<game>/` gives to the pages. A board knows no rules: it is given a view, the legal
 * moves and the events, and shows them.
 */
import type { GameId, Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import type { Holder } from "@guinguette/table/terms";
import type { GameWords, SeatNames } from "@guinguette/words/game-words";
import type { Language, Words } from "@guinguette/words/language";
import type { Component } from "svelte";
import type { Layout } from "../layout.ts";
import type { Sound } from "../sound.ts";
import type { Counted } from "../words/amounts.ts";
import type { PlateData } from "./plate.ts";
import type { RowGroup } from "./rows.ts";
import type { Situation, Touching, TouchRules } from "./touch.ts";

/** Everything that can be touched is a button; those that are a step towards a legal move carry `data-can`. */
export interface BoardProps<T extends Types = Types> {
  /** What may be shown now. */
  view: T["shown"];
  /** Who plays at this screen now: `legal` are its moves. Null: only watching. A board is turned to who reads it
   * (`view.seat`), never to who is to play: on a shared screen everything would change places at every turn. */
  seat: Seat | null;
  legal: readonly T["move"][];
  /** What has just happened, in order, for motion and reveals; `view` is what came of it. */
  events: readonly T["event"][];
  /** Whether the page waits for the board to show these events; no longer, once somebody skips them. */
  showing: boolean;
  /** Whether what was revealed stays in sight as long as the page waits. */
  stays?: boolean;
  names: SeatNames;
  /** Who holds each seat; for boards on which the players have their places. */
  holders: readonly Holder[];
  /** Whether only the game itself is drawn: its players stand elsewhere, or there are none. */
  bare?: boolean;
  /** Who has chosen while others still do. What they chose is not here. */
  ready?: readonly Seat[];
  language: Language;
  /** What can be touched now, and what a touch does. */
  touching: Touching;
  /** The place that was picked up on the way to a move (a pile, a card). */
  picked: string | null;
  /** The move that waits in the dock for its confirmation. */
  proposed: T["move"] | null;
  /** The move that was refused just now; for a moment. */
  refused: T["move"] | null;
  /** What a hint points at, or what is left over: the board's own names of places. */
  lit?: readonly string[];
}

/** A line of the final score: what for, by which rule, how much to each seat (null: nothing to say). */
export interface ScoreLine {
  readonly label: string;
  readonly rule: string;
  readonly note?: string;
  /** The rule that the note goes by, where it is another. */
  readonly noteRule?: string;
  /** A count that stands beside the score and is worth nothing: more of it is no better, and its note is always there. */
  readonly beside?: true;
  readonly values: readonly (number | null)[];
}

export interface ScoreSheet {
  /** Why the game ended, as a short phrase, and its rule. */
  readonly ending: {
    readonly text: string;
    readonly rule: string;
    /** Won at once, whatever the totals. */
    readonly outright?: boolean;
  };
  readonly lines: readonly ScoreLine[];
  readonly totals: readonly (number | null)[];
  /** What a total counts. */
  readonly counts: Counted;
  /** What decided between equal totals at the top, in a few words. */
  readonly tie?: string;
}

/** A pause of the game worth a sheet of its own: a round is over, a market pays out. */
export interface Moment {
  readonly title: string;
  /** What led to it, where it is not plain. */
  readonly why?: string;
  /** The lines in words, for a table that has no room for names. */
  readonly inWords?: string;
  readonly lines: readonly ScoreLine[];
}

/** A position of a game, by its record. */
export interface Position<T extends Types = Types> {
  readonly players: number;
  readonly options: Partial<T["options"]>;
  readonly seed: string;
  readonly setup: Partial<T["setup"]>;
  readonly moves: readonly { readonly seat: Seat; readonly move: T["move"] }[];
}

/** A chapter of the rulebook: the rules it tells, and a live figure beside them. */
export interface Chapter<T extends Types = Types> {
  readonly title: Words;
  readonly rules: readonly string[];
  readonly figure?: { readonly position: Position<T>; readonly caption: Words };
}

/** A first game that teaches by playing. */
export interface Lesson<T extends Types = Types> {
  readonly position: Position<T>;
  /** The learner's seat. */
  readonly seat: Seat;
  readonly steps: readonly LessonStep<T>[];
  readonly farewell: Words;
}

export interface LessonStep<T extends Types = Types> {
  readonly say: Words;
  /** The rule it shows. */
  readonly rule: string;
  /** Who moves; a seat that is not the learner's plays by itself once the words are read. */
  readonly seat: Seat;
  /** What is played: the learner may choose among several. Empty: read, and go on. */
  readonly moves: readonly T["move"][];
}

/** Said while the board holds its breath. */
export interface Hush extends Words {
  /** Whose it is, where that is not whoever began it. */
  readonly seat?: Seat;
  /** When the board lets it out, in milliseconds at the usual pace; else once it has shown all of it. */
  readonly until?: number;
}

/** A part of what happened, told on its own. */
export interface Step<T extends Types = Types> {
  readonly events: readonly T["told"][];
  /** When the board has shown so much of it that it may be said, in milliseconds at the usual pace. */
  readonly at: number;
}

export interface GameLook<T extends Types = Types> {
  readonly id: GameId;
  readonly words: GameWords<T>;
  readonly Board: Component<BoardProps<T>>;
  /** What stands on a player's plate: points, tiles, worms. */
  plate(view: T["shown"], seat: Seat, language: Language): PlateData;
  readonly touch: TouchRules<T>;
  /** The whole position in words, what matters now first. */
  rows(now: Situation<T>, names: SeatNames, language: Language): readonly RowGroup[];
  /** What a phone shows while the table lies on another screen: one's own secrets and moves. Without it: the same rows. */
  hand?(now: Situation<T>, names: SeatNames, language: Language): readonly RowGroup[];
  /** The layouts in which the players have their places on the board itself, and need no seats beside it. */
  readonly seatsOnBoard: readonly Layout[];
  /** Whose sign stands for a seat, where it is not the seat's own: the solitaire's player has a colour. */
  tokenOf?(view: T["shown"], seat: Seat): Seat;
  /** Whether the board goes on showing what this tells: then no words need say it once more. */
  staysInSight?(event: T["told"]): boolean;
  /** The moves offered as buttons of the dock, because nothing on the board stands for them. */
  dock(view: T["shown"], legal: readonly T["move"][]): readonly T["move"][];
  /** Whether such buttons come and go with the turns: their place is kept meanwhile, so that the board does not jump. */
  readonly keepsDock?: boolean;
  /** Whether somebody's hand is for their eyes alone while the game is on. */
  readonly hasHands?: boolean;
  /** Whether something is never shown, not even once the game is over: then its replay is what a spectator saw. */
  readonly keepsSecrets?: boolean;
  /** Such a button: its word, and a smaller line below. */
  short(
    move: T["move"],
    view: T["shown"],
    language: Language,
  ): { readonly label: string; readonly hint?: string };
  /** The button that plays a proposed move, by its name: « b3 prend b1 · +2 ». */
  confirm(move: T["move"], view: T["shown"], language: Language, names: SeatNames): string;
  /** Its board has so much on it that a figure of the rulebook is higher. */
  readonly tall?: boolean;
  /** Where the game stands: « Manche 2 · objectif 60 points ». */
  heading(view: T["shown"], language: Language): string;
  /** A second line of the slate: arithmetic, what the piece picked up can do, a reminder; or nothing. */
  aside(
    view: T["shown"],
    proposed: T["move"] | null,
    language: Language,
    picked: string | null,
  ): string | null;
  /** What to do with what has been picked up, instead of the prompt; null: nothing else. */
  whatNext(view: T["shown"], picked: string, language: Language): string | null;
  /** The moves a typed shorthand may mean: « b3 b1 » ; none if it is no shorthand of this game. */
  typed(text: string, legal: readonly T["move"][], view: T["shown"]): readonly T["move"][];
  /** The score explained, from everything that happened. */
  score(events: readonly T["event"][], view: T["shown"], names: SeatNames, language: Language): ScoreSheet;
  /** By event of a game that is over: what it brought to each seat, by the lines of the score; null: nothing. */
  gains(events: readonly T["event"][]): readonly (readonly number[] | null)[];
  /** A pause, if one of these events calls for it. */
  moment(events: readonly T["event"][], names: SeatNames, language: Language): Moment | null;
  /** What is said while the board reveals these events: nothing that it has not shown yet. Null: they may be told. */
  suspense?(events: readonly T["told"][]): Hush | null;
  /** What a whole room is told of these events one after the other, as the board shows it; without it, what came of them. */
  steps?(events: readonly T["told"][]): readonly Step<T>[];
  /** What is heard of these events. */
  sound(events: readonly T["event"][]): Sound;
  /** How long the board needs to show these events, in milliseconds at the usual pace. */
  duration(events: readonly T["event"][]): number;
  readonly chapters: readonly Chapter<T>[];
  readonly lesson: Lesson<T>;
}
