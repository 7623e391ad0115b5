/** What readers get over the API of each view, for the front ends: types alone. */
export type { RejectionReason } from './decisions/reject-professional.js';
export type { WordingReason } from './publication.js';
export type { OwnAutomationRow } from './views/own-automations.js';
export type { ProfessionalRow } from './views/professionals.js';
