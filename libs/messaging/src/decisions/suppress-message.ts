import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { messageDid, messageId, occasionOf, onMessage, refuseUnlessIn } from './on-message.js';

/** The check before sending said no: one of Z01–Z15 (4.7.2), or Z16, a number that no text may go to. */
export const suppressMessage = decision({
  name: 'SuppressMessage',
  input: z.object({ messageId, code: z.string().regex(/^Z(0[1-9]|1[0-6])$/) }),
  streams: onMessage,
  decide(input, { message: s }) {
    if (s.status === 'Suppressed') return {};
    refuseUnlessIn(s, ['Scheduled', 'Queued', 'Deferred']);
    return { message: [messageDid('MessageSuppressed', { ...occasionOf(s), ...input })] };
  },
});
