import { isPending, isUndoable, type LinkState, type PrivateChange, type SecondFactorsState, type UserState } from '@jurilien/identity';
import type { ContactState } from '@jurilien/messaging';
import { always, isReachable, type Moments, type NotifyInput } from './asked.js';

/** Whether the holder of an account is written to: an open account with an address. */
export const isWrittenTo = ({ status, email }: UserState): boolean => status === 'Active' && isReachable(email);

/** Whether an invitation waits for its first answer. */
export const isInvited = (s: UserState): boolean => s.invitations > 0 && s.passwordHash === undefined;

/** Messages to the holder of an account. */
export const accountMoments = {
  'login-link': always,
  'password-reset': always,
  invitation: isInvited,
  'verify-email': (s) => !s.emailVerified,
  'password-changed': always,
  'sessions-ended': always,
  'role-changed': always,
  'config-stuck': always,
} satisfies Moments<UserState>;

/** A newer code was asked for, or this one was used: the old one would only confuse. */
const isLatest = (code: { readonly sequence: number } | undefined, { sequence }: NotifyInput): boolean => code?.sequence === sequence;

/** The code that finishes a sign-in. */
export const signInMoments = {
  'sign-in-code': ({ challenges }, { challengeId, sequence }) =>
    challenges.some((c) => c.challengeId === challengeId && c.sequence === sequence),
} satisfies Moments<SecondFactorsState>;

/** Messages about a personal link. */
export const linkMoments = {
  'step-up-code': ({ revoked, code }, asked) => !revoked && isLatest(code, asked),
  'link-renewed': ({ revoked }, { purpose }) => !revoked && purpose !== undefined,
} satisfies Moments<LinkState>;

/** The code that proves a number, and a test of it. */
export const numberMoments = {
  'contact-code': ({ code }, asked) => isLatest(code, asked),
  'sms-test': always,
} satisfies Moments<ContactState>;

/** The code for a new address, and the notice to the old one: nothing once the change was settled or undone. */
export const changeMoments = {
  'change-code': (change, { now }) => isPending(change, now),
  'change-notice': (change, { now }) => isUndoable(change, now),
} satisfies Moments<PrivateChange>;
