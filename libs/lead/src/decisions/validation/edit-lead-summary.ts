import { BEFORE_ACCEPTED } from '@jurilien/contracts';
import { allOf, type Asking, decision, Refused, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { detectPersonalData } from '@jurilien/personal-data';
import { DESCRIPTION_CEILING } from '../../facts.js';
import { happened } from '../../lead.js';
import { handling, inProvince, invalid, isIn, leadId, type OnLead, onLead } from '../rules.js';
import { descriptionError } from '../intake/submission.js';
import { knownPersons } from './summary-guard.js';

const available = ({ lead: s }: OnLead, who: Asking) => allOf(isIn(s, BEFORE_ACCEPTED), handling(s, who));

/** The text professionals read before acceptance: no one is named in it. */
export const editLeadSummary = decision({
  name: 'EditLeadSummary',
  input: z.object({ leadId, summary: z.string().trim().max(DESCRIPTION_CEILING) }),
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId, summary }, { lead: s }, ctx) {
    refuseUnlessAvailable(available({ lead: s }, ctx));
    const wrong = descriptionError(summary, ctx.config);
    if (wrong) throw invalid('summary', wrong);
    const found = detectPersonalData(summary, knownPersons(s));
    if (found.length > 0)
      throw new Refused(
        'VALIDATION',
        'personal-data',
        found.map((f) => ({ field: 'summary', message: `personal-data:${f.kind}` })),
      );
    if (s.summary === summary) return {};
    return { lead: [happened('LeadSummaryEdited', { leadId, personId: s.personId, summary, summaryVersion: s.summaryVersion + 1 })] };
  },
});
