import {
  at,
  configWith,
  effectsOf,
  given,
  rowsOf,
  story,
  T0,
  testCtx,
  unexercised,
  type Past,
  type StoryEvent,
} from '@jurilien/event-sourcing/testing';
import { acceptance } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { accepted, client, leadId, otherLead, personId, staff, system } from '@jurilien/lead/testing';
import { claimOf, pro } from '@jurilien/search/testing';
import { mindSurveys, planSurveys } from '../automations/surveys.js';
import { anonymiseSurvey, expireSurvey, moderateSurvey, remindOfSurvey, sendSurvey, submitSurvey } from './survey.js';
import { survey, surveyIdOf } from '../survey.js';
import { surveys } from '../views/surveys.js';

const DAY = 1440;
const acceptanceId = claimOf(1);
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const opened: Past = [['AcceptanceOpened', { ...ids, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }]];
const spoke: Past = [...opened, ['ContactRecorded', { ...ids, channel: 'phone' }, at(10)]];
const asked = { acceptanceId, leadId, dueAt: at(3 * DAY) };
const invitation = { ...ids, side: 'client', personId, code: 'K7QF', province: 'QC', lang: 'fr', expiresAt: at(17 * DAY) };
const invited: Past = [['SurveyInvited', invitation, at(3 * DAY)]];
const reminded: Past = [...invited, ['SurveyReminded', { acceptanceId }]];
const answer = { overall: 4, callMe: false };
const answered: Past = [...invited, ['SurveySubmitted', { acceptanceId, personId, ...answer, followUp: false }]];
const seen: Past = [...answered, ['SurveyModerated', { acceptanceId, label: 'called' }]];
const expired: Past = [...invited, ['SurveyExpired', { acceptanceId }]];

describe('SendSurvey', () => {
  const send = (acceptancePast: Past, surveyPast: Past = [], now = at(3 * DAY)) =>
    given({ acceptance: acceptancePast, lead: accepted, survey: surveyPast }).when(sendSurvey, asked, { actor: system, now });

  it('asks the client once, for two weeks', () => {
    expect(send(spoke).events()).toEqual({ survey: [{ type: 'SurveyInvited', data: invitation }] });
    for (const past of [invited, answered, expired]) expect(send(spoke, past).events()).toEqual({});
  });
  it.each<[string, Past]>([
    ['no one has spoken', opened],
    [
      'someone else is being asked for',
      [...spoke, ['ReplacementRequested', { ...ids, requestId: 'r', personId, by: 'client', cause: 'cost', answerBy: at(9) }]],
    ],
    ['someone else took over', [...spoke, ['AcceptanceReplaced', { ...ids, requestId: 'r', cause: 'cost' }]]],
    ['the client could not be reached', [...spoke, ['AcceptanceClosed', { ...ids, closeReason: 'clientUnreachable' }]]],
  ])('asks nothing when %s', (_when, past) => expect(send(past).events()).toEqual({}));
  it('asks nothing when coins are being asked back', () => {
    const credit = { ...ids, requestId: 'r', personId, reason: 'misdescribed', evidence: 'x', decideBy: at(9), priceCc: 100 };
    expect(send([...spoke, ['LeadCreditRequested', credit]]).events()).toEqual({});
  });
  it('asks nothing days late, and nothing of another request', () => {
    expect(send(spoke, [], at(5 * DAY)).events()).toEqual({});
    expect(
      given({ acceptance: spoke, lead: accepted })
        .when(sendSurvey, { ...asked, leadId: otherLead }, { actor: system })
        .refusal(),
    ).toBe('NOT_FOUND: acceptance');
  });
});

