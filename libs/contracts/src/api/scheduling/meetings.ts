import { ids } from '@jurilien/event-sourcing';
import { ENDED_REASONS, MEETING_CANCEL_REASONS, MEETING_KINDS, MODES, MEETING_OUTCOMES, MEETING_STATES } from '@jurilien/reference';
import { z } from 'zod';
import { availability } from '../actions.js';
import { contracts, instant } from '../contract.js';
import { lang, province } from '../shapes.js';
import { intoCalendar, slotShown } from './slots.js';

const one = { params: z.object({ meetingId: ids.meetingId }), malformed: 'NOT_FOUND', errors: ['NOT_FOUND'] } as const;

/** A meeting with the team as the one who was invited reads it: whom they meet only once a time is chosen, and notes that were shared. */
const meeting = z.object({
  serverNow: instant,
  meetingId: ids.meetingId,
  kind: z.enum(MEETING_KINDS),
  state: z.enum(MEETING_STATES),
  mode: z.enum(MODES),
  minutes: z.int(),
  province,
  /** Of the request that it is about. */
  code: z.string().optional(),
  /** The time as their own clock shows it. */
  slot: slotShown.optional(),
  /** Their zone. */
  zone: z.string(),
  /** What the clock of who of the team meets goes by, once that is known. */
  otherZone: z.string().optional(),
  /** What the time was before it was changed last. */
  moved: slotShown.optional(),
  /** Name of who of the team meets. */
  staff: z.string().optional(),
  /** Where a meeting by video takes place; an address in person. */
  videoLink: z.string().optional(),
  address: z.string().optional(),
  /** Until when a time can be chosen. */
  until: instant,
  /** How often the time was chosen or changed: a message names one of them, and `seen` of a command is this. */
  changes: z.int(),
  /** What they want to talk about. */
  preparation: z.string().optional(),
  notes: z.array(z.object({ at: instant, note: z.string() })),
  outcome: z.enum(MEETING_OUTCOMES).optional(),
  cancelled: z
    .object({ by: z.enum(['invitee', 'staff', 'system']), reason: z.enum([...MEETING_CANCEL_REASONS, ...ENDED_REASONS]) })
    .optional(),
  /** While a time stands. */
  calendar: intoCalendar.optional(),
  /** Which commands they can send about it, and why not. */
  available: z.record(z.string(), availability),
});
/** Free times of the team, each as the clock of who was invited shows it; `more` where there may be later ones. */
const slots = z.object({
  zone: z.string(),
  slots: z.array(slotShown.extend({ ambiguous: z.literal(true).optional() })),
  more: z.boolean(),
});
/** From which instant on times are asked for; now where it is left out. */
const slotsQuery = z.strictObject({ from: z.iso.datetime().optional() });
/** The hours in which someone of the team can be met; what they have not set yet is absent. */
const block = z.object({ from: z.int(), until: z.int() });
const hours = z.object({
  staffId: ids.userId,
  plan: z
    .object({
      zone: z.string(),
      province,
      weekly: z.array(block.extend({ weekday: z.int() })),
      exceptions: z.array(z.object({ from: z.string(), until: z.string(), blocks: z.array(block) })),
      bufferMinutes: z.int(),
      minNoticeHours: z.int(),
      slotMinutes: z.int(),
    })
    .optional(),
  /** What the form begins with where nothing was set. */
  shipped: z.object({ bufferMinutes: z.int(), minNoticeHours: z.int() }),
  /** Where they are met. */
  address: z.string().optional(),
  videoLink: z.string().optional(),
});

/** Meetings with the team: by the link of an invitation (M08), from the page of a request (M26), signed in (M01), and for the team (X15). */
export const meetingsApi = contracts({
  'GET /api/public/meeting': {
    summary: 'The meeting of a link, as who was invited may read it',
    answer: meeting.extend({ lang }),
    errors: ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED'],
  },
  'GET /api/public/meeting/slots': { summary: 'Times that can be chosen for it', query: slotsQuery, answer: slots },
  'GET /api/public/lead-meeting': {
    summary: 'The validation call that the client of a request is invited to, if there is one',
    answer: z.object({ meeting: meeting.nullable() }),
  },
  'GET /api/public/lead-meeting/slots': { summary: 'Times that can be chosen for that call', query: slotsQuery, answer: slots },
  'GET /api/meetings/own': {
    summary: 'Own meetings with the team, of the person who is signed in: those to come, and those that are over, the latest first',
    answer: z.object({ serverNow: instant, upcoming: z.array(meeting), past: z.array(meeting) }),
  },
  'GET /api/meetings/own/:meetingId': { summary: 'One of them', ...one, answer: meeting },
  'GET /api/meetings/own/:meetingId/slots': { summary: 'Times that can be chosen for it', ...one, query: slotsQuery, answer: slots },
  'GET /api/meetings/:meetingId/slots': {
    summary: 'Times of a colleague, or of a colleague who can hold the meeting, for the team that chooses with someone on the phone',
    ...one,
    query: slotsQuery.extend({ staffId: ids.userId.optional() }),
    answer: slots,
  },
  'GET /api/meetings/hours': { summary: 'The own hours of someone of the team', answer: hours },
});
