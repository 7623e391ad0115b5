/** Thrown by a job that did nothing wrong and only came too early: it is asked again after so many seconds, and no try is counted. */
export const tooEarly = (why: string, retryInSeconds: number): Error => Object.assign(new Error(why), { retryInSeconds });
export const retryInSecondsOf = (error: unknown): number | undefined => (error as { retryInSeconds?: number } | undefined)?.retryInSeconds;

/** The least a failed try has to wait, when the provider that refused it stated so. */
export const atLeastSecondsOf = (error: unknown): number => (error as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds ?? 0;
