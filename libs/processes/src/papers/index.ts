/** What generated papers say (DO5); their PDF and their page are made of it. */
export { CONSENT_TEXTS, consentReceipt, type ProvenAddress } from './consent-receipt.js';
export { requestSummary } from './request-summary.js';
export { appointmentSheet, type AppointmentShown } from './appointment-sheet.js';
