/** An hour before at the latest, and not right after the message that gave the time (4.5.4). */
export const REMINDS = { leastMinutes: 60, restMinutes: 30 } as const;
