import { PROVINCES } from '../places/provinces.js';
import { outcomeRemindDays, contactNudgeMinutes, contactSlaHours } from './keys/acceptance.js';
import { autoClaimMaxPerDay, capsClaimsPerDay, capsClaimsPerWeek, claimHoldMinutes } from './keys/claims.js';
import { creditsFourEyesAboveCc, creditsPacks, creditsStaffDayCc, creditsUnitPriceCents } from './keys/credits.js';
import { hoursBusiness, offerWindow } from './keys/hours.js';
import { intakeAdSpending, intakeWorkBits, intakeWorkBitsMost } from './keys/intake.js';
import type { Key } from './key.js';
import * as lead from './keys/lead.js';
import { leadCreditAutoApproveBusinessDays, leadCreditDecideBusinessDays } from './keys/lead-credits.js';
import {
  capsPersonPerDay,
  capsPersonPerWeek,
  complaintsAlarmPercent,
  complaintsKillPercent,
  quietEmailMarketing,
  quietEmailService,
  quietSmsProfessionalWeekday,
  quietSmsWeekday,
  quietSmsWeekend,
} from './keys/messages.js';
import { wavePlanAj, wavePlanDefault, wavePlanPreferred, wavePlanRenewed, wavePlanSuper, wavePlanUrgent } from './keys/offers.js';
import { pricingMaxCc, pricingMinCc, pricingStepCc } from './keys/pricing.js';
import {
  documentKeptDays,
  documentNoticeDays,
  recruitEraseMonths,
  recruitEraseNoticeDays,
  retentionAcceptedMonths,
  retentionDetailsMonths,
  retentionEndedMonths,
  retentionLicenceMonths,
  retentionProfessionalMonths,
  retentionStoppedDays,
} from './keys/privacy.js';
import { privacyAlarmDays, privacyDueDays, privacyProofDays } from './keys/privacy-requests.js';
import { licenceGraceDays, licenceMaxAgeDays, licenceNoticeDays, licenceRecheckDays } from './keys/professionals.js';
import {
  purchaseCustomMaxCc,
  purchaseCustomMinCc,
  purchaseStepCc,
  refundFourEyesAboveCents,
  refundStaffDayCents,
} from './keys/purchases.js';
import { recruitStaleMonths } from './keys/recruiting.js';
import { readable } from './readable.js';
import { configOf, type Overrides, type ConfigPlace, type ShippedOtherwise } from './resolve.js';
import { authPasswordMin, authPasswordMinStaff, sessionReuseGraceSeconds, sessionUnconfirmedGraceSeconds } from './keys/sessions.js';
import { renewalRemindDays, renewalTokenDays } from './keys/renewal.js';
import { surveyExpireDays, surveyRemindDays } from './keys/surveys.js';
import { taxRates } from './keys/taxes.js';
import { MOST_CENTS, type TaxRate } from './values.js';
import { CONTRADICTION_WORDS, type ContradictionCode } from './words/contradictions.js';

type Values = <T>(key: Key<T>) => T;
interface Rule {
  readonly code: ContradictionCode;
  readonly keys: readonly Key<never>[];
  readonly holds: (value: Values) => boolean;
}
// A rule reads each of its keys through `value`, whatever their types.
const of = (...keys: readonly unknown[]): readonly Key<never>[] => keys as readonly Key<never>[];

/** The first is no more than the second, which counts in `unit` of the first. */
const ordered = (code: ContradictionCode, low: Key<number>, high: Key<number>, unit = 1): Rule => ({
  code,
  keys: of(low, high),
  holds: (value) => value(low) <= value(high) * unit,
});
/** The first is less than the second. */
const before = (code: ContradictionCode, low: Key<number>, high: Key<number>, unit = 1): Rule => ({
  ...ordered(code, low, high, unit),
  holds: (value) => value(low) < value(high) * unit,
});

