/** Forms that a request may be written on (specification 3.4): what a draft remembers, so that a link leads back to the right one. */
export const INTAKE_FORMS = ['request', 'demand', 'quick', 'family', 'network', 'business', 'oolong'] as const;
export type IntakeForm = (typeof INTAKE_FORMS)[number];

/** The two forms that a campaign may be led to, to compare them (F08 against F02). */
export const EXPERIMENT_ARMS = ['oolong', 'demand'] as const satisfies readonly IntakeForm[];
export type ExperimentArm = (typeof EXPERIMENT_ARMS)[number];
export const isArm = (given: unknown): given is ExperimentArm => EXPERIMENT_ARMS.some((arm) => arm === given);
