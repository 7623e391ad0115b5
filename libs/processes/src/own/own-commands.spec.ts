import { ERASED } from '@jurilien/event-sourcing';
import { at, effectsOf, given, story, T0, unexercised, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { acceptance } from '@jurilien/acceptance';
import { accepted, blocked, leadId, personId, system, withdrawn } from '@jurilien/lead/testing';
import { lastAnswerOf, lastWordOf, message, relay } from '@jurilien/messaging';
import { ownAutomations } from '@jurilien/professionals';
import { addBusinessHours } from '@jurilien/reference';
import { fold } from '@jurilien/event-sourcing';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { answerForAbsences, planOwnRuns, runOwnAutomations, settleOwnAutomations } from './own-automations.js';
import { claimOf, member, pro, suspendedMember } from '../claims.testing.js';
import { answerForAbsence, planOwnAutomations, runOwnAutomation, settleOwnAutomation } from './own-commands.js';

const DAY = 1_440;
const acceptanceId = claimOf(1);
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const opened: Past = [['AcceptanceOpened', { ...ids, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }]];
const spoken: Past = [...opened, ['ContactRecorded', { ...ids, channel: 'phone' }, at(60)]];
const of = { professionalId: pro(1) };
type Kind = 'welcomeMessage' | 'bookingLink' | 'selfReminder' | 'followUp3d' | 'followUp10d' | 'outOfOffice';
const saved = (kind: Kind, more: object = {}): Past[number] => [
  'ProfessionalAutomationSaved',
  { ...of, province: 'QC', kind, enabled: true, texts: { fr: 'Bonjour {prenom} ({code}), {nom}' }, ...more },
];
const planned = (kind: Kind, dueAt: string): Past[number] => ['ProfessionalAutomationPlanned', { ...ids, kind, dueAt }];
const off = (kind: Kind): Past[number] => ['ProfessionalAutomationDisabled', { ...of, kind, cause: 'self' }];

describe('PlanOwnAutomations', () => {
  const plan = (own: Past, moment: 'accepted' | 'spoken', since: string, past: Past = opened, more: object = {}) =>
    given({ own, acceptance: past }).when(planOwnAutomations, { ...ids, moment, at: since, ...more }, { actor: system });
  const due = (kind: Kind, dueAt: string) => ({ type: 'ProfessionalAutomationPlanned', data: { ...ids, kind, dueAt } });
  it('with the acceptance: the welcome at once, the reminder after its business hours', () => {
    const own = [saved('welcomeMessage'), saved('selfReminder', { afterHours: 3 }), saved('followUp3d')];
    expect(plan(own, 'accepted', T0).events()).toEqual({
      own: [due('welcomeMessage', T0), due('selfReminder', addBusinessHours(T0, 3, 'QC', asShipped()))],
    });
  });
  it('with the first word: three and ten days later, and not again when the client confirms it', () => {
    const own = [saved('followUp3d'), saved('followUp10d')];
    expect(plan(own, 'spoken', at(60), spoken).events()).toEqual({
      own: [due('followUp3d', at(60 + 3 * DAY)), due('followUp10d', at(60 + 10 * DAY))],
    });
    const confirmed: Past = [...spoken, ['ContactConfirmedByClient', ids, at(5 * DAY)]];
    expect(plan(own, 'spoken', at(5 * DAY), confirmed).events()).toEqual({});
    expect(plan([...own, planned('followUp3d', at(9)), planned('followUp10d', at(9))], 'spoken', at(60), spoken).events()).toEqual({
      own: [],
    });
  });
  it('nothing that is off, and nothing of another professional', () => {
    expect(plan([], 'accepted', T0).events()).toEqual({ own: [] });
    expect(plan([saved('welcomeMessage'), off('welcomeMessage')], 'accepted', T0).events()).toEqual({ own: [] });
    expect(plan([saved('welcomeMessage')], 'accepted', T0, opened, { professionalId: pro(2) }).events()).toEqual({});
  });
});

const changed = (past: Past, type: string, data: object): Past =>
  past.map(([what, before, ...rest]) => (what === type ? [what, { ...before, ...data }, ...rest] : [what, before, ...rest])) as Past;
const withData = (past: Past, field: string, value: unknown): Past =>
  past.map(([what, data, ...rest]) => (field in data ? [what, { ...data, [field]: value }, ...rest] : [what, data, ...rest])) as Past;

describe('RunOwnAutomation', () => {
  const dueAt: Record<Kind, string> = {
    welcomeMessage: T0,
    bookingLink: T0,
    selfReminder: at(180),
    followUp3d: at(60 + 3 * DAY),
    followUp10d: at(60 + 10 * DAY),
    outOfOffice: T0,
  };
  interface Given {
    readonly own?: Past;
    readonly acceptance?: Past;
    readonly lead?: Past;
    readonly professional?: Past;
    readonly relay?: Past;
    readonly availability?: Past;
    readonly now?: string;
    readonly more?: object;
  }
  const stages: Record<Kind, Past> = {
    welcomeMessage: opened,
    bookingLink: opened,
    selfReminder: opened,
    followUp3d: spoken,
    followUp10d: spoken,
    outOfOffice: opened,
  };
  const run = (kind: Kind, { own = [], more = {}, now = dueAt[kind], ...past }: Given = {}) =>
    given({
      own: [saved(kind, { afterHours: 3 }), planned(kind, dueAt[kind]), ...own],
      acceptance: stages[kind],
      lead: accepted,
      professional: member(1),
      ...past,
    }).when(runOwnAutomation, { ...ids, kind, ...more }, { now, actor: system });
  const codeOf = (kind: Kind, given_: Given) => run(kind, given_).events().own![0]!.data.code;

  it.each([
    ['welcomeMessage', 'own-welcome'],
    ['followUp3d', 'own-follow-up-3d'],
    ['followUp10d', 'own-follow-up-10d'],
  ] as const)('%s: its words are in the conversation with the client, with the variables filled in', (kind, rule) => {
    const { own, relay: said } = run(kind).events();
    expect(own).toMatchObject([{ type: 'ProfessionalAutomationRan', data: { kind, outcome: 'written', leadId, personId } }]);
    expect(said).toMatchObject([
      { type: 'AutomationWroteToClient', data: { relayId: acceptanceId, rule, body: 'Bonjour Maude (K7QF), Me 1' } },
    ]);
  });
  it('a reminder to oneself is in no conversation', () =>
    expect(run('selfReminder').types()).toEqual({ own: ['ProfessionalAutomationRan'] }));
  it('has the words of today, not those of when it was planned', () => {
    const own = [saved('welcomeMessage', { texts: { fr: 'Nouveau texte' } })];
    expect(run('welcomeMessage', { own }).events().relay![0]!.data.body).toBe('Nouveau texte');
  });
  it('a link to book goes out only where clients may book', () => {
    expect(codeOf('bookingLink', {})).toBe('Z02');
    const plan = {
      ...{ ownerId: pro(1), ownerKind: 'professional', province: 'QC', zone: 'America/Toronto', weekly: [], exceptions: [] },
      ...{ bufferMinutes: 0, minNoticeHours: 4, slotMinutes: 30, autoConfirm: false },
    };
    const offering = (offersBooking: boolean): Past => [['AvailabilitySet', { ...plan, offersBooking }]];
    expect(codeOf('bookingLink', { availability: offering(false) })).toBe('Z02');
    expect(run('bookingLink', { availability: offering(true) }).events().relay).toMatchObject([{ data: { rule: 'own-booking' } }]);
  });
  it('runs once, and not before its instant', () => {
    const ran: Past = [
      ['ProfessionalAutomationRan', { ...ids, kind: 'welcomeMessage', personId, entryId: claimOf(2), outcome: 'written' }],
    ];
    expect(run('welcomeMessage', { own: ran }).events()).toEqual({});
    expect(run('followUp3d', { now: at(3 * DAY) }).refusal()).toBe('WRONG_STATE: not-due');
  });
  it('once per acceptance, even where it was planned twice', () => {
    const said: Past = [
      [
        'AutomationWroteToClient',
        {
          relayId: acceptanceId,
          leadId,
          professionalId: pro(1),
          personId,
          entryId: claimOf(2),
          via: 'page',
          body: 'x',
          rule: 'own-welcome',
        },
      ],
    ];
    expect(codeOf('welcomeMessage', { relay: said })).toBe('Z10');
  });
  it('never for a client of someone else', () =>
    expect(run('welcomeMessage', { more: { professionalId: pro(2) } }).refusal()).toBe('NOT_FOUND: acceptance'));

  const replaced: Past = [...opened, ['AcceptanceReplaced', { ...ids, requestId: claimOf(3), cause: 'other' }]];
  const mandate: Past = [...spoken, ['MandateOutcomeRecorded', { ...ids, outcome: 'retained', ends: false }]];
  it.each<[string, Kind, Given, string]>([
    ['the client withdrew', 'welcomeMessage', { lead: withdrawn }, 'Z01'],
    ['the request was blocked', 'welcomeMessage', { lead: blocked }, 'Z01'],
    ['someone else took over', 'welcomeMessage', { acceptance: replaced }, 'Z01'],
    ['the client was reached meanwhile', 'selfReminder', { acceptance: spoken }, 'Z02'],
    ['there is a mandate', 'followUp3d', { acceptance: mandate }, 'Z02'],
    ['the acceptance was closed', 'followUp10d', { acceptance: [...spoken, ['AcceptanceClosed', ids]] }, 'Z02'],
    ['the machine stood still for days', 'welcomeMessage', { now: at(10 * DAY) }, 'Z03'],
    ['the client has no name to insert', 'welcomeMessage', { lead: withData(accepted, 'clientName', ' ') }, 'Z08'],
    ['it was switched off meanwhile', 'welcomeMessage', { own: [off('welcomeMessage')] }, 'Z11'],
    ['the professional was suspended', 'welcomeMessage', { professional: suspendedMember(1) }, 'Z11'],
    ['the client was erased', 'welcomeMessage', { lead: withData(accepted, 'clientName', ERASED) }, 'Z12'],
    ['it has no words in the client’s language', 'welcomeMessage', { lead: changed(accepted, 'LeadSubmitted', { lang: 'en' }) }, 'Z14'],
  ])('is not sent where %s, and says why', (_why, kind, given_, code) => {
    expect(codeOf(kind, given_)).toBe(code);
    expect(run(kind, given_).events().relay).toBeUndefined();
  });
  it('is not sent to a client who wishes calls alone', () => {
    const specificQuestions = { 'contact.care': ['call-only'] };
    const wished = changed(accepted, 'LeadSubmitted', { specificQuestions });
    expect(codeOf('welcomeMessage', { lead: wished })).toBe('Z13');
  });
});

describe('AnswerForAbsence', () => {
  const [from, until] = [at(-DAY), '2026-11-10T05:00:00.000Z'];
  const away = saved('outOfOffice', { texts: { fr: 'Je suis absent.' }, from, until });
  const answer = (own: Past, now: string, past: object = {}) =>
    given({ own, acceptance: opened, lead: accepted, professional: member(1), ...past }).when(answerForAbsence, ids, {
      now,
      actor: system,
    });
  const answeredAt = (when: string): Past[number] => [
    'ProfessionalAutomationRan',
    { ...ids, kind: 'outOfOffice', personId, entryId: claimOf(2), outcome: 'written' },
    when,
  ];
  it('says the text and the day of the return', () =>
    expect(answer([away], T0).events().relay).toMatchObject([
      { type: 'AutomationWroteToClient', data: { rule: 'own-away', body: 'Je suis absent.\nDe retour le 10 novembre 2026.' } },
    ]));
  it('once in 24 hours, whichever request the client writes about', () => {
    expect(answer([away, answeredAt(T0)], at(DAY - 1)).events()).toEqual({});
    expect(answer([away, answeredAt(T0)], at(DAY)).types()).toEqual({
      own: ['ProfessionalAutomationRan'],
      relay: ['AutomationWroteToClient'],
    });
  });
  it('not before the absence, not after it, and not when it is off', () => {
    expect(answer([saved('outOfOffice', { from: at(1), until })], T0).events()).toEqual({});
    expect(answer([away], until).events()).toEqual({});
    expect(answer([away, off('outOfOffice')], T0).events()).toEqual({});
    expect(answer([], T0).events()).toEqual({});
  });
});

describe('SettleOwnAutomation', () => {
  const entryId = claimOf(2);
  const ran: Past = [
    saved('welcomeMessage'),
    ['ProfessionalAutomationRan', { ...ids, kind: 'welcomeMessage', personId, entryId, outcome: 'written' }],
  ];
  const settle = (own: Past, code?: string) =>
    given({ own }).when(settleOwnAutomation, { ...of, kind: 'welcomeMessage', entryId, ...(code ? { code } : {}) }, { actor: system });
  const sent: Past[number] = ['ProfessionalAutomationSent', { ...of, kind: 'welcomeMessage', entryId }, at(5)];
  const held: Past[number] = ['ProfessionalAutomationHeldBack', { ...of, kind: 'welcomeMessage', entryId, code: 'Z05' }];
  it('counts what left once, and what was held back with its code', () => {
    expect(settle(ran).types()).toEqual({ own: ['ProfessionalAutomationSent'] });
    expect(settle([...ran, sent]).events()).toEqual({});
    expect(settle(ran, 'Z05').events()).toEqual({ own: [{ type: held[0], data: held[1] }] });
    expect(settle([...ran, held], 'Z05').events()).toEqual({});
  });
  it('what was held back as a text may leave as an e-mail', () =>
    expect(settle([...ran, held]).types()).toEqual({ own: ['ProfessionalAutomationSent'] }));
  it('knows nothing of what never ran', () => expect(settle([saved('welcomeMessage')]).events()).toEqual({}));
});

describe('what follows', () => {
  const ev = (type: string, data: object = {}): StoryEvent => [acceptance, acceptanceId, type, { ...ids, ...data }];
  const plan = (moment: string) => ({ do: 'dispatch', command: 'PlanOwnAutomations', input: { ...ids, moment, at: T0 } });
  const stop = { do: 'cancel', subject: `acceptance-${acceptanceId}`, timer: 'own.due' };
  it('an acceptance and its first word plan, its end stops', () => {
    const told = story(
      ev('AcceptanceOpened', { priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }),
      ev('ContactRecorded', { channel: 'phone' }),
      ev('ContactConfirmedByClient'),
      ev('AcceptanceReplaced', { requestId: 'r', cause: 'other' }),
      ev('AcceptanceClosed'),
    );
    expect(effectsOf(planOwnRuns, told)).toEqual([plan('accepted'), plan('spoken'), plan('spoken'), stop, stop]);
    expect(unexercised(planOwnRuns, told)).toEqual([]);
  });
  it('what is planned is looked at when it is due', () => {
    const own = (type: string, data: object): StoryEvent => [ownAutomations, pro(1), type, { ...ids, ...data }];
    const run = { personId, entryId: claimOf(2), outcome: 'written' };
    expect(
      effectsOf(
        runOwnAutomations,
        story(
          own('ProfessionalAutomationPlanned', { kind: 'followUp3d', dueAt: at(9) }),
          own('ProfessionalAutomationRan', { ...run, kind: 'selfReminder' }),
          own('ProfessionalAutomationRan', { ...run, kind: 'followUp3d' }),
        ),
      ),
    ).toMatchObject([
      {
        do: 'schedule',
        timer: 'own.due',
        occurrence: 'followUp3d',
        dueAt: at(9),
        command: 'RunOwnAutomation',
        input: { ...ids, kind: 'followUp3d' },
      },
    ]);
  });
  const word = { relayId: acceptanceId, leadId, professionalId: pro(1), personId, via: 'page', body: 'Bonjour' };
  const said = (type: string, more: object): StoryEvent => [relay, acceptanceId, type, { ...word, ...more }];
  it('a client who writes may be answered, and still waits for an answer of a person', () => {
    const told = story(
      said('ClientWroteToProfessional', { entryId: claimOf(3) }),
      said('AutomationWroteToClient', { entryId: claimOf(4), rule: 'own-away' }),
    );
    expect(effectsOf(answerForAbsences, told)).toEqual([{ do: 'dispatch', command: 'AnswerForAbsence', input: ids }]);
    // A text of theirs answers what was last said to them.
    const state = fold(relay, told as never);
    expect(lastAnswerOf(state)).toBeUndefined();
    expect(lastWordOf(state, 'professional')).toBe(T0);
  });
  it('messages of own automations are counted, and no others', () => {
    const sent = (rule: string): StoryEvent => [
      message,
      claimOf(5),
      'MessageSent',
      { messageId: claimOf(5), rule, channel: 'sms', providerId: 'x' },
    ];
    const held: StoryEvent = [
      message,
      claimOf(6),
      'MessageSuppressed',
      { messageId: claimOf(6), rule: 'own-away', channel: 'sms', code: 'Z05' },
    ];
    expect(effectsOf(settleOwnAutomations, story(sent('own-welcome'), sent('R15'), held))).toMatchObject([
      { job: 'settle-own-automation', input: { messageId: claimOf(5) } },
      { job: 'settle-own-automation', input: { messageId: claimOf(6), code: 'Z05' } },
    ]);
  });
});
