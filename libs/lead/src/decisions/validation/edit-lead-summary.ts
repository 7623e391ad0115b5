import { ADMITTED } from '@jurilien/contracts';
import { decision, Refused } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { detectPersonalData } from '@jurilien/personal-data';
import { happened } from '../../lead.js';
import { limits } from '../../limits.js';
import { inProvince, leadId, onLead, refuseUnlessHandling, refuseUnlessIn } from '../rules.js';
import { knownPersons } from './summary-guard.js';

/** The text professionals read before acceptance: nobody is named in it. */
export const editLeadSummary = decision({
  name: 'EditLeadSummary',
  input: z.object({ leadId, summary: z.string().trim().min(limits.descriptionMin).max(limits.descriptionMax) }),
  streams: onLead,
  province: inProvince,
  decide({ leadId, summary }, { lead: s }, ctx) {
    refuseUnlessIn(s, ADMITTED.EditLeadSummary);
    refuseUnlessHandling(s, ctx);
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
