/** Stages of an accepted request, in the order of its life. */
export const ACCEPTANCE_STAGES = ['ToContact', 'Contacted', 'Consultation', 'Mandate', 'NotRetained', 'Closed', 'Replaced'] as const;
export type AcceptanceStage = (typeof ACCEPTANCE_STAGES)[number];
