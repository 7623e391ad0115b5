import { retryBackoffMinutes } from '../configuration/keys/messages.js';
import type { Config } from '../configuration/resolve.js';

/** Minutes from a failure to the next try, by the configuration in force: as many as it names, and a last time an hour (4.8.2). */
export const retryMinutes = (config: Config): readonly number[] => [...config.value(retryBackoffMinutes), 60];

/** The first try, one at once for a hiccup, and those that wait. */
export const mostAttempts = (config: Config): number => 2 + retryMinutes(config).length;
