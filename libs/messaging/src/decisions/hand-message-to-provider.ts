import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contactId, contactPoint } from '../contact-point.js';
import { KILL_SWITCH_ID, killSwitch, switchOver } from '../kill-switch.js';
import { message, type MessageState } from '../message.js';
import { agreedBasis } from '../standing.js';
import { messageDid, messageId, occasionOf, refuseUnlessIn } from './on-message.js';

/** Longer than any hand-over lasts: within it another run may still be talking to the provider. */
export const HAND_OVER_MS = 30_000;

/**
 * Written just before the provider is called. If the answer never comes the outcome is unknown, and a second try is
 * allowed only later and only by someone who looked the message up at the provider and did not find it; how much later
 * is the worker's to choose (4.8.2: ten minutes), never sooner than a hand-over may last.
 * The kill switches and, with the address's own id, the STOP list and what it agreed to are read in the same transaction: after a switch, a
 * STOP, or a withdrawal of what sells, in the log no attempt can be written.
 */
export const handMessageToProvider = decision({
  name: 'HandMessageToProvider',
  input: z.object({ messageId, notFoundAtProvider: z.boolean().default(false), contactId: contactId.optional() }),
  streams: (i) => ({
    message: streamOf(message, i.messageId),
    contact: streamOf(contactPoint, i.contactId ?? 'nobody'),
    killSwitch: streamOf(killSwitch, KILL_SWITCH_ID),
  }),
  decide(input, { message: s, contact, killSwitch: switches }, ctx) {
    refuseUnless(input.contactId === undefined || !contact.smsOptedOut, 'SUPPRESSED', 'number-said-stop');
    const sells = input.contactId !== undefined && s.message?.class === 'marketing';
    refuseUnless(!sells || agreedBasis(contact, ctx.now), 'SUPPRESSED', 'not-agreed');
    refuseUnless(!s.message || !switchOver(switches, s.message), 'SUPPRESSED', 'sending-switched-off');
    if (s.status === 'Handed') refuseUnlessLost(s, input.notFoundAtProvider, ctx.now);
    else refuseUnlessIn(s, ['Queued']);
    return { message: [messageDid('MessageHandedToProvider', { ...occasionOf(s), messageId: input.messageId, attempt: s.attempts + 1 })] };
  },
});

/** Refuses unless a message that was handed over is known not to have been taken, by a run that no other one can be ahead of. */
export const refuseUnlessLost = (s: MessageState, notFoundAtProvider: boolean, now: string): void =>
  refuseUnless(notFoundAtProvider && Date.parse(now) - Date.parse(s.handedAt!) >= HAND_OVER_MS, 'WRONG_STATE', 'already-handed');
