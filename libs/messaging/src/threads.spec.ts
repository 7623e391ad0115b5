import fc from 'fast-check';
import { type Config, ERASED } from '@jurilien/event-sourcing';
import {
  asShipped,
  at,
  configWith,
  effectsOf,
  given,
  rowsOf,
  story,
  type Past,
  type StoryEvent,
  uuidFor,
} from '@jurilien/event-sourcing/testing';
import { isGsm7, segmentsOf } from '@jurilien/reference';
import { answerReceivedTexts } from './automations/answer-received-texts.js';
import { mindThreads } from './automations/mind-threads.js';
import { deliverQueuedMessages } from './automations/deliver-queued-messages.js';
import { cannedReplies } from './canned-replies.js';
import {
  addThreadNote,
  assignThread,
  awaitAnswer,
  closeThread,
  readThread,
  reopenThread,
  snoozeThread,
  wakeThread,
} from './decisions/keep-thread.js';
import { passTextOn } from './decisions/pass-text-on.js';
import { receiveSms } from './decisions/receive-sms.js';
import { cancelScheduledMessage, scheduleMessage, sendMessage, sendScheduledMessage } from './decisions/send-message.js';
import { writeToTeam } from './decisions/write-to-team.js';
import { message } from './message.js';
import { thread } from './thread.js';
import { threads } from './views/threads.js';

const threadId = 'number-1';
const messageId = '018f0000-0000-7000-8000-000000000001';
const sms = { threadId, from: '+15145550101', body: 'Bonjour, avez-vous des nouvelles?', providerMessageId: 'SM1' };
const wrote = ['SmsReceived', sms] as const;
const waits = ['ThreadAwaitsAnswer', { threadId, providerMessageId: 'SM1' }] as const;
const snoozed = ['ThreadSnoozed', { threadId, until: at(60), sequence: 1 }] as const;
const closed = ['ThreadClosed', { threadId }] as const;
const past = (...events: Past[number][]) => given({ thread: events });
const noOne = 'NOT_FOUND: thread';

