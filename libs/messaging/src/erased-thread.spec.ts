import { given, type Past } from '@jurilien/event-sourcing/testing';
import { addThreadNote, eraseThread } from './decisions/keep-thread.js';
import { receiveSms } from './decisions/receive-sms.js';
import { threadKeyOf, threadOfKey } from './thread.js';

const threadId = 'h:sms';
const text = { threadId, from: '+15145550101', body: 'Bonjour' };
const wrote: Past = [['SmsReceived', { ...text, providerMessageId: 'SM1', bodyKey: `${threadId}/text-SM1` }]];
const erased: Past = [...wrote, ['ThreadErased', { threadId }]];
const erase = (past: Past, threadKey = threadId) => given({ thread: past }).when(eraseThread, { threadId, threadKey });

describe('a conversation that was erased', () => {
  it('is erased once for each key', () => {
    expect(erase(wrote).events()).toEqual({ thread: [{ type: 'ThreadErased', data: { threadId } }] });
    expect(erase(erased).events()).toEqual({});
    expect(erase([]).events()).toEqual({});
    expect(erase(erased, `${threadId}+2`).types()).toEqual({ thread: ['ThreadErased'] });
  });
  it('begins anew with the next word, under a key of its own: the person who writes is heard', () => {
    expect(
      given({ thread: erased })
        .when(receiveSms, { ...text, providerMessageId: 'SM2' })
        .events()['thread'],
    ).toMatchObject([
      { type: 'SmsReceived', data: { threadId, threadKey: 'h:sms+2', bodyKey: 'h:sms+2/text-SM2' } },
      { type: 'ThreadReopened' },
    ]);
    const again: Past = [
      ...erased,
      ['SmsReceived', { ...text, threadKey: 'h:sms+2', providerMessageId: 'SM2', bodyKey: 'h:sms+2/text-SM2' }],
    ];
    expect(given({ thread: again }).when(addThreadNote, { threadId, note: 'Rappeler' }).events()['thread']).toMatchObject([
      { data: { threadKey: 'h:sms+2' } },
    ]);
  });
  it('knows the conversation of a key', () => {
    expect(threadOfKey(threadKeyOf(threadId, { erasures: 3 }))).toBe(threadId);
    expect(threadOfKey(threadKeyOf(threadId, { erasures: 0 }))).toBe(threadId);
  });
});
