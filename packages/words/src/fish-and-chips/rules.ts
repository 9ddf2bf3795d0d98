import type { FishAndChipsRule } from "@guinguette/rules/fish-and-chips/ids";
import type { Words } from "../language.ts";

export const fishAndChipsRules: Readonly<Record<FishAndChipsRule, Words>> = {
  "FC-C1": {
    en: "The sea is a board of 36 squares, six by six; one of them is marked with a lifebuoy.",
    fr: "La mer est un plateau de six cases sur six, soit 36 ; l’une d’elles porte une bouée.",
  },
  "FC-C2": {
    en: "There are 53 fish. Red and mauve go from 1 to 16, green from 5 to 16 and yellow from 8 to 16.",
    fr: "Il y a 53 poissons. Les rouges et les mauves vont de 1 à 16, les verts de 5 à 16, les jaunes de 8 à 16.",
  },
  "FC-C3": {
    en: "Each colour has an octopus and a shark among its fish.",
    fr: "Chaque couleur a, parmi ses poissons, une pieuvre et un requin.",
  },
  "FC-S1": {
    en: "Two players use all red and all mauve fish, 32 in all. The four corner squares stay empty.",
    fr: "À deux, on joue avec tous les rouges et tous les mauves, soit 32 poissons. Les quatre coins du plateau restent vides.",
  },
  "FC-S2": {
    en: "Three players use red 5 to 16, mauve 5 to 16 and all green fish: 36 in all.",
    fr: "À trois, on joue avec les rouges et les mauves de 5 à 16 et tous les verts : 36 poissons.",
  },
  "FC-S3": {
    en: "Four players use the fish 8 to 16 of red, mauve, green and yellow: 36 in all.",
    fr: "À quatre, on joue avec les poissons 8 à 16 des quatre couleurs : rouge, mauve, vert et jaune, 36 en tout.",
  },
  "FC-S4": {
    en: "The fish are shuffled face down onto the squares, then all turned face up. Nothing is hidden.",
    fr: "On répartit les poissons sur les cases au hasard, faces cachées, puis on les retourne tous. Rien n’est caché.",
  },
  "FC-S5": {
    en: "The player whose fish lies on the buoy starts. With two players the buoy’s corner is empty, so the fish on the square to its left decides.",
    fr: "Le poisson posé sur la bouée désigne le joueur qui commence. À deux, ce coin est vide : c’est le poisson juste à gauche de la bouée qui décide.",
  },
  "FC-S6": {
    en: "Players act in turn, clockwise.",
    fr: "On joue à tour de rôle, dans le sens horaire.",
  },
  "FC-W1": {
    en: "Before the first catch of a round, you may swap your octopus, your shark or both, each with another fish of your colour. The starting player swaps first, then the others in turn order. It is optional.",
    fr: "Avant la première prise d’une manche, chacun peut échanger sa pieuvre, son requin ou les deux, chacun avec un autre poisson de sa couleur. Le joueur qui commence échange le premier. C’est facultatif.",
  },
  "FC-W2": {
    en: "You may not bring your octopus or shark where it directly threatens an opponent’s octopus or shark, horizontally or vertically.",
    fr: "Une fois échangé, votre poisson ne doit pas menacer directement, en ligne ou en colonne, la pieuvre ou le requin d’un adversaire.",
  },
  "FC-T1": {
    en: "On your turn you must catch an opponent’s fish if you can.",
    fr: "À votre tour, si vous pouvez attraper un poisson adverse, vous devez le faire.",
  },
  "FC-T2": {
    en: "A fish can catch only a fish of equal or lower value.",
    fr: "Un poisson n’en attrape un autre que si celui-ci est de valeur égale ou plus petite.",
  },
  "FC-T3": {
    en: "A fish moves horizontally or vertically, never diagonally, over any number of empty squares, and stops on the fish it catches. It cannot jump an occupied square, whoever holds it.",
    fr: "Un poisson avance en ligne ou en colonne, jamais en diagonale, à travers autant de cases vides qu’il faut, et s’arrête sur celui qu’il attrape. Il ne passe par-dessus aucun autre poisson, même de sa couleur.",
  },
  "FC-T4": {
    en: "You cannot catch your own fish, nor stop on an empty square.",
    fr: "Vous ne pouvez ni attraper un poisson à vous, ni terminer sur une case vide.",
  },
  "FC-T5": {
    en: "The catcher lands on top of what it caught, and they form one pile. A pile belongs to its top fish, has its top fish’s value, moves whole and is caught whole.",
    fr: "Le poisson qui attrape se pose sur sa prise et tous forment une seule pile. Une pile a la couleur et la valeur de son poisson du dessus ; elle se déplace et se fait attraper tout entière.",
  },
  "FC-T6": {
    en: "If you cannot catch, you pass and the next player plays.",
    fr: "Si vous n’avez rien à attraper, vous passez et le suivant joue.",
  },
  "FC-E1": {
    en: "A round ends when no player can catch.",
    fr: "La manche est finie quand plus personne ne peut attraper.",
  },
  "FC-E2": {
    en: "Each player counts the fish they caught and the fish they have left on the board. Each fish caught is worth one point. The scores are noted and a new round is dealt.",
    fr: "Chacun compte les poissons qu’il a attrapés et ceux qui lui restent en mer. Un poisson attrapé vaut un point. On inscrit les scores, puis on prépare une nouvelle manche.",
  },
  "FC-E3": {
    en: "The first player to total 60 points at the end of a round wins the game. A table can choose another target.",
    fr: "Le premier dont le total atteint 60 points à la fin d’une manche gagne la partie. La table peut avoir fixé un autre objectif.",
  },
  "FC-E4": {
    en: "With two or three players, whoever catches all opposing fish in a single round wins the game at once.",
    fr: "À deux ou trois, celui qui attrape tous les poissons adverses au cours d’une même manche gagne aussitôt la partie.",
  },
  "FC-1": {
    en: "Solitaire uses the fish 8 to 16 of all four colours: 36 fish placed at random on the 36 squares.",
    fr: "Le solitaire se joue avec les poissons 8 à 16 des quatre couleurs : 36 poissons répartis au hasard sur les 36 cases.",
  },
  "FC-2": {
    en: "In solitaire, one token of each colour is shuffled and turned up: that is the order in which the colours play. The last colour in it is yours.",
    fr: "En solitaire, on tire au sort un jeton de chaque couleur, l’un après l’autre : c’est l’ordre dans lequel jouent les couleurs. La dernière tirée est la vôtre.",
  },
  "FC-3": {
    en: "In solitaire, the colour of the fish on the buoy starts and the others follow in the drawn order, over and over. You move every colour.",
    fr: "En solitaire, la couleur du poisson posé sur la bouée commence, puis les autres suivent dans l’ordre tiré, en boucle. C’est vous qui jouez toutes les couleurs.",
  },
  "FC-4": {
    en: "In solitaire catching goes as usual: a colour that can catch must, one that cannot passes. There are no swaps. There is one round, and it ends when no colour can catch.",
    fr: "En solitaire, on attrape comme d’habitude : une couleur qui peut attraper le doit, les autres passent. On ne fait aucun échange au début, et l’unique manche est finie quand aucune couleur ne peut attraper.",
  },
  "FC-5": {
    en: "In solitaire you win if only piles of your own colour are left on the board.",
    fr: "En solitaire, vous gagnez s’il ne reste en mer que des piles de votre couleur.",
  },
  "FC-R1": {
    en: "The octopus is each colour’s 16, the shark its 15.",
    fr: "Dans chaque couleur, la pieuvre est le 16 et le requin le 15.",
  },
  "FC-R2": {
    en: "The buoy is the top-right corner, square f6.",
    fr: "La bouée est dans le coin en haut à droite, case f6.",
  },
  "FC-R3": {
    en: "A fish directly threatens another of equal or lower value in its row or column, with only empty squares between. Before the first catch, that means a neighbour. After a swap, this is checked for the octopus or shark you moved, on its new square. It is checked for both if they swapped with each other.",
    fr: "Un poisson menace directement un poisson égal ou plus petit de sa ligne ou de sa colonne, si rien ne les sépare. Avant la première prise, ce sont donc des voisins. Après l’échange, on le vérifie pour la pieuvre ou le requin déplacé, à sa nouvelle place. On vérifie les deux s’ils ont été échangés entre eux.",
  },
  "FC-R4": {
    en: "Before every round your octopus and your shark may each make one swap, in either order. If you swap one with the other, only the one you chose has made its swap. A table can choose to swap before the first round only.",
    fr: "Avant chaque manche, votre pieuvre et votre requin ont droit à un échange chacun, dans l’ordre que vous voulez. Si l’un prend la place de l’autre, seul celui que vous avez choisi a utilisé son échange. La table peut avoir choisi de n’échanger qu’avant la première manche.",
  },
  "FC-R5": {
    en: "Your points are the fish of other colours in the piles you own when the round ends. Your own fish in those piles score nothing. A table can choose to count every fish under your top fish instead.",
    fr: "Vos points sont les poissons d’autres couleurs présents dans vos piles à la fin de la manche. Les vôtres, repris dans ces piles, ne rapportent rien. La table peut avoir choisi de compter plutôt tout poisson placé sous votre poisson du dessus.",
  },
  "FC-R6": {
    en: "If several players reach the target in the same round, the highest total wins; equal totals share the victory.",
    fr: "Si plusieurs joueurs atteignent l’objectif à la même manche, le plus haut total gagne ; à totaux égaux, la victoire est partagée.",
  },
  "FC-R7": {
    en: "With two or three players, you have caught all opposing fish when every pile on the board is yours. The round is scored and noted, then you alone win, whatever the totals.",
    fr: "À deux ou trois, vous avez attrapé tous les poissons adverses quand toutes les piles en mer sont à vous. La manche est comptée et inscrite, puis vous gagnez seul, quels que soient les totaux.",
  },
  "FC-R8": {
    en: "You pass automatically: there is nothing to choose, and no move is recorded.",
    fr: "On passe automatiquement : il n’y a rien à choisir, et aucun coup n’est noté.",
  },
  "FC-R9": {
    en: "Your own fish still on top of a pile on the board are counted and shown at the end of a round. They are worth nothing.",
    fr: "Les poissons qui vous restent en mer, c’est-à-dire ceux qui sont au-dessus d’une pile, sont comptés et affichés à la fin d’une manche. Ils ne valent rien.",
  },
  "FC-R10": {
    en: "The rulebook says only that a pile moves whole. We infer that it belongs to its top fish, has its value and is caught whole.",
    fr: "Le livret dit seulement qu’une pile se déplace tout entière. Nous en avons déduit qu’elle a la couleur et la valeur du poisson du dessus, et s’attrape tout entière.",
  },
};
