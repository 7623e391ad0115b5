import { DAY_MS, defaults } from '@jurilien/reference';

/** The configured figures this context obeys, by the names its rules use (specification 4.13 `recruit.*`). */
export const limits = {
  openContacts: defaults['recruit.maxOpenContacts'],
  alerts: defaults['recruit.maxAlerts'],
  contactMs: defaults['recruit.contactDays'] * DAY_MS,
  staleMonths: defaults['recruit.staleMonths'],
  eraseMonths: defaults['recruit.eraseMonths'],
  eraseNoticeMs: defaults['recruit.eraseNoticeDays'] * DAY_MS,
};

/** An instant so many calendar months later. */
export function monthsAfter(iso: string, months: number): string {
  const at = new Date(Date.parse(iso));
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString();
}
