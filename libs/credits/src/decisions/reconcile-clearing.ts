import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { reconciled, reconciliation } from '../reconciliation/reconciliation.js';

const onDay = ({ day }: { day: string }) => ({ day: streamOf(reconciliation, day) });

/** Writes down what a day's comparison with the provider found; the same again is nothing new. */
export const recordReconciliation = decision({
  name: 'RecordReconciliation',
  input: reconciled,
  streams: onDay,
  decide(input, { day: { found } }) {
    return found && JSON.stringify(found) === JSON.stringify(input) ? {} : { day: [{ type: 'ClearingReconciled' as const, data: input }] };
  },
});

/** A person found out why provider and books differ: the reason is kept with it. */
export const explainDifference = decision({
  name: 'ExplainClearingDifference',
  input: z.object({ day: z.iso.date(), ref: z.string().min(1).max(255) }),
  reasonRequired: true,
  streams: onDay,
  decide({ day, ref }, { day: s }) {
    const known = s.found?.differences.find((d) => d.ref === ref);
    refuseUnless(known, 'NOT_FOUND', 'no-such-difference');
    if (known.explained || s.explained.includes(ref)) return {};
    return { day: [{ type: 'ClearingDifferenceExplained' as const, data: { day, ref } }] };
  },
});

/** Has a day that was compared read again, on both sides: what a lost notice kept from us is asked for at the provider first. */
export const compareAgain = decision({
  name: 'CompareClearingAgain',
  input: z.object({ day: z.iso.date() }),
  streams: onDay,
  decide({ day }, { day: s }) {
    refuseUnless(s.found, 'NOT_FOUND', 'no-such-day');
    return { day: [{ type: 'ClearingComparisonAsked' as const, data: { day } }] };
  },
});
