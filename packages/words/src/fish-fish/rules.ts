import type { FishFishRule } from "@guinguette/rules/fish-fish/ids";
import type { Words } from "../language.ts";

export const fishFishRules: Readonly<Record<FishFishRule, Words>> = {
  "FF-C1": {
    en: "There are five fishing cards: two catch and three empty.",
    fr: "Il y a cinq cartes Pêche : deux « Prise » et trois « Bredouille ».",
  },
  "FF-C2": {
    en: "There are five bait cards: a 2, two 3s, a 4 and a 5.",
    fr: "Il y a cinq cartes Appât : un 2, deux 3, un 4 et un 5.",
  },
  "FF-C3": {
    en: "There are 28 fish tiles, four of each of seven kinds. There are also a score pad and seven loot tiles. A loot tile has places 2, 3, 4 and 5 (one place for both 3s). Your kind of fish depends on your seat and is for looks only.",
    fr: "Il y a 28 tuiles Poisson, quatre de chacune des sept espèces. Il y a aussi un bloc de score et sept tuiles Butin. Une tuile Butin a des emplacements 2, 3, 4 et 5 (un seul pour les deux 3). Votre espèce dépend de votre place et ne sert qu’à décorer.",
  },
  "FF-S1": {
    en: "The first Fisher is whoever last ate fish. Here the host names that player, or one is drawn at random.",
    fr: "Le premier Pêcheur est celui qui a mangé du poisson le plus récemment. Ici, c’est l’hôte ou le hasard qui le désigne.",
  },
  "FF-S2": {
    en: "The Fisher takes all five fishing cards and all five bait cards.",
    fr: "Le Pêcheur prend en main toutes les cartes Pêche et toutes les cartes Appât, cinq de chaque.",
  },
  "FF-S3": {
    en: "Every other player is a Fish and takes four tiles of one kind and a loot tile. With eight players all seven kinds are in use.",
    fr: "Tous les autres sont des Poissons : chacun reçoit quatre tuiles de la même espèce et une tuile Butin. À huit joueurs, les sept espèces sont en jeu.",
  },
  "FF-L1": {
    en: "The Fisher sets a line with one fishing card and one bait still in hand. Everyone sees the bait; the fishing card stays hidden.",
    fr: "Le Pêcheur pose une ligne avec une carte Pêche et un appât qu’il a encore en main. Tout le monde voit l’appât ; la carte Pêche reste cachée.",
  },
  "FF-L2": {
    en: "In betting order, each Fish bets openly, once per line, from none to all of its remaining tiles. A Fish with no tile left is not asked.",
    fr: "Dans l’ordre des mises, chaque Poisson mise ouvertement, une fois par ligne, de zéro à toutes les tuiles qui lui restent. On ne demande rien à un Poisson sans tuile.",
  },
  "FF-L3": {
    en: "On the fifth line a Fish must bet every tile it has left, so that line is always revealed. Tiles may stay unbet only if two revealed catches end the round first.",
    fr: "À la cinquième ligne, un Poisson doit miser tout ce qui lui reste : cette ligne est donc toujours révélée. Il ne reste des tuiles non misées que si deux prises révélées ont arrêté la manche plus tôt.",
  },
  "FF-L4": {
    en: "If nobody bets a tile on a line, its two cards are discarded and the fishing card is never shown.",
    fr: "Si personne ne mise sur une ligne, ses deux cartes partent à la défausse et la carte Pêche n’est jamais montrée.",
  },
  "FF-L5": {
    en: "If at least one tile was bet, the fishing card is revealed. Catch: the Fisher takes every tile bet on this line. Empty: each Fish moves the tiles it bet to its loot tile, at the place of this bait.",
    fr: "Si au moins une tuile a été misée, la carte Pêche est révélée. « Prise » : le Pêcheur prend toutes les tuiles misées sur cette ligne. « Bredouille » : chaque Poisson range les siennes sur sa tuile Butin, à l’emplacement de cet appât.",
  },
  "FF-L6": {
    en: "Once the line has been checked, its two cards are discarded face down and the Fisher sets the next line.",
    fr: "Une fois la ligne vérifiée, ses deux cartes sont défaussées face cachée et le Pêcheur pose la suivante.",
  },
  "FF-E1": {
    en: "The round ends after the fifth line.",
    fr: "La manche est finie après la cinquième ligne.",
  },
  "FF-E2": {
    en: "The round ends as soon as both catch cards have been revealed. Fish put the tiles they still hold on their loot tile, at the place of the largest bait left in the Fisher’s hand.",
    fr: "La manche s’arrête dès que les deux cartes « Prise » ont été révélées. Les Poissons rangent leurs tuiles restantes sur leur tuile Butin, à l’emplacement du plus gros appât restant dans la main du Pêcheur.",
  },
  "FF-E3": {
    en: "The round ends as soon as every tile has been bet, once that line has been checked. If several endings come together, the two catches are announced first, then the fifth line, then the tiles.",
    fr: "La manche s’arrête dès que toutes les tuiles ont été misées, une fois cette ligne vérifiée. Si plusieurs fins arrivent ensemble, on annonce d’abord les deux prises révélées, puis la cinquième ligne, puis les tuiles toutes misées.",
  },
  "FF-P1": {
    en: "The Fisher scores 4 points for each tile caught.",
    fr: "Chaque tuile attrapée rapporte 4 points au Pêcheur.",
  },
  "FF-P2": {
    en: "Each tile on your loot tile scores the value of the bait at its place. One tile at 3 and two at 2 make 7 points.",
    fr: "Chaque tuile rangée sur votre tuile Butin vous rapporte la valeur de l’appât de son emplacement. Une tuile sur le 3 et deux sur le 2 font 7 points.",
  },
  "FF-N1": {
    en: "For the next round all tiles come back, and the player to the Fisher’s left becomes the Fisher.",
    fr: "Pour la manche suivante, toutes les tuiles reviennent en jeu et le voisin de gauche du Pêcheur prend sa place.",
  },
  "FF-N2": {
    en: "In odd rounds betting starts at the Fisher’s left and goes clockwise. In even rounds it starts at the Fisher’s right and goes anticlockwise. Rounds are counted over the whole game.",
    fr: "Aux manches impaires, on mise à partir de la gauche du Pêcheur, dans le sens horaire. Aux manches paires, c’est à partir de sa droite, dans l’autre sens. Les manches se comptent sur toute la partie.",
  },
  "FF-G1": {
    en: "With four to eight players the game ends when everyone has been Fisher once. With two or three, everyone has to be Fisher twice.",
    fr: "De quatre à huit joueurs, la partie est finie quand tous ont été Pêcheur une fois. À deux ou trois, c’est quand tous l’ont été deux fois.",
  },
  "FF-G2": {
    en: "The highest total wins; players tied for it share the victory.",
    fr: "Le plus haut total l’emporte ; les ex æquo se partagent la victoire.",
  },
  "FF-R1": {
    en: "To end the round early, both catch cards must have been revealed. A catch discarded unseen does not count.",
    fr: "Pour arrêter la manche plus tôt, les deux prises doivent avoir été révélées. Une prise défaussée sans être vue ne compte pas.",
  },
  "FF-R2": {
    en: "You may remember what this round revealed: how many catch and empty cards, how many went unseen, and which baits the Fisher still holds. The table shows it again only if it was set up to help your memory.",
    fr: "Vous pouvez retenir ce qui a été révélé pendant la manche : combien de « Prise » et combien de « Bredouille ». Retenez aussi combien de cartes ont été défaussées sans être vues, et quels appâts le Pêcheur a encore. La table ne le remontre que si elle a été réglée pour aider la mémoire.",
  },
  "FF-R3": {
    en: "When two revealed catches end the round, the bait of that line is no longer in the Fisher’s hand. It does not count as the largest bait left.",
    fr: "Quand deux prises révélées arrêtent la manche, l’appât de cette ligne n’est plus dans la main du Pêcheur. Il ne compte pas comme plus gros appât restant.",
  },
  "FF-R4": {
    en: "A fishing card discarded unseen is never shown at the table or in the log, not even after the game. Only the full record holds it, and that can be exported only once the game is over.",
    fr: "Une carte Pêche défaussée sans être vue n’apparaît jamais à la table ni dans le journal, même une fois la partie finie. Seul l’enregistrement complet la contient, et il ne s’exporte qu’après la fin.",
  },
};
