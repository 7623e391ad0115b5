import { acceptance } from '@jurilien/acceptance';
import { at, effectsOf, story, type StoryEvent, T0, unexercised } from '@jurilien/event-sourcing/testing';
import { followUp as followUps } from '@jurilien/follow-ups';
import { lead } from '@jurilien/lead';
import { accepted, leadId, personId, ready } from '@jurilien/lead/testing';
import { PARTNERS } from '@jurilien/reference';
import { followUpClients } from './clients.js';
import { followUpDecisions } from './contacts.js';
import { followUpQuietRequests } from './quiet-requests.js';

const DAY = 24 * 60;
const of = (type: string, data: object = {}, minutes = 0): StoryEvent => [lead, leadId, type, { leadId, ...data }, minutes];
/** The last event of a past, as an event of a story. */
const last = (past: readonly (readonly [string, object?, ...unknown[]])[], minutes = 0): StoryEvent => {
  const [type, data] = past.at(-1)!;
  return of(type, data, minutes);
};
const offering = accepted.slice(0, -1);
const ended = (kind: string, subject: string, cause: string) => ({
  command: 'CancelFollowUp',
  input: { followUpId: `${kind}:${subject}`, cause },
});

/** The client said something, or is no longer waited for. */
const heard = (cause: string) => [ended('callAgain', leadId, cause), ended('unreachable', leadId, cause)];

describe('a client whom no one reached', () => {
  const called = (data: object) => of('LeadCallAttempted', { personId, outcome: 'noAnswer', ...data });
  it('is called again by the date of the plan, until someone answers or the client says anything', () => {
    const events = story(
      called({ next: at(960) }),
      called({ outcome: 'reached' }),
      of('LeadInfoProvided', { personId, answers: { q1: 'x' }, changed: [] }),
    );
    expect(effectsOf(followUpClients, events)).toMatchObject([
      ended('callAgain', leadId, 'answered'),
      { command: 'CreateFollowUp', input: { followUpId: `callAgain:${leadId}`, kind: 'callAgain', occurrence: at(960), dueAt: at(960) } },
      ...heard('answered'),
      ...heard('answered'),
    ]);
  });
  it.each(['noAnswer', 'voicemail', 'busy', 'wrongNumber'])('is out of reach once no call is left to make (%s)', (outcome) => {
    const [call, task] = effectsOf(followUpClients, story(called({ outcome })));
    expect(call).toMatchObject(ended('callAgain', leadId, 'answered'));
    expect(task).toMatchObject({
      command: 'CreateFollowUp',
      input: { followUpId: `unreachable:${leadId}`, kind: 'unreachable', leadId, dueAt: T0 },
    });
  });
});

describe('a client who is ready', () => {
  it('comes before everything else, until a professional is found or the team takes it back', () => {
    const events = story(of('ClientReadyAlertSet', { kind: 'serious' }), of('ClientReadyAlertSet', { kind: 'none' }), last(accepted));
    expect(effectsOf(followUpClients, events)).toMatchObject([
      { command: 'CreateFollowUp', input: { followUpId: `clientReady:${leadId}`, kind: 'clientReady', dueAt: T0, priority: 'high' } },
      ended('clientReady', leadId, 'ended'),
      ended('clientReady', leadId, 'answered'),
    ]);
  });
  it('concerns no one once the request is over', () => {
    const events = story(
      of('LeadPhoneConfirmed', { personId, method: 'call' }),
      last(ready),
      of('LeadRejected', { reasonCode: 'spam' }),
      of('LeadBlocked', { blockType: 'spam' }),
      of('LeadWithdrawn', { reason: 'solved', afterAcceptance: false }),
      of('LeadClosed', { closeReason: 'served' }),
      of('LeadMerged', { into: 'x' }),
      of('LeadReferredToPartner', { partner: PARTNERS[0], final: false }),
      of('LeadReferredToPartner', { partner: PARTNERS[0], final: true }),
    );
    expect(effectsOf(followUpClients, events)).toMatchObject([
      ...heard('answered'),
      ...heard('answered'),
      ...Array.from({ length: 6 }, () => [...heard('ended'), ended('clientReady', leadId, 'ended')]).flat(),
    ]);
  });
});

