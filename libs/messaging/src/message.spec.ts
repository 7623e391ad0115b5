import fc from 'fast-check';
import { fold, Refused, type Recorded } from '@jurilien/event-sourcing';
import { at, configWith, given, recorded, T0, testCtx, type Past, uuidFor } from '@jurilien/event-sourcing/testing';
import { deliverQueuedMessages } from './automations/deliver-queued-messages.js';
import { deferMessage, resumeMessage } from './decisions/defer-message.js';
import { failMessage } from './decisions/fail-message.js';
import { handMessageToProvider } from './decisions/hand-message-to-provider.js';
import { queueMessage } from './decisions/queue-message.js';
import { recordMessageDelivered, recordMessageSent, recordMessageUndelivered } from './decisions/record-message-outcome.js';
import { resendMessage } from './decisions/resend-message.js';
import { suppressMessage } from './decisions/suppress-message.js';
import { contactPoint } from './contact-point.js';
import { killSwitch } from './kill-switch.js';
import { isFinal, message, type MessageEvent } from './message.js';

const messageId = '018f0000-0000-7000-8000-000000000001';
const other = '018f0000-0000-7000-8000-000000000002';
const words = {
  messageId,
  sendKey: 'R10:o/sms',
  rule: 'R10',
  channel: 'sms' as const,
  class: 'service' as const,
  lang: 'fr' as const,
  recipientKind: 'professional' as const,
  recipientId: uuidFor('p'),
  leadId: uuidFor('l'),
  offerId: uuidFor('o'),
  templateVersion: 1,
  to: '+15145550101',
  subject: '',
  body: 'Bonjour',
};
const queued = ['MessageQueued', words] as const;
/** The part of the recipient's key that the words of a message are sealed with. */
const bodyKey = (id: string): string => `${words.recipientId}/message-${id}`;
const deferred = ['MessageDeferred', { messageId, until: at(60), sequence: 1 }] as const;
const handed = (attempt = 1) => ['MessageHandedToProvider', { messageId, attempt }] as const;
const sent = ['MessageSent', { messageId, providerId: 'SM1' }] as const;
const delivered = ['MessageDelivered', { messageId }] as const;
const undelivered = ['MessageUndelivered', { messageId, error: '30003' }] as const;
const suppressed = ['MessageSuppressed', { messageId, code: 'Z05' }] as const;
const failed = ['MessageFailed', { messageId, retryable: false, error: 'bad number', attempt: 1 }] as const;
const past = (...events: Past[number][]) => given({ message: events });
const id = { messageId };

/** What every step says of its occasion. */
const occasion = { channel: 'sms', rule: 'R10', leadId: uuidFor('l') };

