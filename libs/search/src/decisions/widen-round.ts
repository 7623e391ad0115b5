import { decision, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { searched } from '../search.js';
import { onSearch, searchProvince } from './search-rules.js';
import { configuredLast } from '../wave-plans.js';

/** The client widened a search that is still running: one more wave asks those who now fit, at the frozen price. */
export const widenRound = decision({
  name: 'WidenRound',
  input: z.object({ leadId: ids.leadId }),
  streams: (input: { leadId: string }) => onSearch(input),
  province: searchProvince,
  decide({ leadId }, { distribution: s }, ctx) {
    if (!s.live) return {};
    const waiting = !s.wave || s.wave.over ? { next: (s.wave?.number ?? 0) + 1 } : {};
    return { distribution: [searched('RoundWidened', { leadId, round: s.round, added: configuredLast(s, ctx.config), ...waiting })] };
  },
});
