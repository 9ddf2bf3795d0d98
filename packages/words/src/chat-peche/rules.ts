import type { ChatPecheRule } from "@guinguette/rules/chat-peche/ids";
import type { Options } from "@guinguette/rules/chat-peche/options";
import type { Language, Words } from "../language.ts";

export const chatPecheRules: Readonly<Record<ChatPecheRule, Words>> = {
  "CP-C1": {
    en: "The pond has 36 cards: fish, stones and water.",
    fr: "L’étang compte 36 cartes : des poissons, des pierres et de l’eau.",
  },
  "CP-C2": {
    en: "Each player has three equipment cards: a cat and two stools. In the first edition, it is a tomcat, which lays down a rod, and two blank cards. Stools and blank cards only hide what you are up to. Apart from names and pictures the editions play alike. The variant for experienced anglers (CP-V1) and the last sentence of CP-3c are Ludolux’s.",
    fr: "Chacun a trois cartes Équipement : un chat et deux tabourets. Dans la première édition, c’est un matou, qui pose sa canne, et deux cartes vides. Tabourets et cartes vides ne servent qu’à cacher vos intentions. Noms et images à part, les éditions se jouent de la même façon. La variante des pêcheurs confirmés (CP-V1) et la dernière phrase de CP-3c sont de Ludolux.",
  },
  "CP-C3": {
    en: "There are four buckets, and a float that marks the first player.",
    fr: "Il y a quatre seaux, et un flotteur qui indique le premier joueur.",
  },
  "CP-S1": {
    en: "Each player takes the three equipment cards and the bucket of one colour.",
    fr: "Chacun choisit une couleur et en prend le seau et les trois cartes Équipement.",
  },
  "CP-S2": {
    en: "The pond cards are shuffled into a face-down draw pile.",
    fr: "On mélange les cartes de l’étang pour former une pioche, faces cachées.",
  },
  "CP-S3": {
    en: "The youngest player goes first. Here the host names the first player, or one is drawn at random.",
    fr: "Le plus jeune est premier joueur. Ici, c’est l’hôte ou le hasard qui désigne le premier joueur.",
  },
  "CP-S4": {
    en: "Each side of the pond is a bank. You sit at a bank of your own and see three columns of three spots in front of you.",
    fr: "Chaque côté de l’étang est une rive. Vous occupez une rive à vous seul et voyez devant vous trois colonnes de trois cases.",
  },
  "CP-1": {
    en: "Fill: the nine top cards of the pile go face up onto the nine spots. Cards left from earlier stay where they are, covered by the new one.",
    fr: "Remplir : les neuf cartes du dessus de la pioche vont, faces visibles, sur les neuf cases. Celles qui restaient ne bougent pas et se retrouvent sous la nouvelle.",
  },
  "CP-2": {
    en: "Place: everyone puts one equipment card face down at each of their columns; your cat marks the column you will fish. Once everyone has placed, no equipment is turned over until it is time to fish, not even to look at your own.",
    fr: "Placer : chacun met une carte Équipement face cachée devant chacune de ses colonnes ; votre chat marque celle où vous pêcherez. Une fois que tous ont placé, on ne retourne plus rien avant de pêcher, pas même pour revoir son propre équipement.",
  },
  "CP-3": {
    en: "Lure: from the first player clockwise, each may once move the whole pile of one spot to a spot next to it. Never diagonally.",
    fr: "Tirer : à partir du premier joueur et dans le sens horaire, chacun peut une fois faire glisser toute une pile vers une case voisine. Jamais en diagonale.",
  },
  "CP-3a": {
    en: "You do not have to lure: if no move is to your liking, leave the pond as it is.",
    fr: "Rien ne vous force à tirer : si aucun déplacement ne vous arrange, laissez l’étang tel quel.",
  },
  "CP-3b": {
    en: "Nobody may look inside a pile, nor at a card again once it is covered.",
    fr: "Personne n’a le droit de regarder à l’intérieur d’une pile, ni de revoir une carte une fois recouverte.",
  },
  "CP-3c": {
    en: "A pile can be moved several times, by several players. If you have forgotten where your cat is and lure by mistake, you cannot take it back.",
    fr: "Une même pile peut être déplacée plusieurs fois, par plusieurs joueurs. Si vous avez oublié où est votre chat et tirez par erreur, vous ne pouvez pas reprendre ce déplacement.",
  },
  "CP-4": {
    en: "Fish: from the first player clockwise, each player reveals their equipment when their turn comes, not before. They put into their bucket all the cards of one spot of their cat’s column.",
    fr: "Pêcher : à partir du premier joueur et dans le sens horaire, chacun révèle son équipement quand vient son tour, pas avant. Il met dans son seau toutes les cartes d’une case de la colonne de son chat.",
  },
  "CP-4a": {
    en: "If you can fish you must, even for nothing but stones or water. You may not choose an empty spot while another spot of your column holds cards.",
    fr: "Si vous pouvez pêcher, vous le devez, même pour ne prendre que des pierres ou de l’eau. Vous ne pouvez pas choisir une case vide tant qu’une autre de votre colonne porte des cartes.",
  },
  "CP-4b": {
    en: "If every spot of your column is empty, you take nothing.",
    fr: "Si toutes les cases de votre colonne sont vides, vous ne prenez rien.",
  },
  "CP-5": {
    en: "Pass the float: it goes to the left neighbour, the next player clockwise. That neighbour is first player for the next turn.",
    fr: "Passer le flotteur : il va au voisin de gauche, le suivant dans le sens horaire. Ce voisin sera le premier joueur du prochain tour.",
  },
  "CP-E1": {
    en: "The game ends after four turns, when the draw pile is empty. Cards left in the pond belong to nobody.",
    fr: "La partie dure quatre tours, au bout desquels la pioche est vide. Les cartes restées dans l’étang ne sont à personne.",
  },
  "CP-E2": {
    en: "You score 1 point for each fish in your bucket and lose 1 for each stone. Water counts for nothing.",
    fr: "Chaque poisson de votre seau vaut 1 point, chaque pierre vous en coûte 1. L’eau ne compte pas.",
  },
  "CP-E3": {
    en: "The highest score wins. On a tie, fewer stones win (a card of two stones counts as two); players still tied share the victory.",
    fr: "Le meilleur score l’emporte. À égalité, c’est celui qui a le moins de pierres (une carte de deux pierres en compte deux). Si l’égalité persiste, la victoire est partagée.",
  },
  "CP-V1": {
    en: "Ludolux’s variant for experienced anglers: your fish count only if your bucket holds at least one water card. Stones always count.",
    fr: "Variante de Ludolux, pour pêcheurs confirmés : vos poissons ne comptent que si votre seau contient au moins une carte Eau. Les pierres comptent toujours.",
  },
  "CP-R1": {
    en: "The 36 cards are six each of one, two and three fish, six of one stone, three of two stones and nine of water. That is 36 fish and 12 stones in all. Each card counts for the number of fish or stones it shows. If your box has different cards, you can say so; the rest of the 36 is water.",
    fr: "Les 36 cartes : six à un poisson, six à deux, six à trois, six à une pierre, trois à deux pierres et neuf d’eau. Cela fait 36 poissons et 12 pierres. Chaque carte vaut le nombre de poissons ou de pierres qu’elle montre. Si votre boîte est différente, vous pouvez l’indiquer ; le reste des 36 est de l’eau.",
  },
  "CP-R2": {
    en: "Clockwise, the seats are south, west, north and east; three players take the first three. Two players sit face to face, south and north, or at neighbouring banks, south and west, if the table chose so.",
    fr: "Dans le sens horaire, les places sont sud, ouest, nord et est ; à trois, on prend les trois premières. À deux, on se fait face, au sud et au nord. Si la table l’a choisi, on occupe deux rives voisines, sud et ouest.",
  },
  "CP-R3": {
    en: "A column’s name is the letter or number that its spots share. From left to right, your columns are a, b, c (south), c, b, a (north), 3, 2, 1 (west) or 1, 2, 3 (east). Records count them from 1 to 3. With three or four players the seating option changes nothing.",
    fr: "Le nom d’une colonne est la lettre ou le chiffre commun à ses cases. De gauche à droite, les vôtres sont a, b, c (sud), c, b, a (nord), 3, 2, 1 (ouest) ou 1, 2, 3 (est). Les parties enregistrées les comptent de 1 à 3. À trois ou quatre, l’option de placement ne change rien.",
  },
  "CP-R4": {
    en: "A lured pile keeps its order and lands on top of the pile it reaches; new cards always go on top. You may lure onto an empty spot, but not from one.",
    fr: "Une pile tirée garde son ordre et se pose sur la pile qu’elle rejoint ; les nouvelles cartes vont toujours au-dessus. On peut tirer vers une case vide, mais pas depuis une case vide.",
  },
  "CP-R5": {
    en: "Everyone sees the top card and the height of each pile. You know what is in your bucket. The others see only how many cards it holds, until all is shown at the end. If the table plays with open buckets, everyone sees everything.",
    fr: "Tout le monde voit la carte du dessus et la hauteur de chaque pile. Vous connaissez le contenu de votre seau. Les autres n’en voient que le nombre de cartes jusqu’à la fin, où tout est montré. Si la table joue à seaux ouverts, tous voient tout.",
  },
  "CP-R6": {
    en: "You may remember where your cat is, but the table shows it again only if it was set up to help your memory. It may let you move the cat until the last player has placed; the others see only that you have placed. You reveal when your turn to fish comes, before choosing a spot, even if there is nothing to take.",
    fr: "Vous pouvez retenir où est votre chat, mais la table ne le remontre que si elle a été réglée pour aider la mémoire. La table peut vous laisser le déplacer tant que tous n’ont pas placé ; les autres voient seulement que vous avez placé. Vous le révélez quand vient votre tour de pêcher, avant de choisir une case, même s’il n’y a rien à prendre.",
  },
};

