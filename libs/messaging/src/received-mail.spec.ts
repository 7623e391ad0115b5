import { at, configWith, effectsOf, given, story, T0, unexercised, type Past } from '@jurilien/event-sourcing/testing';
import { destroyBodyKeys } from './automations/purge-bodies.js';
import { sortEmails } from './automations/sort-emails.js';
import { awaitAnswer } from './decisions/keep-thread.js';
import { passTextOn } from './decisions/pass-text-on.js';
import { purgeMessageBody } from './decisions/purge-message-body.js';
import { discardEmail, forgetEmail, placeEmail, receiveEmail } from './decisions/receive-email.js';
import { resendMessage } from './decisions/resend-message.js';
import { sendMessage } from './decisions/send-message.js';
import { automaticSign, triageCause, type ReplyFacts } from './inbound-mail.js';
import { message } from './message.js';
import { thread } from './thread.js';

const threadId = 'address-1';
const mailId = '018f0000-0000-7000-8000-000000000001';
const leadId = '018f0000-0000-7000-8000-000000000002';
const messageId = '018f0000-0000-7000-8000-000000000003';
const FILE = '018f0000-0000-7000-8000-000000000009';
const files = [
  { name: 'a.pdf', type: 'pdf', bytes: 3, fileId: FILE },
  { name: 'b.exe', refused: 'kind' as const },
];
const email = { threadId, mailId, from: 'elise@exemple.ca', subject: 'Re: Votre demande', body: 'Oui.', files };
const bodyKey = `${threadId}/mail-${mailId}`;
const received = (more: object = {}): Past[number] => ['EmailReceived', { ...email, bodyKey, ...more }];
const inTriage: Past = [received({ triage: 'no-token' })];
const DAY = 1_440;

describe('whether a machine wrote an e-mail', () => {
  const sign = (headers: Record<string, string>, more: object = {}) =>
    automaticSign({ envelopeSender: 'elise@exemple.ca', headers: new Map(Object.entries(headers)), own: false, ...more });
  it.each([
    ['an out-of-office answer', { 'auto-submitted': 'auto-replied' }, {}, 'auto-submitted'],
    ['one that an older programme marks', { 'x-autoreply': 'yes' }, {}, 'auto-submitted'],
    ['bulk mail', { precedence: 'bulk' }, {}, 'bulk'],
    ['an automatic answer by its precedence', { precedence: 'auto_reply' }, {}, 'bulk'],
    ['a list', { 'list-id': '<news.example>' }, {}, 'list'],
    ['a bounce', { 'content-type': 'multipart/report; report-type=delivery-status' }, {}, 'report'],
    ['a read receipt', { 'content-type': 'multipart/report; report-type=disposition-notification' }, {}, 'report'],
    ['what no one may answer', {}, { envelopeSender: '<>' }, 'null-sender'],
    ['a mail server', {}, { envelopeSender: 'MAILER-DAEMON@exemple.ca' }, 'null-sender'],
    ['our own message that came back', {}, { own: true }, 'own'],
    ['a person', {}, {}, undefined],
    ['a person, whose programme says so', { 'auto-submitted': 'no' }, {}, undefined],
    ['a person with an urgent wish', { precedence: 'first-class' }, {}, undefined],
  ])('%s', (_what, headers, more, expected) => expect(sign(headers as Record<string, string>, more)).toBe(expected));
});

describe('whose words an e-mail holds', () => {
  const known: ReplyFacts = { token: 'known', fromHolder: true, expired: false };
  it.each<[string, ReplyFacts, string | undefined]>([
    ['those of who got the message', known, undefined],
    ['the same, proven by its server', { ...known, authentication: 'pass' }, undefined],
    ['the same, of a server that proves nothing', { ...known, authentication: 'none' }, undefined],
    ['no one’s, where its server says it is forged', { ...known, authentication: 'fail' }, 'not-authenticated'],
    ['no one’s, where someone else uses the address', { ...known, fromHolder: false }, 'not-holder'],
    ['no one’s, once the days are over', { ...known, expired: true }, 'expired'],
    ['no one’s, at an address that none of ours is', { ...known, token: 'none' }, 'no-token'],
    ['no one’s, at one we never made', { ...known, token: 'unknown' }, 'unknown-token'],
  ])('%s', (_what, facts, cause) => expect(triageCause(facts)).toBe(cause));
});

