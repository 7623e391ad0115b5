/** How a request passed by: the window closed, the offer expired, another was faster, their own claim ran out. */
export const MISSED = ['late', 'expired', 'taken', 'claimExpired'] as const;
export type Missed = (typeof MISSED)[number];
