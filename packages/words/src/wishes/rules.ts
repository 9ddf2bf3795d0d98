import type { WishesRule } from "@guinguette/rules/wishes/ids";
import type { Words } from "../language.ts";

export const wishesRules: Readonly<Record<WishesRule, Words>> = {
  "IW-C1": {
    en: "There are 70 fish cards: ten of each of seven types.",
    fr: "Il y a 70 cartes Poisson : sept espèces, dix cartes par espèce.",
  },
  "IW-C2": {
    en: "There are four market cards, with capacities 4, 5, 6 and 7, each with a first and a second prize.",
    fr: "Il y a quatre cartes Marché, de capacité 4, 5, 6 et 7 ; chacune donne une première et une seconde prime.",
  },
  "IW-C3": {
    en: "There are five buyers, 30 worms and 75 fish pawns. There are 15 pawns in each of five player colours, one of them on the score track. The board has seven markets in a ring, a scrap heap and a score track.",
    fr: "Il y a cinq acheteurs, 30 vers et 75 pions Poisson. Chacun des cinq joueurs a 15 pions à sa couleur, dont un sur la piste de score. Le plateau a sept marchés en cercle, un rebut et une piste de score.",
  },
  "IW-S1": {
    en: "Each player starts with 6 worms, 2 boats and 0 dollars.",
    fr: "Chacun commence avec 6 vers, 2 bateaux et 0 dollar.",
  },
  "IW-S2": {
    en: "The five buyers go to random markets, at most one in each.",
    fr: "Le hasard répartit les cinq acheteurs entre les marchés, un au plus dans chacun.",
  },
  "IW-S3": {
    en: "The fish cards are shuffled and four are laid face up as the Ocean. It goes from shallow, farthest from the draw pile, to deep, next to it.",
    fr: "On mélange les cartes Poisson et on en aligne quatre, faces visibles : c’est l’Océan. Il va du moins profond, loin de la pioche, au plus profond, à côté d’elle.",
  },
  "IW-S4": {
    en: "The market cards are stacked in order, 4 on top and 7 at the bottom. The top one is active.",
    fr: "Les cartes Marché forment une pile dans l’ordre, de 4 au-dessus à 7 tout en bas. Celle du dessus est active.",
  },
  "IW-S5": {
    en: "The host names the first player, or one is drawn at random. Play goes clockwise.",
    fr: "C’est l’hôte ou le hasard qui désigne le premier joueur. On joue dans le sens horaire.",
  },
  "IW-A1": {
    en: "On your turn you do exactly one of three actions. One is to take an Ocean card and put it in one of your free boats.",
    fr: "À votre tour, vous faites exactement une des trois actions. L’une est de prendre une carte de l’Océan et de la charger dans un de vos bateaux libres.",
  },
  "IW-A2": {
    en: "One of the three actions of a turn is to take an Ocean card, make its wish and discard it. A boat card becomes a boat of yours instead and never returns to the deck.",
    fr: "L’une des trois actions d’un tour est de prendre une carte de l’Océan, de faire son vœu et de la défausser. Une carte Bateau devient un de vos bateaux et ne revient jamais dans la pioche.",
  },
  "IW-A3": {
    en: "One of the three actions of a turn is to sell one fish card, only one, from one of your boats.",
    fr: "L’une des trois actions d’un tour est de vendre une carte Poisson, une seule, prise dans un de vos bateaux.",
  },
  "IW-O1": {
    en: "To take an Ocean card, first put one of your worms on each shallower card; you need that many worms. You can never take from the draw pile.",
    fr: "Pour prendre une carte de l’Océan, posez d’abord un de vos vers sur chaque carte moins profonde ; il vous en faut autant. On ne prend jamais dans la pioche.",
  },
  "IW-O2": {
    en: "When you take a card you get all the worms on it, even if you then throw the card back.",
    fr: "Avec une carte, vous gagnez tous les vers posés dessus, même si vous la rejetez ensuite à la mer.",
  },
  "IW-O3": {
    en: "At once, the remaining cards close up toward the shallow end and a new card is added at the deep end. This happens before any part of a wish.",
    fr: "Aussitôt, les autres cartes se resserrent vers le moins profond et une nouvelle arrive au plus profond. Cela se fait avant tout effet d’un vœu.",
  },
  "IW-B1": {
    en: "A boat holds one card. With all your boats full you cannot keep another.",
    fr: "Un bateau porte une seule carte. Si tous les vôtres sont pleins, vous ne pouvez plus en garder.",
  },
  "IW-V1": {
    en: "Each market buys its own type only, and pays 2 dollars per fish plus the value of every buyer standing there. With buyers 3 and 1 a fish brings 6 dollars.",
    fr: "Chaque marché n’accepte que son espèce, et paie par poisson 2 dollars plus la valeur de tous les acheteurs présents. Si un 3 et un 1 s’y trouvent, un poisson rapporte 6 dollars.",
  },
  "IW-V2": {
    en: "For each fish sold you add a pawn of your colour to that market, and pawns above its capacity go to the scrap heap. Every fish sold is paid, those sent to the scrap heap too, and the card goes to the discard.",
    fr: "Pour chaque poisson vendu, vous mettez un pion de votre couleur dans ce marché ; les pions qui dépassent sa capacité vont au rebut. Tous les poissons vendus sont payés, même ceux du rebut, et la carte part à la défausse.",
  },
  "IW-V3": {
    en: "A double card counts as one fish in an ordinary sale, and as two in any sale made by a wish.",
    fr: "Une carte double compte pour un poisson dans une vente ordinaire, et pour deux dans toute vente faite par un vœu.",
  },
  "IW-V4": {
    en: "In a market already filled every pawn goes to the scrap heap; the sale is still paid.",
    fr: "Dans un marché déjà rempli, chaque pion va au rebut ; la vente est payée quand même.",
  },
  "IW-M1": {
    en: "A market is full as soon as it holds as many pawns as the active market card’s capacity. It can never hold more.",
    fr: "Un marché est rempli dès qu’il a autant de pions que la capacité de la carte Marché active. Il n’en accueille jamais davantage.",
  },
  "IW-M2": {
    en: "When a market fills, the player with the most pawns there scores the first prize at once. The next one scores the second prize.",
    fr: "Quand un marché se remplit, celui qui y a le plus de pions touche aussitôt la première prime. Le suivant touche la seconde.",
  },
  "IW-M3": {
    en: "Players tied for first, however many, share the first and second prizes, each share rounded down. Then nobody scores the second prize.",
    fr: "Les ex æquo en tête, quel que soit leur nombre, se partagent la somme des deux primes, chaque part arrondie vers le bas. Il n’y a alors pas de seconde prime.",
  },
  "IW-M4": {
    en: "Players tied for second each score the full second prize.",
    fr: "Les ex æquo à la deuxième place touchent chacun la seconde prime entière.",
  },
  "IW-M5": {
    en: "The market card is then placed on the filled market and the next market card becomes active.",
    fr: "On pose ensuite la carte Marché sur le marché rempli, et celle d’après devient active.",
  },
  "IW-E1": {
    en: "The game ends when all four market cards have been placed.",
    fr: "La partie est finie quand les quatre cartes Marché ont été posées.",
  },
  "IW-E2": {
    en: "The game also ends as soon as 10 or more pawns are in the scrap heap. The scrap heap is then scored like a market with the active card, but those players lose the dollars. For example, two players tied for the most at 10/5 lose 7 each.",
    fr: "La partie est finie aussi dès que le rebut atteint 10 pions. On le compte alors comme un marché avec la carte active, mais les joueurs perdent ces dollars au lieu de les gagner. Par exemple, avec les primes 10 et 5, deux ex æquo en tête en perdent 7 chacun.",
  },
  "IW-E3": {
    en: "At the end, having the most worms brings 8 dollars and having the second most brings 4. Players tied for most, however many, get 6 each, and there is no second. Players tied for second get 4 each. Worms on Ocean cards count for nobody.",
    fr: "À la fin, celui qui a le plus de vers gagne 8 dollars, et le deuxième 4. Ex æquo en tête : 6 chacun, quel que soit leur nombre, et pas de deuxième. Ex æquo à la deuxième place : 4 chacun. Les vers posés sur l’Océan ne comptent pour personne.",
  },
  "IW-E4": {
    en: "The player with the most dollars wins.",
    fr: "Celui qui a le plus de dollars gagne.",
  },
  "IW-W0": {
    en: "A wish is applied in all its parts as far as possible: a part that cannot be done is skipped and the rest still applies. You can only sell fish in your own boats.",
    fr: "Un vœu s’applique en entier autant que possible : une partie impossible est sautée, le reste se fait quand même. Vous ne vendez que des poissons de vos propres bateaux.",
  },
  "IW-W1": {
    en: "Wish: move buyer 1 one to three markets clockwise, then sell all your fish of one type.",
    fr: "Vœu : faites avancer un acheteur 1 d’un à trois marchés dans le sens horaire, puis vendez tous vos poissons d’une même espèce.",
  },
  "IW-W2": {
    en: "Wish: move buyer 2 one to three markets clockwise, then sell all your fish of one type.",
    fr: "Vœu : faites avancer un acheteur 2 d’un à trois marchés dans le sens horaire, puis vendez tous vos poissons d’une même espèce.",
  },
  "IW-W3": {
    en: "Wish: move buyer 3 one to three markets clockwise, then sell one fish card.",
    fr: "Vœu : faites avancer l’acheteur 3 d’un à trois marchés dans le sens horaire, puis vendez une seule carte.",
  },
  "IW-W4": {
    en: "Wish: in each market with several buyers leave only one of the highest value. Put each freed buyer in a market of your choice without a buyer.",
    fr: "Vœu : là où se trouvent plusieurs acheteurs, n’en gardez qu’un, de la plus haute valeur. Envoyez chacun des autres dans un marché sans acheteur de votre choix.",
  },
  "IW-W5": {
    en: "Wish: sell all your fish of one type.",
    fr: "Vœu : vendez tous vos poissons d’une même espèce.",
  },
  "IW-W6": {
    en: "Wish: move a pawn from an unfilled market to the scrap heap, or from the scrap heap back to its player’s supply. Then sell one fish card.",
    fr: "Vœu : envoyez au rebut un pion d’un marché non rempli, ou rendez à son propriétaire un pion du rebut. Vendez ensuite une seule carte.",
  },
  "IW-W7": {
    en: "Wish: score 1 dollar per worm you own, those taken with this card included. Then give one worm to each other player.",
    fr: "Vœu : gagnez 1 dollar pour chacun de vos vers, y compris ceux pris avec cette carte. Donnez ensuite un ver à chaque adversaire.",
  },
  "IW-W8": {
    en: "Wish: the card becomes one more boat of yours. You may have any number of boats.",
    fr: "Vœu : la carte devient un bateau de plus pour vous. Vous pouvez en avoir autant que vous voulez.",
  },
  "IW-W9": {
    en: "Wish: sell all your fish of one type as if they were of this card’s type, in that type’s market and at its price. They may be of that type already.",
    fr: "Vœu : vendez tous vos poissons d’une même espèce comme s’ils étaient de celle de cette carte, dans son marché et à son prix. Ils peuvent déjà être de cette espèce.",
  },
  "IW-R1": {
    en: "The buyers are one 3, two 2s and two 1s.",
    fr: "Les acheteurs sont un 3, deux 2 et deux 1.",
  },
  "IW-R2": {
    en: "Each type has ten cards: nine single fish and one double. Each single fish has a different one of the nine wishes. The double has no wish.",
    fr: "Chaque espèce a dix cartes : neuf poissons simples et un double. Chaque poisson simple porte un des neuf vœux. Le double n’en porte pas.",
  },
  "IW-R3": {
    en: "First and second prizes: 4 and 2 on market card 4, 6 and 3 on card 5. On card 6 they are 8 and 4, on card 7, 10 and 5. If your cards 4, 5 and 6 show others, you can say so.",
    fr: "Première et seconde primes : 4 et 2 pour la carte Marché 4, 6 et 3 pour la 5. C’est 8 et 4 pour la 6, 10 et 5 pour la 7. Si vos cartes 4, 5 et 6 en montrent d’autres, vous pouvez l’indiquer.",
  },
  "IW-R4": {
    en: "Clockwise, the markets are angelfish, catfish, clownfish, kingfish, monkfish, starfish and swordfish.",
    fr: "Dans le sens horaire, les marchés sont : poisson-ange, barbue, poisson-clown, thazard, lotte, étoile de mer, espadon.",
  },
  "IW-R5": {
    en: "Buyers may share a market and may stand in a filled one. A moved buyer moves at least one market.",
    fr: "Plusieurs acheteurs peuvent se trouver dans un même marché, y compris un marché rempli. Un acheteur qu’on déplace avance d’au moins un marché.",
  },
  "IW-R6": {
    en: "A double card has no wish, so you cannot take it for its wish.",
    fr: "Une carte double n’a pas de vœu : vous ne pouvez donc pas la prendre pour un vœu.",
  },
  "IW-R7": {
    en: "Pawns are placed one by one. The one that fills a market brings its prizes at once, and the rest of that sale goes to the scrap heap. The scrap heap is checked after the whole sale and scored with the card then active. If the fourth market card has just been placed, the scrap heap is not scored.",
    fr: "Les pions se posent un par un. Dès qu’un pion remplit un marché, on paie les primes, et les pions suivants de cette vente vont au rebut. On regarde le rebut après la vente entière et on le compte avec la carte alors active. Si la quatrième carte Marché vient d’être posée, le rebut n’est pas compté.",
  },
  "IW-R8": {
    en: "If the pawn moved by a wish brings the scrap heap to 10, the game ends before that wish’s sale. Its card is discarded. A table can choose to finish the wish first and check the scrap heap after it.",
    fr: "Si le pion déplacé par un vœu porte le rebut à 10, la partie est finie avant la vente de ce vœu. Sa carte est défaussée. La table peut avoir choisi d’achever d’abord le vœu et de ne regarder le rebut qu’ensuite.",
  },
  "IW-R9": {
    en: "Without a pawn in a market or in the scrap heap, you get no prize or penalty there. Without a worm, you get no worm bonus.",
    fr: "Sans pion dans un marché ou au rebut, on n’y a ni prime ni perte ; sans ver, on n’a pas de bonus de vers.",
  },
  "IW-R10": {
    en: "When a wish makes you give worms, give to your left neighbour first, then clockwise, until you have none.",
    fr: "Quand un vœu vous fait donner des vers, servez d’abord votre voisin de gauche, puis dans le sens horaire, jusqu’à ne plus en avoir.",
  },
  "IW-R11": {
    en: "You never run out of pawns. When the Ocean needs a card and the draw pile is empty, the discard is shuffled into a new one. The wish card in use is not in it: it is discarded only after its last part.",
    fr: "On ne manque jamais de pions. Quand il faut une carte à l’Océan et que la pioche est vide, on mélange la défausse pour en refaire une. La carte du vœu en cours n’en fait pas partie\u00a0: elle est défaussée seulement après son dernier effet.",
  },
  "IW-R12": {
    en: "Players tied for the most dollars share the victory. A total may go below zero.",
    fr: "Les ex æquo en tête se partagent la victoire. Un total peut descendre au-dessous de zéro.",
  },
  "IW-R13": {
    en: "Buyers freed by a wish are placed one by one, highest value first. There is always a market without a buyer.",
    fr: "Les acheteurs libérés par un vœu se placent un à un, de la plus haute valeur à la plus basse. Il y a toujours un marché sans acheteur.",
  },
  "IW-R14": {
    en: "While you own a fish you must make a wish’s sale. The type or card is your choice. A wish that moves a pawn to or from the scrap heap must do one of the two if possible. You choose which one.",
    fr: "Tant que vous avez un poisson, la vente d’un vœu est obligatoire. Vous choisissez l’espèce ou la carte. De même, un vœu qui touche au rebut doit y envoyer ou en retirer un pion si c’est possible. À vous de choisir lequel des deux.",
  },
  "IW-R15": {
    en: "Boats, worms, buyers, the discard: everything is public, except the order of the draw pile.",
    fr: "Bateaux, vers, acheteurs, défausse : tout est public, sauf l’ordre de la pioche.",
  },
  "IW-R17": {
    en: "A wish that spreads buyers sells nothing. A table can choose that it then sells all your fish of one type.",
    fr: "Un vœu qui disperse les acheteurs ne vend rien. La table peut avoir choisi qu’il vende, une fois les acheteurs placés, tous vos poissons d’une même espèce.",
  },
  "IW-R16": {
    en: "Of several equal single cards, the one longest in your boats is sold. When you sell all of a type, the cards are discarded in boat order.",
    fr: "Entre plusieurs cartes simples identiques, on vend celle qui est dans vos bateaux depuis le plus longtemps. Quand vous vendez toute une espèce, les cartes sont défaussées dans l’ordre des bateaux.",
  },
};
