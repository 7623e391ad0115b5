import { at, automation, cancel, send, timer } from '@jurilien/event-sourcing';
import { keepAbsence } from '../decisions/keep-absence.js';
import { ownAutomations } from '../own-automations.js';

const begins = timer('absence.begin', keepAbsence);
const ends = timer('absence.end', keepAbsence);

/** Offers follow an absence: at once where it has begun, when it begins, and when it ends (M21). */
export const keepAbsences = automation(ownAutomations)({
  name: 'keep-absences',
  on: {
    ProfessionalAutomationSaved: ({ stream, data: { professionalId, kind, enabled, from, until } }) => {
      if (kind !== 'outOfOffice') return [];
      const now = send(keepAbsence, { professionalId });
      if (!enabled || !from || !until) return [now, cancel(begins, stream), cancel(ends, stream)];
      return [now, at(from, begins, { professionalId }, stream), at(until, ends, { professionalId }, stream)];
    },
    ProfessionalAutomationDisabled: ({ stream, data: { professionalId, kind } }) =>
      kind === 'outOfOffice' ? [send(keepAbsence, { professionalId }), cancel(begins, stream), cancel(ends, stream)] : [],
  },
});
