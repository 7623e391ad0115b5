import { FEDERAL_2017_11_22 } from './federal-2017-11-22.data.js';
import { FEDERAL_2025_10_01 } from './federal-2025-10-01.data.js';
import type { FederalTable } from './federal-tables.js';

/**
 * Editions of the federal tables, newest first; of the one of 2017 only Ontario is kept, for support owed from before. The browser
 * asks for them when someone begins to answer, so whatever calculates is given them.
 */
export const FEDERAL_TABLES: readonly FederalTable[] = [FEDERAL_2025_10_01, FEDERAL_2017_11_22];
