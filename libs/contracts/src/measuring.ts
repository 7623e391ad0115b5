/** Whether pages are counted: never (no sink), a question not yet answered, or the visitor's answer. */
export type Measuring = 'off' | 'ask' | 'yes' | 'no';

/** Name of the cookie that holds the answer; only servers read it. */
export const MEASURING_COOKIE = 'mesure';
/** Where the answer is posted, from any page of the site and of the console, and without scripts. */
export const MEASURING_PATH = '/mesure';

/**
 * The visitor's choice, by the headers of a request. A browser that asks not to be followed is not even asked.
 * @param configured what `PAGE_VIEWS` names
 */
export function measuringBy(configured: string, header: (name: 'cookie' | 'sec-gpc' | 'dnt') => string | null | undefined): Measuring {
  if (configured === 'none') return 'off';
  const found = new RegExp(`(?:^|;\\s*)${MEASURING_COOKIE}=(oui|non)(?:;|$)`).exec(header('cookie') ?? '')?.[1];
  if (found) return found === 'oui' ? 'yes' : 'no';
  return header('sec-gpc') === '1' || header('dnt') === '1' ? 'no' : 'ask';
}