describe('a thread', () => {
  it('waits for a person once per text, and until someone read it', () => {
    const asked = { threadId, providerMessageId: 'SM1' };
    expect(past(wrote).when(awaitAnswer, asked).types()).toEqual({ thread: ['ThreadAwaitsAnswer'] });
    expect(past(wrote, waits).when(awaitAnswer, asked).types()).toEqual({});
    expect(past(wrote, waits).when(readThread, { threadId }).types()).toEqual({ thread: ['ThreadRead'] });
    expect(past(wrote).when(readThread, { threadId }).types()).toEqual({});
  });
  it('tells its writer so once a day, however much is written', () => {
    const asked = { threadId, providerMessageId: 'SM2', receipt: true };
    const happened = ['ThreadAwaitsAnswer', { threadId, providerMessageId: 'SM1', receipt: true }] as const;
    const receipt = (now: number) =>
      past(wrote, happened)
        .when(awaitAnswer, asked, { now: at(now) })
        .events().thread![0]!.data.receipt;
    expect(past(wrote, waits).when(awaitAnswer, asked).events()).toMatchObject({ thread: [{ data: { receipt: true } }] });
    expect([receipt(0), receipt(24 * 60 - 1), receipt(24 * 60)]).toEqual([undefined, undefined, true]);
  });
  it('is given to one person, or to no one', () => {
    const assigned = ['ThreadAssigned', { threadId, assigneeId: uuidFor('a') }] as const;
    expect(
      past(wrote)
        .when(assignThread, { threadId, assigneeId: uuidFor('a') })
        .types(),
    ).toEqual({ thread: ['ThreadAssigned'] });
    expect(
      past(wrote, assigned)
        .when(assignThread, { threadId, assigneeId: uuidFor('a') })
        .types(),
    ).toEqual({});
    expect(past(wrote, assigned).when(assignThread, { threadId, assigneeId: null }).types()).toEqual({ thread: ['ThreadAssigned'] });
  });
  it('sleeps until an instant, thirty days ahead at most', () => {
    const day = 24 * 60;
    expect(
      past(wrote)
        .when(snoozeThread, { threadId, until: at(30 * day) })
        .types(),
    ).toEqual({ thread: ['ThreadSnoozed'] });
    expect(
      past(wrote, snoozed)
        .when(snoozeThread, { threadId, until: at(60) })
        .types(),
    ).toEqual({});
    expect(
      past(wrote)
        .when(snoozeThread, { threadId, until: at(30 * day + 1) })
        .refusal(),
    ).toBe('VALIDATION: too-far');
    expect(
      past(wrote)
        .when(snoozeThread, { threadId, until: at(0) })
        .refusal(),
    ).toBe('VALIDATION: not-in-the-future');
    expect(
      past(wrote, closed)
        .when(snoozeThread, { threadId, until: at(60) })
        .refusal(),
    ).toBe('WRONG_STATE: thread-closed');
  });
  it('wakes at its hour; the timer of an earlier snooze wakes nothing', () => {
    expect(past(wrote, snoozed).when(wakeThread, { threadId, sequence: 1 }).types()).toEqual({ thread: ['ThreadReopened'] });
    expect(past(wrote, snoozed).when(wakeThread, { threadId, sequence: 2 }).types()).toEqual({});
    expect(past(wrote, snoozed, closed).when(wakeThread, { threadId, sequence: 1 }).types()).toEqual({});
  });
  it('opens again when a text arrives or staff take it up', () => {
    const next = { ...sms, providerMessageId: 'SM2' };
    for (const rest of [snoozed, closed]) {
      expect(past(wrote, rest).when(receiveSms, next).types()).toEqual({ thread: ['SmsReceived', 'ThreadReopened'] });
      expect(past(wrote, rest).when(reopenThread, { threadId }).types()).toEqual({ thread: ['ThreadReopened'] });
    }
    expect(past(wrote).when(reopenThread, { threadId }).types()).toEqual({});
    expect(past(wrote).when(closeThread, { threadId }).types()).toEqual({ thread: ['ThreadClosed'] });
    expect(past(wrote, closed).when(closeThread, { threadId }).types()).toEqual({});
  });
  it('keeps marks for colleagues', () => {
    expect(past(wrote).when(addThreadNote, { threadId, note: 'Rappeler mardi' }).types()).toEqual({ thread: ['ThreadNoteAdded'] });
  });
  it('exists once someone wrote', () => {
    expect(given().when(awaitAnswer, { threadId, providerMessageId: 'SM1' }).refusal()).toBe(noOne);
    expect(given().when(readThread, { threadId }).refusal()).toBe(noOne);
    expect(
      given()
        .when(assignThread, { threadId, assigneeId: uuidFor('a') })
        .refusal(),
    ).toBe(noOne);
    expect(
      given()
        .when(snoozeThread, { threadId, until: at(60) })
        .refusal(),
    ).toBe(noOne);
    expect(given().when(wakeThread, { threadId, sequence: 1 }).refusal()).toBe(noOne);
    expect(given().when(closeThread, { threadId }).refusal()).toBe(noOne);
    expect(given().when(reopenThread, { threadId }).refusal()).toBe(noOne);
    expect(given().when(addThreadNote, { threadId, note: 'x' }).refusal()).toBe(noOne);
  });
  it('has one timer, which goes when it is awake', () => {
    const happened = (type: string, data: object): StoryEvent => [thread, threadId, type, { threadId, ...data }];
    const effects = effectsOf(
      mindThreads,
      story(
        happened('ThreadSnoozed', { until: at(60), sequence: 1 }),
        happened('ThreadReopened', { cause: 'inbound' }),
        happened('ThreadClosed', {}),
      ),
    );
    expect(effects).toMatchObject([
      { do: 'schedule', timer: 'thread.wake', occurrence: '1', dueAt: at(60), command: 'WakeThread', input: { threadId, sequence: 1 } },
      { do: 'cancel', timer: 'thread.wake' },
      { do: 'cancel', timer: 'thread.wake' },
    ]);
  });
});

