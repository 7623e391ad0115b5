/** Why no one can say by machine whose words an e-mail holds: staff decide. */
export const TRIAGE_CAUSES = ['no-token', 'unknown-token', 'not-holder', 'expired', 'not-authenticated', 'unreadable'] as const;
export type TriageCause = (typeof TRIAGE_CAUSES)[number];
