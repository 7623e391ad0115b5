import {
  licenceNoticeDays,
  PROVINCES,
  validationEscalatePercent,
  validationSlaMinutes,
  type Config,
  type ConfigPlace,
} from '@jurilien/reference';

/** The longest that a length of time is in any province: a list over both leaves no one's out. */
const longest = (of: (at: ConfigPlace) => number): number => Math.max(...PROVINCES.map(({ code: province }) => of({ province })));

/** Minutes that are left to validate a request when it is late enough to be counted as at risk. */
export const slaSoonMinutes = (config: Config): number =>
  longest((at) => (config.value(validationSlaMinutes, at) * (100 - config.value(validationEscalatePercent, at))) / 100);

/** Days before a licence must be looked up again in which it is counted as due. */
export const licenceSoonDays = (config: Config): number => longest((at) => config.value(licenceNoticeDays, at));
