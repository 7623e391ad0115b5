/** How an offer came to somebody: a seat for points, one for fairness, one with the points of a newcomer, by hand, from the board. */
export const ASKED_BY = ['points', 'fairness', 'exploration', 'manual', 'board'] as const;
export type AskedBy = (typeof ASKED_BY)[number];

/** Points of the ranking, part by part. */
export type PartPoints = Readonly<Record<string, number>>;

/** What matching meant for one professional in one month (MO22): own codes and own points, nothing about anybody else. */
export interface TransparencyMonth {
  /** `2026-11`, in the zone of the province. */
  readonly month: string;
  /** The month is over: only then is anything told about what those asked had. */
  readonly complete: boolean;
  /** Requests of the own fields and territory; each counts once, in the month it first came up. */
  readonly considered: number;
  /** Requests of the province beyond them. */
  readonly outside: number;
  readonly eligible: number;
  readonly asked: number;
  readonly askedBy: Readonly<Record<AskedBy, number>>;
  /** Why not, by own code; `queued` = eligible, and others came first. Most frequent first. */
  readonly notAsked: readonly { readonly code: string; readonly n: number }[];
  /** Own average by part where eligible; nothing when never. */
  readonly own: PartPoints | null;
  /** The average of the others who were asked for the same requests; told of ten or more alone, each of the same weight. */
  readonly others: { readonly k: number; readonly parts: PartPoints } | null;
}

export interface Transparency {
  /** Newest first. */
  readonly months: readonly TransparencyMonth[];
}
