import { ADMITTED } from '@jurilien/contracts';
import { decision, ERASED, refuseUnless } from '@jurilien/event-sourcing';
import { plus, reached } from '@jurilien/reference';
import { happened } from '../../lead.js';
import { limits } from '../../limits.js';
import { inProvince, ofLead, onLead, refuseUnlessIn, slaFrom } from '../rules.js';

/** Opens an ended lead again for validation, while its data exist and it is recent. */
export const reopenLead = decision({
  name: 'ReopenLead',
  input: ofLead,
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  decide({ leadId }, { lead: s }, ctx) {
    if (s.status === 'ToValidate') return {};
    refuseUnlessIn(s, ADMITTED.ReopenLead);
    refuseUnless(s.submittedAt, 'WRONG_STATE', 'never-sent');
    refuseUnless(s.clientName !== ERASED, 'WRONG_STATE', 'data-erased');
    refuseUnless(!reached(plus(s.endedAt!, limits.reopenMs), ctx.now), 'WRONG_STATE', 'too-long-ago');
    return { lead: [happened('LeadReopened', { leadId, slaAt: slaFrom(s, ctx.now) })] };
  },
});
