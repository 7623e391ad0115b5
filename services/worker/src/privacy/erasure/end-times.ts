import { Refused } from '@jurilien/event-sourcing';
import { removeExternalCalendar, setCalendarFeed } from '@jurilien/processes';
import type { HoldingKind } from '@jurilien/privacy';
import { type CallOff, callOffHosted, callOffMeetings, callOffTimes, callOffTimesOfRequest } from '../../scheduling/call-off.js';
import type { Erasing } from './erasing.js';

/** What stands against it has ended meanwhile; but for someone who did something at this very moment, it is off already. */
const calling =
  ({ act }: Erasing): CallOff =>
  async (decision, input, about) => {
    await act(decision, input, about).catch((error: unknown) => {
      if (!(error instanceof Refused) || error.code !== 'WRONG_STATE') throw error;
    });
  };

/** Programs read their calendar no more, and we read none of theirs: its address goes with the key, what was read of it with the switch. */
async function closeCalendars({ act }: Erasing, owner: { readonly professionalId: string } | { readonly userId: string }): Promise<void> {
  await act(setCalendarFeed, { ...owner, on: false });
  await act(removeExternalCalendar, owner);
}

type Ending = (erasing: Erasing, id: string) => Promise<void>;
const ofRequest: Ending = async (erasing, leadId) => {
  const callOff = calling(erasing);
  await callOffTimesOfRequest(erasing.kernel, { leadId, reason: 'erased' }, callOff);
  await callOffMeetings(erasing.kernel, { subjectId: leadId, cause: 'erased' }, callOff);
};

const ENDINGS: Readonly<Partial<Record<HoldingKind, Ending>>> = {
  request: ofRequest,
  candidate: (erasing, subjectId) => callOffMeetings(erasing.kernel, { subjectId, cause: 'erased' }, calling(erasing)),
  account: async (erasing, userId) => {
    await callOffHosted(erasing.kernel, { userId }, calling(erasing));
    await closeCalendars(erasing, { userId });
  },
  professional: async (erasing, professionalId) => {
    const callOff = calling(erasing);
    await callOffTimes(erasing.kernel, { professionalId, reason: 'professionalGone' }, callOff);
    await callOffMeetings(erasing.kernel, { subjectId: professionalId, cause: 'erased' }, callOff);
    await closeCalendars(erasing, { professionalId });
  },
};

/**
 * Appointments and meetings ahead are called off while their calendars still say whose they are; those who wait are told as usual. A file that
 * is closed may have some: of a mandate that goes on, or of a person who was to be met.
 */
export const endTimesOf = async (erasing: Erasing): Promise<void> => ENDINGS[erasing.of.kind]?.(erasing, erasing.of.id);
