import { ROLES } from '@jurilien/contracts';
import { allOf, type Asking, type Availability, ids, refuseUnlessAvailable, streamOf, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { LinkState } from '../../link.js';
import { user, type UserEvent, type UserState } from '../../user.js';

export const userId = ids.userId;
/** A role with its product's prefix: `jurilien_admin_qc`. */
export const role = z.string().regex(new RegExp(`^[a-z]+_(${ROLES.join('|')})$`));
/** An argon2id hash in PHC form; a bare password can never get into an event by mistake. */
export const passwordHash = z
  .string()
  .max(400)
  .regex(/^\$argon2id\$/);

export const onUser = (i: { userId: string }) => ({ user: streamOf(user, i.userId) });
/** One event of an account, typed by its name. */
export const userDid = <T extends UserEvent['type']>(type: T, data: Extract<UserEvent, { type: T }>['data']): UserEvent =>
  ({ type, data }) as UserEvent;

/** What rules of availability of an account read, and which account it is. */
export interface OnUser {
  readonly user: UserState;
}
export interface Account {
  readonly userId: string;
}

/** The account exists. */
export const known = (s: UserState): Availability => unless(s.status !== 'None', 'NOT_FOUND', 'user');
/** The account exists and is not disabled. */
export const active = (s: UserState): Availability => allOf(known(s), unless(s.status !== 'Disabled', 'WRONG_STATE', 'user-disabled'));
/** It is done to the account of another person. */
export const toAnother = ({ userId: id }: Account, { actor }: Asking, detail: 'own-account' | 'own-role'): Availability =>
  unless(actor.id !== id, 'FORBIDDEN', detail);

/** Refuses unless the account exists and is not disabled. */
export const refuseUnlessActive = (s: UserState): void => refuseUnlessAvailable(active(s));

/** Whether a password was chosen after a link was made: the link is then as good as used. */
export const outlived = (s: UserState, l: LinkState): boolean =>
  s.passwordAt !== undefined && l.issuedAt !== undefined && Date.parse(l.issuedAt) <= Date.parse(s.passwordAt);
