import type { Answer } from '@jurilien/contracts/api';
import { OFFICE_ZONE } from '@jurilien/reference';

type Kept = Answer<'GET /api/meetings/hours'>;
/** Minutes after midnight. */
interface Span {
  readonly from: number;
  readonly until: number;
}
export interface WeekBlock extends Span {
  readonly weekday: number;
}
/** Days, both included, as fields of a date hold them, with hours of their own; without any, they are off. */
export interface Days {
  readonly from: string;
  readonly until: string;
  readonly blocks: readonly Span[];
}
/** The form of one's hours; numbers as they are typed. */
export interface Hours {
  readonly zone: string;
  readonly weekly: readonly WeekBlock[];
  readonly exceptions: readonly Days[];
  readonly bufferMinutes: string;
  readonly minNoticeHours: string;
  readonly address: string;
  readonly videoLink: string;
}

const AN_HOUR = 60;
const MORNING = { from: 9 * AN_HOUR, until: 12 * AN_HOUR };
const AFTERNOON = { from: 13 * AN_HOUR, until: 17 * AN_HOUR };
/** A new span: of the day after the last one. */
export const blockOf = (before: readonly WeekBlock[]): WeekBlock => ({ weekday: ((before.at(-1)?.weekday ?? 0) % 7) + 1, ...MORNING });

/** A new span of some days: the usual morning, then the afternoon. */
export const spanOf = (before: readonly Span[]): Span => (before.length === 0 ? MORNING : AFTERNOON);

/** What was kept, or the form of who never set any. */
export const hoursOf = ({ plan, shipped, address, videoLink }: Kept): Hours => ({
  zone: plan?.zone ?? OFFICE_ZONE,
  weekly: plan?.weekly ?? [],
  exceptions: plan?.exceptions ?? [],
  bufferMinutes: String((plan ?? shipped).bufferMinutes),
  minNoticeHours: String((plan ?? shipped).minNoticeHours),
  address: address ?? '',
  videoLink: videoLink ?? '',
});

/** What the command says; how long a meeting takes follows from its kind. */
export const toSend = ({ zone, weekly, exceptions, bufferMinutes, minNoticeHours, address, videoLink }: Hours, { staffId }: Kept) => ({
  ...{ userId: staffId, zone, weekly },
  // One day needs no second date.
  exceptions: exceptions.map(({ from, until, blocks }) => ({ from, until: until || from, blocks })),
  bufferMinutes: Number(bufferMinutes),
  minNoticeHours: Number(minNoticeHours),
  ...(address ? { address } : {}),
  ...(videoLink ? { videoLink } : {}),
});
