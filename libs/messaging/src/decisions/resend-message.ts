import { allOf, decision, ERASED, ids, refuseUnless, refuseUnlessAvailable, streamOf, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { message, type MessageState, type QueuedMessage } from '../message.js';
import { isIn, messageId, messageQueued } from './on-message.js';

const ended = (s: MessageState) => isIn(s, ['Sent', 'Delivered', 'Undelivered', 'Bounced', 'Suppressed', 'Failed']);
const available = ({ original: s }: { readonly original: MessageState }) =>
  allOf(
    ended(s),
    unless(s.message?.class !== 'otp', 'WRONG_STATE', 'code-not-repeated'),
    unless(s.message?.channel !== 'inapp', 'WRONG_STATE', 'notice-not-repeated'),
    unless(s.message?.to !== ERASED, 'SUPPRESSED', 'person-erased'),
    unless(s.message?.body !== ERASED, 'WRONG_STATE', 'text-not-kept'),
  );

/** What went out once is not late when a person sends it again; what never went out may be too late by now. */
function atNoHour({ occasion }: QueuedMessage): Pick<QueuedMessage, 'occasion'> {
  if (!occasion) return {};
  const { dueAt: _, ...input } = occasion.input;
  return { occasion: { ...occasion, input } };
}

/**
 * Sends the same words again under a new send key. Codes are not repeated: the person asks for a new one; nor are notices, whose page shows
 * by itself what they tell.
 */
export const resendMessage = decision({
  name: 'ResendMessage',
  input: z.object({ messageId, resendOf: ids.messageId }),
  reasonRequired: true,
  streams: (i: { messageId: string; resendOf: string }) => ({
    message: streamOf(message, i.messageId),
    original: streamOf(message, i.resendOf),
  }),
  available,
  decide({ messageId: id, resendOf }, { message: s, original }) {
    refuseUnlessAvailable(ended(original));
    if (s.message?.resendOf === resendOf) return {};
    refuseUnless(s.status === 'None', 'DUPLICATE', 'message-id-used');
    refuseUnlessAvailable(available({ original }));
    const said = { ...original.message!, ...(original.status === 'Suppressed' ? {} : atNoHour(original.message!)) };
    return { message: [messageQueued({ ...said, messageId: id, resendOf, sendKey: `${said.sendKey}/resend-${id}` })] };
  },
});
