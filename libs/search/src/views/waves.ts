import { json, notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { distribution, ranked } from '../search.js';

const key = (e: { data: { leadId: string; round: number; wave: number } }): string => `${e.data.leadId}:${e.data.round}:${e.data.wave}`;

/** One row per wave with the matching that chose it: ranked with their parts, excluded by code (4.12 `matching_explanation`). */
export const waves = view(distribution)({
  name: 'waves',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    leadId: 'uuid not null',
    round: 'integer not null',
    wave: 'integer not null',
    startedAt: 'timestamptz not null',
    endsAt: 'timestamptz',
    size: 'integer',
    eligible: 'integer not null',
    excluded: notNull(json<Record<string, number>>()),
    ranked: notNull(json(z.array(ranked))),
    configVersion: 'integer',
    state: notNull(oneOf(['computed', 'running', 'skipped', 'over'])),
  },
  indexes: [['leadId', 'round']],
  read: { lead: 'leadId', defaultSort: ['startedAt', 'desc'] },
  on: {
    MatchingComputed: {
      keys: (e) => [key(e)],
      fold: (_row, e) => ({
        leadId: e.data.leadId,
        round: e.data.round,
        wave: e.data.wave,
        startedAt: e.occurredAt,
        eligible: e.data.eligible,
        excluded: e.data.excluded,
        ranked: e.data.ranked,
        configVersion: e.data.configVersion,
        state: 'computed',
      }),
    },
    WaveStarted: { keys: (e) => [key(e)], fold: (row, e) => row && { ...row, endsAt: e.data.endsAt, size: e.data.size, state: 'running' } },
    WaveSkipped: {
      keys: (e) => [key(e)],
      fold: (row, e) => row && { ...row, ...(e.data.cause === 'staff' ? { endsAt: e.occurredAt } : { size: 0 }), state: 'skipped' },
    },
    WaveEnded: { keys: (e) => [key(e)], fold: (row) => row && { ...row, state: 'over' } },
  },
});
/** One who could be asked in a wave, with every part of their points and how the wave dealt with them. */
export type RankedPerson = z.infer<typeof ranked>;
export type WaveRow = RowOf<typeof waves>;
