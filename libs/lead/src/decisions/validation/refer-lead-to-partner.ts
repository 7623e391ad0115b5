import { ADMITTED } from '@jurilien/contracts';
import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { PARTNERS, partnerServes } from '@jurilien/reference';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { inProvince, leadId, onLead, refuseUnlessHandling, refuseUnlessIn } from '../rules.js';

/**
 * Staff hand the request to a partner the client allowed, and that takes requests of the province. `final`: nothing more is
 * looked for here; otherwise the request goes on as it was.
 */
export const referLeadToPartner = decision({
  name: 'ReferLeadToPartner',
  input: z.object({ leadId, partner: z.enum(PARTNERS), final: z.boolean().default(false) }),
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  decide({ leadId, partner, final }, { lead: s }, ctx) {
    const handed = s.referredTo.includes(partner);
    if (handed && (s.status === 'Referred' || !final)) return {};
    refuseUnlessIn(s, ADMITTED.ReferLeadToPartner);
    refuseUnlessHandling(s, ctx);
    // The client's own agreement, as it was recorded: no correction of a field makes one.
    refuseUnless(s.consents[partner] === true, 'FORBIDDEN', 'no-consent-to-partner');
    refuseUnless(partnerServes(partner, s.facts.province), 'FORBIDDEN', 'partner-serves-elsewhere');
    return { lead: [happened('LeadReferredToPartner', { leadId, partner, final })] };
  },
});