const ascending = (figures: readonly number[]): boolean => figures.every((n, i) => i === 0 || figures[i - 1]! < n);
/** Both bounds are multiples of the step between them. */
const inSteps = (code: ContradictionCode, low: Key<number>, high: Key<number>, step: Key<number>): Rule => ({
  code,
  keys: of(low, high, step),
  holds: (value) => [low, high].every((bound) => value(bound) % value(step) === 0),
});
const apart = (a: TaxRate, b: TaxRate): boolean =>
  a.code !== b.code ||
  a.province !== b.province ||
  (a.until !== undefined && a.until <= b.from) ||
  (b.until !== undefined && b.until <= a.from);

const WINDOWS = [
  hoursBusiness,
  offerWindow,
  quietSmsWeekday,
  quietSmsProfessionalWeekday,
  quietSmsWeekend,
  quietEmailMarketing,
  quietEmailService,
];
const PLANS = [wavePlanDefault, wavePlanUrgent, wavePlanSuper, wavePlanAj, wavePlanRenewed, wavePlanPreferred];

/** Days of February. */
const SHORTEST_MONTH = 28;

const RULES: readonly Rule[] = [
  before('draft-reminders', lead.leadDraftRemind1Hours, lead.leadDraftRemind2Hours),
  before('draft-ends-after-reminders', lead.leadDraftRemind2Hours, lead.leadDraftExpireDays, 24),
  ordered('description-lengths', lead.leadDescriptionMin, lead.leadDescriptionMax),
  before('confirmation-ends-after-grace', lead.leadConfirmGraceMinutes, lead.leadConfirmExpireDays, 24 * 60),
  before('question-reminder-in-time', lead.leadInfoRemindHours, lead.leadInfoTimeoutHours),
  ordered('urgent-search-is-shorter', lead.leadUrgentUnservedAfterHours, lead.leadUnservedAfterHours),
  ordered('multiple-is-more', lead.leadMaxAcceptances, lead.leadMultiMax),
  {
    code: 'reservation-within-wave',
    keys: of(claimHoldMinutes, ...PLANS),
    holds: (value) => PLANS.every((plan) => value(plan).every((wave) => value(claimHoldMinutes) <= wave.minutes)),
  },
  // A clock that runs for minutes of a week would need years for an hour.
  ...WINDOWS.map((window): Rule => ({
    code: 'window-empty',
    keys: of(window),
    holds: (value) => value(window).to - value(window).from >= 60,
  })),
  ordered('reservations-day-week', capsClaimsPerDay, capsClaimsPerWeek),
  ordered('automatic-reservations-within-day', autoClaimMaxPerDay, capsClaimsPerDay),
  ordered('messages-day-week', capsPersonPerDay, capsPersonPerWeek),
  before('complaints-alarm-before-stop', complaintsAlarmPercent, complaintsKillPercent),
  ordered('price-bounds', pricingMinCc, pricingMaxCc),
  inSteps('price-steps', pricingMinCc, pricingMaxCc, pricingStepCc),
  { code: 'packs-rise', keys: of(creditsPacks), holds: (value) => ascending(value(creditsPacks).map(({ cc }) => cc)) },
  ordered('movements-of-a-day', creditsFourEyesAboveCc, creditsStaffDayCc),
  ordered('refunds-of-a-day', refundFourEyesAboveCents, refundStaffDayCents),
  ordered('custom-purchase-bounds', purchaseCustomMinCc, purchaseCustomMaxCc),
  inSteps('custom-purchase-steps', purchaseCustomMinCc, purchaseCustomMaxCc, purchaseStepCc),
  {
    code: 'custom-purchase-payable',
    keys: of(purchaseCustomMaxCc, creditsUnitPriceCents),
    holds: (value) => (value(purchaseCustomMaxCc) * value(creditsUnitPriceCents)) / 100 <= MOST_CENTS,
  },
  {
    code: 'tax-ends-after-it-begins',
    keys: of(taxRates),
    holds: (value) => value(taxRates).every(({ from, until }) => until === undefined || from < until),
  },
  {
    code: 'tax-periods',
    keys: of(taxRates),
    holds: (value) => value(taxRates).every((a, i, all) => all.slice(i + 1).every((b) => apart(a, b))),
  },
  before('credit-decided-before-approved', leadCreditDecideBusinessDays, leadCreditAutoApproveBusinessDays),
  {
    code: 'contact-reminders',
    keys: of(contactNudgeMinutes, contactSlaHours),
    holds: (value) => ascending([...value(contactNudgeMinutes), value(contactSlaHours) * 60]),
  },
  { code: 'outcome-reminders', keys: of(outcomeRemindDays), holds: (value) => ascending(value(outcomeRemindDays)) },
  before('privacy-alarm-in-time', privacyAlarmDays, privacyDueDays),
  before('privacy-proof-in-time', privacyProofDays, privacyDueDays),
  before('survey-reminder-in-time', surveyRemindDays, surveyExpireDays),
  {
    code: 'renewal-reminders-in-time',
    keys: of(renewalRemindDays, renewalTokenDays),
    holds: (value) => ascending([...value(renewalRemindDays), value(renewalTokenDays)]),
  },
  before('profile-hidden-before-erased', recruitStaleMonths, recruitEraseMonths),
  before('erasure-notice-in-time', recruitEraseNoticeDays, recruitEraseMonths, SHORTEST_MONTH),
  before('document-notice-in-time', documentNoticeDays, documentKeptDays),
  {
    code: 'reopened-before-erased',
    keys: of(lead.leadReopenDays, retentionStoppedDays, retentionEndedMonths, retentionAcceptedMonths),
    holds: (value) =>
      [value(retentionStoppedDays), ...[retentionEndedMonths, retentionAcceptedMonths].map((key) => value(key) * SHORTEST_MONTH)].every(
        (days) => value(lead.leadReopenDays) <= days,
      ),
  },
  ordered('details-before-request', retentionDetailsMonths, retentionEndedMonths),
  ordered('licence-proofs-before-file', retentionLicenceMonths, retentionProfessionalMonths),
  before('licence-notice-in-time', licenceNoticeDays, licenceRecheckDays),
  {
    code: 'licence-through-grace',
    keys: of(licenceRecheckDays, licenceGraceDays, licenceMaxAgeDays),
    holds: (value) => value(licenceRecheckDays) + value(licenceGraceDays) <= value(licenceMaxAgeDays),
  },
  ordered('staff-passwords-longer', authPasswordMin, authPasswordMinStaff),
  ordered('renewal-graces', sessionReuseGraceSeconds, sessionUnconfirmedGraceSeconds),
  ordered('browser-work-bounds', intakeWorkBits, intakeWorkBitsMost),
  {
    code: 'spending-ends-after-it-begins',
    keys: of(intakeAdSpending),
    holds: (value) => value(intakeAdSpending).every(({ from, through }) => from <= through),
  },
];

