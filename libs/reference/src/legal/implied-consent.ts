/** On what someone may be written to (CASL, s. 6 and 10): their word, a contract or purchase, or an inquiry of theirs. */
export const CONSENT_BASES = ['express', 'implied-contract', 'implied-inquiry'] as const;
export type ConsentBasis = (typeof CONSENT_BASES)[number];

/** How long an agreement that no one spoke lasts at most, in months: after a purchase or contract, and after an inquiry (CASL, s. 10). */
export const IMPLIED_MONTHS = { 'implied-contract': 24, 'implied-inquiry': 6 } as const satisfies Partial<Record<ConsentBasis, number>>;
