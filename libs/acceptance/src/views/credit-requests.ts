import { json, notNull, oneOf, type Recorded, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { acceptance } from '../acceptance.js';
import type { CreditDoubt } from '../lead-credit.js';

const ofRequest = <E extends Recorded>(values: (e: E, row: Row | undefined) => Row) => ({
  keys: (e: E) => [(e.data as { requestId: string }).requestId],
  fold: (row: Row | undefined, e: E): Row => ({ ...row, ...values(e, row), updatedAt: e.occurredAt, version: e.version }),
});
const ids = (e: Recorded): Row => {
  const { acceptanceId, leadId, professionalId } = e.data as Record<string, string>;
  return { acceptanceId, leadId, professionalId, province: e.province };
};

/** Every request for coins back with what the rules said, until when it is answered, and the answer (4.12 `credit_requests`). */
export const creditRequests = view(acceptance)({
  name: 'credit-requests',
  version: 3,
  key: 'id',
  columns: {
    id: 'uuid',
    acceptanceId: 'uuid not null',
    leadId: 'uuid not null',
    professionalId: 'uuid not null',
    province: 'text',
    state: notNull(oneOf(['asked', 'approved', 'refused'])),
    reason: 'text not null',
    /** Whose key the evidence is sealed with. */
    personId: 'text',
    evidence: { type: 'text', personal: 'text' },
    priceCc: 'integer not null',
    askedAt: 'timestamptz not null',
    decideBy: 'timestamptz',
    doubts: json<CreditDoubt[]>(),
    ratePercent: 'integer',
    abuse: 'boolean not null',
    againAt: 'timestamptz',
    escalated: 'boolean',
    clientDenied: 'boolean',
    approveAt: 'timestamptz',
    rule: 'text',
    refusal: 'text',
    decidedBy: 'text',
    decidedAt: 'timestamptz',
    creditedCc: 'integer',
    updatedAt: 'timestamptz not null',
    version: 'integer not null',
  },
  indexes: [['state', 'decideBy'], ['professionalId', 'askedAt'], ['leadId'], ['personId']],
  sealedBy: 'personId',
  read: { province: 'province', lead: 'leadId', figuresOnly: ['personId'], defaultSort: ['askedAt', 'desc'] },
  on: {
    LeadCreditRequested: ofRequest((e) => ({
      ...ids(e),
      state: 'asked',
      reason: e.data.reason,
      personId: e.data.personId,
      evidence: e.data.evidence,
      priceCc: e.data.priceCc,
      askedAt: e.occurredAt,
      decideBy: e.data.decideBy,
      abuse: false,
      escalated: false,
    })),
    LeadCreditChecked: ofRequest((e) => ({
      doubts: e.data.doubts,
      ratePercent: e.data.ratePercent,
      abuse: e.data.abuse,
      againAt: e.data.againAt ?? null,
    })),
    RepresentationDenied: ofRequest(() => ({ clientDenied: true })),
    LeadCreditEscalated: ofRequest((e) => ({ escalated: true, approveAt: e.data.approveAt })),
    LeadCreditApproved: ofRequest((e, row) => ({
      ...ids(e),
      state: 'approved',
      reason: e.data.reason,
      priceCc: row?.['priceCc'] ?? e.data.cc,
      askedAt: row?.['askedAt'] ?? e.occurredAt,
      abuse: row?.['abuse'] ?? false,
      escalated: row?.['escalated'] ?? false,
      rule: e.data.rule,
      creditedCc: e.data.cc,
      decidedBy: e.data.by ?? null,
      decidedAt: e.occurredAt,
    })),
    LeadCreditRefused: ofRequest((e) => ({ state: 'refused', refusal: e.data.refusal, decidedBy: e.data.by, decidedAt: e.occurredAt })),
  },
});
export type CreditRequestRow = RowOf<typeof creditRequests>;