/** Keys that contradict one another at a place: the sentence stands at their fields. */
export interface Contradiction {
  readonly code: ContradictionCode;
  readonly keys: readonly string[];
  readonly at: ConfigPlace;
  readonly fr: string;
  readonly en: string;
}

/** Everywhere, each province, and whatever combination of province and field some override of these keys names. */
function placesOf(overrides: Overrides, keys: readonly Key<never>[]): ConfigPlace[] {
  const scopes = keys.flatMap(({ key }) => (overrides.get(key) ?? []).map((o) => o.scope));
  const fields = [undefined, ...new Set(scopes.flatMap(({ field }) => field ?? []))];
  const provinces = [undefined, ...PROVINCES.map(({ code }) => code)];
  return fields.flatMap((field) => provinces.map((province) => ({ ...(province ? { province } : {}), ...(field ? { field } : {}) })));
}

/** What contradicts itself with these overrides, each rule named once with the widest place where it fails. */
export function contradictions(overrides: Overrides, otherwise?: ShippedOtherwise): readonly Contradiction[] {
  const config = configOf(readable(overrides), 0, otherwise);
  return RULES.flatMap(({ code, keys, holds }) => {
    const at = placesOf(overrides, keys).find((place) => !holds((key) => config.value(key, place)));
    return at ? [{ code, keys: keys.map(({ key }) => key), at, ...CONTRADICTION_WORDS[code] }] : [];
  });
}

const words: Readonly<Record<string, { readonly fr: string; readonly en: string }>> = CONTRADICTION_WORDS;
/** The sentence of a contradiction by its code, as a refusal names it; nothing for one of newer code. */
export const contradictionWords = (code: string): { readonly fr: string; readonly en: string } | undefined => words[code];
