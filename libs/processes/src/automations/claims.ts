import { automation, type Effect } from '@jurilien/event-sourcing';
import { creditAccount } from '@jurilien/credits';
import { distribution, claimEndsAt } from '@jurilien/leads';
import { professional } from '@jurilien/professionals';

const subject = (leadId: string): string => `distribution-${leadId}`;
interface OfHold {
  readonly data: { readonly leadId: string; readonly professionalId: string; readonly claimId: string; readonly holdUntil: string };
}
const expireWhenOver = ({ data: { leadId, professionalId, claimId, holdUntil } }: OfHold): Effect[] => [
  {
    do: 'schedule',
    subject: subject(leadId),
    timer: 'claim.hold',
    occurrence: claimId,
    dueAt: claimEndsAt({ holdUntil }),
    command: 'ExpireClaim',
    input: { leadId, professionalId, claimId },
  },
];

/** A claim ends by itself when its hold and grace are over (D7). */
export const expireClaims = automation(distribution)({
  name: 'expire-claims',
  on: {
    ClaimStarted: expireWhenOver,
    // The same timer, later.
    ClaimExtended: expireWhenOver,
    ClaimReleased: (e) => [{ do: 'cancel', subject: subject(e.data.leadId), timer: 'claim.hold', occurrence: e.data.claimId }],
    AcceptanceConfirmed: (e) => [{ do: 'cancel', subject: subject(e.data.leadId), timer: 'claim.hold', occurrence: e.data.claimId }],
  },
});

const giveBack = (e: { readonly position: number; readonly data: { readonly professionalId: string } }): Effect[] => [
  { do: 'work', job: 'release-claims', key: `release-${e.position}`, input: { professionalId: e.data.professionalId } },
];

/** Whoever was suspended, paused or barred does not keep a request waiting (4.3.7). */
export const releaseClaimWhenStopped = automation(professional)({
  name: 'release-claim-when-professional-stopped',
  on: { ProfessionalSuspended: giveBack, OffersPaused: giveBack, OffersBarred: giveBack, ProfessionalClosed: giveBack },
});

const fund = (e: { readonly position: number; readonly data: { readonly professionalId: string } }): Effect[] => [
  { do: 'work', job: 'fund-claims', key: `fund-${e.position}`, input: { professionalId: e.data.professionalId } },
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
