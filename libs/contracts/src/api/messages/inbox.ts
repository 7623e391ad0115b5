import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { FILE_REFUSALS } from '../../file-refusals.js';
import { TRIAGE_CAUSES } from '../../mail-triage.js';
import { contracts, instant } from '../contract.js';
import { row } from '../lists.js';
import { documentFile, lang } from '../shapes.js';

/** One text of a conversation, theirs or ours. */
const said = z.object({
  id: z.string(),
  direction: z.enum(['in', 'auto', 'staff', 'professional', 'client']),
  at: instant,
  body: z.string(),
  /** Its words are no longer kept. */
  notKept: z.literal(true).optional(),
  /** Of an e-mail of theirs: what it is about, what came with it, and what a rule made of it. */
  subject: z.string().optional(),
  files: z
    .array(
      z.object({
        name: z.string(),
        bytes: z.number().optional(),
        /** One of the e-mail's own; a document is one of its request. */
        fileId: z.string().optional(),
        documentId: z.string().optional(),
        refused: z.enum(FILE_REFUSALS).optional(),
      }),
    )
    .optional(),
  leadId: z.string().optional(),
  automatic: z.literal(true).optional(),
  cut: z.literal(true).optional(),
  /** It waits for staff to say what it is about, and why. */
  triage: z.enum(TRIAGE_CAUSES).optional(),
  sorted: z.enum(['placed', 'discarded']).optional(),
  /** To whom a text of theirs went on, where it was not meant for the team. */
  passedTo: z.enum(['professional', 'client']).optional(),
  rule: z.string().optional(),
  state: z.string().optional(),
  by: z.string().optional(),
  sendAt: instant.optional(),
  error: z.string().optional(),
  suppressedCode: z.string().optional(),
  to: z.string().optional(),
  segments: z.int().optional(),
});

const ofThread = { params: z.object({ threadId: ids.threadId }), malformed: 'NOT_FOUND' } as const;

/** X06: one conversation with everything a reply needs; the list itself is the view `threads`. */
export const inboxApi = contracts({
  'GET /api/inbox/canned': {
    summary: 'Replies written in advance',
    answer: z.object({
      replies: z.array(
        z.object({
          key: z.string(),
          version: z.int(),
          title: z.object({ fr: z.string(), en: z.string() }),
          fr: z.string(),
          en: z.string(),
          neutral: z.literal(true).optional(),
          audience: z.enum(['client', 'professional']).optional(),
        }),
      ),
    }),
  },
  'GET /api/inbox/:threadId': {
    summary: 'One conversation: what was said, by whom, and who it may be about',
    ...ofThread,
    query: z.object({ after: z.string().optional() }),
    answer: z.object({
      thread: row,
      said: z.array(said),
      notes: z.array(z.object({ noteId: ids.noteId, note: z.string(), by: z.string(), at: instant })),
      contact: z.object({ optedOut: z.boolean(), since: instant.optional(), unreachable: z.boolean(), failures: z.int() }),
      /** A conversation that reads like French is answered in French; who it belongs to decides where that is known. */
      lang,
      people: z.object({
        professionals: z.array(z.object({ id: ids.professionalId, name: z.string(), state: z.string(), province: z.string() })),
        leads: z.array(
          z.object({ id: ids.leadId, code: z.string().nullish(), state: z.string(), lawyerType: z.string().nullish(), createdAt: instant }),
        ),
      }),
      timers: z.array(z.object({ subject: z.string(), timer: z.string(), dueAt: instant })),
      /** The mark of the matrix under which the reader may write; nothing when they may not. */
      mayWrite: z.string().nullable(),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /api/inbox/:threadId/reveal': {
    summary: 'The number in full, for who says why',
    ...ofThread,
    body: z.strictObject({ reason: z.string().trim().min(5).max(500) }),
    answer: z.object({ phone: z.string() }),
    errors: ['NOT_FOUND'],
  },
  'GET /api/inbox/:threadId/files/:fileId': {
    summary: 'A file that came with an e-mail, to be downloaded',
    params: z.object({ threadId: ids.threadId, fileId: ids.fileId }),
    malformed: 'NOT_FOUND',
    answer: documentFile,
    errors: ['NOT_FOUND'],
  },
});

/** What kill switches stopped. Figures alone. */
export const killSwitchApi = contracts({
  'GET /api/kill-switches/held': {
    summary: 'How many messages each kill switch stopped that no one sent again; codes are not sent again',
    answer: z.object({ held: z.array(z.object({ switchId: ids.switchId, messages: z.int(), codes: z.int() })) }),
  },
});

/** SM6: how texts arrive. Figures alone. */
export const deliveryApi = contracts({
  'GET /api/delivery': {
    summary: 'How texts arrive, by day and by the provider’s code',
    query: z.strictObject({ days: z.coerce.number().int().min(1).max(90).default(30) }),
    answer: z.object({
      days: z.array(
        z.object({ day: z.string(), sent: z.int(), delivered: z.int(), undelivered: z.int(), suppressed: z.int(), segments: z.int() }),
      ),
      codes: z.array(z.object({ code: z.string(), n: z.int() })),
      optedOut: z.int(),
      optedOutLately: z.int(),
      unreachable: z.int(),
      carrierFilter: z.object({ alarm: z.boolean(), n: z.int() }),
      unknownReports: z.object({
        total: z.int(),
        parked: z.int(),
        newest: z.array(z.object({ eventId: ids.providerEventId, kind: z.string(), receivedAt: instant })),
      }),
    }),
  },
});
