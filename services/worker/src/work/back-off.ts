import type { Config } from '@jurilien/event-sourcing';
import { retryMinutes } from '@jurilien/reference';

/** Once at once, for a hiccup. */
const AT_ONCE_SECONDS = 2;

/**
 * In how many seconds work that has failed is tried again, by the configuration in force: once at once, then as a message is (4.8.2).
 * Nothing once it was tried that often: then it stays visible as failed.
 * @param attempts how often it had failed before
 */
export const backOffSeconds = (attempts: number, config: Config): number | undefined =>
  [AT_ONCE_SECONDS, ...retryMinutes(config).map((minutes) => minutes * 60)][attempts];
