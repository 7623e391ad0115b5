import fc from 'fast-check';
import { ERASED, fold } from '@jurilien/event-sourcing';
import { at, given, recorded, type Past, uuidFor } from '@jurilien/event-sourcing/testing';
import { answerReceivedTexts } from './automations/answer-received-texts.js';
import { optInSms, optOutSms } from './decisions/opt-out-sms.js';
import { receiveSms } from './decisions/receive-sms.js';
import { recordMessageDelivered, recordMessageSent, recordMessageUndelivered } from './decisions/record-message-outcome.js';
import { message } from './message.js';
import { thread } from './thread.js';
import { threads } from './views/threads.js';
import type { RowFold } from '@jurilien/event-sourcing';

const contactId = 'a'.repeat(64);
const sms = { threadId: contactId, from: '+15145550101', body: 'Oui K7M2', providerMessageId: 'SM1' };
const out = ['SmsOptedOut', { contactId, source: 'keyword' }] as const;
const back = ['SmsOptedIn', { contactId, source: 'keyword' }] as const;

describe('a number', () => {
  it('wants no more texts, once', () => {
    expect(given().when(optOutSms, { contactId }).types()).toEqual({ contact: ['SmsOptedOut'] });
    expect(
      given({ contact: [out] })
        .when(optOutSms, { contactId })
        .types(),
    ).toEqual({ contact: [] });
    expect(
      given({ contact: [out, back] })
        .when(optOutSms, { contactId, source: 'provider' })
        .types(),
    ).toEqual({ contact: ['SmsOptedOut'] });
  });
  it('wants them again, only after it did not', () => {
    expect(
      given({ contact: [out] })
        .when(optInSms, { contactId })
        .types(),
    ).toEqual({ contact: ['SmsOptedIn'] });
    expect(given().when(optInSms, { contactId }).types()).toEqual({ contact: [] });
  });
});

describe('a received text', () => {
  it('counts once, however often the provider says so', () => {
    expect(given().when(receiveSms, sms).events()).toEqual({
      thread: [{ type: 'SmsReceived', data: { ...sms, bodyKey: `${sms.threadId}/text-SM1` } }],
    });
    expect(
      given({ thread: [['SmsReceived', sms]] })
        .when(receiveSms, sms)
        .types(),
    ).toEqual({});
    expect(
      given({ thread: [['SmsReceived', sms]] })
        .when(receiveSms, { ...sms, providerMessageId: 'SM2' })
        .types(),
    ).toEqual({ thread: ['SmsReceived'] });
  });
  it('is given to the worker once, without its words', () => {
    const [event] = recorded(thread, contactId, [['SmsReceived', sms]]);
    expect(answerReceivedTexts.on.SmsReceived!(event!)).toEqual([
      { do: 'work', job: 'answer-sms', key: `answer-${contactId}-SM1`, input: { threadId: contactId, providerMessageId: 'SM1' } },
    ]);
  });
  it('shows in the inbox with what it was taken for, and still does when its person is erased', () => {
    const fold = threads.on.SmsReceived as RowFold;
    const [first, second] = recorded(thread, contactId, [
      ['SmsReceived', sms],
      ['SmsReceived', { ...sms, from: ERASED, body: ERASED, providerMessageId: 'SM2' }, at(5)],
    ]);
    const row = fold(undefined, first!);
    expect(row).toMatchObject({ lastKind: 'claim', received: 1 });
    expect(fold(row!, second!)).toMatchObject({ lastKind: 'other', lastBody: ERASED, received: 2, firstAt: at(0), lastAt: at(5) });
  });
});

/** Reports of one message in any order, repeated at will: where it ends. */
const reported = (order: readonly string[]): { ends: string; all: string[] } => {
  const messageId = '018f0000-0000-7000-8000-000000000009';
  const past: Past[number][] = [
    [
      'MessageQueued',
      {
        messageId,
        sendKey: 'k',
        rule: 'thread',
        channel: 'sms',
        class: 'transactional',
        lang: 'fr',
        recipientKind: 'anyone',
        recipientId: uuidFor('x'),
        templateVersion: 1,
        to: sms.from,
        subject: '',
        body: 'Mot',
      },
    ],
    ['MessageHandedToProvider', { messageId, attempt: 1 }],
  ];
  for (const status of order) {
    const on = given({ message: past });
    const said =
      status === 'sent'
        ? on.when(recordMessageSent, { messageId, providerId: 'SM1' })
        : status === 'delivered'
          ? on.when(recordMessageDelivered, { messageId })
          : on.when(recordMessageUndelivered, { messageId, error: '30005' });
    for (const e of said.events().message ?? []) past.push([e.type, e.data]);
  }
  return { ends: fold(message, recorded(message, messageId, past)).status, all: past.map(([type]) => type) };
};

it('a status only moves to the right, in whatever order and however often a provider reports it', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('sent', 'delivered', 'undelivered'), { minLength: 1, maxLength: 12 }), (order) => {
      const { ends, all } = reported(order);
      const first = order.find((status) => status !== 'sent');
      expect(ends).toBe(first === 'delivered' ? 'Delivered' : first === 'undelivered' ? 'Undelivered' : 'Sent');
      expect(new Set(all).size).toBe(all.length);
    }),
    { numRuns: 1_000 },
  ));
