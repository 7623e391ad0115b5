import { notNull, oneOf, type Recorded, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { creditProposals } from '../proposals/credit-proposals.js';

const of = <E extends Recorded>(values: (e: E) => Row) => ({
  keys: (e: E) => [(e.data as { proposalId: string }).proposalId],
  fold: (row: Row | undefined, e: E): Row => ({ ...row, ...values(e), version: e.version }),
});
const proposed =
  (what: (e: Recorded) => string) =>
  (e: Recorded): Row => ({
    professionalId: e.data.professionalId,
    province: e.province,
    what: what(e),
    cc: e.data.cc,
    kind: e.data.kind ?? null,
    worthCents: e.data.worthCents ?? null,
    state: 'open',
    by: e.data.by,
    reason: e.reason,
    at: e.occurredAt,
  });
const decided = (state: string) => of((e) => ({ state, decidedBy: e.data.by, decidedAt: e.occurredAt, decisionReason: e.reason ?? null }));

/** Grants and corrections that wait for a second person, and what was decided (X02, X19). */
export const creditProposalRows = view(creditProposals)({
  name: 'credit-proposals',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    professionalId: 'uuid not null',
    province: 'text',
    what: notNull(oneOf(['grant', 'add', 'remove'])),
    cc: 'integer not null',
    kind: oneOf(['promo', 'purchased']),
    worthCents: 'integer',
    state: notNull(oneOf(['open', 'approved', 'refused'])),
    by: 'text not null',
    reason: 'text',
    at: 'timestamptz not null',
    decidedBy: 'text',
    decidedAt: 'timestamptz',
    decisionReason: 'text',
    version: 'integer not null',
  },
  indexes: [
    ['state', 'at'],
    ['professionalId', 'at'],
  ],
  read: { province: 'province', defaultSort: ['at', 'desc'] },
  on: {
    CreditGrantProposed: of(proposed(() => 'grant')),
    CreditAdjustmentProposed: of(proposed((e) => String(e.data.direction))),
    CreditProposalApproved: decided('approved'),
    CreditProposalRefused: decided('refused'),
  },
});
export type CreditProposalRow = RowOf<typeof creditProposalRows>;
