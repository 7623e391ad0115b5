import { ADMITTED } from '@jurilien/contracts';
import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { offeringStarted } from './offering.js';
import { inProvince, ofLead, onLead, refuseUnlessIn } from '../rules.js';

/** A stopped search goes on in a new round. */
export const restartOffering = decision({
  name: 'RestartOffering',
  input: ofLead,
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  decide(_, { lead: s }, ctx) {
    if (s.status === 'Offering') return {};
    refuseUnlessIn(s, ADMITTED.RestartOffering);
    refuseUnless(s.stopped, 'WRONG_STATE', 'not-stopped');
    refuseUnless(s.consents['sharing'], 'WRONG_STATE', 'no-sharing-consent');
    return { lead: [offeringStarted(s, ctx, true)] };
  },
});
