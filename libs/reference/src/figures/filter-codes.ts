import { LAWYER_TYPES } from '../legal/lawyer-types.js';
import { PROVINCES } from '../places/provinces.js';
import { REGIONS } from '../places/regions.js';
import type { ReportFilter } from './steps.js';

const CODES: Readonly<Partial<Record<ReportFilter, ReadonlySet<string>>>> = {
  province: new Set(PROVINCES.map(({ code }) => code)),
  region: new Set(REGIONS.map(({ code }) => code)),
  field: new Set(LAWYER_TYPES.map(({ code }) => code)),
};

/** Whether a report may be filtered by a code: one that we have; where requests come from is named by who leads them here, in any word. */
export const isFilterCode = (filter: ReportFilter, code: string): boolean => CODES[filter]?.has(code) ?? true;
