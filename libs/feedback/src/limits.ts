import { DAY_MS as DAY, defaults, HOUR_MS as HOUR } from '@jurilien/reference';

/** The configured figures this context obeys, by the names its rules use (specification 4.13). */
export const limits = {
  maxLatenessMs: defaults['automation.maxLatenessHours'] * HOUR,
  surveyDelayMs: defaults['survey.delayDays'] * DAY,
  surveyProDelayMs: defaults['survey.proDelayDays'] * DAY,
  surveyRemindMs: defaults['survey.remindDays'] * DAY,
  surveyMs: defaults['survey.expireDays'] * DAY,
  surveyKeptMs: defaults['survey.keptDays'] * DAY,
  surveyDetractorMax: defaults['survey.detractorMax'],
} as const;
