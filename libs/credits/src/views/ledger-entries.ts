import { json, notNull, type Recorded, type RowOf, view, type ViewHandler } from '@jurilien/event-sourcing';
import { creditAccount } from '../credit-account.js';
import { coinLines, entryType, moneyLines, onEntries } from './entry-types.js';
import type { Line } from '../account-events.js';

/** What an entry does to the coins that can be spent: what its lines put into lots, less what they take out. */
const changeCc = (e: Recorded): number => coinLines(e).reduce((n, l) => (l.account.includes('.lot.') ? n + l.debit - l.credit : n), 0);

const entry: ViewHandler = {
  keys: (e: Recorded) => [String(e.data['entryId'])],
  fold: (_row, e: Recorded) => ({
    professionalId: e.data['professionalId'],
    at: e.occurredAt,
    type: entryType(e),
    cc: e.data['cc'],
    changeCc: changeCc(e),
    key: e.data['key'],
    leadId: e.data['leadId'],
    claimId: e.data['claimId'],
    acceptanceId: e.data['acceptanceId'],
    purchaseId: e.data['purchaseId'],
    refundId: e.data['refundId'],
    disputeId: e.data['disputeId'],
    invoiceNo: e.data['invoiceNo'],
    lines: coinLines(e),
    money: moneyLines(e),
    availableAfterCc: e.data['availableAfterCc'],
    province: e.province,
    actorKind: e.actor.kind,
    actorId: e.actor.id,
    reason: e.reason,
    position: e.position,
  }),
};

/** The statement: one row per entry, with its lines in coins and in money and the balance it leaves (4.12 `ledger_statement`). */
export const ledgerEntries = view(creditAccount)({
  name: 'ledger-entries',
  version: 2,
  key: 'id',
  columns: {
    id: 'uuid',
    professionalId: 'uuid not null',
    at: 'timestamptz not null',
    type: 'text not null',
    cc: 'integer not null',
    changeCc: 'integer not null',
    key: 'text not null',
    leadId: 'uuid',
    claimId: 'uuid',
    acceptanceId: 'uuid',
    purchaseId: 'uuid',
    refundId: 'text',
    disputeId: 'text',
    invoiceNo: 'text',
    lines: notNull(json<Line[]>()),
    money: notNull(json<Line[]>()),
    availableAfterCc: 'integer',
    province: 'text',
    actorKind: 'text not null',
    actorId: 'text not null',
    reason: 'text',
    position: 'bigint not null',
  },
  indexes: [['professionalId', 'position'], ['leadId'], ['purchaseId'], ['position']],
  read: { province: 'province', defaultSort: ['position', 'desc'] },
  on: onEntries(entry),
});
export type LedgerRow = RowOf<typeof ledgerEntries>;
