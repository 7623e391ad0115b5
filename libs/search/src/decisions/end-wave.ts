import { allOf, type Asking, decision, ids, refuseUnless, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { type SearchState, hasLiveClaim, openOffers } from '../search-state.js';
import { type SearchEvent, searched } from '../search.js';
import { idsOf, ofRound, onSearch, refuseUnlessRound, searchProvince } from './search-rules.js';

/**
 * The window of who has not answered the running wave has passed: they may still claim, without exclusivity (`offer.lateClaim`), or
 * no longer. An offer that still waited for its professional's hours is never sent.
 */
function windowPassed(s: SearchState): SearchEvent[] {
  const ofWave = openOffers(s).filter((o) => o.round === s.round && o.wave === s.wave!.number);
  const silent = ofWave.filter((o) => o.state === 'Sent');
  const waiting = ofWave.filter((o) => o.state === 'Planned' && !o.manual);
  return [
    ...(silent.length > 0 ? [searched('OfferWindowPassed', idsOf(s, silent))] : []),
    ...(silent.length > 0 && !s.lateClaim ? [searched('OfferExpired', idsOf(s, silent))] : []),
    ...(waiting.length > 0 ? [searched('OffersWithdrawn', { ...idsOf(s, waiting), cause: 'waveOver' })] : []),
  ];
}

/** A wave's time is over. */
export const endWave = decision({
  name: 'EndWave',
  input: ofRound.extend({ wave: z.number().int().positive() }),
  streams: (input: { leadId: string }) => onSearch(input),
  province: searchProvince,
  decide({ leadId, round, wave }, { distribution: s }, ctx) {
    refuseUnlessRound(s, round);
    refuseUnless(s.wave?.number === wave && !s.wave.over, 'WRONG_STATE', 'wave-over');
    // A claim whose time is over stops the clock until someone has written that down: its end says when the wave ends.
    refuseUnless(s.claims.length === 0, 'WRONG_STATE', 'claim-live');
    refuseUnless(Date.parse(ctx.now) >= Date.parse(s.wave.endsAt), 'WRONG_STATE', 'not-due');
    return { distribution: [searched('WaveEnded', { leadId, round, wave, early: false }), ...windowPassed(s)] };
  },
});

const skippable = ({ distribution: s }: { readonly distribution: SearchState }, { now }: Asking) =>
  allOf(
    unless(s.live && s.wave && !s.wave.over, 'WRONG_STATE', 'no-live-wave'),
    unless(!hasLiveClaim(s, now), 'WRONG_STATE', 'claim-live'),
  );

/** Staff do not wait for a wave to end: the next one follows at once. */
export const skipWave = decision({
  name: 'SkipWave',
  input: z.object({ leadId: ids.leadId }),
  reasonRequired: true,
  streams: (input: { leadId: string }) => onSearch(input),
  province: searchProvince,
  available: skippable,
  decide({ leadId }, { distribution: s }, ctx) {
    refuseUnlessAvailable(skippable({ distribution: s }, ctx));
    return {
      distribution: [searched('WaveSkipped', { leadId, round: s.round, wave: s.wave!.number, cause: 'staff' }), ...windowPassed(s)],
    };
  },
});
