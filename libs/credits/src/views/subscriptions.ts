import { view, type Recorded, type Row } from '@jurilien/event-sourcing';
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
    subscriptionId: 'uuid',
    province: 'text',
    billingProvince: 'text',
    state: 'text',
    cc: 'integer',
    netCents: 'integer',
    grossCents: 'integer',
    startedAt: 'timestamptz',
    periodEnd: 'timestamptz',
    periods: 'integer',
    cancelRequested: 'boolean',
    mismatch: 'boolean',
    endedAt: 'timestamptz',
    endCause: 'text',
    version: 'integer',
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