describe('a message', () => {
  it('is queued once per send key', () => {
    expect(given().when(queueMessage, words).events()).toEqual({
      message: [{ type: 'MessageQueued', data: { ...words, threadId: 'h:phone:+15145550101', bodyKey: bodyKey(messageId) } }],
    });
    expect(past(queued).when(queueMessage, words).types()).toEqual({});
    expect(
      past(queued)
        .when(queueMessage, { ...words, sendKey: 'R10:o/email' })
        .refusal(),
    ).toBe('DUPLICATE: message-id-used');
  });
  it('is never handed over after its number said STOP, decided in the transaction that would write the attempt', () => {
    const contactId = 'number-1';
    const stop = ['SmsOptedOut', { contactId, source: 'keyword' }] as const;
    const handing = given({ message: [queued], contact: [stop] });
    expect(handing.when(handMessageToProvider, { messageId, contactId }).refusal()).toBe('SUPPRESSED: number-said-stop');
    // Only the one confirmation goes past the list.
    expect(handing.when(handMessageToProvider, { messageId }).types()).toEqual({ message: ['MessageHandedToProvider'] });
  });
  it('that sells is never handed over after its reader withdrew, decided in the transaction that would write the attempt', () => {
    const contactId = 'address-1';
    const selling = ['MessageQueued', { ...words, class: 'marketing', channel: 'email', to: 'a@exemple.test' }] as const;
    const said = { contactId, class: 'marketing', basis: 'express', textVersion: 'v1', source: 'form', evidence: 'Formulaire' };
    const agreed = ['ContactConsentRecorded', said] as const;
    const withdrew = ['ConsentWithdrawn', { contactId, class: 'marketing', source: 'one-click' }] as const;
    const handing = (...contact: Past[number][]) =>
      given({ message: [selling], contact }).when(handMessageToProvider, { messageId, contactId });
    expect(handing(agreed).types()).toEqual({ message: ['MessageHandedToProvider'] });
    expect(handing(agreed, withdrew).refusal()).toBe('SUPPRESSED: not-agreed');
    expect(handing().refusal()).toBe('SUPPRESSED: not-agreed');
    // What does not sell rests on something else.
    expect(
      given({ message: [queued], contact: [withdrew] })
        .when(handMessageToProvider, { messageId, contactId })
        .types(),
    ).toEqual({ message: ['MessageHandedToProvider'] });
  });
  it('is held back before it is handed over, not after', () => {
    const z05 = { messageId, code: 'Z05' as const };
    expect(past(queued).when(suppressMessage, z05).types()).toEqual({ message: ['MessageSuppressed'] });
    expect(past(queued, deferred).when(suppressMessage, z05).types()).toEqual({ message: ['MessageSuppressed'] });
    expect(past(queued, suppressed).when(suppressMessage, z05).types()).toEqual({});
    expect(past(queued, handed()).when(suppressMessage, z05).refusal()).toBe('WRONG_STATE: already-handed');
    expect(past(queued, handed(), sent).when(suppressMessage, z05).refusal()).toBe('WRONG_STATE: message-sent');
    expect(given().when(suppressMessage, z05).refusal()).toBe('NOT_FOUND: message');
    expect(suppressMessage.input.safeParse({ messageId, code: 'Z18' }).success).toBe(false);
  });
  it('that its provider never took is held back like one in line, when no other run can be ahead', () => {
    const lost = { messageId, code: 'Z07' as const, switchId: uuidFor('switch'), notFoundAtProvider: true };
    expect(
      past(queued, handed())
        .when(suppressMessage, lost, { now: at(0.49) })
        .refusal(),
    ).toBe('WRONG_STATE: already-handed');
    expect(
      past(queued, handed())
        .when(suppressMessage, lost, { now: at(0.5) })
        .events(),
    ).toEqual({ message: [{ type: 'MessageSuppressed', data: { ...occasion, messageId, code: 'Z07', switchId: uuidFor('switch') } }] });
  });
  it('comes back in line sooner when quiet hours have become others, and remembers until when they kept it', () => {
    const sooner = past(queued, deferred).when(resumeMessage, { messageId, hoursChanged: true }, { now: at(1) });
    expect(sooner.events()).toEqual({ message: [{ type: 'MessageResumed', data: { ...occasion, messageId, sequence: 1 } }] });
    const resumed = ['MessageResumed', { messageId, sequence: 1 }] as const;
    expect(fold(message, recorded(message, messageId, [queued, deferred, resumed]))).toMatchObject({ status: 'Queued', keptUntil: at(60) });
  });
  it('waits for the end of quiet hours and then comes back in line', () => {
    expect(
      past(queued)
        .when(deferMessage, { messageId, until: at(60) })
        .events().message![0]!.data,
    ).toEqual({ ...occasion, messageId, until: at(60), sequence: 1 });
    expect(past(queued).when(deferMessage, { messageId, until: T0 }).refusal()).toBe('VALIDATION: not-in-the-future');
    expect(
      past(queued, deferred)
        .when(deferMessage, { messageId, until: at(90) })
        .types(),
    ).toEqual({});
    expect(
      past(queued, handed())
        .when(deferMessage, { messageId, until: at(60) })
        .refusal(),
    ).toBe('WRONG_STATE: message-handed');
    expect(
      given()
        .when(deferMessage, { messageId, until: at(60) })
        .refusal(),
    ).toBe('NOT_FOUND: message');
    expect(
      past(queued, deferred)
        .when(resumeMessage, id, { now: at(60) })
        .types(),
    ).toEqual({ message: ['MessageResumed'] });
    expect(
      past(queued, deferred)
        .when(resumeMessage, id, { now: at(59) })
        .refusal(),
    ).toBe('WRONG_STATE: still-quiet');
    expect(
      past(queued, deferred, suppressed)
        .when(resumeMessage, id, { now: at(60) })
        .types(),
    ).toEqual({});
    expect(given().when(resumeMessage, id).refusal()).toBe('NOT_FOUND: message');
  });
  it('is handed over once; after an answer that never came only when the provider does not know it', () => {
    expect(past(queued).when(handMessageToProvider, id).events().message![0]!.data).toEqual({ ...occasion, messageId, attempt: 1 });
    expect(
      past(queued, handed())
        .when(handMessageToProvider, id, { now: at(60) })
        .refusal(),
    ).toBe('WRONG_STATE: already-handed');
    expect(
      past(queued, handed())
        .when(handMessageToProvider, { messageId, notFoundAtProvider: true }, { now: at(0.49) })
        .refusal(),
    ).toBe('WRONG_STATE: already-handed');
    expect(
      past(queued, handed())
        .when(handMessageToProvider, { messageId, notFoundAtProvider: true }, { now: at(0.5) })
        .events().message![0]!.data,
    ).toEqual({ ...occasion, messageId, attempt: 2 });
    expect(past(queued, deferred).when(handMessageToProvider, id).refusal()).toBe('WRONG_STATE: message-deferred');
    expect(past(queued, suppressed).when(handMessageToProvider, id).refusal()).toBe('WRONG_STATE: message-suppressed');
    expect(given().when(handMessageToProvider, id).refusal()).toBe('NOT_FOUND: message');
  });
  it('is tried again after a fault before acceptance, six times at most', () => {
    const fault = { messageId, retryable: true, error: 'ECONNREFUSED' };
    expect(past(queued, handed(5)).when(failMessage, fault).events().message![0]!.data).toMatchObject({ retryable: true, attempt: 5 });
    expect(past(queued, handed(6)).when(failMessage, fault).events().message![0]!.data).toMatchObject({ retryable: false, attempt: 6 });
    const config = configWith({ 'retry.backoffMinutes': [1, 5, 15, 30] });
    expect(past(queued, handed(6)).when(failMessage, fault, { config }).events().message![0]!.data).toMatchObject({ retryable: true });
    expect(
      past(queued, handed(), ['MessageFailed', { ...fault, attempt: 1 }])
        .when(handMessageToProvider, id)
        .events().message![0]!.data,
    ).toMatchObject({ attempt: 2 });
    expect(past(queued, handed(), failed).when(failMessage, fault).types()).toEqual({});
    expect(past(queued, handed(), sent).when(failMessage, fault).refusal()).toBe('WRONG_STATE: message-sent');
    expect(given().when(failMessage, fault).refusal()).toBe('NOT_FOUND: message');
  });
  it('is sent once, and a late answer only teaches the provider’s id', () => {
    const asked = { messageId, providerId: 'SM1' };
    expect(past(queued, handed()).when(recordMessageSent, asked).types()).toEqual({ message: ['MessageSent'] });
    expect(past(queued, handed(), sent).when(recordMessageSent, asked).types()).toEqual({});
    expect(past(queued).when(recordMessageSent, asked).refusal()).toBe('WRONG_STATE: message-queued');
    expect(given().when(recordMessageSent, asked).refusal()).toBe('NOT_FOUND: message');
    expect(fold(message, recorded(message, messageId, [queued, handed(), delivered, sent]))).toMatchObject({
      status: 'Delivered',
      providerId: 'SM1',
    });
  });
  it('arrives or does not; the first final word stands', () => {
    expect(past(queued, handed(), sent).when(recordMessageDelivered, id).types()).toEqual({ message: ['MessageDelivered'] });
    expect(past(queued, handed(), sent).when(recordMessageUndelivered, { messageId, error: '30003' }).types()).toEqual({
      message: ['MessageUndelivered'],
    });
    expect(past(queued, handed(), sent, undelivered).when(recordMessageDelivered, id).types()).toEqual({});
    expect(past(queued, handed(), sent, delivered).when(recordMessageUndelivered, id).types()).toEqual({});
    for (const d of [recordMessageDelivered, recordMessageUndelivered]) {
      expect(past(queued).when(d, id).refusal()).toBe('WRONG_STATE: message-queued');
      expect(given().when(d, id).refusal()).toBe('NOT_FOUND: message');
    }
  });
});

