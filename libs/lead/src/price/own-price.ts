import type { Config } from '@jurilien/event-sourcing';
import { pricingBase, pricingSuperMultiplier } from '@jurilien/reference';
import { placeOf } from '../config-place.js';
import type { LeadState } from '../lead-state.js';

type Where = Parameters<typeof placeOf>[0];

/** Whether a base in juricoins is another than the configured one. */
export const isOwnBase = ({ creditValue, ...where }: Where & { readonly creditValue?: number | null }, config: Config): boolean =>
  creditValue !== null && creditValue !== undefined && creditValue !== config.value(pricingBase, placeOf(where));

/** Whether the multiplier of a super lead is another than the configured one. */
export const isOwnMultiplier = (multiplier: number, where: Where, config: Config): boolean =>
  multiplier !== config.value(pricingSuperMultiplier, placeOf(where));

/** The request without the figures that the configuration of its time gave it: its price follows the configuration it is asked under. */
export const asConfigured = (s: LeadState): LeadState => ({
  ...s,
  facts: {
    ...s.facts,
    creditValue: s.ownBase ? s.facts.creditValue : null,
    superLeadMultiplier: s.ownMultiplier ? s.facts.superLeadMultiplier : null,
  },
});
