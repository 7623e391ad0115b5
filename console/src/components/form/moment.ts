/** An instant as the field of a date and time holds it. @param at milliseconds */
export const local = (at: number): string => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
/** A free time that a refusal names instead of the one that is taken (`free:2026-11-03T15:00:00Z`); nothing of another message. */
export const freeTime = (message: string): string | undefined => (message.startsWith('free:') ? message.slice('free:'.length) : undefined);
/** What such a field holds, as commands carry it. */
export const instant = (value: unknown): string => new Date(String(value)).toISOString();
