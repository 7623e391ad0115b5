import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { messageDid, messageId, occasionOf, onMessage, refuseUnlessIn } from './on-message.js';

/** Not now: the person's quiet hours. The message is looked at again at `until`. */
export const deferMessage = decision({
  name: 'DeferMessage',
  input: z.object({ messageId, until: z.iso.datetime() }),
  streams: onMessage,
  decide(input, { message: s }, ctx) {
    if (s.status === 'Deferred') return {};
    refuseUnlessIn(s, ['Queued']);
    refuseUnless(Date.parse(input.until) > Date.parse(ctx.now), 'VALIDATION', 'not-in-the-future');
    return { message: [messageDid('MessageDeferred', { ...occasionOf(s), ...input, sequence: s.deferrals + 1 })] };
  },
});

/**
 * The quiet hours are over, or are others now (`hoursChanged`), so that it need not wait as long: back in line, and looked at by the whole
 * gate before it goes.
 */
export const resumeMessage = decision({
  name: 'ResumeMessage',
  input: z.object({ messageId, hoursChanged: z.boolean().default(false) }),
  streams: onMessage,
  decide({ messageId: id, hoursChanged }, { message: s }, ctx) {
    if (s.status !== 'None' && s.status !== 'Deferred') return {};
    refuseUnlessIn(s, ['Deferred']);
    refuseUnless(hoursChanged || Date.parse(ctx.now) >= Date.parse(s.deferredUntil!), 'WRONG_STATE', 'still-quiet');
    return { message: [messageDid('MessageResumed', { ...occasionOf(s), messageId: id, sequence: s.deferrals })] };
  },
});
