import { decider, event, type EventOf, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';

const cents = z.number().int();
const difference = z.object({
  ref: z.string(),
  cents,
  kind: z.string(),
  explained: z.boolean(),
  providerCents: cents.optional(),
  ledgerCents: cents.optional(),
  purchaseId: ids.purchaseId.optional(),
  object: z.string().optional(),
});
/** What the comparison of one day found. */
export const reconciled = z.object({
  day: z.iso.date(),
  providerCents: cents,
  ledgerCents: cents,
  feeCents: cents,
  payoutCents: cents,
  moves: z.number().int().nonnegative(),
  entries: z.number().int().nonnegative(),
  differences: z.array(difference),
  unexplainedCents: cents,
});

/** Every event of one day of reconciliation. */
export const reconciliationEvents = {
  ClearingReconciled: event(reconciled),
  /** Why it differs stands in the reason of the command. */
  ClearingDifferenceExplained: event(z.object({ day: z.iso.date(), ref: z.string() })),
  /** Someone wants the day read again on both sides. */
  ClearingComparisonAsked: event(z.object({ day: z.iso.date() })),
};
type ReconciliationEvent = EventOf<typeof reconciliationEvents>;
export type Reconciled = z.infer<typeof reconciled>;

export interface ReconciliationState {
  readonly found?: Reconciled;
  /** Differences a person explained. */
  readonly explained: readonly string[];
}

/** One day of `M.clearing` beside the provider's own list (I11). */
export const reconciliation = decider<ReconciliationState, typeof reconciliationEvents>({
  category: 'reconciliation',
  events: reconciliationEvents,
  initial: { explained: [] },
  evolve,
});

function evolve(s: ReconciliationState, e: ReconciliationEvent): ReconciliationState {
  switch (e.type) {
    case 'ClearingReconciled':
      return { ...s, found: e.data };
    case 'ClearingDifferenceExplained':
      return { ...s, explained: [...s.explained, e.data.ref] };
    case 'ClearingComparisonAsked':
      return s;
    default:
      return e satisfies never;
  }
}
