import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contracts } from './contract.js';

const FORM = 'application/x-www-form-urlencoded';
const sid = z.string().min(1).max(64);

/** An e-mail is fifteen megabytes at most, which base 64 writes in twenty. */
const RECEIVED_MAIL_BASE64 = 20 * 1024 * 1024;

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
    summary: 'One event of an e-mail, the same no matter who reports it (docs/mail-events.md)',
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
  'POST /api/public/webhooks/received-mail': {
    summary: 'An e-mail that arrived at one of our reply addresses, as it was sent (docs/mail-events.md)',
    body: z.object({
      type: z.literal('email.received'),
      data: z.object({
        recipient: z.string().min(3).max(320),
        /** The address the servers were told it is from; empty for one that no one may answer. */
        sender: z.string().max(320),
        authentication: z.enum(['pass', 'fail', 'none']).optional(),
        raw: z.base64().min(4).max(RECEIVED_MAIL_BASE64),
      }),
    }),
    bodyLimit: RECEIVED_MAIL_BASE64 + 10_000,
    status: 204,
  },
  'POST /api/public/webhooks/stripe': {
    summary: 'A notice of the payment provider, signed over its bytes; what it says is read again before it is believed',
    bytes: 'application/json',
    status: 204,
  },
});
