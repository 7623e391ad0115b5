/** What readers get over the API of each view, for the front ends: types alone. */
export type { ErasureRow } from './views/erasures.js';
export type { LegalHoldRow } from './views/legal-holds.js';
export type { RetentionRunRow } from './views/retention-runs.js';
export type { IncidentPersonRow } from './views/incident-persons.js';
export type { IncidentRow } from './views/incidents.js';
export type { PrivacyCaseRow } from './views/privacy-cases.js';
