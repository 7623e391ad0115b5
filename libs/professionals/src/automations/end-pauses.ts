import { automation, type Effect } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { professional } from '../professional.js';

const occurrence = (scope: string, value: string | undefined): string => [scope, value].filter(Boolean).join('.');
const TIMERS = ['pause.announce', 'pause.end'];

/** A pause with an end announces it a day before and then ends by itself (MO12); what was paused anew has new timers. */
export const endPauses = automation(professional)({
  name: 'end-pauses',
  on: {
    OffersPaused: ({ data: { professionalId, scope, value, until }, occurredAt }) => {
      const on = { subject: `professional-${professionalId}`, occurrence: occurrence(scope, value) };
      if (until === undefined) return TIMERS.map((timer): Effect => ({ do: 'cancel', ...on, timer }));
      const input = { professionalId, scope, ...(value === undefined ? {} : { value }), until };
      const announceAt = new Date(Date.parse(until) - DAY_MS).toISOString();
      // A pause of a day needs no reminder that it ends tomorrow.
      const announce: Effect =
        Date.parse(announceAt) > Date.parse(occurredAt)
          ? { do: 'schedule', ...on, timer: 'pause.announce', dueAt: announceAt, command: 'AnnouncePauseEnd', input }
          : { do: 'cancel', ...on, timer: 'pause.announce' };
      return [announce, { do: 'schedule', ...on, timer: 'pause.end', dueAt: until, command: 'EndPause', input }];
    },
    OffersResumed: ({ data: { professionalId, scope, value } }) =>
      TIMERS.map((timer): Effect => ({
        do: 'cancel',
        subject: `professional-${professionalId}`,
        timer,
        ...(scope ? { occurrence: occurrence(scope, value) } : {}),
      })),
  },
});
