import { ids } from '@jurilien/event-sourcing';
import { APPOINTMENT_KINDS, APPOINTMENT_STATES, CANCEL_REASONS, MODES, OUTCOMES, SIDES } from '@jurilien/scheduling';
import { z } from 'zod';
import { availability } from '../actions.js';
import { contracts, instant } from '../contract.js';
import { documentShown, lang, province } from '../shapes.js';
import { freeSlots, intoCalendar, slotShown, slotsQuery } from './slots.js';

/** Which appointment: an id that names none of one's own is not found. */
const one = { params: z.object({ appointmentId: ids.appointmentId }), malformed: 'NOT_FOUND', errors: ['NOT_FOUND'] } as const;

/** Which one, as the address of a page names it. */
const named = z.strictObject({ appointmentId: ids.appointmentId });

/** One appointment in a list of either side. */
const line = z.object({
  appointmentId: ids.appointmentId,
  acceptanceId: ids.acceptanceId,
  leadId: ids.leadId,
  /** Short code of the request. */
  code: z.string(),
  /** How often its time has changed: calendars and links speak of one version. */
  version: z.int(),
  /** Who is reading. */
  side: z.enum(['client', 'professional']),
  kind: z.enum(APPOINTMENT_KINDS),
  mode: z.enum(MODES),
  state: z.enum(APPOINTMENT_STATES),
  slot: slotShown,
  /** The reader's zone, and that of the other side. */
  zone: z.string(),
  otherZone: z.string(),
  /** Whom one meets. A client's name is there for who is signed in, while they may read it. */
  with: z.object({ name: z.string().optional(), title: z.string().nullish(), firm: z.string().nullish() }),
  requestedBy: z.enum(SIDES),
  /** When it lapses if no one confirms. */
  confirmBy: instant.optional(),
  proposals: z.object({ by: z.enum(SIDES), slots: z.array(slotShown), until: instant }).optional(),
  /** What each side said came of it. */
  stated: z.object({ client: z.enum(OUTCOMES).optional(), professional: z.enum(OUTCOMES).optional() }),
  disputed: z.boolean(),
  cancelled: z.object({ by: z.enum(SIDES), reason: z.enum(CANCEL_REASONS) }).optional(),
  /** Which commands the reader can send about it, and why not. */
  available: z.record(z.string(), availability),
});

/** Everything of one. */
const appointment = line.extend({
  serverNow: instant,
  province,
  professionalId: ids.professionalId,
  /** How the professional is reached by telephone; for the client alone. */
  phone: z.string().optional(),
  /** Where one meets, as the mode has it. */
  place: z.string().optional(),
  videoLink: z.string().optional(),
  /** What to bring, and what a consultation costs, as the professional words them. */
  bring: z.string().optional(),
  price: z.string().optional(),
  /** What it was before the time last changed: an older message still names that one. */
  moved: z.object({ from: slotShown, at: instant }).optional(),
  /** Who said that they are late, by how much. */
  late: z.array(z.object({ by: z.enum(SIDES), minutes: z.int().optional() })),
  /** What each side wrote beside its acts; a client's words are there for a professional who is signed in. */
  notes: z.array(z.object({ by: z.enum(SIDES), at: instant, text: z.string() })),
  documents: z.array(documentShown),
  /** How many times can be proposed at once. */
  proposable: z.int(),
  /** Takes it into a calendar: a file, and pages of calendars on the web. */
  calendar: intoCalendar.optional(),
});

/** An invitation to book: from an acceptance whose professional offers it. */
const invitation = z.object({
  acceptanceId: ids.acceptanceId,
  leadId: ids.leadId,
  code: z.string(),
  professional: z.object({ name: z.string(), title: z.string().nullish(), firm: z.string().nullish() }),
});

/** Appointments of clients and professionals, by the link of a message (M07) and signed in (M02). */
export const appointmentsApi = contracts({
  'GET /api/public/appointment': {
    summary: 'The appointment of a link, as the side it was sent to may see it; the link of a request opens those of that request',
    query: named,
    answer: appointment.extend({ lang }),
    errors: ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED'],
  },
  'GET /api/public/appointment/slots': {
    summary: 'Times to which it can be moved, or that can be proposed',
    query: slotsQuery.extend(named.shape),
    answer: freeSlots,
    errors: ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED'],
  },
  'GET /api/appointments': {
    summary: 'Own appointments of a client or a professional, and for a client the invitations to book one',
    answer: z.object({
      serverNow: instant,
      /** To come and confirmed, the next first; to be confirmed by either side; over, the latest first. */
      upcoming: z.array(line),
      toConfirm: z.array(line),
      past: z.array(line),
      invitations: z.array(invitation),
    }),
  },
  'GET /api/appointments/:appointmentId': { ...one, summary: 'One of them', answer: appointment },
  'GET /api/appointments/:appointmentId/slots': {
    ...one,
    summary: 'Times to which it can be moved, or that can be proposed',
    query: slotsQuery,
    answer: freeSlots,
  },
});
