import { automation, send } from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import { professional } from '@jurilien/professionals';
import { removeExternalCalendar } from '../../decisions/scheduling/feeds/external-calendar.js';
import { setCalendarFeed } from '../../decisions/scheduling/feeds/set-calendar-feed.js';

/** Who is closed out reads nothing here any more, and nothing of theirs is read elsewhere: the feed is taken back, the other calendar let go. */
export const closeCalendars = automation(
  professional,
  user,
)({
  name: 'close-calendars',
  on: {
    ProfessionalClosed: ({ data: { professionalId } }) => [
      send(setCalendarFeed, { professionalId, on: false }),
      send(removeExternalCalendar, { professionalId }),
    ],
    UserDisabled: ({ data: { userId } }) => [send(setCalendarFeed, { userId, on: false }), send(removeExternalCalendar, { userId })],
  },
});
