import { allOf, alreadyDone, type Asking, decision, unless, unlessDone } from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import { searched } from '../search.js';
import type { SearchState } from '../search-state.js';
import { ofRound, onSearch, refuseUnlessRound, roundLives, searchProvince } from './search-rules.js';

/** Exclusions of a wave that do not count on the board: coins can be bought, open offers and the firm's turn do not matter (4.3.1). */
export const boardOnly = (code: string): boolean => code === 'E18' || code === 'E19' || code === 'E22';

/** Whether no further wave will come: the last one is over, or one found no one left to ask. */
export const wavesOver = (s: SearchState): boolean => !s.wave || (s.wave.over && (s.wave.number >= s.waves.length || s.exhausted));

const available = ({ distribution: s }: { readonly distribution: SearchState }, { actor, now }: Asking) => {
  const due = s.boardFrom === undefined || reached(s.boardFrom, now);
  const early = due && s.boardEarly && s.boardFrom !== undefined;
  const bySystem = actor.kind === 'system';
  return allOf(
    roundLives(s),
    unlessDone(s.onBoard, 'already-on-board'),
    unless(s.board, 'WRONG_STATE', 'not-for-the-board'),
    unless(early || !s.wave || s.wave.over, 'WRONG_STATE', 'wave-running'),
    unless(!bySystem || due, 'WRONG_STATE', 'before-board-instant'),
    unless(!bySystem || s.boardEarly || wavesOver(s), 'WRONG_STATE', 'waves-to-come'),
  );
};

/**
 * After the last wave, or from the instant staff wrote, the request is open to every eligible professional, and stays so until the
 * search ends. A super lead, and what staff keep off the board, never is.
 */
export const openOnBoard = decision({
  name: 'OpenOnBoard',
  input: ofRound,
  reasonRequired: true,
  streams: (input: { leadId: string }) => onSearch(input),
  province: searchProvince,
  available,
  decide({ leadId, round }, { distribution: s }, ctx) {
    refuseUnlessRound(s, round);
    if (alreadyDone(available({ distribution: s }, ctx))) return {};
    return { distribution: [searched('LeadOpenedOnBoard', { leadId, round })] };
  },
});
