import { acceptance } from '@jurilien/acceptance';
import { purchase, subscription } from '@jurilien/credits';
import type { Automation, Recorded } from '@jurilien/event-sourcing';
import { at, effectsOf, story, type StoryEvent, T0, unexercised } from '@jurilien/event-sourcing/testing';
import { survey, surveyIdOf } from '@jurilien/feedback';
import { followUp as followUps } from '@jurilien/follow-ups';
import { lead } from '@jurilien/lead';
import { leadId, personId } from '@jurilien/lead/testing';
import { professional } from '@jurilien/professionals';
import { callDissatisfied, settleOpinions } from './opinions.js';
import { followUpContacts } from './contacts.js';
import { followUpLicences } from './licences.js';
import { followUpPayments } from './payments.js';
import { followUpSearches, watchValidation } from './requests.js';

const DAY = 24 * 60;
const acceptanceId = '018f0000-0000-7000-8000-000000000001';
const professionalId = '018f0000-0000-7000-8000-000000000002';
const purchaseId = '018f0000-0000-7000-8000-000000000003';
/** What each effect does, of all the effects of a story. */
const short = (automation: Automation, events: ReturnType<typeof story>) =>
  effectsOf(automation, events).map((e) => {
    if (e.do === 'dispatch')
      return [
        e.command,
        e.input['followUpId'] ?? e.input['surveyId'] ?? e.input['leadId'],
        e.input['cause'] ?? e.input['dueAt'] ?? e.input['label'],
      ];
    if (e.do === 'schedule') return [e.timer, e.command, e.dueAt];
    return e.do === 'cancel' ? ['cancel', e.timer] : [];
  });

describe('a low grade', () => {
  const answer = { acceptanceId, personId, leadId, professionalId, overall: 1, callMe: false };
  const said = (type: string, data: object, id = acceptanceId): StoryEvent => [survey, id, type, { acceptanceId, ...data }];

  it('asks for a call within four business hours, and ends with the call (R39)', () => {
    const [low, high, settled, over] = story(
      said('SurveySubmitted', { ...answer, followUp: true }),
      said('SurveySubmitted', { ...answer, followUp: false }),
      said('SurveyModerated', { label: 'called' }),
      said('SurveyAnonymised', { commentKey: 'k' }),
    ) as [Recorded, Recorded, Recorded, Recorded];
    // A colleague settles it in the list of opinions; what the list of tasks settled ends no task, which may be open again.
    const byColleague: Recorded = { ...settled, actor: { kind: 'user', id: 'aude', role: 'admin' } };
    const events = [low, high, settled, byColleague, over];
    expect(short(callDissatisfied, events)).toEqual([
      ['CreateFollowUp', `lowScore:${acceptanceId}`, at(240)],
      ['CancelFollowUp', `lowScore:${acceptanceId}`, 'answered'],
      ['CancelFollowUp', `lowScore:${acceptanceId}`, 'ended'],
    ]);
    expect(effectsOf(callDissatisfied, events)[0]).toMatchObject({ input: { leadId, professionalId, acceptanceId, kind: 'lowScore' } });
    expect(unexercised(callDissatisfied, events)).toEqual([]);
  });

  it('is one task per side, which tells the list of opinions what was done', () => {
    const surveyId = surveyIdOf(acceptanceId, 'professional');
    const [, followUpId] = short(callDissatisfied, story(said('SurveySubmitted', { ...answer, followUp: true }, surveyId)))[0]!;
    const completed = (id: unknown, outcome: string): StoryEvent => [
      followUps,
      String(id),
      'FollowUpCompleted',
      { followUpId: id, ownerId: personId, outcome, note: 'Réglé' },
    ];
    const events = story(
      completed(followUpId, 'notReached'),
      completed(followUpId, 'notNeeded'),
      completed(`payment:${professionalId}`, 'settled'),
      completed(acceptanceId, 'settled'),
    );
    expect(short(settleOpinions, events)).toEqual([
      ['NoteSurveyFollowedUp', surveyId, 'called'],
      ['NoteSurveyFollowedUp', surveyId, 'noCall'],
    ]);
    expect(unexercised(settleOpinions, events)).toEqual([]);
  });
});

describe('a call that does not come', () => {
  const of = (type: string, data: object = {}): StoryEvent => [
    acceptance,
    acceptanceId,
    type,
    { acceptanceId, leadId, professionalId, ...data },
  ];
  it('is looked at when it is late, and when no one answers; then it is one task (R19)', () => {
    const missed = `contactMissed:${acceptanceId}`;
    const silent = `contactSilent:${acceptanceId}`;
    const both = (cause: string) => [
      ['CancelFollowUp', missed, cause],
      ['CancelFollowUp', silent, cause],
    ];
    const events = story(
      of('ContactSlaMissed'),
      of('ContactFollowUpNeeded'),
      of('ContactRecorded', { channel: 'phone' }),
      of('ContactConfirmedByClient'),
      of('MandateOutcomeRecorded', { outcome: 'retained', ends: true }),
      of('AcceptanceClosed'),
      of('AcceptanceReplaced', { requestId: 'r', cause: 'notReached' }),
    );
    expect(short(followUpContacts, events)).toEqual([
      ['CreateFollowUp', missed, T0],
      ['CancelFollowUp', missed, 'ended'],
      ['CreateFollowUp', silent, T0],
      ...both('answered'),
      ...both('answered'),
      ...both('answered'),
      ...both('ended'),
      ...both('ended'),
    ]);
    expect(unexercised(followUpContacts, events)).toEqual([]);
  });
});