describe('SubmitSurvey', () => {
  const submit = (past: Past, more: object = {}, over: object = {}) =>
    given({ survey: past }).when(submitSurvey, { acceptanceId, leadId, ...answer, ...more }, { actor: client, now: at(4 * DAY), ...over });

  it.each([
    [{ overall: 5 }, false],
    [{ overall: 3 }, false],
    [{ overall: 2 }, true],
    [{ overall: 5, callMe: true }, true],
  ])('%j asks for a call: %s', (more, followUp) =>
    expect(submit(reminded, more).events()).toMatchObject({ survey: [{ type: 'SurveySubmitted', data: { ...more, personId, followUp } }] }),
  );
  it('keeps free words with the person they belong to, and none that are empty', () => {
    const commentKey = `${personId}/survey-${acceptanceId}`;
    expect(submit(invited, { comment: ' Merci ' }).events()).toMatchObject({
      survey: [{ data: { comment: 'Merci', personId, commentKey } }],
    });
    expect(JSON.stringify(submit(invited, { comment: '  ' }).events())).not.toContain('comment');
  });
  it('is refused a second time, after two weeks even if no SurveyExpired was recorded, and for another request', () => {
    expect(submit(answered).refusal()).toBe('WRONG_STATE: survey-is-answered');
    expect(submit(seen).refusal()).toBe('WRONG_STATE: survey-is-answered');
    expect(submit(expired).refusal()).toBe('WRONG_STATE: survey-is-over');
    expect(submit(invited, {}, { now: at(17 * DAY) }).refusal()).toBe('WRONG_STATE: survey-is-over');
    expect(submit(invited, { leadId: otherLead }).refusal()).toBe('NOT_FOUND: survey');
    expect(submit([]).refusal()).toBe('NOT_FOUND: survey');
  });
  it('is not for the professional it is about', () =>
    expect(submit(invited, {}, { actor: { kind: 'user', id: 'u', role: 'jurilien_professional' } }).refusal()).toBe('NOT_FOUND: survey'));
});

describe('the professional is asked as well (C07)', () => {
  const member = { kind: 'user', id: 'u', role: 'jurilien_professional' } as const;
  const proInvitation = { ...invitation, side: 'professional', expiresAt: at(19 * DAY) };
  const proInvited: Past = [['SurveyInvited', proInvitation, at(5 * DAY)]];
  const send = (acceptancePast: Past, past: Past = []) =>
    given({ acceptance: acceptancePast, lead: accepted, survey: past })
      .when(sendSurvey, { ...asked, side: 'professional', dueAt: at(5 * DAY) }, { actor: system, now: at(5 * DAY) })
      .events();
  const submit = (more: object = {}, actor: typeof member | typeof client = member) =>
    given({ survey: proInvited }).when(
      submitSurvey,
      { acceptanceId, leadId, side: 'professional', overall: 4, callMe: false, ...more } as never,
      { actor, now: at(6 * DAY) },
    );

  it('five days after the acceptance, whether or not they reached the client, and once', () => {
    for (const past of [opened, spoke]) expect(send(past)).toEqual({ survey: [{ type: 'SurveyInvited', data: proInvitation }] });
    expect(send(spoke, proInvited)).toEqual({});
  });
  it.each<[string, Past]>([
    [
      'coins are being asked back',
      [
        ...opened,
        ['LeadCreditRequested', { ...ids, requestId: 'r', personId, reason: 'misdescribed', evidence: 'x', decideBy: at(9), priceCc: 100 }],
      ],
    ],
    ['someone else took over', [...opened, ['AcceptanceReplaced', { ...ids, requestId: 'r', cause: 'cost' }]]],
    ['the request ended before a first call', [...opened, ['AcceptanceClosed', { ...ids, closeReason: 'requestEnded' }]]],
  ])('not when %s', (_when, past) => expect(send(past)).toEqual({}));
  it('in a stream of its own, beside the one of the client', () => {
    expect(surveyIdOf(acceptanceId, 'client')).toBe(acceptanceId);
    expect(surveyIdOf(acceptanceId, 'professional')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-/);
    expect(sendSurvey.streams({ ...asked, side: 'professional' } as never, String, at(0), testCtx().actor, testCtx().config)).toMatchObject(
      { survey: { id: surveyIdOf(acceptanceId, 'professional') } },
    );
  });
  it('grades the request, says what came of it, and asks for a call when it is low', () => {
    const grades = { reachable: 1, described: 5, serious: 3, rightField: 4, outcome: 'underWay', lang: 'en' };
    expect(submit({ ...grades, overall: 2 }).events()).toMatchObject({
      survey: [{ type: 'SurveySubmitted', data: { ...grades, overall: 2, personId, followUp: true } }],
    });
    expect(submit().events()).toMatchObject({ survey: [{ data: { followUp: false } }] });
  });
  it.each([
    ['contacted', 5],
    ['recommend', 9],
    ['outcome', 'looking'],
  ])('is not asked what the client is: %s', (field, value) => expect(submit({ [field]: value }).refusal()).toBe('VALIDATION: fields'));
  it('nor is the client asked what they are', () =>
    expect(
      given({ survey: invited })
        .when(submitSurvey, { acceptanceId, leadId, ...answer, reachable: 3 }, { actor: client, now: at(4 * DAY) })
        .refusal(),
    ).toBe('VALIDATION: fields'));
  it('a signed-in client does not answer for them', () =>
    expect(submit({}, { kind: 'user', id: 'c', role: 'jurilien_client' } as never).refusal()).toBe('NOT_FOUND: survey'));
  it('is not reminded: the table of rules has no such letter', () =>
    expect(
      given({ survey: proInvited })
        .when(remindOfSurvey, { acceptanceId, side: 'professional' }, { actor: system, now: at(9 * DAY) })
        .events(),
    ).toEqual({}));
});

