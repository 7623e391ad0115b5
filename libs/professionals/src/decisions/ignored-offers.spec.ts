import { asShipped, at, given, type Past } from '@jurilien/event-sourcing/testing';
import { ignoredAutoPauseAfterDays, ignoredAutoPauseDays } from '@jurilien/reference';
import { forgetIgnoredOffers, pauseUnanswered, suggestPause } from './ignored-offers.js';
import { setAutoClaimRule } from './set-auto-claim-rule.js';

const DAY = 1_440;
const professionalId = '018f2a10-0000-7000-8001-000000000001';
const id = { professionalId };
const member: Past = [
  [
    'ProfessionalRegistered',
    { ...id, title: 'lawyer', name: 'Me Un', province: 'QC', lang: 'fr', email: 'un@exemple.ca', phoneNumber: '+15145550101' },
  ],
  ['ProfessionalApproved', { ...id, onboarding: 'held' }],
];
const noticed: Past[number] = ['IgnoredOffersNoticed', { ...id, count: 5, days: 14 }];
const answered: Past[number] = ['IgnoredOffersAnswered', id];
const paused: Past[number] = ['OffersPaused', { ...id, scope: 'all' }];

describe('SuggestPause', () => {
  const suggest = (past: Past, count = 5) =>
    given({ professional: past })
      .when(suggestPause, { ...id, count })
      .events();
  it('after five offers without any answer', () =>
    expect(suggest(member)).toEqual({ professional: [{ type: 'IgnoredOffersNoticed', data: { ...id, count: 5, days: 14 } }] }));
  it.each<[string, Past, number]>([
    ['after four', member, 4],
    ['twice', [...member, noticed], 5],
    ['to who has paused', [...member, paused], 5],
    ['to who is suspended', [...member, ['ProfessionalSuspended', { ...id, notice: 'Assurance' }]], 5],
  ])('not %s', (_when, past, count) => expect(suggest(past, count)).toEqual({}));
  it('again once something was answered since', () => expect(suggest([...member, noticed, answered])).not.toEqual({}));
});

describe('ForgetIgnoredOffers', () => {
  const forget = (past: Past) => given({ professional: past }).when(forgetIgnoredOffers, id).types();
  it('with any answer', () => expect(forget([...member, noticed])).toEqual({ professional: ['IgnoredOffersAnswered'] }));
  it('says nothing where nothing was noticed', () => {
    expect(forget(member)).toEqual({ professional: [] });
    expect(forget([...member, noticed, answered])).toEqual({ professional: [] });
  });
});

describe('PauseUnanswered', () => {
  const days = asShipped().value(ignoredAutoPauseAfterDays, {});
  const pause = (past: Past, minutes = days * DAY) =>
    given({ professional: past }).when(pauseUnanswered, id, { now: at(minutes), actor: { kind: 'system', id: 'timer' } });
  it('a week after the suggestion, for a week', () =>
    expect(pause([...member, noticed]).events()['professional']).toMatchObject([
      { type: 'IgnoredOffersAnswered' },
      { type: 'OffersPaused', data: { scope: 'all', until: at((days + asShipped().value(ignoredAutoPauseDays, {})) * DAY), auto: true } },
    ]));
  it.each<[string, Past, number]>([
    ['before the week is over', [...member, noticed], days * DAY - 1],
    ['when something was answered: a late timer finds nothing', [...member, noticed, answered], days * DAY],
    ['when the person has paused meanwhile', [...member, noticed, paused], days * DAY],
    ['when nothing was noticed', member, days * DAY],
  ])('not %s', (_when, past, minutes) => expect(pause(past, minutes).events()).toEqual({}));
});

describe('SetAutoClaimRule', () => {
  const rule = { ...id, enabled: true, filters: { fields: ['family'] }, maxPerDay: 3, coinCeilingCc: 500 };
  const set = (input: object, past: Past = member) => given({ professional: past }).when(setAutoClaimRule, { ...rule, ...input });
  it('keeps the rule, once', () => {
    expect(set({}).types()).toEqual({ professional: ['AutoClaimRuleSet'] });
    expect(set({}, [...member, ['AutoClaimRuleSet', rule]]).types()).toEqual({ professional: [] });
    expect(set({ enabled: false }, [...member, ['AutoClaimRuleSet', rule]]).types()).toEqual({ professional: ['AutoClaimRuleSet'] });
  });
  it('refuses hours that end before they begin, and who is not a member yet', () => {
    expect(set({ hours: { days: [1], fromMinute: 600, toMinute: 600 } }).refusal()).toBe('VALIDATION: hours-order');
    expect(set({}, member.slice(0, 1)).refusal()).toBe('WRONG_STATE: professional-registered');
  });
  it('knows no fourth claim a day', () => expect(() => set({ maxPerDay: 4 }).events()).toThrow());
});
