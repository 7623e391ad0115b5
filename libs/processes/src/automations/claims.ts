import { automation, type Effect } from '@jurilien/event-sourcing';
import { distribution, claimEndsAt } from '@jurilien/leads';
import { professional } from '@jurilien/professionals';

const subject = (leadId: string): string => `distribution-${leadId}`;

/** A claim ends by itself when its hold and grace are over (D7). */
export const expireClaims = automation(distribution)({
  name: 'expire-claims',
  on: {
    ClaimStarted: (e) => [
      {
        do: 'schedule',
        subject: subject(e.data.leadId),
        timer: 'claim.hold',
        occurrence: e.data.claimId,
        dueAt: claimEndsAt(e.data),
        command: 'ExpireClaim',
        input: { leadId: e.data.leadId, professionalId: e.data.professionalId, claimId: e.data.claimId },
      },
    ],
    ClaimReleased: (e) => [{ do: 'cancel', subject: subject(e.data.leadId), timer: 'claim.hold', occurrence: e.data.claimId }],
    AcceptanceConfirmed: (e) => [{ do: 'cancel', subject: subject(e.data.leadId), timer: 'claim.hold', occurrence: e.data.claimId }],
  },
});

const giveBack = (e: { readonly position: number; readonly data: { readonly professionalId: string } }): Effect[] => [
  { do: 'work', job: 'release-claims', key: `release-${e.position}`, input: { professionalId: e.data.professionalId } },
];

/** Whoever was suspended or paused does not keep a request waiting (4.3.7). */
export const releaseClaimWhenStopped = automation(professional)({
  name: 'release-claim-when-professional-stopped',
  on: { ProfessionalSuspended: giveBack, OffersPaused: giveBack },
});
