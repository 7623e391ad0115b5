import { event } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { instant } from './facts.js';

const leadId = z.string();
const channel = z.enum(['email', 'sms']);
const method = z.enum(['link', 'code', 'call']);

/** How the address and the number of a request are confirmed, or not in time. */
export const confirmationEvents = {
  LeadConfirmationSent: event(
    z.object({
      leadId,
      channel,
      sequence: z.number().int(),
      expiresAt: instant,
      /** Someone else wrote the request for the person: the message says so. */
      referred: z.boolean().optional(),
    }),
  ),
  LeadEmailConfirmed: event(z.object({ leadId, method })),
  LeadPhoneConfirmed: event(z.object({ leadId, method })),
  LeadPhoneCodeRejected: event(z.object({ leadId, sequence: z.number().int(), triesLeft: z.number().int() })),
  LeadLinkSent: event(z.object({ leadId })),
  LeadConfirmationExpired: event(z.object({ leadId })),
} as const;
