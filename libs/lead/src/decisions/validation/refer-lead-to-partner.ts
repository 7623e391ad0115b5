import { allOf, type Asking, decision, refuseUnless, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { PARTNERS, partnerServes } from '@jurilien/reference';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { handling, inProvince, isIn, leadId, type OnLead, onLead } from '../rules.js';

/** The partners that the client's own agreement, as it was recorded, lets us hand it to: no correction of a field makes one. */
const allowed = ({ consents }: OnLead['lead']) => PARTNERS.filter((partner) => consents[partner] === true);

const available = ({ lead: s }: OnLead, who: Asking) =>
  allOf(
    isIn(s, ['InValidation', 'Ready', 'Unserved', 'Closed']),
    handling(s, who),
    unless(allowed(s).length > 0, 'FORBIDDEN', 'no-consent-to-partner'),
    unless(
      allowed(s).some((partner) => partnerServes(partner, s.facts.province)),
      'FORBIDDEN',
      'partner-serves-elsewhere',
    ),
  );

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
  available,
  decide({ leadId, partner, final }, { lead: s }, ctx) {
    const handed = s.referredTo.includes(partner);
    if (handed && (s.status === 'Referred' || !final)) return {};
    refuseUnlessAvailable(available({ lead: s }, ctx));
    refuseUnless(allowed(s).includes(partner), 'FORBIDDEN', 'no-consent-to-partner');
    refuseUnless(partnerServes(partner, s.facts.province), 'FORBIDDEN', 'partner-serves-elsewhere');
    return { lead: [happened('LeadReferredToPartner', { leadId, partner, final })] };
  },
});
