/**
 * Names of tables that one can say: a fish and a number, such as `tanche-42`. There is one list of fish for everybody, so
 * that a name is the same wherever it is read; whoever types one may use either language's word, and any capitals,
 * accents and signs between.
 */
import type { Words } from "./language.ts";

/** The French word without its accents is the one that is written. None is taken for another when it is said. */
export const codeFish: readonly Words[] = [
  { fr: "ablette", en: "bleak" },
  { fr: "aiglefin", en: "haddock" },
  { fr: "anchois", en: "anchovy" },
  { fr: "anguille", en: "eel" },
  { fr: "barbeau", en: "barbel" },
  { fr: "barbue", en: "brill" },
  { fr: "barracuda", en: "barracuda" },
  { fr: "baudroie", en: "monkfish" },
  { fr: "bonite", en: "bonito" },
  { fr: "brème", en: "bream" },
  { fr: "brochet", en: "pike" },
  { fr: "cabillaud", en: "cod" },
  { fr: "capelan", en: "capelin" },
  { fr: "carassin", en: "crucian" },
  { fr: "carpe", en: "carp" },
  { fr: "chabot", en: "bullhead" },
  { fr: "chevesne", en: "chub" },
  { fr: "congre", en: "conger" },
  { fr: "dorade", en: "gilthead" },
  { fr: "épinoche", en: "stickleback" },
  { fr: "espadon", en: "swordfish" },
  { fr: "esturgeon", en: "sturgeon" },
  { fr: "flétan", en: "halibut" },
  { fr: "gardon", en: "roach" },
  { fr: "girelle", en: "wrasse" },
  { fr: "gobie", en: "goby" },
  { fr: "goujon", en: "gudgeon" },
  { fr: "grondin", en: "gurnard" },
  { fr: "hareng", en: "herring" },
  { fr: "lamproie", en: "lamprey" },
  { fr: "limande", en: "dab" },
  { fr: "loche", en: "loach" },
  { fr: "merlan", en: "whiting" },
  { fr: "mérou", en: "grouper" },
  { fr: "mulet", en: "mullet" },
  { fr: "murène", en: "moray" },
  { fr: "ombre", en: "grayling" },
  { fr: "orphie", en: "garfish" },
  { fr: "perche", en: "perch" },
  { fr: "piranha", en: "piranha" },
  { fr: "plie", en: "plaice" },
  { fr: "poisson-lune", en: "sunfish" },
  { fr: "raie", en: "ray" },
  { fr: "rascasse", en: "scorpionfish" },
  { fr: "requin", en: "shark" },
  { fr: "rotengle", en: "rudd" },
  { fr: "sandre", en: "zander" },
  { fr: "sardine", en: "sardine" },
  { fr: "saumon", en: "salmon" },
  { fr: "sébaste", en: "redfish" },
  { fr: "silure", en: "catfish" },
  { fr: "sole", en: "sole" },
  { fr: "sprat", en: "sprat" },
  { fr: "tanche", en: "tench" },
  { fr: "tétra", en: "tetra" },
  { fr: "truite", en: "trout" },
  { fr: "turbot", en: "turbot" },
  { fr: "vairon", en: "minnow" },
  { fr: "vandoise", en: "dace" },
  { fr: "vive", en: "weever" },
];

/** By every word that somebody may type, the fish as it is written. */
const written: ReadonlyMap<string, string> = new Map(
  codeFish.flatMap(({ fr, en }) => [fr, en].map((word) => [plain(word), plain(fr)])),
);

function plain(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** The name of a table as it is written. */
export function codeOf({ fr }: Words, number: number): string {
  return `${plain(fr)}-${number}`;
}

/** The name that somebody means; null where there is no such fish, or no number a table could have. */
export function readCode(typed: string): string | null {
  const [, word = "", number = ""] = /^([a-z]+)0*([1-9][0-9]{1,6})$/.exec(plain(typed.slice(0, 100))) ?? [];
  const fish = written.get(word);
  return fish === undefined ? null : `${fish}-${number}`;
}
