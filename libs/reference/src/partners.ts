import type { Province } from './places/provinces.js';

/** Bodies a request may be handed to when the client allowed it (`neolegal`, `juripop`). */
export const PARTNERS = ['juripop', 'neolegal'] as const;
export type Partner = (typeof PARTNERS)[number];

/** Where each of them works: both are of Quebec. */
const WORKS_IN: Readonly<Record<Partner, readonly Province[]>> = { juripop: ['QC'], neolegal: ['QC'] };

/** Whether a partner takes requests of a province. */
export const partnerServes = (partner: Partner, province: Province | null | undefined): boolean =>
  province !== null && province !== undefined && WORKS_IN[partner].includes(province);
