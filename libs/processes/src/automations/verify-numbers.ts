import type { MessageRule } from '@jurilien/contracts';
import { automation, send, type Effect } from '@jurilien/event-sourcing';
import { contactPoint } from '@jurilien/messaging';
import { verifyChannel } from '@jurilien/professionals';
import { say } from './notify.js';

interface OfNumber {
  readonly data: {
    readonly contactId: string;
    readonly sequence: number;
    readonly lang: 'fr' | 'en';
    readonly professionalId?: string;
    readonly leadId?: string;
  };
}
const text = (rule: MessageRule, { data: { contactId, sequence, professionalId, leadId, lang } }: OfNumber): Effect[] => [
  say(rule, `${contactId}:${sequence}`, {
    contactId,
    sequence,
    lang,
    ...(professionalId ? { professionalId } : {}),
    ...(leadId ? { leadId } : {}),
  }),
];

/** A professional who sent back the code holds the number: offers may come to it (E20). */
export const verifyNumbers = automation(contactPoint)({
  name: 'verify-numbers',
  on: {
    NumberVerified: ({ data: { professionalId } }) => (professionalId ? [send(verifyChannel, { professionalId, channel: 'sms' })] : []),
    TestTextAsked: (e) => text('sms-test', e),
    // The code goes to the number on file of the person who asked for it; the job carries ids alone.
    NumberCodeSent: (e) => text('contact-code', e),
  },
});
