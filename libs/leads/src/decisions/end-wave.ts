import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { hasLiveClaim, openOffers, searched } from '../distribution.js';
import { idsOf, ofRound, onSearch, refuseUnlessRound, searchProvince } from './search-rules.js';

/** A wave's time is over: who has not answered may still claim, without exclusivity (`offer.lateClaim`). */
export const endWave = decision({
  name: 'EndWave',
  input: ofRound.extend({ wave: z.number().int().positive() }),
  who: ['system'],
  streams: (input: { leadId: string }) => onSearch(input),
  province: searchProvince,
  decide({ leadId, round, wave }, { distribution: s }, ctx) {
    refuseUnlessRound(s, round);
    refuseUnless(s.wave?.number === wave && !s.wave.over, 'WRONG_STATE', 'wave-over');
    refuseUnless(!hasLiveClaim(s, ctx.now), 'WRONG_STATE', 'claim-live');
    refuseUnless(Date.parse(ctx.now) >= Date.parse(s.wave.endsAt), 'WRONG_STATE', 'not-due');
    const silent = openOffers(s).filter((o) => o.round === round && o.wave === wave && o.state === 'Sent');
    return { distribution: [searched('WaveEnded', { leadId, round, wave, early: false }), ...(silent.length > 0 ? [searched('OfferWindowPassed', idsOf(s, silent))] : [])] };
  },
});

/** The wave that runs now is over: armed again after a claim had frozen it, when only the search knows which one it is. */
export const endLiveWave = decision({
  name: 'EndLiveWave',
  input: z.object({ leadId: z.uuid() }),
  who: ['system'],
  streams: (input: { leadId: string }) => onSearch(input),
  province: searchProvince,
  decide: ({ leadId }, states, ctx) => endWave.decide({ leadId, round: states.distribution.round, wave: states.distribution.wave?.number ?? 1 }, states, ctx),
});

/** Staff do not wait for a wave to end. */
export const skipWave = decision({
  name: 'SkipWave',
  input: z.object({ leadId: z.uuid() }),
  who: ['admin', 'province-admin'],
  reasonRequired: true,
  streams: (input: { leadId: string }) => onSearch(input),
  province: searchProvince,
  decide({ leadId }, { distribution: s }, ctx) {
    refuseUnless(s.live && s.wave && !s.wave.over, 'WRONG_STATE', 'no-live-wave');
    refuseUnless(!hasLiveClaim(s, ctx.now), 'WRONG_STATE', 'claim-live');
    const silent = openOffers(s).filter((o) => o.round === s.round && o.wave === s.wave!.number && o.state === 'Sent');
    return { distribution: [searched('WaveEnded', { leadId, round: s.round, wave: s.wave.number, early: true }), ...(silent.length > 0 ? [searched('OfferWindowPassed', idsOf(s, silent))] : [])] };
  },
});
