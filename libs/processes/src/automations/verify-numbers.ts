import { automation } from '@jurilien/event-sourcing';
import { contactPoint } from '@jurilien/messaging';

/** A professional who sent back the code holds the number: offers may come to it (E20). */
export const verifyNumbers = automation(contactPoint)({
  name: 'verify-numbers',
  on: {
    NumberVerified: ({ data: { professionalId } }) =>
      professionalId ? [{ do: 'dispatch', command: 'VerifyChannel', input: { professionalId, channel: 'sms' } }] : [],
    TestTextAsked: ({ data: { contactId, sequence, professionalId, leadId, lang } }) => [
      {
        do: 'work',
        job: 'notify',
        key: `sms-test:${contactId}:${sequence}`,
        input: {
          rule: 'sms-test',
          contactId,
          sequence,
          lang,
          ...(professionalId ? { professionalId } : {}),
          ...(leadId ? { leadId } : {}),
        },
      },
    ],
    // The code goes to the number on file of whoever asked for it; the job carries ids alone.
    NumberCodeSent: ({ data: { contactId, sequence, professionalId, leadId, lang } }) => [
      {
        do: 'work',
        job: 'notify',
        key: `contact-code:${contactId}:${sequence}`,
        input: {
          rule: 'contact-code',
          contactId,
          sequence,
          lang,
          ...(professionalId ? { professionalId } : {}),
          ...(leadId ? { leadId } : {}),
        },
      },
    ],
  },
});
