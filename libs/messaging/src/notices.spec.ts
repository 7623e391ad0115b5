import { ERASED } from '@jurilien/event-sourcing';
import { at, effectsOf, given, rowsOf, story, T0, type StoryEvent, uuidFor } from '@jurilien/event-sourcing/testing';
import { deliverQueuedMessages } from './automations/deliver-queued-messages.js';
import { fallBackToEmail } from './automations/silence-numbers.js';
import { postNotice } from './decisions/post-notice.js';
import { resendMessage } from './decisions/resend-message.js';
import { markAllNoticesRead, markNoticeRead } from './decisions/read-notices.js';
import { bodyKeyOf, message } from './message.js';
import { noticeReader } from './notice-reader.js';
import { notices } from './views/notices.js';

const [messageId, accountId, professionalId, leadId] = ['notice', 'account', 'professional', 'lead'].map(uuidFor) as [
  string,
  string,
  string,
  string,
];
const said = {
  ...{ messageId, sendKey: 'R10:o/inapp', rule: 'R10', class: 'service' as const, lang: 'fr' as const, templateVersion: 1 },
  ...{ recipientKind: 'professional' as const, recipientId: professionalId, accountId, leadId },
  ...{ title: 'Nouvelle demande K7M2', text: 'Droit de la famille, Montréal.', link: '/mes-offres' },
};
const { title, text, ...rest } = said;
const queued = { ...rest, channel: 'inapp', to: '', subject: title, body: text, bodyKey: bodyKeyOf(said) };
const step = { messageId, rule: 'R10', channel: 'inapp', leadId };
const posted = ['MessageQueued', queued] as const;

describe('a notice', () => {
  it('is in the list of its account at once: nothing is handed to a provider', () =>
    expect(given().when(postNotice, said).events()).toEqual({
      message: [
        { type: 'MessageQueued', data: queued },
        { type: 'MessageDelivered', data: step },
      ],
    }));
  it('that the gate held back says by which code', () =>
    expect(
      given()
        .when(postNotice, { ...said, refused: 'Z01' })
        .events().message,
    ).toEqual([
      { type: 'MessageQueued', data: queued },
      { type: 'MessageSuppressed', data: { ...step, code: 'Z01' } },
    ]));
  it('is posted once per send key', () => {
    const before = given({ message: [posted] });
    expect(before.when(postNotice, said).types()).toEqual({});
    expect(before.when(postNotice, { ...said, sendKey: 'other' }).refusal()).toBe('DUPLICATE: message-id-used');
  });
  it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
    'leads nowhere but to a page of ours: %s',
    (link) => expect(postNotice.input.safeParse({ ...said, link }).success).toBe(false),
  );
  it('asks no worker to deliver it, and no other channel to take its place', () => {
    const told: StoryEvent[] = [
      [message, messageId, ...posted],
      [message, messageId, 'MessageSuppressed', { ...step, code: 'Z13' }],
    ];
    expect(effectsOf(deliverQueuedMessages, story(told[0]!))).toEqual([]);
    expect(effectsOf(fallBackToEmail, story(...told))).toEqual([]);
  });
  it('is not sent again: it stays in the list', () =>
    expect(
      given({ original: [posted, ['MessageDelivered', step]] })
        .when(resendMessage, { messageId: uuidFor('again'), resendOf: messageId, reason: 'Encore une fois' } as never)
        .refusal(),
    ).toBe('WRONG_STATE: notice-not-repeated'));
});

describe('reading notices', () => {
  const own = { userId: accountId, messageId };
  const before = given({ message: [posted] });
  it('marks one of one’s own', () =>
    expect(before.when(markNoticeRead, own).events()).toEqual({
      reader: [{ type: 'NoticesRead', data: { userId: accountId, messageIds: [messageId] } }],
    }));
  it('marks it once', () =>
    expect(
      given({ message: [posted], reader: [['NoticesRead', { userId: accountId, messageIds: [messageId] }]] })
        .when(markNoticeRead, own)
        .types(),
    ).toEqual({}));
  it('does not know another’s notice, nor a message that went to an address', () => {
    expect(before.when(markNoticeRead, { ...own, userId: uuidFor('another') }).refusal()).toBe('NOT_FOUND: notice');
    expect(
      given({ message: [['MessageQueued', { ...queued, channel: 'sms', to: '+15145550101', accountId: undefined }]] })
        .when(markNoticeRead, own)
        .refusal(),
    ).toBe('NOT_FOUND: notice');
  });
  it('marks all that are in the list, but for those that were read, and nothing where there is nothing', () => {
    const [first, second] = [uuidFor('1'), uuidFor('2')];
    const all = given({ reader: [['NoticesRead', { userId: accountId, messageIds: [first] }]] });
    expect(all.when(markAllNoticesRead, { userId: accountId, messageIds: [first, second] }).events()).toEqual({
      reader: [{ type: 'NoticesRead', data: { userId: accountId, messageIds: [second] } }],
    });
    expect(all.when(markAllNoticesRead, { userId: accountId, messageIds: [first] }).types()).toEqual({});
    expect(all.when(markAllNoticesRead, { userId: accountId }).types()).toEqual({});
  });
});

describe('the list of notices', () => {
  const told: StoryEvent = [message, messageId, 'MessageQueued', queued];
  const readBy = (userId: string): StoryEvent => [noticeReader, userId, 'NoticesRead', { userId, messageIds: [messageId] }, 5];
  const row = (...events: StoryEvent[]) => rowsOf(notices, story(...events)).get(messageId);

  it('has what was said, when, and where it leads', () =>
    expect(row(told)).toEqual({
      ...{ id: messageId, accountId, rule: 'R10', lang: 'fr', title: 'Nouvelle demande K7M2', text: 'Droit de la famille, Montréal.' },
      ...{ link: '/mes-offres', leadId, at: T0, recipientId: professionalId },
    }));
  it('notes when its owner read it, for good', () =>
    expect(
      row(told, readBy(accountId), [noticeReader, accountId, 'NoticesRead', { userId: accountId, messageIds: [messageId] }, 9]),
    ).toMatchObject({ readAt: at(5) }));
  it('is changed by no one else', () => expect(row(told, readBy(uuidFor('another')))).not.toHaveProperty('readAt'));
  it('has no notice whose words are no longer kept', () =>
    expect(row(told, [message, messageId, 'MessageBodyPurged', { messageId }])).toBeUndefined());
  it('leaves out what the gate held back, what went to an address, and what was said to someone who was erased', () => {
    expect(row(told, [message, messageId, 'MessageSuppressed', { ...step, code: 'Z12' }])).toBeUndefined();
    expect(row([message, messageId, 'MessageQueued', { ...queued, channel: 'sms' }])).toBeUndefined();
    expect(row([message, messageId, 'MessageQueued', { ...queued, to: ERASED, subject: ERASED, body: ERASED }])).toBeUndefined();
  });
});
