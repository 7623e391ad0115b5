import { configWith, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { writeToMember } from './decisions/write-to-member.js';

const contactId = 'address-1';
const words = {
  messageId: '018f0000-0000-7000-8000-000000000001',
  professionalId: '018f0000-0000-7000-8000-000000000002',
  contactId,
  sendKey: 'team:batch/pro/email',
  channel: 'email' as const,
  class: 'service' as const,
  lang: 'fr' as const,
  to: 'anne@exemple.ca',
  subject: 'Du nouveau',
  body: 'Bonjour',
};
const staff = { actor: { kind: 'user', id: 'staff-1', role: 'admin' } as const, now: T0 };
const write = (past: Record<string, Past> = {}, more: object = {}) => given(past).when(writeToMember, { ...words, ...more }, staff);
const said = (type: string, data: object = {}): Record<string, Past> => ({ contact: [[type, { contactId, ...data }]] });

describe('WriteToMember', () => {
  it('queues the words of the team, once', () => {
    const events = write().events();
    expect(events).toMatchObject({
      message: [{ type: 'MessageQueued', data: { rule: 'team', author: 'staff', recipientId: words.professionalId, class: 'service' } }],
    });
    expect(events['message']![0]!.data['threadId']).toBeUndefined();
    const queued: Past = [['MessageQueued', events['message']![0]!.data]];
    expect(write({ message: queued }).events()).toEqual({});
    expect(write({ message: queued }, { sendKey: 'other' }).refusal()).toBe('DUPLICATE: message-id-used');
  });
  it('puts a text into the conversation of its number', () =>
    expect(write({}, { channel: 'sms', to: '+15145550101' }).events()).toMatchObject({ message: [{ data: { threadId: contactId } }] }));
  it('respects a class that was refused, and only that class', () => {
    const no = said('ConsentWithdrawn', { class: 'service', source: 'page' });
    expect(write(no).refusal()).toBe('SUPPRESSED: address-says-z04');
    expect(write(no, { class: 'transactional' }).types()).toEqual({ message: ['MessageQueued'] });
  });
  it('respects STOP for texts, and an address that is left alone', () => {
    const stop = said('SmsOptedOut', { source: 'keyword' });
    expect(write(stop, { channel: 'sms', class: 'transactional' }).refusal()).toBe('SUPPRESSED: address-says-z05');
    expect(write(stop).types()).toEqual({ message: ['MessageQueued'] });
    expect(write(said('AddressSuppressed', { cause: 'hardBounce' })).refusal()).toBe('SUPPRESSED: address-says-z05');
  });
  it('refuses a text of more segments than any text may have, and a class that sells', () => {
    expect(write({}, { channel: 'sms', body: 'x'.repeat(1_600) }).refusal()).toBe('VALIDATION: too-long');
    const two = { channel: 'sms' as const, body: 'x'.repeat(300) };
    const most = (n: number) =>
      given().when(writeToMember, { ...words, ...two }, { ...staff, config: configWith({ 'sms.maxSegments': n }) });
    expect([most(2).types(), most(1).refusal()]).toEqual([{ message: ['MessageQueued'] }, 'VALIDATION: too-long']);
    expect(writeToMember.input.safeParse({ ...words, class: 'marketing' }).success).toBe(false);
  });
});
