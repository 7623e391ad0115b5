import { view, type Recorded, type RowFold } from '@jurilien/event-sourcing';
import { creditAccount } from '../credit-account.js';

const entry = (type: string): { keys: (e: Recorded) => string[]; fold: RowFold } => ({
  keys: (e) => [String(e.data.entryId)],
  fold: (_row, e) => ({
    professionalId: e.data.professionalId,
    at: e.occurredAt,
    type: type === 'adjustment' ? `${type}-${e.data.direction}` : type,
    cc: e.data.cc,
    key: e.data.key,
    leadId: e.data.leadId,
    claimId: e.data.claimId,
    lines: e.data.lines,
    availableAfterCc: e.data.availableAfterCc,
    province: e.province,
    actorKind: e.actor.kind,
    actorId: e.actor.id,
    reason: e.reason,
    position: e.position,
  }),
});

/** The statement: one row per entry with its double-entry lines (4.12 `ledger_statement`). */
export const ledgerEntries = view(creditAccount)({
  name: 'ledger-entries',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    professionalId: 'uuid',
    at: 'timestamptz',
    type: 'text',
    cc: 'integer',
    key: 'text',
    leadId: 'uuid',
    claimId: 'uuid',
    lines: 'jsonb',
    availableAfterCc: 'integer',
    province: 'text',
    actorKind: 'text',
    actorId: 'text',
    reason: 'text',
    position: 'bigint',
  },
  indexes: [['professionalId', 'position'], ['leadId']],
  read: { province: 'province', defaultSort: ['position', 'desc'] },
  on: {
    CreditsGranted: entry('grant'),
    CreditsHeld: entry('hold'),
    HoldReleased: entry('release'),
    HoldCaptured: entry('capture'),
    CreditsAdjusted: entry('adjustment'),
  },
});
