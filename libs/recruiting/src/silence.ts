import type { Config, ConfigPlace } from '@jurilien/event-sourcing';
import {
  DAY_MS,
  plus,
  plusMonths,
  type Province,
  recruitEraseMonths,
  recruitEraseNoticeDays,
  recruitStaleMonths,
  REGIONS,
} from '@jurilien/reference';

/** Where a candidate looks for work: the province of all their regions; nowhere in particular where there are several. */
export function placeOfRegions(regions: readonly string[] = []): ConfigPlace {
  const [province, ...others] = new Set(REGIONS.filter(({ code }) => regions.includes(code)).map((region) => region.province));
  return province && others.length === 0 ? { province } : {};
}

/** When the profile is hidden if its owner says nothing more. */
export const staleAt = (saidAt: string, config: Config, at: ConfigPlace): string =>
  plusMonths(saidAt, config.value(recruitStaleMonths, at));

/** Every instant at which a profile may be hidden, wherever its owner looks for work. */
export const staleInstants = (saidAt: string, config: Config): readonly string[] => [
  ...new Set([{}, ...(['QC', 'ON'] satisfies Province[]).map((province) => ({ province }))].map((at) => staleAt(saidAt, config, at))),
];

/** When everything is erased if the owner says nothing more, and from when on a letter says so. */
export function erasure(saidAt: string, config: Config): { readonly eraseAt: string; readonly eraseNoticeAt: string } {
  const eraseAt = plusMonths(saidAt, config.value(recruitEraseMonths));
  const noticeMs = config.value(recruitEraseNoticeDays) * DAY_MS;
  return { eraseAt, eraseNoticeAt: plus(eraseAt, -noticeMs) };
}