describe('what staff write', () => {
  const words = { messageId, threadId, lang: 'fr' as const, body: 'Nous vous appelons demain.' };
  const scheduled = [
    'MessageScheduled',
    {
      ...words,
      sendKey: 'k',
      rule: 'thread',
      channel: 'sms',
      class: 'transactional',
      recipientKind: 'anyone',
      recipientId: threadId,
      templateVersion: 1,
      to: sms.from,
      subject: '',
      sendAt: at(60),
    },
  ] as const;
  const queued = ['MessageQueued', { ...scheduled[1], sendAt: undefined }] as const;
  it('is queued to the number of the thread, once', () => {
    expect(past(wrote).when(sendMessage, words).events()).toMatchObject({
      message: [
        {
          type: 'MessageQueued',
          data: { to: sms.from, body: words.body, threadId, author: 'staff', rule: 'thread', class: 'transactional' },
        },
      ],
    });
    expect(
      given({ thread: [wrote], message: [queued] })
        .when(sendMessage, words)
        .types(),
    ).toEqual({});
    expect(
      given({ thread: [wrote], message: [['MessageQueued', { ...queued[1], threadId: 'another' }]] })
        .when(sendMessage, words)
        .refusal(),
    ).toBe('DUPLICATE: message-id-used');
  });
  it('may be words written in advance, in the language of the person', () => {
    for (const lang of ['fr', 'en'] as const)
      expect(past(wrote).when(sendMessage, { messageId, threadId, lang, canned: 'received' }).events()).toMatchObject({
        message: [{ data: { body: cannedReplies(asShipped())[0]![lang], rule: 'canned-received', templateVersion: 1 } }],
      });
    expect(past(wrote).when(sendMessage, { messageId, threadId, lang: 'fr', canned: 'nothing' }).refusal()).toBe('NOT_FOUND: canned-reply');
  });
  it('is refused empty, over three segments, to a stranger, an erased, a stopped or an unreachable number', () => {
    expect(
      past(wrote)
        .when(sendMessage, { ...words, body: ' ' })
        .refusal(),
    ).toBe('VALIDATION: nothing-to-say');
    expect(
      past(wrote)
        .when(sendMessage, { ...words, body: 'a'.repeat(460) })
        .refusal(),
    ).toBe('VALIDATION: too-long');
    expect(
      past(wrote)
        .when(sendMessage, { ...words, body: 'a'.repeat(460) }, { config: configWith({ 'sms.maxSegments': 4 }) })
        .types(),
    ).toEqual({ message: ['MessageQueued'] });
    expect(
      past(wrote)
        .when(sendMessage, { ...words, body: `ê${'a'.repeat(201)}` })
        .refusal(),
    ).toBe('VALIDATION: too-long');
    expect(given().when(sendMessage, words).refusal()).toBe(noOne);
    expect(
      past(['SmsReceived', { ...sms, from: ERASED }])
        .when(sendMessage, words)
        .refusal(),
    ).toBe('SUPPRESSED: person-erased');
    const contactId = threadId;
    const to = (type: string, data: object) =>
      given({ thread: [wrote], contact: [[type, { contactId, ...data }]] }).when(sendMessage, words);
    expect(to('SmsOptedOut', { source: 'keyword' }).refusal()).toBe('SUPPRESSED: number-said-stop');
    expect(to('NumberUnreachable', { failures: 3, messageId }).refusal()).toBe('SUPPRESSED: number-unreachable');
  });
  it('may be planned sixty days ahead, and taken back until its hour', () => {
    const day = 24 * 60;
    expect(
      past(wrote)
        .when(scheduleMessage, { ...words, sendAt: at(60 * day) })
        .types(),
    ).toEqual({ message: ['MessageScheduled'] });
    expect(
      given({ thread: [wrote], message: [scheduled] })
        .when(scheduleMessage, { ...words, sendAt: at(60) })
        .types(),
    ).toEqual({});
    expect(
      past(wrote)
        .when(scheduleMessage, { ...words, sendAt: at(60 * day + 1) })
        .refusal(),
    ).toBe('VALIDATION: too-far');
    expect(
      past(wrote)
        .when(scheduleMessage, { ...words, sendAt: at(0) })
        .refusal(),
    ).toBe('VALIDATION: not-in-the-future');
    const planned = given({ message: [scheduled] });
    expect(planned.when(sendScheduledMessage, { messageId }, { now: at(60) }).types()).toEqual({ message: ['MessageQueued'] });
    expect(planned.when(sendScheduledMessage, { messageId }, { now: at(59) }).refusal()).toBe('WRONG_STATE: too-early');
    expect(planned.when(cancelScheduledMessage, { messageId }).types()).toEqual({ message: ['MessageCancelled'] });
    const cancelled = given({ message: [scheduled, ['MessageCancelled', { messageId }]] });
    expect(cancelled.when(cancelScheduledMessage, { messageId }).types()).toEqual({});
    expect(cancelled.when(sendScheduledMessage, { messageId }, { now: at(60) }).types()).toEqual({});
    expect(
      given({ message: [queued] })
        .when(cancelScheduledMessage, { messageId })
        .refusal(),
    ).toBe('WRONG_STATE: message-queued');
    expect(given().when(sendScheduledMessage, { messageId }).refusal()).toBe('NOT_FOUND: message');
  });
  it('has a timer from the hour it is planned for until it is taken back', () => {
    const happened = (type: string, data: object): StoryEvent => [message, messageId, type, { messageId, ...data }];
    expect(
      effectsOf(deliverQueuedMessages, story(happened('MessageScheduled', scheduled[1]), happened('MessageCancelled', {}))),
    ).toMatchObject([
      { do: 'schedule', timer: 'message.send', dueAt: at(60), command: 'SendScheduledMessage' },
      { do: 'cancel', subject: `message-${messageId}` },
    ]);
  });
});

