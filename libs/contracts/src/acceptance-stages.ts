/** Stages of an accepted request, in the order of its life. */
export const ACCEPTANCE_STAGES = ['ToContact', 'Contacted', 'Consultation', 'Mandate', 'NotRetained', 'Closed', 'Replaced'] as const;
export type AcceptanceStage = (typeof ACCEPTANCE_STAGES)[number];
/** Stages in which the professional is at work for the client; the others are over. */
export const STANDING_STAGES: readonly AcceptanceStage[] = ['ToContact', 'Contacted', 'Consultation', 'Mandate'];
