import { at, effectsOf, given, rowsOf, story, unexercised, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { keepAbsences } from '../automations/keep-absences.js';
import { ownAutomations } from '../own-automations.js';
import { ownAutomationsView } from '../views/own-automations.js';
import { keepAbsence } from './keep-absence.js';
import { saveProfessionalAutomation } from './save-professional-automation.js';

const professionalId = '018f2a10-0000-7000-8001-000000000001';
const id = { professionalId };
const member: Past = [
  [
    'ProfessionalRegistered',
    { ...id, title: 'lawyer', name: 'Me Roy', province: 'QC', lang: 'fr', email: 'roy@exemple.ca', phoneNumber: '+15145550101' },
  ],
  ['ProfessionalApproved', { ...id, onboarding: 'held' }],
];
const fr = 'Bonjour {prenom}, je vous appelle aujourd’hui.';
const welcome = { ...id, kind: 'welcomeMessage', enabled: true, texts: { fr } } as const;
const away = { ...id, kind: 'outOfOffice', enabled: true, texts: { fr: 'Absent.' }, fromDay: '2026-11-10', backOn: '2026-11-17' } as const;
const saved = (data: object): Past[number] => ['ProfessionalAutomationSaved', { ...id, province: 'QC', ...data }];
/** Midnights of Montréal. */
const [FROM, UNTIL] = ['2026-11-10T05:00:00.000Z', '2026-11-17T05:00:00.000Z'];
const absence = saved({ kind: 'outOfOffice', enabled: true, texts: { fr: 'Absent.' }, from: FROM, until: UNTIL });

describe('SaveProfessionalAutomation', () => {
  const save = (input: object, own: Past = [], past: Past = member) =>
    given({ own, professional: past }).when(saveProfessionalAutomation, { ...welcome, ...input } as never);
  it('keeps one version, once', () => {
    expect(save({}).events()).toEqual({ own: [{ type: 'ProfessionalAutomationSaved', data: { ...welcome, province: 'QC' } }] });
    expect(save({}, [saved(welcome)]).events()).toEqual({});
    expect(save({ texts: { fr, en: 'Hello' } }, [saved(welcome)]).types()).toEqual({ own: ['ProfessionalAutomationSaved'] });
  });
  it('is switched off and on again with the same words', () => {
    expect(save({ enabled: false }, [saved(welcome)]).events()).toEqual({
      own: [{ type: 'ProfessionalAutomationDisabled', data: { ...id, kind: 'welcomeMessage', cause: 'self' } }],
    });
    const off: Past = [saved(welcome), ['ProfessionalAutomationDisabled', { ...id, kind: 'welcomeMessage', cause: 'self' }]];
    expect(save({}, off).types()).toEqual({ own: ['ProfessionalAutomationSaved'] });
    expect(save({ enabled: false }, off).events()).toEqual({});
  });
  it('is for members', () => expect(save({}, [], member.slice(0, 1)).refusal()).toBe('WRONG_STATE: professional-registered'));
  it.each<[string, object, object[]]>([
    ['no text at all', { texts: {} }, [{ field: 'texts', message: 'required' }]],
    ['a superlative', { texts: { fr: 'Le meilleur choix' } }, [{ field: 'texts.fr', message: 'wording-superlative:Le meilleur' }]],
    [
      'a promise, in the other language',
      { texts: { en: 'Results guaranteed' } },
      [{ field: 'texts.en', message: 'wording-promise:Results guaranteed' }],
    ],
    ['a variable that does not exist', { texts: { fr: '{montant}' } }, [{ field: 'texts.fr', message: 'variable:{montant}' }]],
    ['a reminder without hours', { kind: 'selfReminder' }, [{ field: 'afterHours', message: 'least:1' }]],
    ['a reminder after too many', { kind: 'selfReminder', afterHours: 25 }, [{ field: 'afterHours', message: 'max:24' }]],
    ['an absence without a beginning', { ...away, fromDay: undefined }, [{ field: 'fromDay', message: 'required' }]],
    ['an absence without a return', { ...away, backOn: undefined }, [{ field: 'backOn', message: 'required' }]],
    ['a return on the first day away', { ...away, backOn: away.fromDay }, [{ field: 'backOn', message: 'after' }]],
    ['an absence of the past', { ...away, fromDay: '2026-10-01', backOn: '2026-10-05' }, [{ field: 'backOn', message: 'future' }]],
    ['an absence of more than half a year', { ...away, backOn: '2027-06-01' }, [{ field: 'backOn', message: 'days:180' }]],
  ])('refuses %s at its field', (_what, input, fields) => expect(save(input).refusedFields()).toEqual(fields));
  it('lets one write to oneself as one likes', () =>
    expect(save({ kind: 'selfReminder', afterHours: 2, texts: { fr: 'Le meilleur moment : 514 555-0142' } }).types()).toEqual({
      own: ['ProfessionalAutomationSaved'],
    }));
  it('reads the days of an absence by the clock where the professional practises, also over the change of the hour', () => {
    expect(save(away).events().own![0]!.data).toMatchObject({ from: FROM, until: UNTIL });
    expect(save({ ...away, fromDay: '2026-11-10', backOn: '2027-03-16' }).events().own![0]!.data).toMatchObject({
      until: '2027-03-16T04:00:00.000Z',
    });
  });
});

describe('KeepAbsence', () => {
  const keep = (own: Past, now: string, past: Past = member) =>
    given({ own, professional: past }).when(keepAbsence, id, { now, actor: { kind: 'system', id: 'timer' } });
  const paused = (data: object): Past => [...member, ['OffersPaused', { ...id, scope: 'all', ...data }]];
  const pause = (until: string) => [{ type: 'OffersPaused', data: { ...id, scope: 'all', until, pauseReason: 'absence' } }];
  const during = '2026-11-12T15:00:00.000Z';
  it('rests from the first day away until the return, and once', () => {
    expect(keep([absence], '2026-11-10T04:59:59.000Z').events()).toEqual({ own: [], professional: [] });
    expect(keep([absence], FROM).events()).toEqual({ own: [], professional: pause(UNTIL) });
    expect(keep([absence], during, paused({ until: UNTIL, pauseReason: 'absence' })).types()).toEqual({ own: [], professional: [] });
  });
  it('leaves a pause that is longer, and outlasts a shorter one', () => {
    expect(keep([absence], during, paused({})).types()).toEqual({ own: [], professional: [] });
    expect(keep([absence], during, paused({ until: '2026-12-01T05:00:00.000Z' })).types()).toEqual({ own: [], professional: [] });
    expect(keep([absence], during, paused({ until: '2026-11-13T05:00:00.000Z' })).events().professional).toEqual(pause(UNTIL));
  });
  it('moves its own pause when the absence becomes shorter, and takes it back with it', () => {
    const own = paused({ until: '2026-12-01T05:00:00.000Z', pauseReason: 'absence' });
    expect(keep([absence], during, own).events().professional).toEqual(pause(UNTIL));
    const off: Past = [absence, ['ProfessionalAutomationDisabled', { ...id, kind: 'outOfOffice', cause: 'self' }]];
    expect(keep(off, during, own).events().professional).toEqual([{ type: 'OffersResumed', data: { ...id, scope: 'all' } }]);
    expect(keep(off, during, paused({ until: '2026-12-01T05:00:00.000Z' })).types()).toEqual({ own: [], professional: [] });
  });
  it('is switched off by itself on the day of the return', () =>
    expect(keep([absence], UNTIL).events().own).toEqual([
      { type: 'ProfessionalAutomationDisabled', data: { ...id, kind: 'outOfOffice', cause: 'over' } },
    ]));
  it('says nothing for who is no member any more', () =>
    expect(keep([absence], during, [...member, ['ProfessionalClosed', id]]).events()).toEqual({}));
});

describe('what follows', () => {
  const ev = (type: string, data: object, minutes = 0): StoryEvent => [ownAutomations, professionalId, type, { ...id, ...data }, minutes];
  const kept = absence[1];
  const offKind = (kind: string) => ev('ProfessionalAutomationDisabled', { kind, cause: 'self' }, 1);
  const look = { do: 'dispatch', command: 'KeepAbsence', input: id };
  const subject = `ownautomations-${professionalId}`;
  it('an absence is looked at when it is saved, begins and ends', () => {
    const due = (timer: string, dueAt: string) => ({ do: 'schedule', subject, timer, dueAt, command: 'KeepAbsence', input: id });
    expect(effectsOf(keepAbsences, story(ev('ProfessionalAutomationSaved', kept)))).toEqual([
      look,
      due('absence.begin', FROM),
      due('absence.end', UNTIL),
    ]);
    expect(effectsOf(keepAbsences, story(offKind('outOfOffice')))).toEqual([
      look,
      { do: 'cancel', subject, timer: 'absence.begin' },
      { do: 'cancel', subject, timer: 'absence.end' },
    ]);
    expect(effectsOf(keepAbsences, story(offKind('followUp3d'), ev('ProfessionalAutomationSaved', saved(welcome)[1])))).toEqual([]);
    expect(effectsOf(keepAbsences, story(ev('ProfessionalAutomationSaved', { ...kept, enabled: false })))).toHaveLength(3);
  });
  it('own-automations has a row for each, with what came of it', () => {
    const run = { kind: 'welcomeMessage', acceptanceId: 'a', leadId: 'l', personId: 'p', entryId: 'e' };
    const told = story(
      ev('ProfessionalAutomationSaved', saved(welcome)[1]),
      ev('ProfessionalAutomationRan', { ...run, outcome: 'written' }, 1),
      ev('ProfessionalAutomationSent', { kind: 'welcomeMessage', entryId: 'e' }, 2),
      ev('ProfessionalAutomationRan', { ...run, entryId: 'e2', outcome: 'notSent', code: 'Z14' }, 3),
      ev('ProfessionalAutomationHeldBack', { kind: 'welcomeMessage', entryId: 'e3', code: 'Z05' }, 4),
      offKind('welcomeMessage'),
    );
    const row = rowsOf(ownAutomationsView, told).get(`${professionalId}.welcomeMessage`);
    expect(row).toMatchObject({ enabled: false, texts: { fr }, versions: 1, sent: 1, lastSentAt: at(2), notSent: 2, lastCode: 'Z05' });
    expect(unexercised(ownAutomationsView, told)).toEqual([]);
  });
});
