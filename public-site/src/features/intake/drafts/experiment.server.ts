import { EXPERIMENT_ARMS, isArm, type ExperimentArm } from '@jurilien/reference';
import { cookie } from '../../../http/index.server';
import { measuringOf } from '../../measuring/index.server';

/** Where an address names which of the compared forms someone was led to (F08 against F02). */
export const ARM = 'essai';
const KEPT_S = 90 * 24 * 3_600;

/** The form that an address names. */
export const armIn = (query: URLSearchParams): ExperimentArm | undefined => {
  const given = query.get(ARM);
  return isArm(given) ? given : undefined;
};

/** What this browser remembers, once its owner agreed. */
function remembered(request: Request): ExperimentArm | undefined {
  const found = /(?:^|;\s*)essai=([a-z]+)(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1];
  return isArm(found) && measuringOf(request) === 'yes' ? found : undefined;
}

/**
 * Which form someone of a campaign is led to: what their address or their browser names, else chance. The address carries it from
 * then on, and the draft once there is one; a cookie only after a yes, so that no one is followed who did not agree.
 */
export function assigned(request: Request): { readonly arm: ExperimentArm; readonly header?: string } {
  const arm =
    armIn(new URL(request.url).searchParams) ?? remembered(request) ?? EXPERIMENT_ARMS[crypto.getRandomValues(new Uint8Array(1))[0]! % 2]!;
  return measuringOf(request) === 'yes' ? { arm, header: cookie(request, ARM, arm, KEPT_S) } : { arm };
}

/** Header that forgets it. */
export const forgetArm = (request: Request): string => cookie(request, ARM, '', 0);
