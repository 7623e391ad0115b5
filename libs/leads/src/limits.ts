import { defaults } from '@jurilien/reference';
import { DAY, HOUR, MINUTE } from './time.js';

/** The configured figures this context obeys, by the names its rules use (specification 4.13). */
export const limits = {
  draftMs: defaults['lead.draft.expireDays'] * DAY,
  confirmGraceMs: defaults['lead.confirm.graceMinutes'] * MINUTE,
  confirmExpireMs: defaults['lead.confirm.expireDays'] * DAY,
  resendPerDay: defaults['lead.confirm.resendPerDay'],
  codeMs: defaults['stepUp.codeMinutes'] * MINUTE,
  codeTries: defaults['stepUp.tries'],
  slaMinutes: defaults['validation.slaMinutes'],
  lockMs: defaults['validation.lockMinutes'] * MINUTE,
  infoTimeoutMs: defaults['lead.info.timeoutHours'] * HOUR,
  holdMs: defaults['lead.hold.maxDays'] * DAY,
  reopenMs: defaults['lead.reopenDays'] * DAY,
  unservedMs: defaults['lead.unservedAfterHours'] * HOUR,
  urgentUnservedMs: defaults['lead.urgent.unservedAfterHours'] * HOUR,
  urgentCourtMs: defaults['lead.urgent.courtHours'] * HOUR,
  descriptionMin: defaults['lead.description.min'],
  descriptionMax: defaults['lead.description.max'],
  maxAcceptances: defaults['lead.maxAcceptances'],
  multiMax: defaults['lead.multi.max'],
  codeLength: defaults['lead.code.length'],
  fourEyesAboveCc: defaults['pricing.fourEyesAboveCc'],
  maxPriceCc: defaults['pricing.maxCc'],
  superMultiplier: defaults['pricing.superMultiplier'],
  callTries: defaults['validation.call.tries'],
  callMs: defaults['validation.call.days'] * DAY,
  superOnBoard: defaults['super.selfServe'],
  /** With a live claim the end of the search is asked for again after this long (4.2.3). */
  claimRecheckMs: 10 * MINUTE,
} as const;
