/** Forms that a request may be written on (specification 3.4): what a draft remembers, so that a link leads back to the right one. */
export const INTAKE_FORMS = ['request', 'demand', 'quick', 'family', 'network', 'business', 'oolong'] as const;
export type IntakeForm = (typeof INTAKE_FORMS)[number];
