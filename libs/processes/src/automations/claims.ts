import { automation } from '@jurilien/event-sourcing';
import { claimEndsAt } from '@jurilien/leads';

const subject = (leadId: string): string => `distribution-${leadId}`;

/** A claim ends by itself when its hold and grace are over (D7). */
export const expireClaims = automation({
  name: 'expire-claims',
  on: {
    ClaimStarted: (e) => [{
      do: 'schedule', subject: subject(e.data.leadId), timer: 'claim.hold', occurrence: e.data.claimId, dueAt: claimEndsAt(e.data), command: 'ExpireClaim',
      input: { leadId: e.data.leadId, professionalId: e.data.professionalId, claimId: e.data.claimId },
    }],
    ClaimReleased: (e) => [{ do: 'cancel', subject: subject(e.data.leadId), timer: 'claim.hold', occurrence: e.data.claimId }],
    AcceptanceConfirmed: (e) => [{ do: 'cancel', subject: subject(e.data.leadId), timer: 'claim.hold', occurrence: e.data.claimId }],
  },
});

/** A frozen wave goes on when the claim that froze it ends. */
export const resumeWaves = automation({
  name: 'resume-waves-when-claim-ends',
  on: Object.fromEntries(['ClaimReleased', 'ClaimExpired'].map((type) => [type, (e: any) => (e.data.waveEndsAt
    ? [{ do: 'work' as const, job: 'resume-wave', key: `resume-${e.position as number}`, input: { leadId: e.data.leadId as string } }] : [])])),
});

/** Whoever was suspended or paused does not keep a request waiting (4.3.7). */
export const releaseClaimWhenStopped = automation({
  name: 'release-claim-when-professional-stopped',
  on: Object.fromEntries(['ProfessionalSuspended', 'OffersPaused'].map((type) => [type, (e: any) => [
    { do: 'work' as const, job: 'release-claims', key: `release-${e.position as number}`, input: { professionalId: e.data.professionalId as string } }]])),
});
