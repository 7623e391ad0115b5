import { cookie } from './cookie.server';

/** Whether pages are counted: never (no sink), a question not yet answered, or the visitor's answer. */
export type Measuring = 'off' | 'ask' | 'yes' | 'no';

const NAME = 'mesure';
/** A year, then the question may be asked again. */
const KEPT_S = 365 * 24 * 3_600;

/** The visitor's choice: only the server reads its cookie. A browser that asks not to be followed is not even asked. */
export function measuringOf(request: Request): Measuring {
  if ((process.env.PAGE_VIEWS ?? 'none') === 'none') return 'off';
  const found = /(?:^|;\s*)mesure=(oui|non)(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1];
  if (found) return found === 'oui' ? 'yes' : 'no';
  return request.headers.get('sec-gpc') === '1' || request.headers.get('dnt') === '1' ? 'no' : 'ask';
}

/** Header that remembers an answer; a refusal too, so that nobody is asked on every page. */
export const keepMeasuring = (request: Request, agreed: boolean): string => cookie(request, NAME, agreed ? 'oui' : 'non', KEPT_S);
