import { allOf, type Asking, decision, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { DAY_MS, plus, validationCallDays, validationCallTries } from '@jurilien/reference';
import { placeOf } from '../../config-place.js';
import { happened } from '../../lead.js';
import { handling, inProvince, leadId, live, type OnLead, onLead } from '../rules.js';

export const CALL_OUTCOMES = ['reached', 'noAnswer', 'voicemail', 'busy', 'wrongNumber', 'callBack'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

const available = ({ lead: s }: OnLead, who: Asking) => allOf(live(s), handling(s, who));

/** A call to the client; until someone answers, the next try is spread over the plan's days. */
export const logCallAttempt = decision({
  name: 'LogCallAttempt',
  input: z.object({ leadId, outcome: z.enum(CALL_OUTCOMES), note: z.string().trim().max(1000).optional() }),
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId, outcome, note }, { lead: s }, ctx) {
    refuseUnlessAvailable(available({ lead: s }, ctx));
    const [tries, days] = [validationCallTries, validationCallDays].map((key) => ctx.config.value(key, placeOf(s.facts))) as [
      number,
      number,
    ];
    const again = outcome !== 'reached' && outcome !== 'wrongNumber' && s.calls + 1 < tries;
    const next = again ? plus(ctx.now, Math.floor((days * DAY_MS) / tries)) : undefined;
    return {
      lead: [
        happened('LeadCallAttempted', { leadId, personId: s.personId, outcome, ...(next ? { next } : {}), ...(note ? { note } : {}) }),
      ],
    };
  },
});
