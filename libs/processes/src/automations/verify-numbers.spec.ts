import { contactPoint } from '@jurilien/messaging';
import { effectsOf, story } from '@jurilien/event-sourcing/testing';
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
