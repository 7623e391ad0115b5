const THOUSANDTHS = 1_000;
/** A part of a whole to a thousandth; of nothing none. */
export const ratio = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * THOUSANDTHS) / THOUSANDTHS;
