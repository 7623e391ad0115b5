import { asShipped, at, configIn, configWith, given, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { fold, type Config, type Refused } from '@jurilien/event-sourcing';
import { noticeEnds, shippedDocument, SHIPPED_TERMS, textOf, withTerms } from '@jurilien/reference';
import { mayClaim, professional } from '../professional.js';
import { acceptProfessionalTerms } from './accept-professional-terms.js';
import { noteBoardMatch, setBoardAlert } from './board-alerts.js';
import { pauseUnanswered, suggestPause } from './ignored-offers.js';
import { recheckLicence } from './recheck-licence.js';
import { verifyLicence } from './verify-licence.js';
import { setAutoClaimRule } from './set-auto-claim-rule.js';
import { sendPhoneCode, verifyPhone } from './verify-phone.js';

const professionalId = '018f2a10-0000-7000-8001-000000000001';
const [A, B] = ['018f2a10-0000-7000-8000-0000000000a1', '018f2a10-0000-7000-8000-0000000000a2'];
const id = { professionalId };
const DAY = 1_440;
const SYSTEM = { kind: 'system', id: 'timer' } as const;
const practice = { fields: ['family'], regions: ['06'], languages: ['fr'], postalCode: 'H2X', rates: ['3'], callYear: 2010 };
const member = (province: 'QC' | 'ON', version = '2026-11-01'): Past => [
  [
    'ProfessionalRegistered',
    { ...id, title: 'lawyer', name: 'Me Un', province, lang: 'fr', email: 'un@exemple.ca', phoneNumber: '+15145550101' },
  ],
  ['ProfessionalTermsAccepted', { ...id, version, lang: 'fr', frDeliveredAt: T0 }],
  ['ProfessionalApplied', { ...id, licenceNo: '200001', insurance: 'RC-1', practice }],
  ['LicenceVerified', { ...id, province, source: 'directory', nextCheckAt: at(0) }],
  ['ProfessionalApproved', { ...id, onboarding: 'held' }],
];
/** What the same says in Quebec and in Ontario, where alone a value was changed. */
const inBoth = <T>(ask: (province: 'QC' | 'ON') => T): readonly [T, T] => [ask('QC'), ask('ON')];

describe('a licence', () => {
  it('is too old for claims after the days of its province (licence.maxAgeDays)', () => {
    const may = (province: 'QC' | 'ON') =>
      mayClaim(fold(professional, recorded(professional, professionalId, member(province))), {
        province,
        now: at(20 * DAY),
        config: configIn('ON', { 'licence.maxAgeDays': 10 }),
      });
    expect(inBoth(may)).toEqual([true, { code: 'E02', detail: 'licence' }]);
  });
  it('is looked up again after the days of its province, and offers stop days later (licence.recheckDays, graceDays)', () => {
    const config = configIn('ON', { 'licence.recheckDays': 45, 'licence.graceDays': 7 });
    const data = (decision: typeof verifyLicence | typeof recheckLicence, input: object) => (province: 'QC' | 'ON') =>
      given({ professional: member(province) })
        .when(decision as typeof verifyLicence, { ...id, ...input } as never, { config })
        .events().professional![0]!.data;
    expect(inBoth(data(verifyLicence, { result: 'valid', source: 'directory' }))).toMatchObject([
      { nextCheckAt: at(90 * DAY) },
      { nextCheckAt: at(45 * DAY) },
    ]);
    expect(inBoth(data(recheckLicence, {}))).toMatchObject([{ dueAt: at(30 * DAY) }, { dueAt: at(7 * DAY) }]);
  });
});

describe('the terms of professionals', () => {
  const [DAY_8, published] = [at(8 * DAY), '2026-11-10'];
  const notice = configWith({ 'professional.termsNoticeDays': 5 });
  const hashes = { fr: 'hash-fr', en: 'hash-en' };
  const next = withTerms(notice, [
    { effectiveOn: SHIPPED_TERMS },
    { effectiveOn: published, barAt: noticeEnds(published, notice), hashes },
  ]);
  it('are those in force, and earlier ones count until the notice is over (professional.termsNoticeDays)', () => {
    const accept = (version: string, config: Config) =>
      given({ professional: member('QC') }).when(
        acceptProfessionalTerms,
        { ...id, version, lang: 'fr', frDeliveredAt: T0 },
        { config, now: DAY_8 },
      );
    expect(accept(SHIPPED_TERMS, next).refusal()).toBe('WRONG_STATE: old-terms');
    expect(accept(published, next).events()).toMatchObject({
      professional: [{ type: 'ProfessionalTermsAccepted', data: { version: published, lang: 'fr', textHash: 'hash-fr' } }],
    });
    expect(accept(SHIPPED_TERMS, asShipped()).types()).toEqual({ professional: [] });
    const s = fold(professional, recorded(professional, professionalId, member('QC')));
    const may = (day: number, config: Config) => mayClaim(s, { province: 'QC', now: at(day * DAY), config });
    expect([may(14, asShipped()), may(12, next), may(14, next)]).toEqual([true, true, { code: 'E03', detail: 'terms' }]);
  });
  it('are kept with the text that was agreed to, in its language, what is shipped too', () => {
    const past = member('QC').filter(([type]) => type !== 'ProfessionalTermsAccepted');
    const agreed = { ...id, version: SHIPPED_TERMS, lang: 'en' as const, frDeliveredAt: T0 };
    expect(given({ professional: past }).when(acceptProfessionalTerms, agreed).events()).toMatchObject({
      professional: [{ data: { textHash: `h:${textOf(shippedDocument('professional-terms').en)}` } }],
    });
  });
});

describe('offers without any answer', () => {
  it('are noticed from the number of their province on, over its days (ignored.count, windowDays)', () => {
    const suggest = (province: 'QC' | 'ON') =>
      given({ professional: member(province) })
        .when(suggestPause, { ...id, count: 5 }, { config: configIn('ON', { 'ignored.count': 6 }) })
        .types();
    expect(inBoth(suggest)).toEqual([{ professional: ['IgnoredOffersNoticed'] }, {}]);
    const data = (province: 'QC' | 'ON') =>
      given({ professional: member(province) })
        .when(suggestPause, { ...id, count: 5 }, { config: configIn('ON', { 'ignored.windowDays': 3 }) })
        .events().professional![0]!.data;
    expect(inBoth(data)).toMatchObject([{ days: 14 }, { days: 3 }]);
  });
  it('rest after the days that were in force when they were noticed, for the days of now (ignored.autoPauseAfterDays, autoPauseDays)', () => {
    const sooner = configIn('ON', { 'ignored.autoPauseAfterDays': 2 });
    const noticed: Past[number] = ['IgnoredOffersNoticed', { ...id, count: 5, days: 14 }, T0, SYSTEM, sooner];
    const pause = (province: 'QC' | 'ON') =>
      given({ professional: [...member(province), noticed] }).when(pauseUnanswered, id, {
        now: at(2 * DAY),
        actor: SYSTEM,
        config: configIn('ON', { 'ignored.autoPauseAfterDays': 20, 'ignored.autoPauseDays': 1 }),
      });
    expect(pause('QC').events()).toEqual({});
    expect(pause('ON').events().professional).toMatchObject([{ type: 'IgnoredOffersAnswered' }, { data: { until: at(3 * DAY) } }]);
  });
});

describe('alerts of the board', () => {
  const alert = (alertId: string): Past[number] => [
    'BoardAlertSet',
    { ...id, alertId, filters: { field: alertId === A ? 'labour' : 'family' }, channel: 'email', pace: 'now', province: 'QC' },
  ];
  it('are as many as the province allows (board.alert.most)', () => {
    const set = (province: 'QC' | 'ON') =>
      given({ alerts: [alert(A)], professional: member(province) }).when(
        setBoardAlert,
        { ...id, filters: { field: 'family' }, channel: 'email', pace: 'now' },
        { config: configIn('ON', { 'board.alert.most': 1 }) },
      );
    expect(set('QC').types()).toEqual({ alerts: ['BoardAlertSet'] });
    expect(set('ON').refusal()).toBe('CAP_REACHED: board-alerts');
  });
  it('are told at once as often in a day as the province says (board.alert.atOncePerDay)', () => {
    const noted: Past[number] = [
      'BoardMatchNoted',
      { ...id, leadId: A, alertIds: [A], pace: 'now', channels: ['email'], day: '2026-11-02' },
    ];
    const pace = (province: 'QC' | 'ON') =>
      given({ alerts: [alert(A), noted], professional: member(province) })
        .when(noteBoardMatch, { ...id, leadId: B, alertIds: [A] }, { config: configIn('ON', { 'board.alert.atOncePerDay': 1 }) })
        .events().alerts![0]!.data;
    expect(inBoth(pace)).toMatchObject([{ pace: 'now' }, { pace: 'daily' }]);
  });
});

describe('the code of a phone', () => {
  it('is good for the minutes and the tries in force (stepUp.codeMinutes, tries)', () => {
    const expiresAt = (config: Config) =>
      given({ professional: member('QC') })
        .when(sendPhoneCode, id, { config })
        .events().professional![0]!.data;
    expect(expiresAt(asShipped())).toMatchObject({ expiresAt: at(10) });
    expect(expiresAt(configWith({ 'stepUp.codeMinutes': 3 }))).toMatchObject({ expiresAt: at(3) });
    const sent: Past = [
      ...member('QC'),
      ['PhoneCodeSent', { ...id, sequence: 1, expiresAt: at(10) }],
      ['PhoneCodeRejected', { ...id, triesLeft: 4 }],
    ];
    const attempt = (config: Config) => given({ professional: sent }).when(verifyPhone, { ...id, code: '000000' }, { config });
    expect(attempt(asShipped()).events().professional).toMatchObject([{ type: 'PhoneCodeRejected', data: { triesLeft: 3 } }]);
    expect(attempt(configWith({ 'stepUp.tries': 1 })).refusal()).toBe('RATE_LIMITED: code-tries');
  });
});

describe('the limits someone may name', () => {
  it('lie between the prices of their province, and under its claims by rule (pricing.minCc, maxCc, autoClaim.maxPerDay)', () => {
    const config = configIn('ON', { 'pricing.minCc': 100, 'pricing.maxCc': 900, 'autoClaim.maxPerDay': 1 });
    const fields = (run: () => unknown) => {
      try {
        run();
        return [];
      } catch (error) {
        return (error as Refused).fields.map(({ field, message }) => `${field} ${message}`);
      }
    };
    const rule = (province: 'QC' | 'ON', coinCeilingCc: number) =>
      fields(() =>
        given({ professional: member(province) })
          .when(setAutoClaimRule, { ...id, enabled: true, filters: {}, maxPerDay: 2, coinCeilingCc }, { config })
          .events(),
      );
    expect(inBoth((province) => rule(province, 1_000))).toEqual([[], ['maxPerDay max:1', 'coinCeilingCc max:900']]);
    expect(rule('QC', 49)).toEqual(['coinCeilingCc least:50']);
    const alert = (province: 'QC' | 'ON') =>
      fields(() =>
        given({ professional: member(province) })
          .when(setBoardAlert, { ...id, filters: { maxPriceCc: 60 }, channel: 'email', pace: 'now' }, { config })
          .events(),
      );
    expect(inBoth(alert)).toEqual([[], ['filters.maxPriceCc least:100']]);
  });
});
