import { decision, ERASED, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { message } from '../message.js';
import { messageDid, messageId, refuseUnlessIn } from './on-message.js';

/** Sends the same words again under a new send key. Codes are not repeated: the person asks for a new one. */
export const resendMessage = decision({
  name: 'ResendMessage',
  input: z.object({ messageId, resendOf: ids.messageId }),
  reasonRequired: true,
  streams: (i) => ({ message: streamOf(message, i.messageId), original: streamOf(message, i.resendOf) }),
  decide({ messageId: id, resendOf }, { message: s, original }) {
    refuseUnlessIn(original, ['Sent', 'Delivered', 'Undelivered', 'Bounced', 'Suppressed', 'Failed']);
    if (s.message?.resendOf === resendOf) return {};
    refuseUnless(s.status === 'None', 'DUPLICATE', 'message-id-used');
    const said = original.message!;
    refuseUnless(said.class !== 'otp', 'WRONG_STATE', 'code-not-repeated');
    refuseUnless(said.to !== ERASED, 'SUPPRESSED', 'person-erased');
    return { message: [messageDid('MessageQueued', { ...said, messageId: id, resendOf, sendKey: `${said.sendKey}/resend-${id}` })] };
  },
});
