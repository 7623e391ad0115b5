import { at, automation, timer } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/search';
import { boardAlerts, makeBoardDigest } from '@jurilien/professionals';
import { work } from '../work.js';
import { say } from './notify.js';

/** A request opens to everyone: professionals who wait for one like it are looked for (LW3). */
export const findBoardWatchers = automation(distribution)({
  name: 'find-board-watchers',
  on: { LeadOpenedOnBoard: ({ data: { leadId, round } }) => [work('find-board-watchers', `board-${leadId}-${round}`, { leadId })] },
});

const digestDue = timer('board.digest', makeBoardDigest);

/** Who waits is told at once, or in one letter at five o'clock. */
export const tellBoardWatchers = automation(boardAlerts)({
  name: 'tell-board-watchers',
  on: {
    BoardMatchNoted: (e) => {
      const { professionalId, leadId, pace, channels, day, dueAt } = e.data;
      if (pace === 'now') return [say('board-alert', `${professionalId}:${leadId}`, { professionalId, leadId, channels })];
      return [at(dueAt!, digestDue, { professionalId, day, dueAt: dueAt! }, `boardalerts-${professionalId}`, day)];
    },
    BoardDigestDue: (e) => {
      const { professionalId, day, leadIds } = e.data;
      return [say('board-digest', `${professionalId}:${day}`, { professionalId, leadIds })];
    },
  },
});
