import { allOf, decision, refuseUnlessAvailable, streamOf, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { invalid } from '@jurilien/lead';
import { distribution, seatsTaken } from '@jurilien/search';
import { acceptance, served } from '../acceptance.js';
import { CONSULTATIONS, FEE_RANGES, MANDATES, NEXT_STEPS, NOT_RETAINED_REASONS } from '../acceptance-words.js';
import { UNDER_WAY } from '../acceptance-state.js';
import {
  isIn,
  type Named,
  ofAcceptance,
  type OnAcceptance,
  onAcceptance,
  own,
  refuseUnlessOwn,
  refuseUnlessStage,
  refuseUnlessStill,
  servedProvince,
  still,
} from './acceptance-rules.js';

const consulted = ({ acceptance: s }: OnAcceptance, _who: unknown, named: Named) => allOf(own(s, named), still(s), isIn(s, UNDER_WAY));
/** A mandate may still come of what seemed over, but not of a client who chose another. */
const concluded = ({ acceptance: s }: OnAcceptance, _who: unknown, named: Named) =>
  allOf(own(s, named), still(s), unless(!s.notChosen, 'WRONG_STATE', 'not-chosen'), isIn(s, [...UNDER_WAY, 'NotRetained']));

/** The consultation took place, or the client did not come; what follows is said with it. */
export const recordConsultationOutcome = decision({
  name: 'RecordConsultationOutcome',
  input: ofAcceptance.extend({ outcome: z.enum(CONSULTATIONS), next: z.enum(NEXT_STEPS).optional() }),
  streams: onAcceptance,
  province: servedProvince,
  available: consulted,
  decide(input, { acceptance: s }, ctx) {
    refuseUnlessAvailable(consulted({ acceptance: s }, ctx, input));
    if (input.outcome === 'noShow' && input.next) throw invalid('next', 'not-after-no-show');
    if (s.consultation === input.outcome && s.next === input.next) return {};
    return { acceptance: [served('ConsultationOutcomeRecorded', input)] };
  },
});

/**
 * Whether a mandate came of it. For figures and for the end of the request alone: no price and no rank ever reads it (MO2).
 */
export const recordMandateOutcome = decision({
  name: 'RecordMandateOutcome',
  input: ofAcceptance.extend({
    outcome: z.enum(MANDATES),
    reason: z.enum(NOT_RETAINED_REASONS).exclude(['notChosen']).optional(),
    feeRange: z.enum(FEE_RANGES).optional(),
  }),
  streams: (i: { acceptanceId: string; leadId: string }) => ({
    acceptance: streamOf(acceptance, i.acceptanceId),
    distribution: streamOf(distribution, i.leadId),
  }),
  province: servedProvince,
  available: concluded,
  decide(input, { acceptance: s, distribution: search }, ctx) {
    refuseUnlessOwn(s, input);
    refuseUnlessStill(s);
    const retained = input.outcome === 'retained';
    if (s.status === (retained ? 'Mandate' : 'NotRetained')) return {};
    refuseUnlessAvailable(concluded({ acceptance: s }, ctx, input));
    if (!retained) refuseUnlessStage(s, UNDER_WAY);
    if (!retained && !input.reason) throw invalid('reason', 'required');
    const { reason, feeRange, ...said } = input;
    const alone = seatsTaken(search).every((a) => a.acceptanceId === s.acceptanceId) && !search.live;
    return {
      acceptance: [
        served('MandateOutcomeRecorded', {
          ...said,
          ...(retained ? {} : { reason }),
          ...(retained && feeRange ? { feeRange } : {}),
          // While the client waits to hear whether someone else is searched for, nothing ends.
          ends: retained || ((alone || s.chosenAt !== undefined) && s.replacement?.state !== 'asked'),
        }),
      ],
    };
  },
});
