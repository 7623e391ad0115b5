import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { reached } from '../time.js';
import { offeringStarted } from './offering.js';
import { inProvince, ofLead, onLead, refuseUnlessIn } from './rules.js';

/** The validated lead goes to professionals, not before the instant it may. */
export const startOffering = decision({
  name: 'StartOffering',
  input: ofLead,
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  decide(_, { lead: s }, ctx) {
    if (s.status === 'Offering') return {};
    refuseUnlessIn(s, ['Ready']);
    refuseUnless(s.facts.teamValidated && s.consents['sharing'], 'WRONG_STATE', 'not-validated');
    refuseUnless(reached(s.sendAfter!, ctx.now), 'WRONG_STATE', 'before-send-after');
    return { lead: [offeringStarted(s, ctx, false)] };
  },
});