describe('a message sent again', () => {
  const again = { messageId: other, resendOf: messageId };
  it('has the same words and a send key of its own', () => {
    const { message: events } = given({ original: [queued, handed(), sent, delivered] })
      .when(resendMessage, again)
      .events();
    expect(events).toEqual([
      {
        type: 'MessageQueued',
        data: { ...words, messageId: other, resendOf: messageId, sendKey: `R10:o/sms/resend-${other}`, bodyKey: bodyKey(other) },
      },
    ]);
  });
  it('is not late when the first one went out; what never went out may be', () => {
    const input = { rule: 'R18', acceptanceId: uuidFor('a') };
    const due = ['MessageQueued', { ...words, occasion: { key: 'k', input: { ...input, dueAt: T0 } } }] as const;
    const occasionAfter = (...events: Past[number][]) => {
      const { message: said } = given({ original: [due, ...events] })
        .when(resendMessage, again)
        .events() as any;
      return said[0].data.occasion.input;
    };
    expect(occasionAfter(handed(), sent)).toEqual(input);
    expect(occasionAfter(suppressed)).toEqual({ ...input, dueAt: T0 });
  });
  it('is refused while the first is in flight, for codes, and when the person was erased', () => {
    expect(given().when(resendMessage, again).refusal()).toBe('NOT_FOUND: message');
    for (const events of [[queued], [queued, deferred], [queued, handed()]] as Past[])
      expect(given({ original: events }).when(resendMessage, again).refusal()).toMatch(/^WRONG_STATE: message-/);
    expect(
      given({ original: [['MessageQueued', { ...words, class: 'otp' }], handed(), sent] })
        .when(resendMessage, again)
        .refusal(),
    ).toBe('WRONG_STATE: code-not-repeated');
    expect(
      given({ original: [['MessageQueued', { ...words, to: '[erased]' }], handed(), sent] })
        .when(resendMessage, again)
        .refusal(),
    ).toBe('SUPPRESSED: person-erased');
  });
  it('is sent again once per id', () => {
    const copy = ['MessageQueued', { ...words, messageId: other, resendOf: messageId }] as const;
    expect(
      given({ message: [copy], original: [queued, suppressed] })
        .when(resendMessage, again)
        .types(),
    ).toEqual({});
    expect(
      given({ message: [queued], original: [queued, suppressed] })
        .when(resendMessage, again)
        .refusal(),
    ).toBe('DUPLICATE: message-id-used');
  });
});