describe('AnonymiseSurvey', () => {
  const keptUntil = at(733 * DAY);
  const on = (past: Past, now = keptUntil) =>
    given({ survey: past }).when(anonymiseSurvey, { acceptanceId, keptUntil }, { actor: system, now });

  it('names the key of the words that goes, once, answered or not', () => {
    const event = { type: 'SurveyAnonymised', data: { acceptanceId, commentKey: `${personId}/survey-${acceptanceId}` } };
    for (const past of [answered, seen, expired]) expect(on(past).events()).toEqual({ survey: [event] });
    expect(on([...seen, ['SurveyAnonymised', event.data]]).events()).toEqual({});
    expect(on([]).events()).toEqual({});
  });
  it('is refused before its day', () => expect(on(seen, at(732 * DAY)).refusal()).toBe('WRONG_STATE: not-due'));
});

describe('what follows an invitation', () => {
  const on = (past: Past, decision: typeof remindOfSurvey | typeof expireSurvey, now: string) =>
    given({ survey: past }).when(decision, { acceptanceId }, { actor: system, now });

  it('RemindOfSurvey reminds once, and only who has not answered', () => {
    expect(on(invited, remindOfSurvey, at(7 * DAY)).types()).toEqual({ survey: ['SurveyReminded'] });
    for (const past of [reminded, answered, expired]) expect(on(past, remindOfSurvey, at(7 * DAY)).events()).toEqual({});
  });
  it('ExpireSurvey ends it on its day, not before, and leaves answers alone', () => {
    expect(on(reminded, expireSurvey, at(17 * DAY)).types()).toEqual({ survey: ['SurveyExpired'] });
    expect(on(reminded, expireSurvey, at(16 * DAY)).refusal()).toBe('WRONG_STATE: not-due');
    for (const past of [answered, expired]) expect(on(past, expireSurvey, at(17 * DAY)).events()).toEqual({});
  });
  it('ModerateSurvey says once what was done about an answer', () => {
    const moderate = (past: Past) => given({ survey: past }).when(moderateSurvey, { acceptanceId, label: 'called' }, { actor: staff });
    expect(moderate(answered).types()).toEqual({ survey: ['SurveyModerated'] });
    expect(moderate(seen).events()).toEqual({});
    expect(moderate(invited).refusal()).toBe('WRONG_STATE: survey-is-not-answered');
    expect(moderate([]).refusal()).toBe('NOT_FOUND: survey');
  });
});

