import { MEASURING_COOKIE, measuringBy, type Measuring } from '@jurilien/contracts';
import { cookie } from '../../http/index.server';

/** A year, then the question may be asked again. */
const KEPT_S = 365 * 24 * 3_600;

/** The visitor's choice. */
export const measuringOf = (request: Request): Measuring =>
  measuringBy(process.env.PAGE_VIEWS ?? 'own', (name) => request.headers.get(name));

/** Header that remembers an answer; a refusal too, so that no one is asked on every page. */
export const keepMeasuring = (request: Request, agreed: boolean): string =>
  cookie(request, MEASURING_COOKIE, agreed ? 'oui' : 'non', KEPT_S);
