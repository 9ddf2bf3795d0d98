/** What Chat-Pêche says. */
import type { Card } from "@guinguette/rules/chat-peche/cards";
import type { ChatPeche } from "@guinguette/rules/chat-peche/game";
import type { ChatPecheRule } from "@guinguette/rules/chat-peche/ids";
import type { View } from "@guinguette/rules/chat-peche/view";
import { listedChoice } from "../common.ts";
import type { GameWords, OptionWords } from "../game-words.ts";
import type { Words } from "../language.ts";
import { adviceWords } from "./advice.ts";
import { eventWords } from "./events.ts";
import { logLines } from "./log.ts";
import { moveWords } from "./moves.ts";
import { cardName, catNames, columnName, type Edition } from "./names.ts";
import { reasonWords } from "./reason.ts";
import { reasonAgainWords } from "./reason-again.ts";
import { refusalWords } from "./refusals.ts";
import { chatPecheRules, rulesOfEdition } from "./rules.ts";

/** What an edition says: the pieces have other names in the first one (CP-C2). */
export function wordsOfEdition(edition: Edition): GameWords<ChatPeche> {
  return {
    ...chatPecheWords,
    rules: rulesOfEdition(edition),
    event: (event, names, language) => eventWords(event, names, language, edition),
    log: (told, names, language) => logLines(told, names, language, edition),
    refusal: (refusal, language, names) => refusalWords(refusal, language, edition, names),
  };
}

export const chatPecheWords: GameWords<ChatPeche> = {
  title: { en: "Chat-Pêche", fr: "Chat-Pêche" },
  goal: {
    en: "Have as many fish and as few stones in your bucket as you can. A fish is worth a point, a stone costs one.",
    fr: "Mettez dans votre seau le plus de poissons et le moins de pierres possible. Un poisson vaut un point, une pierre en coûte un.",
  },
  rules: chatPecheRules,
  // The editions have names of their own (CP-C2).
  at: ({ edition }) => (edition === "first" ? wordsOfEdition(edition) : chatPecheWords),
  options: {
    variant: {
      label: {
        en: "Ludolux’s variant: experienced anglers",
        fr: "Variante de Ludolux\u00a0: pêcheurs confirmés",
      },
      why: {
        en: "Fish count only if the bucket holds water.",
        fr: "Les poissons ne comptent que si le seau contient de l’eau.",
      },
      rule: "CP-V1",
      values: { base: { en: "No", fr: "Non" }, confirmed: { en: "Yes", fr: "Oui" } },
    },
    buckets: {
      label: { en: "Buckets", fr: "Seaux" },
      why: { en: "Closed: you know only your own.", fr: "Fermés\u00a0: chacun ne connaît que le sien." },
      rule: "CP-R5",
      values: { closed: { en: "Closed", fr: "Fermés" }, open: { en: "Open", fr: "Ouverts" } },
    },
    edition: {
      label: { en: "Edition", fr: "Édition" },
      why: {
        en: "Ludolux: cat and stools. First: tomcat, rod, blank cards.",
        fr: "Ludolux\u00a0: chat et tabourets. Première\u00a0: matou, canne, cartes vides.",
      },
      rule: "CP-C2",
      values: {
        ludolux: { en: "Ludolux", fr: "Ludolux" },
        first: { en: "First", fr: "Première" },
      },
    },
    seating: {
      label: { en: "Seating for two", fr: "Places à deux joueurs" },
      why: { en: "Facing banks, or neighbouring ones.", fr: "Deux rives qui se font face, ou voisines." },
      rule: "CP-R2",
      idleRule: "CP-R3",
      values: {
        facing: { en: "Face to face", fr: "Face à face" },
        adjacent: { en: "Neighbours", fr: "Voisins" },
      },
    },
    F1: copies("F1"),
    F2: copies("F2"),
    F3: copies("F3"),
    S1: copies("S1"),
    S2: copies("S2"),
  },
  move: moveWords,
  advice: (move, view, _names, language) => adviceWords(move, view, language),
  event: (event, names, language) => eventWords(event, names, language, "ludolux"),
  log: (told, names, language) => logLines(told, names, language, "ludolux"),
  refusal: (refusal, language, names) => refusalWords(refusal, language, "ludolux", names),
  prompt: (view, language) => promptWords(view)[language],
  rulesNow,
  reason: reasonWords,
  reasonAgain: (move, view, _now, language) => reasonAgainWords(move, view, language),
  // CP-2: where the heron would lure says where the cat is, to somebody who may not look at it again.
  noAdvice: ({ phase, options }, language) => (phase === "lure" ? silence(options.edition)[language] : null),
  // CP-2: not even to look at one's own.
  remember: ({ phase, options }, language) =>
    phase === "place" ? rememberIt(options.edition)[language] : null,
};

