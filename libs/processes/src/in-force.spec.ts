import type { Config, Refused } from '@jurilien/event-sourcing';
import { asShipped, at, configIn, configWith, effectsOf, given, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { professional } from '@jurilien/professionals';
import { withTexts } from '@jurilien/reference';
import { pauseWhenUnanswered } from './automations/ignored-offers.js';
import { openCreditAccountWhenProfessionalApproved } from './automations/open-credit-account-when-professional-approved.js';
import { eraseInactiveCandidates } from './automations/erase-inactive-candidates.js';
import { account, member, pro } from './claims.testing.js';
import { addBlacklistEntry } from './decisions/add-blacklist-entry.js';
import { saveEmployeeAlert } from './decisions/employee-alerts.js';
import { eraseCandidate } from './decisions/candidates/erase-candidate.js';
import { requestCandidateContact } from './decisions/candidates/request-candidate-contact.js';
import { setAutoTopUp } from './decisions/set-auto-top-up.js';
import { approveTopUp, startAutoTopUp } from './decisions/start-auto-top-up.js';
import { startSubscription } from './decisions/start-subscription.js';
import { buyer, GROSS, heldFor, idOf, on, professionalId, set, terms, twoPaid } from './top-ups.testing.js';
import { candidate } from '@jurilien/recruiting';

const DAY = 1_440;
const id = (n: number): string => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const SYSTEM = { kind: 'system', id: 'timer' } as const;
const lives = (province: 'QC' | 'ON'): Past =>
  member(1).map(([type, data]): Past[number] => [type, { ...data, ...('province' in data ? { province } : {}) }]);
/** What the same comes to in Quebec and in Ontario, where alone a value was changed. */
const inBoth = <T>(ask: (province: 'QC' | 'ON') => T): readonly [T, T] => [ask('QC'), ask('ON')];
const refusalOf = (run: () => unknown): Refused => {
  try {
    run();
  } catch (error) {
    return error as Refused;
  }
  throw new Error('expected a refusal');
};

describe('a standing order', () => {
  const { consentVersion: _, cc: _cc, grossCents: _gross, ...asked } = terms;
  const say = (config: Config, topup: Past = []) =>
    given({ ...buyer(), topup }).when(setAutoTopUp, { ...asked, on: true, consent: true }, { config });
  it('is set within the bounds in force, and keeps what it was set with (topup.thresholdMaxCc, monthlyCeilingCents, purchase.stepCc)', () => {
    const narrow = configWith({ 'topup.thresholdMaxCc': 200, 'topup.monthlyCeilingCents': 40_000, 'purchase.stepCc': 70 });
    expect(say(asShipped()).types()).toEqual({ topup: ['AutoTopUpSet'] });
    expect(refusalOf(() => say(narrow).events()).fields).toEqual([
      { field: 'thresholdCc', message: 'max:200' },
      { field: 'thresholdCc', message: 'step:70' },
      { field: 'monthlyCeilingCents', message: 'max:40000' },
    ]);
    const look = given({ ...buyer(), topup: twoPaid }).when(startAutoTopUp, { professionalId, purchaseId: idOf(1) }, { config: narrow });
    expect(look.types()).toEqual({ topup: ['AutoTopUpStarted'], purchase: ['PurchaseStarted'] });
  });
  it('is agreed to by the words in force, once their day has come', () => {
    const from = (effectiveOn: string) => withTexts(asShipped(), { 'top-up-consent': [{ version: 2, effectiveOn }] });
    const agreed = (config: Config) => say(config).events()['topup']![0]!.data;
    expect(agreed(from('2020-01-01'))).toMatchObject({ consentVersion: 'top-up-consent/2/fr' });
    expect(agreed(from('2099-01-01'))).toMatchObject({ consentVersion: 'top-up-consent/1/fr' });
  });
  it('waits for as many clicks as are in force (topup.confirmFirst)', () => {
    const look = (config: Config) =>
      given({ ...buyer(), topup: twoPaid }).when(startAutoTopUp, { professionalId, purchaseId: idOf(1) }, { config });
    expect(look(asShipped()).types()).toMatchObject({ purchase: ['PurchaseStarted'] });
    expect(look(configWith({ 'topup.confirmFirst': 3 })).types()).toEqual({ topup: ['AutoTopUpHeldForApproval'] });
  });
  it('waits for a click when its pack is dearer, or no longer sold: then it is as many coins one by one (credits.packs)', () => {
    const look = (packs: readonly { cc: number; cents: number }[]) =>
      given({ ...buyer(), topup: twoPaid }).when(
        startAutoTopUp,
        { professionalId, purchaseId: idOf(1) },
        { config: configIn('QC', { 'credits.packs': packs, 'credits.unitPriceCents': 5_000 }) },
      );
    expect(look([{ cc: 500, cents: 19_000 }]).types()).toMatchObject({ purchase: ['PurchaseStarted'] });
    expect(look([{ cc: 500, cents: 21_000 }]).types()).toEqual({ topup: ['AutoTopUpHeldForApproval'] });
    const single = look([{ cc: 600, cents: 19_000 }]).events()['topup']![0]!;
    expect(single).toMatchObject({ type: 'AutoTopUpHeldForApproval', data: { cc: 500, grossCents: 28_744 } });
  });
  it('buys nothing where access came to be by plan (billing.model)', () => {
    const byPlan = configIn('QC', { 'billing.model': 'subscription' });
    const look = given({ ...buyer(), topup: twoPaid }).when(startAutoTopUp, { professionalId, purchaseId: idOf(1) }, { config: byPlan });
    expect(look.types()).toEqual({});
    const click = given({ ...buyer(), topup: [...on, ...heldFor(1)] }).when(
      approveTopUp,
      { professionalId, purchaseId: idOf(1), grossCents: GROSS },
      { config: byPlan },
    );
    expect(click.refusal()).toBe('WRONG_STATE: cannot-buy-now');
    expect(say(byPlan, set).refusal()).toBe('WRONG_STATE: no-coins-here');
  });
});

describe('a plan', () => {
  it('costs what its province says when it begins (subscription.plan)', () => {
    const billed: Past = [
      ['BillingIdentitySet', { professionalId, billingKeyId: 'b-1', name: 'Nguyen LLP', address: '1 King St', province: 'ON', lang: 'en' }],
    ];
    const start = (province: 'QC' | 'ON') =>
      given({ professional: lives(province), account: account(1).slice(0, 1), billing: billed })
        .when(
          startSubscription,
          { professionalId, subscriptionId: id(7), terms: true },
          { config: configIn(province, { 'subscription.plan': { cc: 200, cents: 10_000 }, 'billing.model': 'subscription' }) },
        )
        .events()['subscription']![0]!.data;
    const plan = { cc: 200, netCents: 10_000, grossCents: 11_300 };
    expect(inBoth(start)).toMatchObject([plan, plan]);
  });
});

describe('someone who joins', () => {
  it('is given the coins of their province (credits.welcomeCc)', () => {
    const [approved] = recorded(professional, 'p', [['ProfessionalApproved', { professionalId: 'p', onboarding: 'held' }]]);
    const config = configIn('ON', { 'credits.welcomeCc': 700 });
    const given_ = (province: 'QC' | 'ON') => effectsOf(openCreditAccountWhenProfessionalApproved, [{ ...approved!, province, config }])[1];
    expect(inBoth(given_)).toMatchObject([{ input: { cc: 200 } }, { input: { cc: 700 } }]);
  });
  it('who lets offers pass unanswered rests after the days of their province (ignored.autoPauseAfterDays)', () => {
    const config = configIn('ON', { 'ignored.autoPauseAfterDays': 2 });
    const [e] = recorded(professional, 'p', [['IgnoredOffersNoticed', { professionalId: 'p', count: 5, days: 14 }]]);
    const pause = (province: 'QC' | 'ON') => effectsOf(pauseWhenUnanswered, [{ ...e!, config, province }])[0];
    expect(inBoth(pause)).toMatchObject([{ dueAt: at(7 * DAY) }, { dueAt: at(2 * DAY) }]);
  });
});

describe('an entry of the blacklist', () => {
  it('without an end of its own counts for the months in force (blacklist.months)', () => {
    const until = (config: Config) =>
      given({})
        .when(
          addBlacklistEntry,
          { entryId: id(1), kind: 'phone', value: '+15145550199', scope: ['submit'], blockType: 'fraud' },
          { actor: { kind: 'user', id: 'one', role: 'jurilien_admin' }, config },
        )
        .events()['entry']![0]!.data;
    expect(until(asShipped())).toMatchObject({ until: at(365 * DAY) });
    expect(until(configWith({ 'blacklist.months': 2 }))).toMatchObject({ until: at(61 * DAY) });
  });
});

describe('a firm and candidates', () => {
  const candidateId = id(1);
  const details = { firstName: 'Amélie', lastName: 'Roy', school: 'UdeM', programme: 'Droit', skills: [], blockedFirms: [] };
  const facts = { type: 'student', regions: ['06'], languages: ['fr'], barStatus: 'none', hours: 'part', workModes: ['remote'] };
  const profile = (config = asShipped()): Past => [['CandidateProfileCreated', { candidateId, ...facts, details }, T0, SYSTEM, config]];
  const visible: Past = [...profile(), ['CandidateVisibilitySet', { candidateId, visibility: 'open' }]];
  const message = 'Nous cherchons une personne stagiaire en droit de la famille.';
  const open: Past = [
    ['CandidateContactRequested', { professionalId: pro(1), requestId: id(50), candidateId: id(9), message, expiresAt: at(DAY) }],
  ];
  const ask = (province: 'QC' | 'ON', config: Config, contacts: Past = open) =>
    given({ candidate: visible, professional: lives(province), contacts }).when(
      requestCandidateContact,
      { professionalId: pro(1), candidateId, message },
      { config },
    );

  it('has as many questions open as its province allows, for its days (recruit.maxOpenContacts, contactDays)', () => {
    const config = configIn('ON', { 'recruit.maxOpenContacts': 1, 'recruit.contactDays': 3 });
    expect(ask('QC', config).types()).toEqual({ contacts: ['CandidateContactRequested'] });
    expect(ask('ON', config).refusal()).toBe('CAP_REACHED: open-contacts');
    const ends = (province: 'QC' | 'ON') => ask(province, config, []).events()['contacts']![0]!.data;
    expect(inBoth(ends)).toMatchObject([{ expiresAt: at(14 * DAY) }, { expiresAt: at(3 * DAY) }]);
  });
  it('saves as many searches as its province allows (recruit.maxAlerts)', () => {
    const saved: Past = [
      ['EmployeeAlertSaved', { professionalId: pro(1), alertId: id(60), filters: { type: 'paralegal' }, pace: 'daily', channel: 'email' }],
    ];
    const save = (province: 'QC' | 'ON') =>
      given({ alerts: saved, professional: lives(province) }).when(
        saveEmployeeAlert,
        { professionalId: pro(1), filters: { type: 'student' }, pace: 'daily', channel: 'email' },
        { config: configIn('ON', { 'recruit.maxAlerts': 1 }) },
      );
    expect(save('QC').types()).toEqual({ alerts: ['EmployeeAlertSaved'] });
    expect(save('ON').refusal()).toBe('CAP_REACHED: employee-alerts');
  });
  it('forgets a silent candidate as was in force at their last word (recruit.eraseMonths, eraseNoticeDays)', () => {
    const sooner = configWith({ 'recruit.eraseMonths': 3, 'recruit.eraseNoticeDays': 10 });
    const erase = (spoken: Config, config: Config) =>
      given({ candidate: profile(spoken) }).when(
        eraseCandidate,
        { candidateId },
        { actor: SYSTEM, now: '2027-02-02T15:00:00.000Z', config },
      );
    expect(erase(sooner, asShipped()).types()).toMatchObject({ candidate: ['CandidateErased'] });
    expect(erase(asShipped(), sooner).refusal()).toBe('WRONG_STATE: not-due');
    const [e] = recorded(candidate, candidateId, profile(sooner));
    expect(effectsOf(eraseInactiveCandidates, [e!])).toMatchObject([{ timer: 'candidate.erase', dueAt: '2027-02-02T15:00:00.000Z' }]);
  });
});
