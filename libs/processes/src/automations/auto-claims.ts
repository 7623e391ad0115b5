import { automation, send, type Effect } from '@jurilien/event-sourcing';
import { creditAccount } from '@jurilien/credits';
import { distribution, offerReceipt } from '@jurilien/search';
import { switchOffAutoClaim } from '../decisions/auto-claim.js';
import { work } from '../work.js';

const plan = (key: string, leadId: string): Effect => work('plan-auto-claims', `auto-${key}`, { leadId });

/** After a wave, or an offer of its own, the rules of those who were asked are looked at, all in one piece of work (MO16). */
export const planAutoClaims = automation(distribution)({
  name: 'plan-auto-claims',
  on: {
    WaveStarted: (e) => [plan(`${e.data.leadId}-${e.data.round}-${e.data.wave}`, e.data.leadId)],
    OfferSent: (e) => [plan(e.data.offerId, e.data.leadId)],
    OfferMade: (e) => (e.data.manual && !e.data.sendAt ? [plan(e.data.offerId, e.data.leadId)] : []),
  },
});

/** What was planned is claimed when its time comes; the decision looks at everything again. */
export const claimByRule = automation(offerReceipt)({
  name: 'claim-by-rule',
  on: {
    AutoClaimPlanned: ({ data: { leadId, offerId, professionalId, dueAt } }) => [
      work('auto-claim', `auto-claim-${offerId}`, { leadId, offerId, professionalId }, dueAt),
    ],
  },
});

/** A claim by rule that ran out of time may be the second in a row (4.3.5). */
export const switchOffIdleRules = automation(creditAccount)({
  name: 'switch-off-idle-auto-claims',
  on: { HoldReleased: (e) => (e.data.cause === 'expired' ? [send(switchOffAutoClaim, { professionalId: e.data.professionalId })] : []) },
});