describe('a payment that went wrong', () => {
  const bought = (type: string, data: object = {}): StoryEvent => [purchase, purchaseId, type, { purchaseId, professionalId, ...data }];
  const plan = (type: string, data: object = {}): StoryEvent => [
    subscription,
    purchaseId,
    type,
    { subscriptionId: purchaseId, professionalId, ...data },
  ];
  it('waits for the team until it is paid, a dispute until it is decided (R45)', () => {
    const events = story(
      bought('PurchaseFailed', { code: 'card_declined' }),
      plan('SubscriptionPastDue', { providerInvoiceId: 'in_1' }),
      bought('PurchasePaid', { paymentIntent: 'pi', lotId: 'l', invoiceNo: 'J-1' }),
      plan('SubscriptionPeriodPaid', {
        ...{ providerInvoiceId: 'in_1', periodStart: T0, periodEnd: at(30 * DAY), lotId: 'l', cc: 1 },
        ...{ netCents: 1, grossCents: 1, invoiceNo: 'J-2' },
      }),
      plan('SubscriptionEnded', { cause: 'unpaid' }),
      bought('PurchaseDisputed', { disputeId: 'dp_1', code: 'fraudulent', grossCents: 100 }),
      bought('PurchaseDisputeWon', { disputeId: 'dp_1' }),
      bought('PurchaseDisputeLost', { disputeId: 'dp_1' }),
      bought('PurchaseRefundRequested', { requestId: 'r1', cc: 1, netCents: 1, taxes: [], grossCents: 1 }),
      bought('PurchaseRefundApproved', { requestId: 'r1', cc: 1, netCents: 1, taxes: [], grossCents: 1 }),
      bought('PurchaseRefundRefused', { requestId: 'r1' }),
    );
    const payment = `payment:${professionalId}`;
    const dispute = `dispute:${purchaseId}`;
    expect(short(followUpPayments, events)).toEqual([
      ['CreateFollowUp', payment, T0],
      ['CreateFollowUp', payment, T0],
      ['CancelFollowUp', payment, 'answered'],
      ['CancelFollowUp', payment, 'answered'],
      ['CancelFollowUp', payment, 'ended'],
      ['CreateFollowUp', dispute, T0],
      ['CancelFollowUp', dispute, 'answered'],
      ['CancelFollowUp', dispute, 'answered'],
      ['CreateFollowUp', `refund:${purchaseId}`, at(2 * DAY)],
      ['CancelFollowUp', `refund:${purchaseId}`, 'answered'],
      ['CancelFollowUp', `refund:${purchaseId}`, 'answered'],
    ]);
    expect(unexercised(followUpPayments, events)).toEqual([]);
  });
});

describe('a licence whose proof grows old', () => {
  const of = (type: string, data: object = {}): StoryEvent => [professional, professionalId, type, { professionalId, ...data }];
  it('is looked up two weeks ahead, and on its day where no one did (R50)', () => {
    const task = `licenceCheck:${professionalId}`;
    const events = story(
      of('LicenceVerified', { province: 'QC', source: 'directory', nextCheckAt: at(90 * DAY) }),
      of('LicenceCheckRequested', { dueAt: at(120 * DAY) }),
      of('LicenceFailed', { province: 'QC', source: 'directory', found: 'notFound' }),
      of('ProfessionalClosed'),
    );
    expect(short(followUpLicences, events)).toEqual([
      ['CancelFollowUp', task, 'answered'],
      ['followUp.licence', 'CreateFollowUp', at(76 * DAY)],
      ['CreateFollowUp', task, T0],
      ['CancelFollowUp', task, 'answered'],
      ['cancel', 'followUp.licence'],
      ['CancelFollowUp', task, 'ended'],
    ]);
    expect(unexercised(followUpLicences, events)).toEqual([]);
  });
});

describe('a request that waits for the team', () => {
  const of = (type: string, data: object = {}): StoryEvent => [lead, leadId, type, { leadId, ...data }];
  const task = `validationLate:${leadId}`;
  const queue = { confirmed: true, slaAt: at(30), lang: 'fr', province: 'QC' };

  it('is looked at when most of its time is over and when all of it is, and again when it comes back (R58)', () => {
    const events = story(
      of('LeadQueuedForValidation', queue),
      of('LeadTakenForValidation', { by: 'staff-1', lockUntil: at(15) }),
      of('LeadReleasedFromValidation', { reason: 'x' }),
      of('LeadBlocked', { blockType: 'spam' }),
    );
    expect(short(watchValidation, events)).toEqual([
      ['lead.validation.escalate', 'AlarmValidation', at(24)],
      ['lead.validation.sla', 'AlarmValidation', at(30)],
      ['CancelFollowUp', task, 'answered'],
      ['AlarmValidation', leadId, undefined],
      ['cancel', 'lead.validation.escalate'],
      ['cancel', 'lead.validation.sla'],
      ['CancelFollowUp', task, 'ended'],
    ]);
  });

  it('is carried on by a person where no rule does', () => {
    const events = story(
      of('LeadFollowUpMarked', { cause: 'superUnanswered' }),
      of('LeadWithdrawn', { reason: 'solved', afterAcceptance: false }),
    );
    expect(short(followUpSearches, events)).toEqual([
      ['CreateFollowUp', `searchStuck:${leadId}`, T0],
      ['CancelFollowUp', `searchStuck:${leadId}`, 'ended'],
    ]);
  });
});