describe('what is written to the team on a page', () => {
  const replyId = '018f0000-0000-7000-8000-000000000002';
  const page = { threadId, replyId, from: sms.from, body: 'STOP aux retards, s’il vous plaît' };
  it('waits for a person and opens the conversation, whatever word it begins with; the same one counts once', () => {
    expect(past().when(writeToTeam, page).events()).toEqual({
      thread: [
        { type: 'PageReplyReceived', data: { ...page, bodyKey: `${threadId}/text-${replyId}` } },
        { type: 'ThreadAwaitsAnswer', data: { threadId, providerMessageId: replyId, receipt: false } },
      ],
    });
    const reopened = { thread: ['PageReplyReceived', 'ThreadReopened', 'ThreadAwaitsAnswer'] };
    expect(past(wrote, snoozed).when(writeToTeam, page).types()).toEqual(reopened);
    expect(past(wrote, closed).when(writeToTeam, page).types()).toEqual(reopened);
    expect(past(['PageReplyReceived', page]).when(writeToTeam, page).types()).toEqual({});
  });
  it('is answered by text like any other, and acted on by no rule', () => {
    expect(
      past(['PageReplyReceived', page]).when(sendMessage, { messageId, threadId, lang: 'fr', body: 'Bonjour' }).events(),
    ).toMatchObject({ message: [{ data: { to: sms.from } }] });
    const happened = story([thread, threadId, 'PageReplyReceived', page]);
    expect(effectsOf(answerReceivedTexts, happened)).toEqual([]);
    expect(rowsOf(threads, happened).get(threadId)).toMatchObject({
      from: sms.from,
      lastBody: page.body,
      lastDirection: 'in',
      received: 1,
    });
  });
});

describe('a text that was meant for the professional or the client', () => {
  const on = { threadId, providerMessageId: 'SM1', relayId: messageId, to: 'professional' } as const;
  it('went on to them once, and no one here has to answer it', () => {
    expect(past(wrote).when(passTextOn, on).events()).toEqual({ thread: [{ type: 'TextPassedOn', data: on }] });
    expect(past(wrote, ['TextPassedOn', on]).when(passTextOn, on).events()).toEqual({});
    const happened = story([thread, threadId, 'SmsReceived', sms], [thread, threadId, 'TextPassedOn', on]);
    expect(rowsOf(threads, happened).get(threadId)).toMatchObject({ awaiting: 0, lastBody: sms.body });
  });
  it('must have arrived', () => {
    expect(past().when(passTextOn, on).refusal()).toBe('NOT_FOUND: text');
    expect(
      past(wrote)
        .when(passTextOn, { ...on, providerMessageId: 'SM2' })
        .refusal(),
    ).toBe('NOT_FOUND: text');
  });
});

describe('canned replies', () => {
  it.each(cannedReplies(asShipped()).map((c) => [c.key, c] as const))(
    '%s is said in both languages, in one or two segments of plain letters',
    (_key, c) => {
      for (const text of [c.fr, c.en]) {
        expect(isGsm7(text)).toBe(true);
        expect(segmentsOf(text).segments).toBeLessThanOrEqual(2);
        // Someone who must not be found out is told nothing of who writes (IN5).
        if (!c.neutral) expect(text).toContain('Jurilien');
        else expect(text).not.toMatch(/jurilien/i);
      }
      expect(c.fr).not.toBe(c.en);
    },
  );
  it('are signed with the name of the sender in force, in plain letters', () => {
    const body = (config: Config) =>
      past(wrote).when(sendMessage, { messageId, threadId, lang: 'fr', canned: 'received' }, { config }).events()['message']![0]!.data;
    expect(body(asShipped())).toMatchObject({ body: expect.stringMatching(/rapidement\. Jurilien$/) });
    expect(body(configWith({ 'sender.name': 'Barreval ê' }))).toMatchObject({ body: expect.stringMatching(/rapidement\. Barreval e$/) });
  });
});

