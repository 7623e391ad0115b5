import { contradictions, type ConfigPlace } from './index.js';
import { CONTRADICTION_WORDS, type ContradictionCode } from './words/contradictions.js';

const GLOBAL: ConfigPlace = {};
const week = (from: number, to: number) => ({ days: [1], from, to, holidaysClosed: false });
const rate = { code: 'GST', province: 'QC', fr: 'TPS', en: 'GST', rateMilli: 5_000 };

/** For each rule, a value that breaks it. */
const BREAKS: Readonly<Record<ContradictionCode, readonly [key: string, value: unknown]>> = {
  'draft-reminders': ['lead.draft.remind1Hours', 24],
  'draft-ends-after-reminders': ['lead.draft.expireDays', 1],
  'description-lengths': ['lead.description.min', 4_001],
  'confirmation-ends-after-grace': ['lead.confirm.graceMinutes', 14 * 24 * 60],
  'question-reminder-in-time': ['lead.info.remindHours', 72],
  'urgent-search-is-shorter': ['lead.urgent.unservedAfterHours', 73],
  'multiple-is-more': ['lead.maxAcceptances', 4],
  'reservation-within-wave': ['claim.holdMinutes', 11],
  'window-empty': ['quiet.sms.weekday', week(600, 659)],
  'reservations-day-week': ['caps.claimsPerDay', 41],
  'automatic-reservations-within-day': ['autoClaim.maxPerDay', 11],
  'messages-day-week': ['caps.person.perDay', 11],
  'complaints-alarm-before-stop': ['complaints.alarmPercent', 0.3],
  'price-bounds': ['pricing.minCc', 3_050],
  'price-steps': ['pricing.stepCc', 40],
  'packs-rise': [
    'credits.packs',
    [
      { cc: 500, cents: 1 },
      { cc: 500, cents: 2 },
    ],
  ],
  'movements-of-a-day': ['credits.fourEyesAboveCc', 5_001],
  'refunds-of-a-day': ['refund.fourEyesAboveCents', 250_001],
  'custom-purchase-bounds': ['purchase.customMinCc', 100_001],
  'custom-purchase-steps': ['purchase.stepCc', 30],
  'custom-purchase-payable': ['credits.unitPriceCents', 50_001],
  'tax-ends-after-it-begins': ['tax.rates', [{ ...rate, from: '2020-01-02', until: '2020-01-02' }]],
  'tax-periods': [
    'tax.rates',
    [
      { ...rate, from: '2020-01-01', until: '2021-01-02' },
      { ...rate, from: '2021-01-01' },
    ],
  ],
  'credit-decided-before-approved': ['leadCredit.decideBusinessDays', 4],
  'contact-reminders': ['contact.nudgeMinutes', [120, 240]],
  'outcome-reminders': ['outcome.remindDays', [30, 10]],
  'privacy-alarm-in-time': ['privacy.dueDays', 20],
  'privacy-proof-in-time': ['privacy.dueDays', 14],
  'survey-reminder-in-time': ['survey.remindDays', 14],
  'renewal-reminders-in-time': ['renewal.remindDays', [11, 4]],
  'profile-hidden-before-erased': ['recruit.staleMonths', 12],
  'erasure-notice-in-time': ['recruit.eraseMonths', 1],
  'document-notice-in-time': ['document.noticeDays', 90],
  'reopened-before-erased': ['lead.reopenDays', 91],
  'details-before-request': ['retention.detailsMonths', 13],
  'licence-proofs-before-file': ['retention.licenceMonths', 25],
  'licence-through-grace': ['licence.maxAgeDays', 119],
  'licence-notice-in-time': ['licence.noticeDays', 90],
  'staff-passwords-longer': ['auth.passwordMin', 16],
  'renewal-graces': ['session.reuseGraceSeconds', 61],
  'browser-work-bounds': ['intake.work.bits', 19],
  'spending-ends-after-it-begins': [
    'intake.adSpending',
    [{ from: '2026-11-02', through: '2026-11-01', origin: 'google', spentCents: 100 }],
  ],
};

describe('contradictions between keys', () => {
  it('are none in what is shipped', () => {
    expect(contradictions(new Map())).toEqual([]);
  });

  it('are judged by what holds: a value of a newer release that this code cannot work with is passed over', () => {
    expect(contradictions(new Map([['wave.plan.default', [{ scope: GLOBAL, value: 'auction' }]]]))).toEqual([]);
    const otherwise = new Map([['lead.draft.remind2Hours', { shipped: 12 }]]);
    const set = new Map([['lead.draft.remind1Hours', [{ scope: GLOBAL, value: 20 }]]]);
    expect([contradictions(set), contradictions(set, otherwise)].map((found) => found.map(({ code }) => code))).toEqual([
      [],
      ['draft-reminders'],
    ]);
  });

  it.each(Object.entries(BREAKS))('are noticed: %s', (code, [key, value]) => {
    const found = contradictions(new Map([[key, [{ scope: GLOBAL, value }]]])).filter((c) => c.code === code);
    expect(found).toMatchObject([{ code, at: {}, ...CONTRADICTION_WORDS[code as ContradictionCode] }]);
    expect(found[0]!.keys).toContain(key);
  });

  it('are noticed where a province alone has them, and name it', () => {
    const set = new Map([['caps.claimsPerDay', [{ scope: { province: 'ON' } as const, value: 41 }]]]);
    expect(contradictions(set)).toMatchObject([{ code: 'reservations-day-week', at: { province: 'ON' } }]);
  });

  it('are noticed in a field of one province', () => {
    const set = new Map([['lead.urgent.unservedAfterHours', [{ scope: { province: 'QC', field: 'family' } as const, value: 100 }]]]);
    expect(contradictions(set)).toMatchObject([{ code: 'urgent-search-is-shorter', at: { province: 'QC', field: 'family' } }]);
  });

  it('are none when both values of a pair move together', () => {
    const set = new Map([
      ['caps.claimsPerDay', [{ scope: GLOBAL, value: 50 }]],
      ['caps.claimsPerWeek', [{ scope: GLOBAL, value: 50 }]],
    ]);
    expect(contradictions(set)).toEqual([]);
  });
});
