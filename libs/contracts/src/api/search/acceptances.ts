import { ids } from '@jurilien/event-sourcing';
import { SAFE_CHANNELS } from '@jurilien/reference';
import { z } from 'zod';
import { ACCEPTANCE_STAGES } from '../../acceptance-stages.js';
import { availability } from '../actions.js';
import { contracts, file, instant } from '../contract.js';
import { clientNotes, creditShown, documentShown, lang, disclosedAnswers, wishes } from '../shapes.js';

/** One accepted request in a list; name and numbers are there only while they may be read. */
const line = z.object({
  id: ids.acceptanceId,
  leadId: ids.leadId,
  code: z.string(),
  stage: z.enum(ACCEPTANCE_STAGES),
  lawyerType: z.string().nullish(),
  province: z.string().nullish(),
  region: z.string().nullish(),
  city: z.string().nullish(),
  zone: z.string(),
  requestState: z.string(),
  clientName: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  /** Ways the client leaves open; every one when absent. */
  ways: z.array(z.enum(SAFE_CHANNELS)).optional(),
  readable: z.boolean(),
  acceptedAt: instant,
  slaDueAt: instant,
  slaMissed: z.boolean(),
  contactedAt: instant.optional(),
  confirmedByClient: z.boolean(),
  attempts: z.int(),
  notes: z.int(),
  priceCc: z.int(),
  consultation: z.string().optional(),
  next: z.string().optional(),
  outcomeAt: instant.optional(),
  notChosen: z.boolean(),
  chosen: z.boolean(),
  closeReason: z.string().optional(),
  endedAt: instant.optional(),
  replacement: z.object({ state: z.string(), cause: z.string() }).optional(),
  credit: creditShown.optional(),
  updatedAt: instant.optional(),
});

/** Everything of one: the contact sheet, its history, its notes. */
const sheet = line.extend({
  serverNow: instant,
  professionalId: ids.professionalId,
  address: z.object({ street: z.string().optional(), postalCode: z.string().optional() }).optional(),
  lang: lang.optional(),
  description: z.string().optional(),
  summary: z.string().optional(),
  othersInvolved: z.array(z.object({ name: z.string().optional(), role: z.string().optional() })).optional(),
  answers: disclosedAnswers.optional(),
  wishes: wishes.optional(),
  /** Whether the client has a criminal record or an open file, where the field asks for it. */
  criminalFile: z.boolean().optional(),
  clientNotes: clientNotes.optional(),
  documents: z.array(documentShown),
  notesList: z.array(z.object({ id: ids.noteId, at: instant, text: z.string() })),
  history: z.array(
    z.object({
      type: z.string(),
      at: instant,
      channel: z.string().optional(),
      result: z.string().optional(),
      outcome: z.string().optional(),
      next: z.string().optional(),
      reason: z.string().optional(),
      rule: z.string().optional(),
      cc: z.int().optional(),
    }),
  ),
  /** Until when coins may be asked back, by reason. */
  creditUntil: z.record(z.string(), instant),
  evidence: z.string().optional(),
  /** Which commands can be sent about it, and why not. */
  available: z.record(z.string(), availability),
  /** How much of the last ninety days came back, and whether a person now looks at each request because of it. */
  credits: z.object({ accepted: z.int(), credited: z.int(), percent: z.number(), byPerson: z.boolean() }),
});

/** A professional's accepted requests (M10): pipeline, contact sheet, and their own data to take away. */
export const acceptancesApi = contracts({
  'GET /api/pro/acceptances': {
    summary: 'Accepted requests of the professional, newest first',
    answer: z.object({ serverNow: instant, items: z.array(line.extend({ unanswered: z.boolean() })) }),
  },
  'GET /api/pro/acceptances/export': {
    summary: 'Accepted requests as a table or as JSON',
    query: z.strictObject({ format: z.enum(['csv', 'json']).default('csv') }),
    answer: file('text/csv', 'application/json'),
  },
  'GET /api/pro/acceptances/contacts.ics': { summary: 'Contacts due, as a calendar', answer: file('text/calendar') },
  'GET /api/pro/acceptances/:acceptanceId': {
    summary: 'Contact sheet of one accepted request',
    params: z.object({ acceptanceId: ids.acceptanceId }),
    malformed: 'NOT_FOUND',
    answer: sheet,
    errors: ['NOT_FOUND'],
  },
});