/** How the first edition says it; longer phrases before those they hold. */
export const inFirstEdition: Readonly<
  Record<Language, readonly (readonly [ludolux: string, first: string])[]>
> = {
  en: [
    ["fish, stones and water", "fish, stones and blank cards"],
    ["nine of water", "nine blank"],
    ["the rest of the 36 is water", "the rest of the 36 is blank"],
    ["stones or water", "stones or blank cards"],
    ["Water counts", "Blank cards count"],
    ["water card", "blank card"],
    ["their cat’s", "their tomcat’s"],
    ["your cat", "your tomcat"],
    ["the cat", "the tomcat"],
    ["puts one equipment card", "lays down a rod, with one equipment card"],
  ],
  fr: [
    ["des pierres et de l’eau", "des pierres et des cartes vides"],
    ["neuf d’eau", "neuf vides"],
    ["le reste des 36 est de l’eau", "le reste des 36 est vide"],
    ["des pierres ou de l’eau", "des pierres ou des cartes vides"],
    ["L’eau ne compte pas", "Les cartes vides ne comptent pas"],
    ["carte Eau", "carte vide"],
    ["votre chat", "votre matou"],
    ["son chat", "son matou"],
    ["chacun met une carte Équipement", "chacun pose sa canne, soit une carte Équipement"],
  ],
};

/** The rules in the words of an edition; what tells the editions apart is the same in both (CP-C2). */
export function rulesOfEdition(edition: Options["edition"]): Readonly<Record<ChatPecheRule, Words>> {
  if (edition === "ludolux") return chatPecheRules;
  const said = (text: string, language: Language) =>
    inFirstEdition[language].reduce((so, [from, to]) => so.replaceAll(from, to), text);
  const entries = Object.entries(chatPecheRules).map(([id, { en, fr }]) =>
    id === "CP-C2" ? [id, { en, fr }] : [id, { en: said(en, "en"), fr: said(fr, "fr") }],
  );
  return Object.fromEntries(entries);
}