describe('ReceiveEmail', () => {
  const receive = (past: Past = [], more: object = {}) => given({ thread: past }).when(receiveEmail, { ...email, ...more });
  it('keeps an e-mail once, its words under a key of their own', () => {
    expect(receive().events()).toEqual({ thread: [{ type: 'EmailReceived', data: { ...email, bodyKey } }] });
    expect(receive([received()]).events()).toEqual({});
  });
  it('opens a conversation that was closed, unless a machine wrote or no one knows whose words they are', () => {
    const closed: Past = [received({ mailId: leadId }), ['ThreadClosed', { threadId }]];
    expect(receive(closed).types()).toEqual({ thread: ['EmailReceived', 'ThreadReopened'] });
    expect(receive(closed, { automatic: 'bulk' }).types()).toEqual({ thread: ['EmailReceived'] });
    expect(receive(closed, { triage: 'not-holder' }).types()).toEqual({ thread: ['EmailReceived'] });
  });
});

describe('an e-mail that waits to be sorted', () => {
  it('is placed at a request or discarded, once', () => {
    const place = (past: Past) => given({ thread: past }).when(placeEmail, { threadId, mailId, leadId });
    const discard = (past: Past) => given({ thread: past }).when(discardEmail, { threadId, mailId });
    const placed: Past = [...inTriage, ['EmailPlaced', { threadId, mailId, leadId }]];
    const discarded: Past = [...inTriage, ['EmailDiscarded', { threadId, mailId }]];
    expect(place(inTriage).types()).toEqual({ thread: ['EmailPlaced'] });
    expect(discard(inTriage).types()).toEqual({ thread: ['EmailDiscarded'] });
    expect([place(placed).events(), discard(discarded).events()]).toEqual([{}, {}]);
    expect(discard(placed).refusal()).toBe('WRONG_STATE: email-is-sorted');
    expect(place(discarded).refusal()).toBe('WRONG_STATE: email-is-sorted');
    expect(place([received()]).refusal()).toBe('NOT_FOUND: email');
  });
});

describe('an e-mail that was received', () => {
  it('waits for the team, and its writer is informed once a day', () => {
    const wait = (past: Past, now = at(1)) =>
      given({ thread: past }).when(awaitAnswer, { threadId, providerMessageId: mailId, receipt: true }, { now });
    expect(wait([received()]).events()).toMatchObject({ thread: [{ data: { receipt: true } }] });
    const told: Past = [received(), ['ThreadAwaitsAnswer', { threadId, providerMessageId: leadId, receipt: true }, T0]];
    expect(wait(told, at(DAY - 1)).events()['thread']![0]!.data).not.toHaveProperty('receipt');
    expect(wait(told, at(DAY)).events()).toMatchObject({ thread: [{ data: { receipt: true } }] });
  });
  it('goes on to the other of the two, once', () => {
    const pass = (past: Past) =>
      given({ thread: past }).when(passTextOn, { threadId, providerMessageId: mailId, relayId: leadId, to: 'professional' });
    expect(pass([received()]).types()).toEqual({ thread: ['TextPassedOn'] });
    expect(
      pass([received(), ['TextPassedOn', { threadId, providerMessageId: mailId, relayId: leadId, to: 'professional' }]]).events(),
    ).toEqual({});
  });
  it('is answered by e-mail under its own subject', () => {
    const answer = { messageId, threadId, lang: 'fr' as const, body: 'Voici.' };
    const send = (past: Past, contact: Past = []) => given({ thread: past, contact }).when(sendMessage, answer);
    expect(send([received({ subject: 'Une question' })]).events()).toMatchObject({
      message: [
        { data: { channel: 'email', to: 'elise@exemple.ca', subject: 'Re: Une question', contactId: threadId, threadId, author: 'staff' } },
      ],
    });
    expect(send([received()]).events()).toMatchObject({ message: [{ data: { subject: 'Re: Votre demande' } }] });
    const left: Past = [['AddressSuppressed', { contactId: threadId, cause: 'complaint' }]];
    expect(send([received()], left).refusal()).toBe('SUPPRESSED: address-left-alone');
  });
  it('is forgotten when its days are over, with its key and its files', () => {
    const forgotten = given({ thread: [received()] }).when(forgetEmail, { threadId, mailId });
    expect(forgotten.events()).toEqual({ thread: [{ type: 'EmailForgotten', data: { threadId, mailId, bodyKey, fileIds: [FILE] } }] });
    const happened = story(
      [thread, threadId, 'EmailReceived', { ...email, bodyKey }, 0],
      [thread, threadId, 'EmailPlaced', { threadId, mailId, leadId }, 1],
      [thread, threadId, 'EmailForgotten', { threadId, mailId, bodyKey, fileIds: [FILE] }, 2],
    );
    expect(effectsOf(sortEmails, happened)).toMatchObject([
      { do: 'schedule', timer: 'email.forget', dueAt: at(180 * DAY), occurrence: mailId },
      { do: 'work', job: 'place-email' },
      { do: 'work', job: 'destroy-key', input: { owner: bodyKey } },
      { do: 'work', job: 'remove-file', input: { fileId: FILE } },
    ]);
    expect(unexercised(sortEmails, happened)).toEqual([]);
    expect(
      given({ thread: [received(), ['EmailForgotten', { threadId, mailId, bodyKey, fileIds: [] }]] })
        .when(forgetEmail, { threadId, mailId })
        .events(),
    ).toEqual({});
  });
});