/** No wider than the prompt that it stands for: the slate is laid out for that. */
function rememberIt(edition: Edition): Words {
  const cat = catNames[edition];
  return {
    fr: `Placez votre ${cat.fr} devant une colonne, et retenez-la.`,
    en: `Place your ${cat.en}, and remember the column.`,
  };
}

function silence(edition: Edition): Words {
  const cat = catNames[edition];
  return {
    fr: `Le héron se tait\u00a0: son conseil dirait où est votre ${cat.fr}, qu’on n’a plus le droit de regarder (CP-2).`,
    en: `The heron keeps silent: a hint would give away where your ${cat.en} is, and nobody may look again (CP-2).`,
  };
}

/** CP-R1: what is none of these is water. */
function copies(card: Card): OptionWords {
  const said = { en: cardName(card, "en", "ludolux"), fr: cardName(card, "fr", "ludolux") };
  return {
    label: { en: `Cards of ${said.en}`, fr: `Cartes à ${said.fr}` },
    rule: "CP-R1",
    box: true,
    values: {},
  };
}

function promptWords(view: View): Words {
  const mine = view.actors.some((seat) => seat === view.seat);
  switch (view.phase) {
    case "over":
      return { en: "The game is over.", fr: "La partie est finie." };
    case "place":
      return mine ? placePrompt(view) : waitPrompt(view);
    case "lure":
      return mine
        ? {
            en: "Lure one pile to a spot next to it, or pass.",
            fr: "Tirez une pile vers une case voisine, ou passez.",
          }
        : view.seat === "spectator"
          ? {
              en: "A pile is lured to a spot next to it, or the player passes.",
              fr: "On tire une pile vers une case voisine, ou on passe.",
            }
          : { en: "Another player’s turn to lure.", fr: "À quelqu’un d’autre de tirer." };
    case "fish":
      return mine
        ? fishPrompt(view)
        : view.seat === "spectator"
          ? { en: "One spot of the chosen column is fished.", fr: "On pêche dans la colonne choisie." }
          : { en: "Another player’s turn to fish.", fr: "À quelqu’un d’autre de pêcher." };
  }
}

function placePrompt({ options }: View): Words {
  const cat = catNames[options.edition];
  if (options.edition === "first")
    return {
      en: `Lay down your rod: put your ${cat.en} at the column you will fish.`,
      fr: `Posez votre canne\u00a0: le ${cat.fr} devant la colonne où vous pêcherez.`,
    };
  return {
    en: `Put your ${cat.en} at the column you will fish.`,
    fr: `Placez votre ${cat.fr} devant la colonne où vous pêcherez.`,
  };
}

function waitPrompt({ seat, seats, options }: View): Words {
  const own = seat === "spectator" ? undefined : seats[seat];
  const column = own === undefined || own.cat === null ? null : columnName(own.columns[own.cat - 1] ?? []);
  if (column === null)
    return options.edition === "first"
      ? { en: "The players lay down their rods.", fr: "Chacun pose sa canne." }
      : { en: "The players place their cats.", fr: "Chacun place son chat." };
  const cat = catNames[options.edition];
  return {
    en: `Your ${cat.en} is at column\u00a0${column}; the others are still placing.`,
    fr: `Votre ${cat.fr} est devant la colonne\u00a0${column}\u00a0; les autres placent encore.`,
  };
}

/** Only spots that hold cards can be chosen (CP-4a). */
function fishPrompt({ seats, actors, pond }: View): Words {
  const own = seats[actors[0] ?? 0];
  const cat = own?.cat ?? 1;
  const spots = own?.columns[cat - 1] ?? [];
  const column = columnName(spots);
  const holding = spots.filter((spot) => pond.some((pile) => pile.spot === spot && pile.height > 0));
  const [only, ...others] = holding;
  if (only !== undefined && others.length === 0)
    return {
      en: `Fish ${only}: column\u00a0${column} has no other pile.`,
      fr: `Pêchez en ${only}\u00a0: la colonne\u00a0${column} n’a pas d’autre pile.`,
    };
  return {
    en: `Fish a spot of column\u00a0${column}: ${listedChoice(holding, "en")}.`,
    fr: `Pêchez dans la colonne\u00a0${column}\u00a0: ${listedChoice(holding, "fr")}.`,
  };
}

function rulesNow(view: View): readonly ChatPecheRule[] {
  const variant: readonly ChatPecheRule[] = view.options.variant === "confirmed" ? ["CP-V1"] : [];
  switch (view.phase) {
    case "place":
      return ["CP-2", "CP-R3", "CP-R6", "CP-4", "CP-E2", ...variant, "CP-C2", "CP-R5"];
    case "lure":
      return ["CP-3", "CP-3a", "CP-R4", "CP-3b", "CP-3c", "CP-4", "CP-E2", ...variant];
    case "fish":
      return ["CP-4", "CP-4a", "CP-4b", "CP-E2", ...variant, "CP-R5", "CP-5"];
    case "over":
      return ["CP-E3", "CP-E2", ...variant, "CP-E1"];
  }
}
