import { ratio } from './ratio.js';

/** What is counted of the messages of a channel: what becomes of them, in the order of their way out, and what their readers answer. */
export const MESSAGE_COUNTS = [
  'queued',
  'sent',
  'delivered',
  'undelivered',
  'bounced',
  'failed',
  'suppressed',
  'complained',
  'optedOut',
  'segments',
] as const;
export type MessageFigure = (typeof MESSAGE_COUNTS)[number] | 'deliveredShare' | 'costCents';
/** Messages delivered during the days, over those sent during the days: more than one where more of the day before arrived. */
export const deliveredShare = ({ delivered, sent }: { readonly delivered: number | null; readonly sent: number | null }): number | null =>
  delivered === null || sent === null ? null : ratio(delivered, sent);

/** What the team does with requests, and what follows them. */
export const ACTS = ['taken', 'validated', 'rejected', 'asked', 'called', 'decided', 'followedUp'] as const;
export type Act = (typeof ACTS)[number];

/** What a month is told in, in cents. */
export const MONEY_FIGURES = [
  'soldCents',
  'revenueCents',
  'subscriptionCents',
  'creditedCents',
  'refundedCents',
  'grantedCents',
  'lossCents',
  'feesCents',
  'deferredCents',
  'gstCents',
  'qstCents',
  'hstCents',
] as const;
export type MoneyFigure = (typeof MONEY_FIGURES)[number];

/** What the requests behind a report are listed by, beside the steps. */
export const ROWS_OF = ['unserved', 'lost', 'refunds', 'unreachable', 'contactLate', 'validationLate', 'renewed'] as const;
export type RowsOf = (typeof ROWS_OF)[number];
