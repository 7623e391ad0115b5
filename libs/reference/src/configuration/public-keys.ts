import { autoClaimDelaySeconds, autoClaimTimeoutsToOff, claimConflictMode, claimExtendMinutes, claimHoldMinutes } from './keys/claims.js';
import { contactSlaHours, relayAfterClosingDays } from './keys/acceptance.js';
import { creditsNameEn, creditsNameFr, creditsPacks } from './keys/credits.js';
import {
  featureAutoClaim,
  featureBoard,
  featureMulti,
  featureOntario,
  featureQuebec,
  featureRecruit,
  featureSubscription,
} from './keys/features.js';
import { hoursBusiness, hoursQuebecEaster } from './keys/hours.js';
import {
  leadCreditAbuseDays,
  leadCreditAbusePercent,
  leadCreditAutoApproveBusinessDays,
  leadCreditDecideBusinessDays,
} from './keys/lead-credits.js';
import {
  leadCloseStaleDays,
  leadConfirmExpireDays,
  leadDescriptionMax,
  leadDescriptionMin,
  leadDraftExpireDays,
  leadDraftRemind1Hours,
  leadDraftRemind2Hours,
  leadDuplicateDays,
  leadFilesFileMb,
  leadFilesMax,
  leadMultiMax,
  leadUnservedAfterHours,
  leadUrgentCourtHours,
} from './keys/lead.js';
import { smsPauseHours } from './keys/messages.js';
import { boardAlertAtOncePerDay, selfServeDiscountAfterHours, wavePlanPreferred } from './keys/offers.js';
import { billingModelKey, pricingStepCc } from './keys/pricing.js';
import { defaultLanguage, productNameEn, productNameFr } from './keys/product.js';
import { professionalReviewDays, professionalTitlesEnabled } from './keys/professionals.js';
import { countsMin, jobApplicationKeptMonths, searchSelectionDays, statsKMin } from './keys/privacy.js';
import { privacyDueDays, privacyExportLinkDays } from './keys/privacy-requests.js';
import { subscriptionPlan, topupConfirmFirst } from './keys/purchases.js';
import { recruitContactDays, recruitStaleMonths } from './keys/recruiting.js';
import {
  authLoginLinkMinutes,
  authPasswordMin,
  authPasswordMinStaff,
  authResetMinutes,
  privateChangeUndoHours,
  stepUpCodeMinutes,
} from './keys/sessions.js';
import { surveyExpireDays } from './keys/surveys.js';
import { taxRates } from './keys/taxes.js';

/** What the public site states or computes with, and so what anyone may know; no other key leaves without a session. */
export const PUBLIC_KEYS = [
  leadDescriptionMin,
  leadDescriptionMax,
  leadFilesMax,
  leadFilesFileMb,
  leadDraftExpireDays,
  leadDraftRemind1Hours,
  leadDraftRemind2Hours,
  leadConfirmExpireDays,
  leadDuplicateDays,
  leadUnservedAfterHours,
  leadUrgentCourtHours,
  leadCloseStaleDays,
  leadMultiMax,
  wavePlanPreferred,
  boardAlertAtOncePerDay,
  selfServeDiscountAfterHours,
  claimHoldMinutes,
  claimExtendMinutes,
  claimConflictMode,
  autoClaimDelaySeconds,
  autoClaimTimeoutsToOff,
  contactSlaHours,
  relayAfterClosingDays,
  leadCreditDecideBusinessDays,
  leadCreditAutoApproveBusinessDays,
  leadCreditAbusePercent,
  leadCreditAbuseDays,
  surveyExpireDays,
  smsPauseHours,
  countsMin,
  statsKMin,
  searchSelectionDays,
  jobApplicationKeptMonths,
  professionalReviewDays,
  professionalTitlesEnabled,
  recruitContactDays,
  recruitStaleMonths,
  authPasswordMin,
  authPasswordMinStaff,
  authResetMinutes,
  authLoginLinkMinutes,
  stepUpCodeMinutes,
  privateChangeUndoHours,
  privacyDueDays,
  privacyExportLinkDays,
  hoursBusiness,
  hoursQuebecEaster,
  billingModelKey,
  pricingStepCc,
  creditsPacks,
  creditsNameFr,
  creditsNameEn,
  productNameFr,
  productNameEn,
  defaultLanguage,
  subscriptionPlan,
  topupConfirmFirst,
  taxRates,
  featureSubscription,
  featureMulti,
  featureBoard,
  featureAutoClaim,
  featureRecruit,
  featureOntario,
  featureQuebec,
] as const;

/** Names of what the public site may state. */
export type PublicKeyName = (typeof PUBLIC_KEYS)[number]['key'];
