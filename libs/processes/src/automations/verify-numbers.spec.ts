import { contactPoint } from '@jurilien/messaging';
import { effectsOf, story, T0 } from '@jurilien/event-sourcing/testing';
import { verifyNumbers } from './verify-numbers.js';

const contactId = 'number-1';

it('a number proven by a professional takes offers, one proven by a client is only proven', () => {
  const happened = story(
    [contactPoint, contactId, 'NumberVerified', { contactId, professionalId: 'p-1' }],
    [contactPoint, contactId, 'NumberVerified', { contactId }],
  );
  expect(effectsOf(verifyNumbers, happened)).toEqual([
    { do: 'dispatch', command: 'VerifyChannel', input: { professionalId: 'p-1', channel: 'sms' } },
  ]);
});

it('the code goes to the person who asked for it, by ids alone', () => {
  const [sent] = story([contactPoint, contactId, 'NumberCodeSent', { contactId, sequence: 1, expiresAt: T0, leadId: 'l-1', lang: 'en' }]);
  expect(effectsOf(verifyNumbers, [sent!])).toEqual([
    {
      do: 'work',
      job: 'notify',
      key: 'contact-code:number-1:1',
      input: { rule: 'contact-code', contactId, sequence: 1, lang: 'en', leadId: 'l-1' },
    },
  ]);
});

it('a test text goes to the person who asked for it, once per asking', () => {
  const [asked] = story([contactPoint, contactId, 'TestTextAsked', { contactId, sequence: 2, professionalId: 'p-1', lang: 'fr' }]);
  expect(effectsOf(verifyNumbers, [asked!])).toEqual([
    {
      do: 'work',
      job: 'notify',
      key: 'sms-test:number-1:2',
      input: { rule: 'sms-test', contactId, sequence: 2, lang: 'fr', professionalId: 'p-1' },
    },
  ]);
});
