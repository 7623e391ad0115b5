import { view } from '@jurilien/event-sourcing';
import { reconciliation, type Reconciled } from '../reconciliation/reconciliation.js';

type Difference = Reconciled['differences'][number] & { readonly reason?: string };
const open = (list: readonly Difference[]): number => list.filter((d) => !d.explained).length;

/** Each day of `M.clearing` beside the provider's list, with every difference; `unexplained` above nought waits for a person (X19). */
export const reconciliations = view(reconciliation)({
  name: 'reconciliations',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    providerCents: 'bigint',
    ledgerCents: 'bigint',
    feeCents: 'bigint',
    payoutCents: 'bigint',
    moves: 'integer',
    entries: 'integer',
    differences: 'jsonb',
    unexplained: 'integer',
    at: 'timestamptz',
    version: 'integer',
  },
  indexes: [['unexplained']],
  read: { defaultSort: ['id', 'desc'] },
  on: {
    ClearingReconciled: (row, e) => {
      const { day, unexplainedCents: _, ...found } = e.data;
      const before = (row?.['differences'] ?? []) as Difference[];
      // What a person explained stays explained when the day is compared again.
      const differences = found.differences.map((d) => ({
        ...d,
        ...before.find((b) => b.ref === d.ref && b.cents === d.cents && b.reason),
      }));
      return { ...found, differences, unexplained: open(differences), at: e.occurredAt, version: e.version };
    },
    ClearingComparisonAsked: (row, e) => ({ ...row, version: e.version }),
    ClearingDifferenceExplained: (row, e) => {
      const differences = ((row?.['differences'] ?? []) as Difference[]).map((d) =>
        d.ref === e.data.ref ? { ...d, explained: true, ...(e.reason ? { reason: e.reason } : {}) } : d,
      );
      return { ...row, differences, unexplained: open(differences), version: e.version };
    },
  },
});
