import { automation } from '@jurilien/event-sourcing';
import { limits } from '../limits.js';
import { lead } from '../lead.js';
import { plus } from '../time.js';
import { leadTimer, noTimer, onEach } from './lead-timer.js';

const TIMERS = ['lead.draft.remind1', 'lead.draft.remind2'] as const;

/** A draft whose writer asked for it is reminded of twice, counted from the last time it was written on (IN18). */
export const remindOfDrafts = automation(lead)({
  name: 'remind-of-drafts',
  on: {
    LeadDraftSaved: (e) =>
      e.data.remind
        ? [
            leadTimer(e, TIMERS[0], plus(e.occurredAt, limits.draftRemindMs[0]), 'RemindOfDraft', { cause: 'remind1' }),
            leadTimer(e, TIMERS[1], plus(e.occurredAt, limits.draftRemindMs[1]), 'RemindOfDraft', { cause: 'remind2' }),
          ]
        : noTimer(e, ...TIMERS),
    ...onEach(['LeadSubmitted', 'LeadDraftAbandoned', 'LeadWithdrawn'], (e) => noTimer(e, ...TIMERS)),
  },
});
