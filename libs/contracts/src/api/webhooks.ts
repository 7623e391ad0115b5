import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contracts } from './contract.js';

const FORM = 'application/x-www-form-urlencoded';
const sid = z.string().min(1).max(64);

/** Signed calls of providers; the signature is looked at before anything else. */
export const webhooksApi = contracts({
  'POST /api/public/webhooks/sms': {
    summary: 'A text message arrived',
    bytes: FORM,
    body: z.object({
      MessageSid: sid,
      From: z.string().min(1).max(20),
      To: z.string().min(1).max(20).optional(),
      Body: z.string().max(1_600),
    }),
    status: 204,
  },
  'POST /api/public/webhooks/sms-status': {
    summary: 'What became of a text message of ours',
    // An address of another shape is none of ours: the report is taken without it.
    query: z.object({ messageId: ids.messageId.optional().catch(undefined) }),
    bytes: FORM,
    body: z.object({
      MessageSid: sid,
      MessageStatus: z.string().max(20),
      ErrorCode: z.string().max(10).optional(),
      To: z.string().max(20).optional(),
    }),
    status: 204,
  },
  'POST /api/public/webhooks/mail': {
    summary: 'One event of an e-mail, the same whoever reports it (docs/mail-events.md)',
    body: z.object({
      type: z.string().max(60),
      data: z.object({
        message_id: z.string().max(300).optional(),
        recipient: z.string().min(3).max(254),
        bounce: z.enum(['hard', 'soft']).optional(),
        code: z.string().max(40).optional(),
      }),
    }),
    status: 204,
  },
  'POST /api/public/webhooks/stripe': {
    summary: 'A notice of the payment provider, signed over its bytes; what it says is read again before it is believed',
    bytes: 'application/json',
    status: 204,
  },
});
