import type { Filtered } from './columns.js';

/** What is asked of a report: days of the offices' clock, both included, and what requests are filtered by. */
export interface ReportAsked {
  readonly from: string;
  readonly to: string;
  /** One of these each; nothing admits every request. */
  readonly filter: Readonly<Partial<Record<Filtered, readonly string[]>>>;
  /** As of this instant; absent as of now. */
  readonly at?: string;
  readonly compare?: 'previous' | 'year';
  /** The filter beside which the others are counted; nothing where the reader may know of no others. */
  readonly beside?: Filtered;
}
