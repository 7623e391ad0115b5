import { SPAN_NAMES } from '@jurilien/reference';

/** What a report breaks its figures down by. */
export const GROUPED = [
  'province',
  'region',
  'field',
  'lang',
  'source',
  'form',
  'variant',
  'origin',
  'firstOrigin',
  'campaign',
  'term',
] as const;
export type Grouped = (typeof GROUPED)[number];

/** What is known of a request as a text. */
export const DIMENSIONS = [...GROUPED, 'unservedReason', 'ending', 'decidedBy'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Instants of a request, in seconds of the epoch; none is 0. */
export const MOMENTS = [
  'submitted',
  'confirmed',
  'queued',
  'validationDue',
  'decided',
  'validated',
  'offered',
  'claimed',
  'accepted',
  'contacted',
  'retained',
  'unretained',
  'slaMissed',
  'unserved',
  'unreachable',
  'renewalInvited',
  'renewed',
  'merged',
  'unmerged',
  'ended',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Coins that were asked back for a request of the day, by the place of its row. */
export interface Refund {
  readonly row: number;
  readonly reason: string;
  readonly at: number;
  /** Seconds of the epoch; 0 while it is not. */
  readonly approvedAt: number;
}
/** A grade about a request of the day. */
export interface Grade {
  readonly row: number;
  readonly side: 'client' | 'professional';
  readonly at: number;
  readonly grade: number;
}

/** The requests that were sent on one day, column by column: a million of them are added up from these in the time of a few queries. */
export interface RequestDay {
  readonly day: string;
  readonly n: number;
  /** Codes of the dictionary; none is 0. */
  readonly codes: Readonly<Record<Dimension, Uint32Array>>;
  readonly at: Readonly<Record<Moment, Uint32Array>>;
  /** The hour of the week at the offices' clock: 0 is Monday at midnight. */
  readonly hour: Uint8Array;
  readonly offers: Uint16Array;
  readonly waves: Uint8Array;
  readonly acceptedWave: Uint8Array;
  readonly refunds: readonly Refund[];
  readonly grades: readonly Grade[];
}

/** The offers that were sent on one day, with what their requests are filtered by. */
export interface OfferDay {
  readonly day: string;
  readonly n: number;
  readonly professional: Uint32Array;
  readonly at: Uint32Array;
  readonly wave: Uint8Array;
  /** Seconds of the epoch; none is 0. */
  readonly claimed: Uint32Array;
  readonly accepted: Uint32Array;
  readonly codes: Readonly<Record<Filtered, Uint32Array>>;
}

/** What a reader of a report may filter by. */
export const FILTERED = ['province', 'region', 'field', 'source'] as const;
export type Filtered = (typeof FILTERED)[number];

/** Texts by numbers, so that a column of them is one of numbers. */
export interface Dictionary {
  /** The number of a text, a new one where it has none; 0 for no text. */
  readonly codeOf: (text: string | null | undefined) => number;
  readonly textOf: (code: number) => string | null;
}

/** A new, empty dictionary. */
export function dictionary(): Dictionary {
  const texts: (string | null)[] = [null];
  const codes = new Map<string, number>();
  return {
    codeOf: (text) => {
      if (text === null || text === undefined) return 0;
      const known = codes.get(text);
      if (known !== undefined) return known;
      codes.set(text, texts.length);
      return texts.push(text) - 1;
    },
    textOf: (code) => texts[code] ?? null,
  };
}

const numbers = (names: readonly string[], n: number): Record<string, Uint32Array> =>
  Object.fromEntries(names.map((name) => [name, new Uint32Array(n)]));

/** Empty columns for a day of so many requests; who made them fills them in. */
export const requestDay = (day: string, n: number, refunds: Refund[], grades: Grade[]): RequestDay => ({
  day,
  n,
  codes: numbers(DIMENSIONS, n) as Record<Dimension, Uint32Array>,
  at: numbers(MOMENTS, n) as Record<Moment, Uint32Array>,
  hour: new Uint8Array(n),
  offers: new Uint16Array(n),
  waves: new Uint8Array(n),
  acceptedWave: new Uint8Array(n),
  refunds,
  grades,
});

/** Empty columns for a day of so many offers. */
export const offerDay = (day: string, n: number): OfferDay => ({
  day,
  n,
  professional: new Uint32Array(n),
  at: new Uint32Array(n),
  wave: new Uint8Array(n),
  claimed: new Uint32Array(n),
  accepted: new Uint32Array(n),
  codes: numbers(FILTERED, n) as Record<Filtered, Uint32Array>,
});

const BYTES = 4;
/** What is reckoned of a request once (`reached.ts`), and its small numbers. */
const BESIDE_BYTES = SPAN_NAMES.length * 2 + 1 + 5;
/** What the columns of a request, and those of an offer, take of memory. */
export const REQUEST_BYTES = (DIMENSIONS.length + MOMENTS.length) * BYTES + BESIDE_BYTES;
export const OFFER_BYTES = (FILTERED.length + 4) * BYTES + 1;
