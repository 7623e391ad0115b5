import { configWith, given, story, type Past } from '@jurilien/event-sourcing/testing';
import { templateOf, textOfTemplate } from '@jurilien/notifications';
import { messageTemplate, type MessageTemplateState } from '../templates/message-template.js';
import { publishTemplate } from '../templates/decisions/publish-template.js';
import { commsConstants, constantsOn, longestFrom, type CommsConstantsState } from './comms-constants.js';
import { saveVariable } from './save-variable.js';
import { brokenBy, usersOfConstant } from './users.js';

const label = { fr: 'Avis des Fêtes', en: 'Holiday notice' };
const value = { fr: 'Nos bureaux sont ouverts.', en: 'Our offices are open.' };
const closed = { fr: 'Nos bureaux sont fermés du 24 décembre au 2 janvier.', en: 'Our offices are closed from December 24 to January 2.' };
const key = 'holidayNotice';
const saved = (from: string, said = value): Past[number] => ['CommsVariableSaved', { key, label, value: said, from }];
/** Tuesday 1 December 2026, before midnight in Montréal. */
const NOW = '2026-12-02T04:30:00.000Z';
const who = { actor: { kind: 'user', id: 'a', role: 'jurilien_admin' }, reason: 'Les Fêtes', now: NOW } as const;
const save = (over: object = {}, constants: Past = []) =>
  given({ constants }).when(saveVariable, { key, label, value, from: '2026-12-01', ...over }, who);

describe('SaveVariable', () => {
  it('keeps a new constant in both languages, from today on', () =>
    expect(save().events()).toEqual({ constants: [{ type: 'CommsVariableSaved', data: { key, label, value, from: '2026-12-01' } }] }));
  it('keeps what an old one says from a later day on', () =>
    expect(save({ value: closed, from: '2026-12-24' }, [saved('2026-12-01')]).events()).toMatchObject({
      constants: [{ data: { value: closed, from: '2026-12-24' } }],
    }));
  it('is no news when it says the same from the same day on, even one that is past', () =>
    expect(save({ from: '2026-11-01' }, [saved('2026-11-01')]).events()).toEqual({}));
  it.each([
    ['begins before today', { from: '2026-11-30' }, [saved('2026-11-01')], { field: 'from', message: 'day-gone-by' }],
    ['is new and begins later: what names it would have no words', { from: '2026-12-24' }, [], { field: 'from', message: 'first-day' }],
    ['has the name of something that templates say already', { key: 'clientName' }, [], { field: 'key', message: 'name-taken' }],
    ['has a name of the sender', { key: 'senderPhone' }, [], { field: 'key', message: 'name-taken' }],
  ] as const)('is refused where it %s', (_what, over, past, fault) => expect(save(over, [...past]).refusedFields()).toEqual([fault]));
  it('is refused where words in force could not go out any more', () =>
    expect(save({ broken: ['R15'] }).refusal()).toBe('VALIDATION: variable-breaks-templates'));
  it.each([
    { key: 'Holiday' },
    { key: 'a b' },
    { value: { fr: '{proName}', en: 'x' } },
    { value: { fr: 'Un', en: ' ' } },
    { from: 'demain' },
  ])('takes no %j', (over) => expect(saveVariable.input.safeParse({ key, label, value, from: '2026-12-01', ...over }).success).toBe(false));
});

describe('constants', () => {
  const state = (...past: Past): CommsConstantsState =>
    story(...past.map(([type, data]) => [commsConstants, 'main', type, data] as const)).reduce(
      (s, e) => commsConstants.evolve(s, e as never, e as never),
      commsConstants.initial,
    );
  const both = state(saved('2026-12-24', closed), saved('2026-12-01'));

  it('say on each day what was kept for it', () => {
    expect(constantsOn(both, '2026-11-30')).toEqual({ fr: {}, en: {} });
    expect(constantsOn(both, '2026-12-23').fr).toEqual({ [key]: value.fr });
    expect(constantsOn(both, '2026-12-24').en).toEqual({ [key]: closed.en });
    expect(constantsOn(state(saved('2026-12-01'), saved('2026-12-01', closed)), '2026-12-01').fr).toEqual({ [key]: closed.fr });
  });
  it('are measured at their longest from today on', () => {
    expect(longestFrom(both, '2026-12-02').fr).toEqual({ [key]: closed.fr });
    expect(longestFrom(state(saved('2026-11-01', closed), saved('2026-12-01')), '2026-12-02').fr).toEqual({ [key]: value.fr });
  });

  const shipped = textOfTemplate(templateOf('R15'));
  const naming = { ...shipped, sms: { fr: `${shipped.sms!.fr} {${key}}`, en: `${shipped.sms!.en} {${key}}` } };
  const wordsOf = (code: string): MessageTemplateState =>
    code === 'R15' ? { ...messageTemplate.initial, published: [{ version: 2, text: naming }], inForce: 2 } : messageTemplate.initial;

  it('know the templates that name them, in force or as a draft', () => {
    expect(usersOfConstant(key, wordsOf)).toEqual(['R15']);
    expect(usersOfConstant(key, () => messageTemplate.initial)).toEqual([]);
  });
  it('break the templates whose texts would be too long with them, and no other', () => {
    const broken = (said: typeof value, most = 3) =>
      brokenBy({ key, label, value: said, from: '2026-12-24' }, state(saved('2026-12-01')), wordsOf, { most, today: '2026-12-02' });
    expect(broken(closed)).toEqual([]);
    expect(broken({ ...closed, fr: 'Bureaux fermés. '.repeat(18) })).toEqual(['R15']);
  });
});

it('a template that names a constant is published while it is one, and not when it is none', () => {
  const shipped = textOfTemplate(templateOf('R15'));
  const text = { ...shipped, sms: { fr: `${shipped.sms!.fr} {${key}}`, en: `${shipped.sms!.en} {${key}}` } };
  const template: Past = [
    ['TemplateDraftSaved', { code: 'R15', text, hash: 'h' }],
    ['TemplatePreviewed', { code: 'R15', hash: 'h', on: 'samples' }],
  ];
  const publish = (constants: Past) =>
    given({ template, constants }).when(publishTemplate, { code: 'R15', hash: 'h' }, { ...who, config: configWith({}) });
  expect(publish([saved('2026-12-01')]).types()).toEqual({ template: ['TemplatePublished'] });
  expect(publish([]).refusedFields()).toEqual(expect.arrayContaining([{ field: 'sms.fr', message: `unknown-variable:${key}` }]));
});
