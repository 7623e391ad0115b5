/** Who would be asked for a request as it stands. */
export interface MatchingPreview {
  eligible: { professionalId: string; name: string; points: number; parts: Record<string, number> }[];
  excluded: { professionalId: string; name: string; code: string }[];
  counts: Record<string, number>;
  total?: number;
}
/** What a request would cost as it stands. */
export interface PricePreview {
  baseCc: number;
  factors: { code: string; bp: number }[];
  coinValueCc: number;
}
/** What happens by itself, and when. */
export interface Timer {
  timer: string;
  dueAt: string;
}
