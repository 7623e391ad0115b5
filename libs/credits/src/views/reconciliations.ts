import { json, notNull, type RowOf, view } from '@jurilien/event-sourcing';
import { reconciliation, type Reconciled } from '../reconciliation/reconciliation.js';

/** A difference between the books and the provider's list, with what someone said of it. */
export type ClearingDifference = Reconciled['differences'][number] & { readonly reason?: string };
const open = (list: readonly ClearingDifference[]): number => list.filter((d) => !d.explained).length;

/** Each day of `M.clearing` beside the provider's list, with every difference; `unexplained` above nought waits for a person (X19). */
export const reconciliations = view(reconciliation)({
  name: 'reconciliations',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    providerCents: 'bigint not null',
    ledgerCents: 'bigint not null',
    feeCents: 'bigint not null',
    payoutCents: 'bigint not null',
    moves: 'integer not null',
    entries: 'integer not null',
    differences: notNull(json<ClearingDifference[]>()),
    unexplained: 'integer not null',
    at: 'timestamptz not null',
    version: 'integer not null',
  },
  indexes: [['unexplained']],
  read: { defaultSort: ['id', 'desc'] },
  on: {
    ClearingReconciled: (row, e) => {
      const { day, unexplainedCents: _, ...found } = e.data;
      const before = (row?.['differences'] ?? []) as ClearingDifference[];
      // What a person explained stays explained when the day is compared again.
      const differences = found.differences.map((d) => ({
        ...d,
        ...before.find((b) => b.ref === d.ref && b.cents === d.cents && b.reason),
      }));
      return { ...found, differences, unexplained: open(differences), at: e.occurredAt, version: e.version };
    },
    ClearingComparisonAsked: (row, e) => ({ ...row, version: e.version }),
    ClearingDifferenceExplained: (row, e) => {
      const differences = ((row?.['differences'] ?? []) as ClearingDifference[]).map((d) =>
        d.ref === e.data.ref ? { ...d, explained: true, ...(e.reason ? { reason: e.reason } : {}) } : d,
      );
      return { ...row, differences, unexplained: open(differences), version: e.version };
    },
  },
});
export type ReconciliationRow = RowOf<typeof reconciliations>;
