import { at, automation, cancel, forEach, timer, type Effect } from '@jurilien/event-sourcing';
import { creditAccount } from '@jurilien/credits';
import { claimEndsAt, distribution } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import { expireClaim } from '../decisions/release-claim.js';
import { work } from '../work.js';

const subject = (leadId: string): string => `distribution-${leadId}`;
const holdEnds = timer('claim.hold', expireClaim);

/** A claim ends by itself when its hold and grace are over (D7). */
export const expireClaims = automation(distribution)({
  name: 'expire-claims',
  on: {
    // A hold made longer moves the same timer.
    ...forEach(distribution)(['ClaimStarted', 'ClaimExtended'], ({ config, data: { leadId, professionalId, claimId, holdUntil } }) => [
      at(claimEndsAt(holdUntil, config), holdEnds, { leadId, professionalId, claimId }, subject(leadId), claimId),
    ]),
    ...forEach(distribution)(['ClaimReleased', 'AcceptanceConfirmed'], ({ data: { leadId, claimId } }) => [
      cancel(holdEnds, subject(leadId), claimId),
    ]),
  },
});

const giveBack = (e: { readonly position: number; readonly data: { readonly professionalId: string } }): Effect[] => [
  work('release-claims', `release-${e.position}`, { professionalId: e.data.professionalId }),
];

/** A professional who was suspended, paused or barred does not keep a request waiting (4.3.7). */
export const releaseClaimWhenStopped = automation(professional)({
  name: 'release-claim-when-professional-stopped',
  on: { ProfessionalSuspended: giveBack, OffersPaused: giveBack, OffersBarred: giveBack, ProfessionalClosed: giveBack },
});

const fund = (e: { readonly position: number; readonly data: { readonly professionalId: string } }): Effect[] => [
  work('fund-claims', `fund-${e.position}`, { professionalId: e.data.professionalId }),
];

/** Coins that arrive, or come back, go to the claim that waits for them (4.3.5). */
export const fundClaimsWhenCoinsArrive = automation(creditAccount)({
  name: 'fund-claims-when-coins-arrive',
  on: {
    CreditsPurchased: fund,
    CreditsGranted: fund,
    SubscriptionCreditsGranted: fund,
    CreditsAdjusted: (e) => (e.data.direction === 'add' ? fund(e) : []),
    HoldReleased: fund,
    CreditsRefunded: fund,
    RefundReserveEnded: fund,
    RefundReversed: fund,
    ClawbackReversed: fund,
    OwedReturned: fund,
    CreditAccountUnfrozen: fund,
  },
});