describe('the inbox', () => {
  const happened = (type: string, data: object, minutes = 0): StoryEvent => [thread, threadId, type, { threadId, ...data }, minutes];
  const out = (author: string | undefined, minutes: number): StoryEvent => [
    message,
    `m-${minutes}`,
    'MessageQueued',
    {
      messageId: `m-${minutes}`,
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
      body: 'Oui',
      threadId,
      ...(author ? { author } : {}),
    },
    minutes,
  ];
  const row = (...happened: readonly StoryEvent[]) => rowsOf(threads, story(...happened)).get(threadId);
  it('shows who waits and since when, until the team answers: what a rule says is no answer', () => {
    const waiting = [happened('SmsReceived', sms), happened('ThreadAwaitsAnswer', { providerMessageId: 'SM1' }, 1)] as const;
    expect(row(...waiting)).toMatchObject({ state: 'Open', awaiting: 1, waitingSince: at(1), lastDirection: 'in' });
    expect(row(...waiting, out(undefined, 2))).toMatchObject({ awaiting: 1, lastDirection: 'in', lastBody: sms.body });
    expect(row(...waiting, out('staff', 2))).toMatchObject({ awaiting: 0, waitingSince: null, lastDirection: 'out' });
    // What the person's own professional writes is shown, and leaves the team its work.
    expect(row(...waiting, out('professional', 2))).toMatchObject({ awaiting: 1, waitingSince: at(1), lastDirection: 'out' });
    expect(row(...waiting, happened('ThreadRead', {}))).toMatchObject({ awaiting: 0 });
  });
  it('follows assignment, sleep and close', () => {
    const open = happened('SmsReceived', sms);
    expect(row(open, happened('ThreadAssigned', { assigneeId: uuidFor('a') }))).toMatchObject({ assigneeId: uuidFor('a') });
    expect(row(open, happened('ThreadSnoozed', { until: at(60), sequence: 1 }))).toMatchObject({ state: 'Snoozed', snoozedUntil: at(60) });
    expect(
      row(open, happened('ThreadSnoozed', { until: at(60), sequence: 1 }), happened('ThreadReopened', { cause: 'inbound' })),
    ).toMatchObject({ state: 'Open', snoozedUntil: null });
    expect(row(open, happened('ThreadClosed', {}), happened('ThreadNoteAdded', { noteId: 'n', note: 'Réglé' }))).toMatchObject({
      state: 'Closed',
      version: 3,
    });
  });
  it('has no row for a number that never wrote', () => expect(row(out(undefined, 0))).toBeUndefined());
});

it('a thread is never anything but open, snoozed or closed, whatever the order of things, and every text opens it', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('in', 'snooze', 'close', 'reopen', 'wake'), { maxLength: 25 }), (steps) => {
      const happened: Past[number][] = [wrote];
      for (const [i, step] of steps.entries()) {
        const on = past(...happened);
        const answer =
          step === 'in'
            ? on.when(receiveSms, { ...sms, providerMessageId: `SM-${i}` })
            : step === 'snooze'
              ? on.when(snoozeThread, { threadId, until: at(60) })
              : step === 'close'
                ? on.when(closeThread, { threadId })
                : step === 'reopen'
                  ? on.when(reopenThread, { threadId })
                  : on.when(wakeThread, { threadId, sequence: 1 });
        try {
          for (const e of answer.events().thread ?? []) happened.push([e.type, e.data]);
        } catch (error) {
          expect((error as Error).message).toBe('WRONG_STATE: thread-closed');
        }
        const state = rowsOf(threads, story(...happened.map(([type, data]): StoryEvent => [thread, threadId, type, data]))).get(
          threadId,
        )!.state;
        expect(step === 'in' || step === 'reopen' ? ['Open'] : ['Open', 'Snoozed', 'Closed']).toContain(state);
      }
    }),
    { numRuns: 1_000 },
  ));
