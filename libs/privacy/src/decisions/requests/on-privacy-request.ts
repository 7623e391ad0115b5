import { allOf, type Asking, type Availability, ids, streamOf, unless } from '@jurilien/event-sourcing';
import { scopeOf } from '@jurilien/contracts';
import { privacyRequest, type PrivacyRequestEvent, type PrivacyRequestState } from '../../privacy-request.js';

export const requestId = ids.requestId;
export const onPrivacyRequest = (i: { readonly requestId: string }) => ({ request: streamOf(privacyRequest, i.requestId) });
export interface OnPrivacyRequest {
  readonly request: PrivacyRequestState;
}

/** One event of a request about one's own data, typed by its name. */
export const privacyDid = <T extends PrivacyRequestEvent['type']>(
  type: T,
  data: Extract<PrivacyRequestEvent, { type: T }>['data'],
): PrivacyRequestEvent => ({ type, data }) as PrivacyRequestEvent;

/** It exists, and a person who is signed in and no colleague filed it. A link is about its own request. */
export const theirs = (s: PrivacyRequestState, { actor }: Pick<Asking, 'actor'>): Availability =>
  unless(
    s.status !== 'None' && (actor.kind !== 'user' || isColleague(actor.role) || s.userId === actor.id),
    'NOT_FOUND',
    'no-such-privacy-request',
  );

/** @returns available in these states alone */
export const whileIn = (s: PrivacyRequestState, states: readonly PrivacyRequestState['status'][]): Availability =>
  allOf(
    unless(s.status !== 'None', 'NOT_FOUND', 'no-such-privacy-request'),
    unless(states.includes(s.status), 'WRONG_STATE', `privacy-request-${s.status}`),
  );

/** States in which a request still waits for its answer. */
export const WAITING = ['Verifying', 'InReview', 'Approved'] as const;
/** States in which an address may still be proven. */
export const PROVABLE = ['Verifying', 'InReview'] as const;

const OTHERS: ReadonlySet<string> = new Set(['client', 'professional', 'recruit']);
/** Whether someone who is signed in belongs to the team. */
export function isColleague(role: string | undefined): boolean {
  const who = role === undefined ? undefined : scopeOf(role)?.who;
  return who !== undefined && !OTHERS.has(who);
}
