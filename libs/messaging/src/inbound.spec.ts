import { ERASED } from '@jurilien/event-sourcing';
import { at, given, recorded } from '@jurilien/event-sourcing/testing';
import { answerReceivedTexts } from './automations/answer-received-texts.js';
import { optInSms, optOutSms } from './decisions/opt-out-sms.js';
import { receiveSms } from './decisions/receive-sms.js';
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
    expect(given().when(receiveSms, sms).events()).toEqual({ thread: [{ type: 'SmsReceived', data: sms }] });
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
