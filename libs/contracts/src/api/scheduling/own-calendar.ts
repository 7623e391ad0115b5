import { ids } from '@jurilien/event-sourcing';
import { APPOINTMENT_STATES, exception, FEED_DETAILS, MODES, OUTCOMES, READINGS, weeklyBlock } from '@jurilien/scheduling';
import { z } from 'zod';
import { ACCEPTANCE_STAGES } from '../../acceptance-stages.js';
import { availability } from '../actions.js';
import { contracts, instant } from '../contract.js';
import { province } from '../shapes.js';
import { slotShown } from './slots.js';

/** When a professional can be met, as the editor has it. */
const plan = z.object({
  zone: z.string(),
  weekly: z.array(weeklyBlock),
  exceptions: z.array(exception),
  bufferMinutes: z.int(),
  minNoticeHours: z.int(),
  slotMinutes: z.int(),
  autoConfirm: z.boolean(),
  offersBooking: z.boolean(),
  address: z.string().optional(),
  videoLink: z.string().optional(),
});

/** A consultation of one request: what was announced, when it is, what came of it (M06). */
const consultation = z.object({
  acceptanceId: ids.acceptanceId,
  leadId: ids.leadId,
  code: z.string(),
  with: z.object({ name: z.string().optional(), title: z.string().nullish(), firm: z.string().nullish() }),
  stage: z.enum(ACCEPTANCE_STAGES),
  acceptedAt: instant,
  price: z.string().optional(),
  /** What the professional wrote down of it. */
  outcome: z.string().optional(),
  next: z.string().optional(),
  appointment: z
    .object({
      appointmentId: ids.appointmentId,
      state: z.enum(APPOINTMENT_STATES),
      slot: slotShown,
      zone: z.string(),
      mode: z.enum(MODES),
      outcome: z.enum(OUTCOMES).optional(),
    })
    .optional(),
  /** The client's opinion is asked. */
  asked: z.boolean(),
  /** Which commands the reader can send about it, and why not. */
  available: z.record(z.string(), availability),
});

/** Availability and consultations of the person who is signed in (M02, M06). */
export const ownCalendarApi = contracts({
  'GET /api/pro/availability': {
    summary: 'When the professional can be met, and how their own calendars stand',
    answer: z.object({
      serverNow: instant,
      province,
      /** What holds; absent until something was set. */
      plan: plan.optional(),
      /** What the editor begins with where nothing was set. */
      shipped: plan.pick({ zone: true, bufferMinutes: true, minNoticeHours: true, slotMinutes: true }),
      feed: z.int(),
      detail: z.enum(FEED_DETAILS),
      external: z.boolean(),
      reading: z.enum(READINGS).optional(),
      readAt: instant.optional(),
      unknownZones: z.array(z.string()),
      /** The next times at which a client can book, as it all stands: hours, notice, pauses, holidays and what is taken. */
      next: z.array(slotShown),
    }),
  },
  'GET /api/consultations': {
    summary: 'Consultations of a client or a professional: asked for, to come, held',
    answer: z.object({
      serverNow: instant,
      side: z.enum(['client', 'professional']),
      items: z.array(consultation),
      /** What a professional says to clients of their consultations; absent until it was set, and for a client. */
      terms: z
        .object({
          priceFr: z.string(),
          priceEn: z.string(),
          minutes: z.int(),
          modes: z.array(z.enum(MODES)),
          bringFr: z.string().optional(),
          bringEn: z.string().optional(),
        })
        .optional(),
    }),
  },
});
