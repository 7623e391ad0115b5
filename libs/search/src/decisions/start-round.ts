import { type Ctx, decision, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { leadEvents, type ManualPick } from '@jurilien/lead';
import { alreadyAsked, type SearchState } from '../search-state.js';
import { type SearchEvent, searched } from '../search.js';
import { MANUAL_MINUTES, waveEnd, wavesOf } from '../wave-plans.js';
import { manualOffer, onSearch, searchProvince } from './search-rules.js';

const started = leadEvents.LeadOfferingStarted.schema;

/** A round freezes price, plan and rules (4.3). Its facts are those of the event that asked for it. */
export const startRound = decision({
  name: 'StartRound',
  input: started.extend({ leadId: ids.leadId, boardFrom: z.iso.datetime().optional() }),
  streams: (input: { leadId: string }) => onSearch(input),
  province: searchProvince,
  decide(input, { distribution: s }, ctx) {
    if (s.live) return {};
    const { unservedAt: _u, then, manual = [], ...facts } = input;
    const round = s.round + 1;
    const waves = manual.length > 0 ? [{ size: manual.length, minutes: MANUAL_MINUTES }] : wavesOf(input.plan, input, ctx.config, then);
    const begun = searched('RoundStarted', { ...facts, round, waves });
    return { distribution: [begun, ...byHand({ ...s, ...facts, waves, round, live: true }, manual, ctx)] };
  },
});

/** A round of offers that staff made before any round was live: one wave, and no one of it asked who may not be asked again. */
function byHand(s: SearchState, manual: readonly ManualPick[], ctx: Ctx): SearchEvent[] {
  const asked = alreadyAsked(s);
  const picks = manual.filter((p) => !asked.has(p.professionalId));
  if (picks.length === 0) return [];
  const endsAt = waveEnd(ctx.now, MANUAL_MINUTES, s.urgent ? 'wall' : 'window', s.province!, ctx.config);
  return [
    searched('WaveStarted', { leadId: s.leadId, round: s.round, wave: 1, size: picks.length, endsAt }),
    ...picks.map((p) => manualOffer(s, p, { wave: 1, expiresAt: endsAt }, ctx)),
  ];
}
