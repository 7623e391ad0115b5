import { view } from '@jurilien/event-sourcing';
import { distribution } from '../distribution.js';

const key = (e: { data: { leadId: string; round: number; wave: number } }): string => `${e.data.leadId}:${e.data.round}:${e.data.wave}`;

/** One row per wave with the matching that chose it: ranked with their parts, excluded by code (4.12 `matching_explanation`). */
export const waves = view(distribution)({
  name: 'waves',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    leadId: 'uuid',
    round: 'integer',
    wave: 'integer',
    startedAt: 'timestamptz',
    endsAt: 'timestamptz',
    size: 'integer',
    eligible: 'integer',
    excluded: 'jsonb',
    ranked: 'jsonb',
    configVersion: 'integer',
    state: 'text',
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