describe('PurgeMessageBody', () => {
  const words = {
    ...{ messageId, sendKey: 'k', rule: 'R04', channel: 'email', class: 'transactional', lang: 'fr', recipientKind: 'client' },
    ...{ recipientId: 'p-1', templateVersion: 1, to: 'elise@exemple.ca', subject: 'Sujet', body: 'Mots' },
  };
  const key = `p-1/message-${messageId}`;
  const queued = (more: object = { bodyKey: key }): Past => [
    ['MessageQueued', { ...words, ...more }, T0],
    ['MessageHandedToProvider', { messageId, attempt: 1 }, T0],
    ['MessageSent', { messageId, providerId: 'x' }, T0],
  ];
  const purge = (past: Past, minutes: number, days = 180) =>
    given({ message: past }).when(purgeMessageBody, { messageId }, { now: at(minutes), config: configWith({ 'comms.bodyDays': days }) });
  it('erases the words of a message after the days in force, to the minute, and once', () => {
    expect(purge(queued(), 180 * DAY - 1).refusal()).toBe('WRONG_STATE: too-early');
    expect(purge(queued(), 180 * DAY).events()).toEqual({ message: [{ type: 'MessageBodyPurged', data: { messageId, bodyKey: key } }] });
    expect(purge(queued(), 90 * DAY, 90).types()).toEqual({ message: ['MessageBodyPurged'] });
    expect(purge([...queued(), ['MessageBodyPurged', { messageId, bodyKey: key }]], 200 * DAY).events()).toEqual({});
  });
  it('erases them at any time when whom they speak of is erased', () =>
    expect(
      given({ message: queued() })
        .when(purgeMessageBody, { messageId, asked: true }, { now: at(1) })
        .events(),
    ).toEqual({ message: [{ type: 'MessageBodyPurged', data: { messageId, bodyKey: key } }] }));
  it('hides those of a message from before words had a key of their own', () =>
    expect(purge(queued({}), 180 * DAY).events()).toEqual({ message: [{ type: 'MessageBodyPurged', data: { messageId } }] }));
  it('destroys the key of the words, where they have one', () => {
    const happened = story(
      [message, messageId, 'MessageBodyPurged', { messageId, bodyKey: key }],
      [message, messageId, 'MessageBodyPurged', { messageId }],
    );
    expect(effectsOf(destroyBodyKeys, happened)).toMatchObject([{ job: 'destroy-key', input: { owner: key } }]);
  });
  it('leaves what it was and what became of it, and cannot be sent again', () => {
    const original: Past = [...queued(), ['MessageBodyPurged', { messageId, bodyKey: key }]];
    expect(given({ original }).when(resendMessage, { messageId: leadId, resendOf: messageId }).refusal()).toBe(
      'WRONG_STATE: text-not-kept',
    );
  });
});
