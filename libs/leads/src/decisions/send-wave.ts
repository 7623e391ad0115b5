import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { alreadyAsked, searched, seatsFree, seatsLeft } from '../distribution.js';
import { waveEnd } from '../wave-plans.js';
import { ofRound, onSearch, refuseUnlessRound, searchProvince } from './search-rules.js';

const ranked = z.object({
  professionalId: z.uuid(),
  name: z.string().optional(),
  points: z.number().int(),
  parts: z.record(z.string(), z.number()),
  fairness: z.boolean().optional(),
  deferred: z.string().max(4).optional(),
});
/** What matching computed for this wave: who, in which order and why, and who not (4.3.2 `MatchingComputed`). */
export const matchingInput = z.object({
  configVersion: z.number().int(),
  inputsHash: z.string(),
  eligible: z.number().int(),
  excluded: z.record(z.string(), z.number().int()),
  ranked: z.array(ranked),
});

/** Explanations keep the head of a long list: everybody who is asked is in it. */
const EXPLAINED = 200;

/** Sends the next wave to the best of those not yet asked; nobody left ends the waves. */
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
    const { size, minutes } = s.waves[wave - 1]!;
    const asked = alreadyAsked(s);
    const fresh = matching.ranked.filter((r) => !asked.has(r.professionalId));
    // Who is only put off (E22) is asked in this wave when nobody else is left, rather than never.
    const now = fresh.filter((r) => !r.deferred);
    const chosen = (now.length > 0 ? now : fresh).slice(0, size);
    const computed = searched('MatchingComputed', {
      leadId,
      round,
      wave,
      ...matching,
      ranked: matching.ranked.slice(0, Math.max(EXPLAINED, chosen.length)),
    });
    if (chosen.length === 0) return { distribution: [computed, searched('WaveSkipped', { leadId, round, wave, cause: 'noEligible' })] };
    const endsAt = waveEnd(ctx.now, minutes, s.urgent, s.province!);
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
          }),
        ),
      ],
    };
  },
});
