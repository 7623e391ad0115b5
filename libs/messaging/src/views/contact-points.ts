import { json, view, type Row } from '@jurilien/event-sourcing';
import { consentIdOf, contactPoint, type ContactState } from '../contact-point.js';

const wish = (row: Row | undefined, change: Record<string, unknown>): Row => ({ ...(row?.wishes as Row | undefined), ...change });

/** Nothing of marketing rests on the address any more. */
const NO_BASIS = {
  marketingBasis: null,
  marketingConsentId: null,
  marketingSince: null,
  marketingUntil: null,
  marketingPending: null,
} satisfies Row;

/**
 * Numbers and addresses, as keyed hashes, and what they want; checked last before every send. The columns of marketing say in one join
 * what `basisOf` says of one: a basis that is not null, not pending, and whose end is null or to come, at an address that is neither
 * suppressed nor opted out nor unreachable.
 */
export const contactPoints = view(contactPoint)({
  name: 'contact-points',
  version: 3,
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
    /** Agreements that were ever given: the last one's place in its name. */
    agreements: 'integer',
    marketingBasis: 'text',
    marketingConsentId: 'text',
    marketingSince: 'timestamptz',
    marketingUntil: 'timestamptz',
    marketingPending: 'boolean',
    /** How the holder may be reached without anyone else noticing; read by no one as such. */
    safeContacts: json<ContactState['safeContacts']>(),
    verifiedAt: 'timestamptz',
  },
  indexes: [['since'], ['unreachable', 'since']],
  read: { figuresOnly: ['safeContacts'], defaultSort: ['since', 'desc'] },
  on: {
    SmsOptedOut: (row, e) => ({ ...row, smsOptedOut: true, since: e.occurredAt, source: e.data.source }),
    // Texts come back, news do not.
    SmsOptedIn: (row, e) => ({
      ...row,
      ...(isGranted(row) ? { ...NO_BASIS, wishes: wish(row, { marketing: { granted: false, at: e.occurredAt } }) } : {}),
      ...{ smsOptedOut: false, since: e.occurredAt, source: e.data.source },
    }),
    SmsFailureCounted: (row, e) => ({ since: e.occurredAt, ...row, failures: (row?.failures ?? 0) + 1 }),
    NumberUnreachable: (row, e) => ({ ...row, unreachable: true, since: e.occurredAt }),
    NumberReachable: (row, e) => ({ ...row, unreachable: false, failures: 0, since: e.occurredAt }),
    ContactConsentRecorded: (row, { occurredAt, data: { contactId, class: of, basis, expiresAt, pending } }) => {
      const agreements = (row?.agreements ?? 0) + 1;
      const marketing = {
        ...{ marketingBasis: basis, marketingConsentId: consentIdOf(contactId, agreements) },
        ...{ marketingSince: occurredAt, marketingUntil: expiresAt ?? null, marketingPending: pending ?? false },
      };
      return {
        since: occurredAt,
        ...row,
        agreements,
        wishes: wish(row, { [of]: { granted: true, at: occurredAt, basis, ...(expiresAt ? { until: expiresAt } : {}) } }),
        ...(of === 'marketing' ? marketing : {}),
      };
    },
    ConsentWithdrawn: (row, e) => ({
      since: e.occurredAt,
      ...row,
      wishes: wish(row, { [e.data.class]: { granted: false, at: e.occurredAt } }),
      ...(e.data.class === 'marketing' ? NO_BASIS : {}),
    }),
    ImpliedConsentExpired: (row, e) => ({ ...row, ...(e.data.class === 'marketing' ? NO_BASIS : {}) }),
    ConsentsForgotten: (row) => ({
      ...row,
      ...NO_BASIS,
      wishes: Object.fromEntries(Object.entries((row?.wishes ?? {}) as Row).filter(([, said]) => !(said as { granted: boolean }).granted)),
    }),
    SafeContactWished: (row, { occurredAt, data: { subjectId, of, proven, wish: said } }) => {
      const { [subjectId]: _, ...others } = row?.safeContacts ?? {};
      return { since: occurredAt, ...row, safeContacts: said ? { ...others, [subjectId]: { of, proven, wish: said } } : others };
    },
    AddressSuppressed: (row, e) => ({ ...row, suppressed: e.data.cause, since: e.occurredAt }),
    AddressUnsuppressed: (row, e) => ({ ...row, suppressed: null, since: e.occurredAt }),
    NumberVerified: (row, e) => ({ ...row, verifiedAt: e.occurredAt, unreachable: false, failures: 0, since: e.occurredAt }),
  },
});

/** Whether news stand as agreed to, on whatever basis. */
const isGranted = (row: { readonly marketingBasis?: string | null } | undefined): boolean => typeof row?.marketingBasis === 'string';
