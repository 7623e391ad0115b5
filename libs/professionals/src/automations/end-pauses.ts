import { at, automation, cancel, timer } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { announcePauseEnd, endPause } from '../decisions/pause-offers.js';
import { professional } from '../professional.js';

const announced = timer('pause.announce', announcePauseEnd);
const ended = timer('pause.end', endPause);
const occurrenceOf = (scope: string, value: string | undefined): string => [scope, value].filter(Boolean).join('.');

/** A pause with an end announces it a day before and then ends by itself (MO12); what was paused anew has new timers. */
export const endPauses = automation(professional)({
  name: 'end-pauses',
  on: {
    OffersPaused: ({ data: { professionalId, scope, value, until }, occurredAt }) => {
      const on = [`professional-${professionalId}`, occurrenceOf(scope, value)] as const;
      if (until === undefined) return [cancel(announced, ...on), cancel(ended, ...on)];
      const input = { professionalId, scope, ...(value === undefined ? {} : { value }), until };
      const announceAt = new Date(Date.parse(until) - DAY_MS).toISOString();
      return [
        // A pause of a day needs no reminder that it ends tomorrow.
        Date.parse(announceAt) > Date.parse(occurredAt) ? at(announceAt, announced, input, ...on) : cancel(announced, ...on),
        at(until, ended, input, ...on),
      ];
    },
    OffersResumed: ({ data: { professionalId, scope, value } }) => {
      const on = [`professional-${professionalId}`, scope ? occurrenceOf(scope, value) : undefined] as const;
      return [cancel(announced, ...on), cancel(ended, ...on)];
    },
  },
});
