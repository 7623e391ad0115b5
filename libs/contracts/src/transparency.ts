/** How an offer came to someone: a seat for points, one for fairness, one with the points of a newcomer, by hand, from the board. */
export const ASKED_BY = ['points', 'fairness', 'exploration', 'manual', 'board'] as const;
export type AskedBy = (typeof ASKED_BY)[number];
