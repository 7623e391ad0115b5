import { notNull, oneOf, type Recorded, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { subscription } from '../subscriptions/subscription.js';

const state =
  (to: string) =>
  (row: Row | undefined, e: Recorded): Row => ({ ...row, state: to, version: e.version });

/** Monthly plans: what they cost, until when they are paid, and what keeps them (one row per professional). */
export const subscriptions = view(subscription)({
  name: 'subscriptions',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    subscriptionId: 'uuid not null',
    province: 'text',
    billingProvince: 'text not null',
    state: notNull(oneOf(['Started', 'Active', 'PastDue', 'Ended'])),
    cc: 'integer not null',
    netCents: 'integer not null',
    grossCents: 'integer not null',
    startedAt: 'timestamptz not null',
    periodEnd: 'timestamptz',
    periods: 'integer not null',
    cancelRequested: 'boolean not null',
    mismatch: 'boolean not null',
    endedAt: 'timestamptz',
    endCause: oneOf(['cancelled', 'unpaid', 'abandoned']),
    version: 'integer not null',
  },
  indexes: [['state', 'periodEnd']],
  read: { province: 'province', defaultSort: ['startedAt', 'desc'] },
  on: {
    SubscriptionStarted: (row, { data: d, occurredAt, province, version }) => ({
      subscriptionId: d.subscriptionId,
      province,
      billingProvince: d.province,
      state: 'Started',
      cc: d.cc,
      netCents: d.netCents,
      grossCents: d.grossCents,
      startedAt: occurredAt,
      periodEnd: null,
      periods: row?.['periods'] ?? 0,
      cancelRequested: false,
      mismatch: false,
      endedAt: null,
      endCause: null,
      version,
    }),
    SubscriptionPeriodPaid: (row, e) => ({
      ...row,
      state: 'Active',
      periodEnd: e.data.periodEnd,
      periods: ((row?.['periods'] as number | undefined) ?? 0) + 1,
      mismatch: false,
      version: e.version,
    }),
    SubscriptionMismatchDetected: (row, e) => ({ ...row, mismatch: true, version: e.version }),
    SubscriptionPastDue: state('PastDue'),
    SubscriptionCancelRequested: (row, e) => ({ ...row, cancelRequested: true, version: e.version }),
    SubscriptionEnded: (row, e) => ({ ...row, state: 'Ended', endedAt: e.occurredAt, endCause: e.data.cause, version: e.version }),
  },
});
export type SubscriptionRow = RowOf<typeof subscriptions>;
