import type { Key } from '../configuration/key.js';
import type { Config } from '../configuration/resolve.js';
import { featureOntario, featureQuebec } from '../configuration/keys/features.js';
import { PROVINCES, type Province } from './provinces.js';

const SWITCHES = { QC: featureQuebec, ON: featureOntario } as const;

/** Whether requests and members of a province are received; one that is not known yet is refused nothing. */
export const isProvinceOpen = (province: Province | null | undefined, config: Config): boolean =>
  !province || config.value(SWITCHES[province], { province });

/** The provinces that a form may offer. */
export const openProvinces = (config: Config): (typeof PROVINCES)[number][] => PROVINCES.filter(({ code }) => isProvinceOpen(code, config));

/** Whether something is offered in any province: elsewhere it has no page. */
export const isOfferedAnywhere = (feature: Key<boolean>, config: Config): boolean =>
  PROVINCES.some(({ code }) => config.value(feature, { province: code }));
