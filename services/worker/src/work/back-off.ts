import type { Config } from '@jurilien/event-sourcing';
import { HOUR_S, retryBackoffMinutes } from '@jurilien/reference';

/** Once at once, for a hiccup. */
const AT_ONCE_SECONDS = 2;

/**
 * In how many seconds work that has failed is tried again, by the configuration in force: once at once, then as 4.8.2 says, a last time
 * after an hour. Nothing once it was tried that often: then it stays visible as failed.
 * @param attempts how often it had failed before
 */
export const backOffSeconds = (attempts: number, config: Config): number | undefined =>
  [AT_ONCE_SECONDS, ...config.value(retryBackoffMinutes).map((minutes) => minutes * 60), HOUR_S][attempts];