describe('a request that nothing carries on', () => {
  const task = `requestQuiet:${leadId}`;
  const looked = (followUpId: string, minutes: number): StoryEvent => [
    followUps,
    followUpId,
    'FollowUpCompleted',
    { followUpId, ownerId: personId, outcome: 'settled', note: 'Rien de neuf' },
    minutes,
  ];
  it('is looked at after a week, and a week after each look, until something moves', () => {
    const asked = (dueAt: string) => ({
      timer: 'lead.quiet',
      dueAt,
      command: 'CreateFollowUp',
      input: { followUpId: task, kind: 'requestQuiet', leadId, occurrence: dueAt, dueAt },
    });
    const moved = [
      last(offering, 9 * DAY),
      of('LeadHeld', { until: at(12 * DAY) }, 9 * DAY),
      of('LeadResumed', {}, 9 * DAY),
      last(accepted, 9 * DAY),
      of('LeadBlocked', { blockType: 'spam' }, 9 * DAY),
      of('LeadWithdrawn', { reason: 'solved', afterAcceptance: false }, 9 * DAY),
      of('LeadClosed', { closeReason: 'served' }, 9 * DAY),
      of('LeadRejected', { reasonCode: 'spam' }, 9 * DAY),
      of('LeadMerged', { into: 'x' }, 9 * DAY),
      of('LeadReferredToPartner', { partner: PARTNERS[0], final: true }, 9 * DAY),
      of('LeadContactMade', {}, 9 * DAY),
      of('LeadReturnedToReady', { acceptanceId: 'a', sendAfter: T0 }, 9 * DAY),
      of('RenewalInvitationSent', { round: 1, expiresAt: at(23 * DAY) }, 9 * DAY),
      of('LeadRenewed', { renewalCount: 1, channel: 'link', changes: [], ready: true }, 9 * DAY),
    ];
    const planned = [
      of('RenewalPlanned', { cause: 'unserved', dueAt: at(2 * DAY) }),
      of('RenewalSnoozed', { until: at(30 * DAY) }),
      of('RenewalExpired', { round: 1 }, 16 * DAY),
      of('RenewalDeclined', { how: 'settled' }, 17 * DAY),
    ];
    const events = story(
      of('LeadUnserved', { reason: 'noTaker' }),
      of('LeadOfferingStopped', { reason: 'x' }),
      looked(task, 8 * DAY),
      looked(`lowScore:${leadId}`, 8 * DAY),
      ...planned,
      of('LeadReferredToPartner', { partner: PARTNERS[0], final: false }, 9 * DAY),
      ...moved,
    );
    expect(effectsOf(followUpQuietRequests, events)).toMatchObject([
      asked(at(7 * DAY)),
      asked(at(7 * DAY)),
      asked(at(15 * DAY)),
      // A week after the day of an invitation, for one that finds its day and does not go out.
      ended('requestQuiet', leadId, 'answered'),
      asked(at(9 * DAY)),
      ended('requestQuiet', leadId, 'answered'),
      asked(at(37 * DAY)),
      asked(at(23 * DAY)),
      asked(at(24 * DAY)),
      ...moved.flatMap(() => [{ do: 'cancel', timer: 'lead.quiet' }, ended('requestQuiet', leadId, 'answered')]),
    ]);
    expect(unexercised(followUpQuietRequests, events)).toEqual([]);
  });
});

describe('what a person decides after an acceptance', () => {
  const acceptanceId = '018f0000-0000-7000-8000-000000000001';
  const professionalId = '018f0000-0000-7000-8000-000000000002';
  const on = (type: string, data: object = {}): StoryEvent => [
    acceptance,
    acceptanceId,
    type,
    { acceptanceId, leadId, professionalId, personId, requestId: 'r1', ...data },
  ];
  it('is due by the date that was promised, where no rule has the answer', () => {
    const events = story(
      on('ReplacementRequested', { by: 'client', cause: 'notReached' }),
      on('ReplacementRequested', { by: 'client', cause: 'notReached', answerBy: at(DAY) }),
      on('ReplacementGranted', { selfService: false, refund: 'undecided' }),
      on('ReplacementRefused', { refusal: 'underWay' }),
      on('LeadCreditRequested', { decideBy: at(2 * DAY), reason: 'unreachable', evidence: 'x', priceCc: 300 }),
      on('LeadCreditApproved', { cc: 300, reason: 'unreachable', rule: 'staff' }),
      on('LeadCreditRefused', { by: 's', refusal: 'clientReached' }),
      on('AcceptanceClosed'),
    );
    expect(effectsOf(followUpDecisions, events)).toMatchObject([
      { command: 'CreateFollowUp', input: { kind: 'replacement', acceptanceId, leadId, professionalId, dueAt: at(DAY) } },
      ended('replacement', acceptanceId, 'answered'),
      ended('replacement', acceptanceId, 'answered'),
      { command: 'CreateFollowUp', input: { kind: 'leadCredit', acceptanceId, occurrence: 'r1', dueAt: at(2 * DAY) } },
      ended('leadCredit', acceptanceId, 'answered'),
      ended('leadCredit', acceptanceId, 'answered'),
      ended('replacement', acceptanceId, 'ended'),
    ]);
    expect(unexercised(followUpDecisions, events)).toEqual([]);
  });
});
