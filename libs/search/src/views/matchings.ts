import { view } from '@jurilien/event-sourcing';
import { distribution } from '../search.js';

const key = (e: { data: { leadId: string; round: number; wave: number } }): string => `${e.data.leadId}:${e.data.round}:${e.data.wave}`;

/**
 * What each wave was computed from and how many seats came of it: the rotation of the last thirty days is counted from these
 * rows, and explanations kept outside the log are believed only when their hash stands here.
 */
export const matchings = view(distribution)({
  name: 'matchings',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    leadId: 'uuid',
    round: 'integer',
    wave: 'integer',
    at: 'timestamptz',
    inputsHash: 'text',
    eligible: 'integer',
    seats: 'integer',
    /** Everyone eligible, when the event names them all; the head of a longer list. */
    ids: 'text[]',
    position: 'bigint',
  },
  indexes: [['position'], ['at'], ['leadId']],
  read: { lead: 'leadId', defaultSort: ['at', 'desc'] },
  on: {
    MatchingComputed: {
      keys: (e) => [key(e)],
      fold: (_row, e) => ({
        leadId: e.data.leadId,
        round: e.data.round,
        wave: e.data.wave,
        at: e.occurredAt,
        inputsHash: e.data.inputsHash,
        eligible: e.data.eligible,
        seats: 0,
        ids: e.data.ranked.map((r) => r.professionalId),
        position: e.position,
      }),
    },
    WaveStarted: { keys: (e) => [key(e)], fold: (row, e) => row && { ...row, seats: e.data.size, position: e.position } },
  },
});
