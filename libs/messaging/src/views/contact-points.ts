import { view, type Row } from '@jurilien/event-sourcing';
import { contactPoint } from '../contact-point.js';

const wish = (row: Row | undefined, change: Record<string, unknown>): Row => ({ ...(row?.wishes as Row | undefined), ...change });

/** Numbers and addresses, as keyed hashes, and what they want; checked last before every send. */
export const contactPoints = view(contactPoint)({
  name: 'contact-points',
  version: 2,
  key: 'id',
  columns: {
    id: 'text',
    smsOptedOut: 'boolean',
    since: 'timestamptz',
    source: 'text',
    unreachable: 'boolean',
    failures: 'integer',
    suppressed: 'text',
    /** Class → granted or withdrawn, on what basis, until when. */
    wishes: 'jsonb',
    verifiedAt: 'timestamptz',
  },
  indexes: [['since'], ['unreachable', 'since']],
  read: { defaultSort: ['since', 'desc'] },
  on: {
    SmsOptedOut: (row, e) => ({ ...row, smsOptedOut: true, since: e.occurredAt, source: e.data.source }),
    SmsOptedIn: (row, e) => ({ ...row, smsOptedOut: false, since: e.occurredAt, source: e.data.source }),
    SmsFailureCounted: (row, e) => ({ since: e.occurredAt, ...row, failures: (row?.failures ?? 0) + 1 }),
    NumberUnreachable: (row, e) => ({ ...row, unreachable: true, since: e.occurredAt }),
    NumberReachable: (row, e) => ({ ...row, unreachable: false, failures: 0, since: e.occurredAt }),
    ContactConsentRecorded: (row, e) => ({
      since: e.occurredAt,
      ...row,
      wishes: wish(row, {
        [e.data.class]: { granted: true, at: e.occurredAt, basis: e.data.basis, ...(e.data.expiresAt ? { until: e.data.expiresAt } : {}) },
      }),
    }),
    ConsentWithdrawn: (row, e) => ({
      since: e.occurredAt,
      ...row,
      wishes: wish(row, { [e.data.class]: { granted: false, at: e.occurredAt } }),
    }),
    ConsentsForgotten: (row) => ({
      ...row,
      wishes: Object.fromEntries(Object.entries((row?.wishes ?? {}) as Row).filter(([, said]) => !(said as { granted: boolean }).granted)),
    }),
    AddressSuppressed: (row, e) => ({ ...row, suppressed: e.data.cause, since: e.occurredAt }),
    AddressUnsuppressed: (row, e) => ({ ...row, suppressed: null, since: e.occurredAt }),
    NumberVerified: (row, e) => ({ ...row, verifiedAt: e.occurredAt, unreachable: false, failures: 0, since: e.occurredAt }),
  },
});
