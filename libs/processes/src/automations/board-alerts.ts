import { at, automation, timer } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/search';
import { boardAlerts, makeBoardDigest } from '@jurilien/professionals';
import { work } from '../work.js';

/** A request opens to everyone: professionals who wait for one like it are looked for (LW3). */
export const findBoardWatchers = automation(distribution)({
  name: 'find-board-watchers',
  on: { LeadOpenedOnBoard: ({ data: { leadId, round } }) => [work('find-board-watchers', `board-${leadId}-${round}`, { leadId })] },
});

const digestDue = timer('board.digest', makeBoardDigest);

/** Who does not wait to be told at once is told in one letter at five o'clock. */
export const makeBoardDigests = automation(boardAlerts)({
  name: 'make-board-digests',
  on: {
    BoardMatchNoted: ({ data: { professionalId, pace, day, dueAt } }) =>
      pace === 'now' ? [] : [at(dueAt!, digestDue, { professionalId, day, dueAt: dueAt! }, `boardalerts-${professionalId}`, day)],
  },
});
