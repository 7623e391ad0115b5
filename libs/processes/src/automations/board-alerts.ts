import { automation } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/leads';
import { boardAlerts } from '@jurilien/professionals';
import { say } from './notify.js';

/** A request opens to everybody: whoever waits for one like it is looked for (LW3). */
export const findBoardWatchers = automation(distribution)({
  name: 'find-board-watchers',
  on: {
    LeadOpenedOnBoard: (e) => [
      { do: 'work', job: 'find-board-watchers', key: `board-${e.data.leadId}-${e.data.round}`, input: { leadId: e.data.leadId } },
    ],
  },
});

/** Who waits is told at once, or in one letter at five o'clock. */
export const tellBoardWatchers = automation(boardAlerts)({
  name: 'tell-board-watchers',
  on: {
    BoardMatchNoted: (e) => {
      const { professionalId, leadId, pace, channels, day, dueAt } = e.data;
      if (pace === 'now') return [say('board-alert', `${professionalId}:${leadId}`, { professionalId, leadId, channels })];
      return [
        {
          do: 'schedule',
          subject: `boardalerts-${professionalId}`,
          timer: 'board.digest',
          occurrence: day,
          dueAt: dueAt!,
          command: 'MakeBoardDigest',
          input: { professionalId, day, dueAt },
        },
      ];
    },
    BoardDigestDue: (e) => {
      const { professionalId, day, leadIds } = e.data;
      return [say('board-digest', `${professionalId}:${day}`, { professionalId, leadIds })];
    },
  },
});
