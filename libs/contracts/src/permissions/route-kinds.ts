import type { LinkPurpose } from '../work.js';
import type { Who } from './marks.js';

/** Who signs the calls of a webhook. */
export type WebhookProvider = 'sms' | 'mail' | 'stripe';

interface Row {
  /** Open to staff and professionals who still have to enrol a second factor. */
  readonly enrolment?: true;
  /** Needs a sign-in of the last fifteen minutes (design/security.md, row 11). */
  readonly fresh?: true;
  /** Takes a password, code, key or token that proves who someone is (row 38: the committed inventory). */
  readonly credential?: true;
  /** The one thing besides reading that someone may do who looks through another's eyes. */
  readonly impersonated?: true;
}

/** A route that a personal link opens, `Authorization: Link …`. */
export interface LinkRoute extends Row {
  readonly access: 'link';
  /** Links that open it; every other kind is as if it did not exist. */
  readonly purposes: readonly LinkPurpose[];
  /** What is refused as malformed before the link is opened, and not counted; everything else only once it is open. */
  readonly before?: 'params' | 'body';
  /** How many calls of one address are answered in an hour, counted before the link is opened. */
  readonly perHour?: readonly [key: string, calls: number];
  /** Shows or changes private data on every call: the device has typed the code of the link (3.0). */
  readonly stepUp?: true;
  /** How a link stands is the answer: an expired, used or unknown one is handed on instead of refused. */
  readonly anyStanding?: true;
}

/** A route whose caller is known by the signature of a provider. */
export interface WebhookRoute extends Row {
  readonly access: 'webhook';
  /** Whose signature. */
  readonly provider: WebhookProvider;
}

/**
 * A route for everyone, for the holder of a message's own link (its token is in the address or the body, which the handler
 * opens), for any session, or for the sessions of some roles.
 */
interface OtherRoute extends Row {
  readonly access: 'public' | 'message-link' | 'signed-in' | readonly Who[];
}

export type Route = LinkRoute | WebhookRoute | OtherRoute;

export const STAFF: readonly Who[] = ['admin', 'province-admin', 'validation', 'report', 'restricted'];
export const LEAD_STAFF: readonly Who[] = ['admin', 'province-admin', 'validation', 'restricted'];

/** Staff to whom the table of commands gives `UploadDocument`. */
export const UPLOADING_STAFF: readonly Who[] = ['admin', 'province-admin', 'validation'];

export const open: Route = { access: 'public' };
export const signIn: Route = { access: 'public', credential: true };
export const messageLink: Route = { access: 'message-link' };
export const behind = (purposes: LinkRoute['purposes'], more: Omit<LinkRoute, 'access' | 'purposes'> = {}): LinkRoute => ({
  access: 'link',
  purposes,
  ...more,
});
/** Links to the client's page. */
export const CLIENT: readonly LinkPurpose[] = ['lead-status', 'confirm-email'];
/** Links to a request to which documents may be added: while it is written, and after it was sent. */
export const FILES: readonly LinkPurpose[] = ['draft', ...CLIENT];
/** And that of a request for documents, once its code was typed. */
export const ANSWERING: readonly LinkPurpose[] = [...FILES, 'document'];
export const OFFER: readonly LinkPurpose[] = ['offer', 'contact-sheet'];
export const CHANGE: readonly LinkPurpose[] = ['private-change', 'undo-change'];
export const session: Route = { access: 'signed-in' };
/** Part of signing in for good, so that someone without a second factor gets this far. */
export const enrolment: Route = { access: 'signed-in', enrolment: true };
export const enrolling: Route = { access: 'signed-in', enrolment: true, fresh: true, credential: true };
export const signedBy = (provider: WebhookProvider): Route => ({ access: 'webhook', provider });
export const of = (access: OtherRoute['access']): Route => ({ access });
