import type { DefaultOptions } from '@tanstack/react-query';
import { problemOf } from './http';

/** No connection, too many at once, or a process that starts or has too much to do: a little later the answer may be another one. */
const OF_THE_MOMENT: ReadonlySet<number> = new Set([0, 429, 502, 503, 504]);
const isOfTheMoment = (error: unknown) => OF_THE_MOMENT.has(problemOf(error).status);
/** How soon what could not be read again is asked for once more. */
export const HEALS_MS = 5_000;

/** What a query knows of its last answer. */
interface Answered {
  readonly state: { readonly status: string; readonly data?: unknown; readonly error: unknown };
}

/**
 * For `refetchInterval`: a page whose refresh failed for the moment shows what it read before, so it asks again until it is answered.
 * The change that it failed to read is not announced a second time.
 */
export const heals = ({ state }: Answered): number | false =>
  state.status === 'error' && state.data !== undefined && isOfTheMoment(state.error) && HEALS_MS;

/** Reads are tried once more where that may help; answers that will not change never are. */
export const queries: DefaultOptions['queries'] = {
  retry: (count, error) => count < 1 && isOfTheMoment(error),
  refetchInterval: heals,
  staleTime: 2_000,
  refetchOnWindowFocus: true,
};