describe('by itself', () => {
  const of = (type: string, data: object = {}): StoryEvent => [acceptance, acceptanceId, type, { ...ids, ...data }, 0];

  it('three days after they spoke, or after a consultation that was held, the client is asked', () => {
    const planned = [
      {
        do: 'schedule',
        subject: `acceptance-${acceptanceId}`,
        timer: 'survey.send',
        dueAt: at(3 * DAY),
        command: 'SendSurvey',
        input: { ...asked, side: 'client' },
      },
    ];
    const happened = [
      of('ContactRecorded', { channel: 'phone' }),
      of('ContactConfirmedByClient'),
      of('ConsultationOutcomeRecorded', { outcome: 'held' }),
    ];
    for (const each of happened) expect(effectsOf(planSurveys, story(each))).toEqual(planned);
    expect(effectsOf(planSurveys, story(of('ConsultationOutcomeRecorded', { outcome: 'noShow' })))).toEqual([]);
    const open = of('AcceptanceOpened', opened[0]![1]);
    expect(effectsOf(planSurveys, story(open))).toEqual([
      {
        do: 'schedule',
        subject: `acceptance-${acceptanceId}`,
        timer: 'survey.sendToPro',
        dueAt: at(5 * DAY),
        command: 'SendSurvey',
        input: { ...asked, side: 'professional', dueAt: at(5 * DAY) },
      },
    ]);
    const declined = (more: object): StoryEvent => [lead, leadId, 'RenewalDeclined', { leadId, how: 'settled', ...more }];
    expect(effectsOf(planSurveys, story(declined({})))).toEqual([]);
    expect(effectsOf(planSurveys, story(declined({ acceptanceId })))).toEqual([
      { do: 'dispatch', command: 'SendSurvey', input: { ...asked, side: 'client', dueAt: T0 } },
    ]);
    expect(unexercised(planSurveys, story(open, ...happened, declined({})))).toEqual([]);
  });
  it('an invitation is recalled after four days, ends after fourteen and is no one’s after two years; an answer stops the first two', () => {
    const subject = `survey-${acceptanceId}`;
    const input = { acceptanceId, side: 'client' };
    const keptUntil = at(730 * DAY);
    const anonymise = {
      do: 'schedule',
      subject,
      timer: 'survey.anonymise',
      dueAt: keptUntil,
      command: 'AnonymiseSurvey',
      input: { ...input, keptUntil },
    };
    const invite: StoryEvent = [survey, acceptanceId, 'SurveyInvited', { ...invitation, expiresAt: at(14 * DAY) }, 0];
    const submitted: StoryEvent = [survey, acceptanceId, 'SurveySubmitted', { acceptanceId, personId, ...answer, followUp: false }, 1];
    expect(effectsOf(mindSurveys, story(invite))).toEqual([
      { do: 'schedule', subject, timer: 'survey.remind', dueAt: at(4 * DAY), command: 'RemindOfSurvey', input },
      { do: 'schedule', subject, timer: 'survey.end', dueAt: at(14 * DAY), command: 'ExpireSurvey', input },
      anonymise,
    ]);
    const ofPro: StoryEvent = [survey, acceptanceId, 'SurveyInvited', { ...invitation, side: 'professional' }, 0];
    expect(effectsOf(mindSurveys, story(ofPro)).map((e) => (e as { timer: string }).timer)).toEqual(['survey.end', 'survey.anonymise']);
    expect(effectsOf(mindSurveys, story(submitted))).toEqual([
      { do: 'cancel', subject, timer: 'survey.remind' },
      { do: 'cancel', subject, timer: 'survey.end' },
    ]);
    const anonymous: StoryEvent = [survey, acceptanceId, 'SurveyAnonymised', { acceptanceId, commentKey: 'c/survey-1' }, 2];
    expect(effectsOf(mindSurveys, story(anonymous))).toEqual([
      { do: 'work', job: 'destroy-key', key: 'c/survey-1', input: { owner: 'c/survey-1' } },
    ]);
    expect(unexercised(mindSurveys, story(invite, submitted, anonymous))).toEqual([]);
  });
  it('the list shows who is to be called until someone has seen to it', () => {
    const row = (...events: StoryEvent[]) => rowsOf(surveys, story(...events)).get(acceptanceId);
    const invite: StoryEvent = [survey, acceptanceId, 'SurveyInvited', invitation, 0];
    const submitted: StoryEvent = [
      survey,
      acceptanceId,
      'SurveySubmitted',
      { acceptanceId, personId, overall: 1, callMe: false, followUp: true },
      1,
    ];
    const moderated: StoryEvent = [survey, acceptanceId, 'SurveyModerated', { acceptanceId, label: 'called' }, 2];
    expect(row(invite)).toMatchObject({ state: 'Invited', followUp: false, code: 'K7QF' });
    expect(row(invite, [survey, acceptanceId, 'SurveyReminded', { acceptanceId }, 1])).toMatchObject({ state: 'Reminded' });
    expect(row(invite, [survey, acceptanceId, 'SurveyExpired', { acceptanceId }, 1])).toMatchObject({ state: 'Expired' });
    expect(row(invite, submitted)).toMatchObject({ state: 'Answered', overall: 1, followUp: true, answeredAt: at(1) });
    expect(row(invite, submitted, moderated)).toMatchObject({ state: 'Moderated', followUp: false, label: 'called' });
    const anonymous: StoryEvent = [survey, acceptanceId, 'SurveyAnonymised', { acceptanceId, commentKey: 'k' }, 3];
    const noOne = { leadId: null, professionalId: null, code: null, comment: null };
    expect(row(invite, submitted, anonymous)).toMatchObject({ overall: 1, side: 'client', followUp: false, ...noOne });
  });
});

