import { automation, type Effect } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import { say } from './notify.js';

/** The countdown is said when this much of a hold is left. */
const LAST_MINUTES = 3;

interface OfHold {
  readonly data: {
    readonly leadId: string;
    readonly offerId: string;
    readonly professionalId: string;
    readonly claimId: string;
    readonly holdUntil: string;
  };
}
/** One per end of a hold: a hold made longer is said when its own last minutes begin. */
const lastMinutes = ({ data: { leadId, offerId, professionalId, claimId, holdUntil } }: OfHold): Effect =>
  say(
    'R12',
    `${claimId}:${holdUntil}`,
    { leadId, offerId, professionalId, claimId, vars: { until: holdUntil } },
    new Date(Date.parse(holdUntil) - LAST_MINUTES * 60_000).toISOString(),
  );

/** Who holds a request hears when three minutes are left, and what their own rule took for them. */
export const tellClaimer = automation(
  distribution,
  professional,
)({
  name: 'tell-claimer',
  on: {
    ClaimStarted: (e) => [
      lastMinutes(e),
      ...(e.data.auto
        ? [
            say('auto-claimed', e.data.claimId, {
              leadId: e.data.leadId,
              offerId: e.data.offerId,
              professionalId: e.data.professionalId,
              claimId: e.data.claimId,
            }),
          ]
        : []),
    ],
    ClaimExtended: (e) => [lastMinutes(e)],
    AutoClaimSwitchedOff: (e) => [
      say('auto-claim-off', `${e.data.professionalId}:${e.version}`, { professionalId: e.data.professionalId }),
    ],
  },
});
