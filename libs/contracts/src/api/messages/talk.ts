import { ids } from '@jurilien/event-sourcing';
import { RELAY_ENDS } from '@jurilien/acceptance';
import { RELAY_LENGTH } from '@jurilien/messaging';
import { z } from 'zod';
import { contracts, empty, instant } from '../contract.js';

/** What both have said, as one of the two may see it. */
const talk = z.object({
  serverNow: instant,
  acceptanceId: ids.acceptanceId,
  leadId: ids.leadId,
  code: z.string(),
  /** The other one. */
  name: z.string().optional(),
  /** Why nothing more can be written. */
  closed: z.enum(RELAY_ENDS).optional(),
  /** On which way the next word would go. */
  way: z.enum(['sms', 'email', 'none']).optional(),
  said: z.array(
    z.object({
      id: ids.entryId,
      mine: z.boolean(),
      via: z.enum(['page', 'sms', 'email']),
      at: instant,
      body: z.string(),
      /** Sent by an automation of the professional. */
      automatic: z.boolean().optional(),
      /** How far their own word has come, and on which way. */
      state: z.string().optional(),
      channel: z.enum(['sms', 'email']).optional(),
    }),
  ),
});
/** The words, under an id of their own, so that a press that is repeated says nothing twice. */
const said = z.strictObject({ entryId: ids.entryId, body: z.string().trim().min(1).max(RELAY_LENGTH) });
const writing = { body: said, answer: empty, status: 202, errors: ['NOT_FOUND', 'WRONG_STATE', 'RATE_LIMITED'] } as const;
const ofAcceptance = { params: z.object({ acceptanceId: ids.acceptanceId }), malformed: 'NOT_FOUND' } as const;
const ofLead = { params: z.object({ leadId: ids.leadId }), malformed: 'NOT_FOUND' } as const;
const reading = { answer: talk, errors: ['NOT_FOUND'] } as const;

/** What a professional and the client of an accepted request say to each other through us (M10, 4.8.4). */
export const talkApi = contracts({
  'GET /api/pro/threads/:leadId': { summary: 'The conversation with the client of an accepted request', ...ofLead, ...reading },
  'POST /api/pro/threads/:leadId': { summary: 'Write to that client', ...ofLead, ...writing },
  'GET /api/client/threads/:acceptanceId': { summary: 'The conversation with a professional', ...ofAcceptance, ...reading },
  'POST /api/client/threads/:acceptanceId': { summary: 'Write to that professional', ...ofAcceptance, ...writing },
  'GET /api/public/threads': {
    summary: 'Behind the link of the request, after a code: the conversation that was last written in',
    answer: talk,
    errors: ['NOT_FOUND', 'STEP_UP_REQUIRED'],
  },
  'GET /api/public/threads/:acceptanceId': {
    summary: 'Behind the link of the request, after a code: one conversation',
    ...ofAcceptance,
    answer: talk,
    errors: ['NOT_FOUND', 'STEP_UP_REQUIRED'],
  },
  'POST /api/public/threads/:acceptanceId': { summary: 'Write in it', ...ofAcceptance, ...writing },
});