describe('the configuration in force', () => {
  it('says when each side is asked and reminded, until when, and how low calls for a call', () => {
    const config = configWith({
      'survey.delayDays': 1,
      'survey.proDelayDays': 2,
      'survey.remindDays': 6,
      'survey.expireDays': 7,
      'survey.keptDays': 30,
      'survey.detractorMax': 4,
    });
    const due = (automation: typeof planSurveys | typeof mindSurveys, e: StoryEvent) =>
      effectsOf(
        automation,
        story(e).map((one) => ({ ...one, config })),
      ).map((effect) => ('dueAt' in effect ? effect.dueAt : undefined));
    expect(due(planSurveys, [acceptance, acceptanceId, 'ContactConfirmedByClient', ids])).toEqual([at(DAY)]);
    expect(due(planSurveys, [acceptance, acceptanceId, 'AcceptanceOpened', opened[0]![1]])).toEqual([at(2 * DAY)]);
    expect(due(mindSurveys, [survey, acceptanceId, 'SurveyInvited', { ...invitation, expiresAt: at(7 * DAY) }])).toEqual([
      at(6 * DAY),
      at(7 * DAY),
      at(30 * DAY),
    ]);
    const sent = given({ acceptance: spoke, lead: accepted, survey: [] }).when(sendSurvey, asked, {
      actor: system,
      now: at(3 * DAY),
      config,
    });
    expect(sent.events()).toMatchObject({ survey: [{ data: { expiresAt: at(10 * DAY) } }] });
    const submit = given({ survey: invited }).when(
      submitSurvey,
      { acceptanceId, leadId, ...answer },
      { actor: client, now: at(4 * DAY), config },
    );
    expect(submit.events()).toMatchObject({ survey: [{ data: { followUp: true } }] });
    const late = given({ acceptance: spoke, lead: accepted, survey: [] }).when(sendSurvey, asked, {
      actor: system,
      now: at(3 * DAY + 120),
      config: configWith({ 'automation.maxLatenessHours': 1 }),
    });
    expect(late.events()).toEqual({});
  });
});
