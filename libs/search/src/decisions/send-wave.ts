import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { reached } from '@jurilien/reference';
import { alreadyAsked, type SearchState, seatsFree, seatsLeft } from '../search-state.js';
import { searched } from '../search.js';
import { endOfWave, halfOfWave } from '../wave-plans.js';
import { ofRound, onSearch, refuseUnlessRound, searchProvince } from './search-rules.js';

const ranked = z.object({
  professionalId: ids.professionalId,
  name: z.string().optional(),
  points: z.number().int(),
  parts: z.record(z.string(), z.number()),
  fairness: z.boolean().optional(),
  deferred: z.string().max(4).optional(),
  sendAt: z.iso.datetime().optional(),
});
/** What matching computed for this wave: who, in which order and why, and who not (4.3.2 `MatchingComputed`). */
const matchingInput = z.object({
  configVersion: z.number().int(),
  inputsHash: z.string(),
  eligible: z.number().int(),
  excluded: z.record(z.string(), z.number().int()),
  ranked: z.array(ranked),
});

/** Explanations keep the head of a long list: everyone who is asked is in it. */
const EXPLAINED = 200;

/** Sends the next wave to the best of those not yet asked; no one left ends the waves. */
export const sendWave = decision({
  name: 'SendWave',
  input: ofRound.extend({ wave: z.number().int().positive(), matching: matchingInput }),
  streams: (input: { leadId: string }) => onSearch(input),
  province: searchProvince,
  decide({ leadId, round, wave, matching }, { distribution: s }, ctx) {
    refuseUnlessRound(s, round);
    if (s.wave && s.wave.number >= wave) return {};
    refuseUnless(wave === (s.wave?.number ?? 0) + 1 && wave <= s.waves.length, 'WRONG_STATE', 'not-next-wave');
    refuseUnless(!s.wave || s.wave.over, 'WRONG_STATE', 'wave-running');
    refuseUnless(seatsLeft(s) > 0, 'WRONG_STATE', 'no-seat-left');
    refuseUnless(seatsFree(s, ctx.now) > 0, 'WRONG_STATE', 'claim-live');
    const spec = s.waves[wave - 1]!;
    const endsAt = endOfWave(s, wave, ctx);
    const { chosen, left } = choose(s, spec, matching.ranked, { now: ctx.now, endsAt });
    const computed = searched('MatchingComputed', {
      leadId,
      round,
      wave,
      ...matching,
      ranked: matching.ranked.slice(0, Math.max(EXPLAINED, chosen.length)),
    });
    // The preferred professional's own wave does not wait for someone who is closed all through it.
    if (left === 0 || (spec.preferred && chosen.length === 0)) {
      const cause = spec.preferred ? 'preferredUnavailable' : 'noEligible';
      return { distribution: [computed, searched('WaveSkipped', { leadId, round, wave, cause })] };
    }
    return {
      distribution: [
        computed,
        searched('WaveStarted', { leadId, round, wave, size: chosen.length, endsAt }),
        ...chosen.map((c) =>
          searched('OfferMade', {
            leadId,
            offerId: ctx.newId(),
            professionalId: c.professionalId,
            ...(c.name ? { professionalName: c.name } : {}),
            round,
            wave,
            code: s.code,
            priceCc: s.coinValueCc,
            expiresAt: endsAt,
            lang: s.lang,
            points: c.points,
            parts: c.parts,
            ...(c.sendAt ? { sendAt: c.sendAt } : {}),
            remindAt: halfOfWave(s, wave, { from: c.sendAt ?? ctx.now, endsAt }, ctx.config),
          }),
        ),
      ],
    };
  },
});

type Candidate = z.infer<typeof ranked>;

/**
 * Who is asked in this wave. Own hours decide when, not whether (E21): who opens before the wave ends gets a seat and the offer
 * at opening; who does not waits for a later wave. Colleagues of a firm that had its turn (E22) are asked when no one else is
 * left, rather than never. `left`: how many could be asked at all; no one available now is not no one left.
 */
function choose(
  s: SearchState,
  spec: SearchState['waves'][number],
  list: readonly Candidate[],
  { now, endsAt }: { readonly now: string; readonly endsAt: string },
): { chosen: Candidate[]; left: number } {
  const asked = alreadyAsked(s);
  const preferred = s.preferredProfessionalId;
  const free = list.filter((r) => !asked.has(r.professionalId) && (!spec.preferred || r.professionalId === preferred));
  const timed = free.map((r): Candidate => {
    if (!r.sendAt || reached(r.sendAt, now)) return { ...r, sendAt: undefined };
    return reached(endsAt, r.sendAt) ? { ...r, sendAt: undefined, deferred: 'E21' } : r;
  });
  const first = (r: Candidate): boolean => r.professionalId === preferred;
  const open = timed.filter((r) => !r.deferred);
  const atHand = open.length > 0 ? [...open.filter(first), ...open.filter((r) => !first(r))] : timed.filter((r) => r.deferred !== 'E21');
  return { chosen: atHand.slice(0, spec.size), left: timed.length };
}