describe('the way out', () => {
  it('asks the worker once per line-up, and sets an alarm for a deferred message', () => {
    const effects = recorded(message, messageId, [
      queued,
      deferred,
      ['MessageResumed', { messageId, sequence: 1, channel: 'sms', rule: 'R10' }],
      suppressed,
    ]).map((e) => deliverQueuedMessages.on[e.type]!(e)[0]);
    expect(effects).toEqual([
      { do: 'work', job: 'deliver', key: `deliver-${messageId}`, input: { messageId }, lane: { queue: 'sms', priority: 2 } },
      {
        do: 'schedule',
        subject: `message-${messageId}`,
        timer: 'message.resume',
        occurrence: '1',
        dueAt: at(60),
        command: 'ResumeMessage',
        input: { messageId },
      },
      { do: 'work', job: 'deliver', key: `deliver-${messageId}-1`, input: { messageId }, lane: { queue: 'sms', priority: 2 } },
      { do: 'cancel', subject: `message-${messageId}` },
    ]);
  });

  it('over random orders: a final state stays, and nothing is handed over again after it was sent', () => {
    const decisions = [
      suppressMessage,
      deferMessage,
      resumeMessage,
      handMessageToProvider,
      failMessage,
      recordMessageSent,
      recordMessageDelivered,
      recordMessageUndelivered,
    ];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(decisions.length - 1), fc.integer({ min: 0, max: 30 })), { maxLength: 25 }), (steps) => {
        let s = fold(message, recorded(message, messageId, [queued]));
        let minutes = 0;
        for (const [which, wait] of steps) {
          minutes += wait;
          const now = at(minutes);
          const input = {
            messageId,
            code: 'Z05',
            until: at(minutes + 5),
            notFoundAtProvider: wait > 15,
            retryable: wait > 3,
            error: 'x',
            providerId: 'SM1',
          };
          let events: MessageEvent[] = [];
          try {
            events =
              (decisions[which]!.decide as (i: object, st: object, c: object) => { message?: MessageEvent[] })(
                input,
                { message: s, killSwitch: killSwitch.initial, contact: contactPoint.initial },
                testCtx({ now }),
              ).message ?? [];
          } catch (error) {
            if (!(error instanceof Refused)) throw error;
          }
          for (const e of events) {
            if (isFinal(s.status) || s.status === 'Sent') expect(e.type).not.toBe('MessageHandedToProvider');
            const next = message.evolve(s, e, { occurredAt: now, actor: { kind: 'system', id: 't' }, stream: '' } as unknown as Recorded);
            if (isFinal(s.status)) expect(next.status).toBe(s.status);
            s = next;
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
