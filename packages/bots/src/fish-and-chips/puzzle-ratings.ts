/**
 * How hard each puzzle of the list is, in its order, on the scale that players are rated on. Whoever catches at random
 * counts as 600 there; `ratingOf` makes these from how often they would win.
 */
type Ratings = readonly number[];

export const puzzleRatings: readonly [Ratings, Ratings, Ratings, Ratings, Ratings] = [
  [1017, 1017, 938, 1017, 880, 1017, 880, 1017, 880, 880, 1017, 1017],
  [1070, 1197, 1145, 1092, 1092, 1145, 1218, 1197, 1145, 1092, 1070, 1070],
  [1269, 1391, 1462, 1257, 1308, 1412, 1269, 1269, 1320, 1391, 1391, 1257],
  [1672, 1683, 1633, 1633, 1501, 1633, 1583, 1672, 1583, 1654, 1672, 1633],
  [2322, 2022, 1824, 1724, 1895, 2143, 1851, 2206, 2306, 1774, 1731, 1945],
];
