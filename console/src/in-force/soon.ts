import { licenceNoticeDays, PROVINCES, type Config } from '@jurilien/reference';

/** Days before a licence must be looked up again in which it is counted as due: the longest of any province, so that a list over both leaves no one’s out. */
export const licenceSoonDays = (config: Config): number =>
  Math.max(...PROVINCES.map(({ code: province }) => config.value(licenceNoticeDays, { province })));
