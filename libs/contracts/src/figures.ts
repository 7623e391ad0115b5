/** Figures of one professional over the last days (4.12 `professional_metrics`, LW5): counted per request, by when it was offered. */
export interface OwnFigures {
  readonly offered: number;
  readonly seen: number;
  readonly claimed: number;
  readonly accepted: number;
  readonly contacted: number;
  readonly retained: number;
  /** Refusals by reason. */
  readonly refused: Readonly<Record<string, number>>;
  /** Requests that went by without an answer in time, or to somebody faster. */
  readonly missed: number;
  readonly missedBy: Readonly<Partial<Record<Missed, number>>>;
  /** From the offer to the first answer. */
  readonly responseMinutesMedian: number | null;
  /** Accepted requests called in time, of those where it is known. */
  readonly contactSlaKeptShare: number | null;
  readonly creditRequests: number;
  readonly spentCc: number;
  readonly creditedCc: number;
  readonly costPerRetainedCc: number | null;
  /** Looks and answers by hour of the day, midnight first. */
  readonly hours: readonly number[];
}
/** How a request passed by: the window closed, the offer expired, another was faster, the own claim ran out. */
export type Missed = 'late' | 'expired' | 'taken' | 'claimExpired';
export const MISSED: readonly Missed[] = ['late', 'expired', 'taken', 'claimExpired'];

/** What half of the professionals of the same region do better than; told only where it cannot be one of them. */
export interface RegionFigures {
  readonly region: string;
  /** How many professionals it is the median of: ten at least. */
  readonly k: number;
  readonly median: {
    readonly responseMinutes: number | null;
    readonly acceptanceShare: number | null;
    readonly slaKeptShare: number | null;
  };
}
export interface WeekFigures {
  /** Monday, `2026-11-16`. */
  readonly week: string;
  readonly offered: number;
  readonly accepted: number;
  readonly retained: number;
}
export interface ProfessionalFigures {
  readonly days: number;
  readonly own: OwnFigures;
  /** Nothing where fewer than ten professionals of the region were offered anything. */
  readonly region: RegionFigures | null;
  readonly byWeek: readonly WeekFigures[];
}
/** The least number of professionals a median may be told of. */
export const LEAST_PEERS = 10;
