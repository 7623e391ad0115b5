import { folded, instantValue, parameter, plainValue, textValue } from './calendar-lines.js';

/** What a program does with the file: reads it, takes an invitation in, takes one out (RFC 5546). */
export const FILE_METHODS = ['PUBLISH', 'REQUEST', 'CANCEL'] as const;
type FileMethod = (typeof FILE_METHODS)[number];

export interface IcsPerson {
  readonly email: string;
  readonly name?: string | undefined;
}

/** One event of a calendar file. Its `id` and `sequence` are the same wherever it stands, so that programs update it and never double it. */
export interface IcsEvent {
  readonly id: string;
  /** Grows whenever the time changes or the event is cancelled. */
  readonly sequence: number;
  readonly state: 'tentative' | 'confirmed' | 'cancelled';
  readonly startsAt: string;
  readonly endsAt: string;
  /** When it last changed: programs keep the younger of two of one sequence. */
  readonly changedAt: string;
  readonly summary: string;
  readonly description?: string | undefined;
  readonly location?: string | undefined;
  readonly url?: string | undefined;
  readonly organizer?: IcsPerson | undefined;
  /** Those whose time it is; they have agreed on our pages, so that no one is asked again. */
  readonly attendees?: readonly IcsPerson[] | undefined;
  /** Minutes before the start at which the program reminds, when it does. */
  readonly remindMinutes?: number | undefined;
}

interface IcsFile {
  readonly events: readonly IcsEvent[];
  /** Absent in a file that is added by hand. */
  readonly method?: FileMethod | undefined;
  /** What a subscribed calendar is called, and how often it should be read again. */
  readonly name?: string | undefined;
  readonly refreshMinutes?: number | undefined;
}

const STATUS = { tentative: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

/** What an event is called in every file that speaks of it. Nothing here names us: the calendar of a client may be read by others. */
export const uidOf = (id: string): string => `${plainValue(id)}@calendar`;

const person = (what: string, { email, name }: IcsPerson, more = ''): string =>
  `${what}${name ? parameter('CN', name) : ''}${more}:mailto:${plainValue(email)}`;

/** One event; times are instants, so that no program needs our idea of a time zone. */
const eventLines = (e: IcsEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${uidOf(e.id)}`,
  `SEQUENCE:${e.sequence}`,
  `DTSTAMP:${instantValue(e.changedAt)}`,
  `LAST-MODIFIED:${instantValue(e.changedAt)}`,
  `DTSTART:${instantValue(e.startsAt)}`,
  `DTEND:${instantValue(e.endsAt)}`,
  `SUMMARY:${textValue(e.summary)}`,
  ...(e.description ? [`DESCRIPTION:${textValue(e.description)}`] : []),
  ...(e.location ? [`LOCATION:${textValue(e.location)}`] : []),
  ...(e.url ? [`URL:${plainValue(e.url)}`] : []),
  ...(e.organizer ? [person('ORGANIZER', e.organizer)] : []),
  ...(e.attendees ?? []).map((a) => person('ATTENDEE', a, ';CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE')),
  `STATUS:${STATUS[e.state]}`,
  `TRANSP:${e.state === 'cancelled' ? 'TRANSPARENT' : 'OPAQUE'}`,
  'CLASS:PRIVATE',
  ...(e.remindMinutes === undefined || e.state === 'cancelled'
    ? []
    : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${textValue(e.summary)}`, `TRIGGER:-PT${e.remindMinutes}M`, 'END:VALARM']),
  'END:VEVENT',
];

/**
 * A calendar file (RFC 5545): the only place that writes one. Written by hand and read back by ical.js in its spec: that library takes
 * nine times as long as a feed may for a thousand events.
 */
export const calendarFile = ({ events, method, name, refreshMinutes }: IcsFile): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Calendar//EN',
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    ...(name ? [`X-WR-CALNAME:${textValue(name)}`, `NAME:${textValue(name)}`] : []),
    ...(refreshMinutes ? [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`, `X-PUBLISHED-TTL:PT${refreshMinutes}M`] : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
