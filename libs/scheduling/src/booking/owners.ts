import { ids, need, Refused, streamOf } from '@jurilien/event-sourcing';
import { calendar, type CalendarState } from '../lives/calendar.js';

/**
 * Whose calendars a command is about, as the log has it: the professional, and the client by the address they are reached at, so that
 * several requests of one person have one calendar. What a sender says about it is overwritten.
 */
export const timeOwners = need<{ professionalId?: string | undefined; clientId?: string | undefined }>('time-owners');

/** Everyone who books a professional writes to one calendar: a lost race is run again until the time is theirs or someone else's. */
export const CALENDAR_TRIES = 20;

/** Fields that `timeOwners` fills. */
export const owners = { professionalId: ids.professionalId.optional(), clientId: ids.calendarId.optional() };

/** Whose calendars are read and written together. */
export interface Owners {
  readonly professionalId?: string | undefined;
  readonly clientId?: string | undefined;
}

/** Ids of streams that hold nothing: of who is not named in a command. Nothing is ever written there: the rules refuse before. */
export const NO_ONE = 'no-one';
export const NO_GUEST = 'no-guest';

/** Both calendars, each a stream of its own: of two commands that take the same time one is decided again. */
export const onCalendars = ({ professionalId, clientId }: Owners) => ({
  professionals: streamOf(calendar, professionalId ?? NO_ONE),
  clients: streamOf(calendar, clientId ?? NO_ONE),
});

export interface Calendars {
  readonly professionals: CalendarState;
  readonly clients: CalendarState;
}

/** Refuses owners that are not those of the thing itself. */
export function refuseOtherOwners(named: Owners, of: Owners): asserts named is { professionalId: string; clientId: string } {
  const known = named.professionalId !== undefined && named.clientId !== undefined;
  if (!known || named.professionalId !== of.professionalId || named.clientId !== of.clientId) throw new Refused('NOT_FOUND', 'calendar');
}
