import { creditAccount } from '@jurilien/credits';
import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { claimEndsAt, distribution, endsWave, searched } from '@jurilien/leads';
import { z } from 'zod';
import { endOverdueClaim, releaseClaimFree } from '../overdue-claim.js';
import { ofClaim, ownLiveClaim } from './claim-rules.js';

const streams = (i: { leadId: string; professionalId: string }) => ({ distribution: streamOf(distribution, i.leadId), account: streamOf(creditAccount, i.professionalId) });
const province = ({ distribution: s }: { distribution: { province?: 'QC' | 'ON' } }) => s.province;

/** "I have a conflict": free, the names are no longer readable, and this person is not asked again on this request. */
export const declareConflict = decision({
  name: 'DeclareConflict',
  input: ofClaim,
  who: ['professional', 'token'],
  streams,
  province,
  decide(input, { distribution: s, account }, ctx) {
    if (s.offers.some((o) => o.offerId === input.offerId && o.professionalId === input.professionalId && o.state === 'Conflict')) return {};
    ownLiveClaim(s, input, ctx);
    const ended = releaseClaimFree(s, account, 'conflict', ctx);
    const over = endsWave(s, input.offerId);
    return { ...ended, distribution: [...ended.distribution, ...(over ? [searched('WaveEnded', { leadId: s.leadId, round: s.round, wave: s.wave!.number, early: true })] : [])] };
  },
});

/** Gives the claim back without a conflict: by the claimer, by staff, or by the system when the claimer was stopped. */
export const releaseClaim = decision({
  name: 'ReleaseClaim',
  input: z.object({ leadId: z.uuid(), professionalId: z.uuid(), claimId: z.uuid().optional(), offerId: z.uuid().optional(), claimProfessionalId: z.uuid().optional() }),
  who: ['professional', 'token', 'admin', 'province-admin', 'system'],
  reasonRequired: true,
  streams,
  province,
  decide({ professionalId, claimId }, { distribution: s, account }, ctx) {
    const { claim } = s;
    if (!claim || claim.professionalId !== professionalId || (claimId && claim.claimId !== claimId)) {
      refuseUnless(s.ended.some((e) => e.claimId === claimId), 'NOT_FOUND', 'claim');
      return {};
    }
    return { ...releaseClaimFree(s, account, ctx.actor.kind === 'user' ? 'staff' : ctx.actor.kind === 'system' ? 'suspended' : 'cancelled', ctx) };
  },
});

/** The hold and its grace are over; only the timer says so, and only once. */
export const expireClaim = decision({
  name: 'ExpireClaim',
  input: z.object({ leadId: z.uuid(), professionalId: z.uuid(), claimId: z.uuid() }),
  who: ['system'],
  streams,
  province,
  decide({ claimId }, { distribution: s, account }, ctx) {
    if (s.claim?.claimId !== claimId) return {};
    refuseUnless(Date.parse(ctx.now) >= Date.parse(claimEndsAt(s.claim)), 'WRONG_STATE', 'not-due');
    return { ...endOverdueClaim(s, account, ctx) };
  },
});
