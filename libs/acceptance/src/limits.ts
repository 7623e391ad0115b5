import { DAY_MS as DAY, defaults, HOUR_MS as HOUR } from '@jurilien/reference';

/** The configured figures this context obeys, by the names its rules use (specification 4.13). */
export const limits = {
  contactNudgeMinutes: defaults['contact.nudgeMinutes'],
  contactSilentMs: defaults['contact.silentHours'] * HOUR,
  contactReadableMs: defaults['contact.readableDays'] * DAY,
  relayMs: defaults['relay.afterClosingDays'] * DAY,
  maxSelfReplacements: defaults['replacement.maxSelfService'],
  replacementAnswerMs: defaults['replacement.answerHours'] * HOUR,
  outcomeReminderMs: defaults['outcome.remindDays'].map((days) => days * DAY),
  creditWindowMs: defaults['leadCredit.windowDays'] * DAY,
  creditUnreachableMs: defaults['leadCredit.unreachableDays'] * DAY,
  creditSuperMs: defaults['leadCredit.superDays'] * DAY,
  creditDecideBusinessDays: defaults['leadCredit.decideBusinessDays'],
  maxLatenessMs: defaults['automation.maxLatenessHours'] * HOUR,
} as const;
