import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { leadEvents } from '../lead.js';
import { searched } from '../distribution.js';
import { wavesOf } from '../wave-plans.js';
import { onSearch, searchProvince } from './search-rules.js';

const started = leadEvents.LeadOfferingStarted.schema;

/** A round freezes price and plan (4.3). Its facts are those of the event that asked for it. */
export const startRound = decision({
  name: 'StartRound',
  input: started.extend({ leadId: z.uuid() }),
  streams: (input: { leadId: string }) => onSearch(input),
  province: searchProvince,
  decide(input, { distribution: s }) {
    if (s.live) return {};
    const { unservedAt: _u, ...facts } = input;
    return { distribution: [searched('RoundStarted', { ...facts, round: s.round + 1, waves: wavesOf(input.plan) })] };
  },
});
