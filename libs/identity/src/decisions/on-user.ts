import { ROLES } from '@jurilien/contracts';
import { ids, Refused, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { LinkState } from '../link.js';
import { user, type UserEvent, type UserState } from '../user.js';

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

/** Refuses unless the account exists and is not disabled. */
export function refuseUnlessActive(s: UserState): void {
  if (s.status === 'None') throw new Refused('NOT_FOUND', 'user');
  if (s.status === 'Disabled') throw new Refused('WRONG_STATE', 'user-disabled');
}

/** Whether a password was chosen after a link was made: the link is then as good as used. */
export const outlived = (s: UserState, l: LinkState): boolean =>
  s.passwordAt !== undefined && l.issuedAt !== undefined && Date.parse(l.issuedAt) <= Date.parse(s.passwordAt);
