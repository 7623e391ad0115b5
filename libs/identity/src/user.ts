import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const userId = z.string();

/** Every event of an account (4.10.7). The address is sealed; `emailHash` finds it without showing it. */
export const userEvents = {
  UserCreated: event(
    z.object({
      userId,
      email: z.string(),
      username: z.string(),
      passwordHash: z.string().optional(),
      emailHash: z.string(),
      role: z.string(),
      professionalId: z.string().optional(),
    }),
    { personal: { email: 'userId', username: 'userId', passwordHash: 'userId' } },
  ),
  PasswordSet: event(z.object({ userId, passwordHash: z.string() }), { personal: { passwordHash: 'userId' } }),
  SessionStarted: event(z.object({ userId, jti: z.string() })),
  LoginFailed: event(z.object({ userId })),
  UserRolesSet: event(z.object({ userId, role: z.string() })),
  UserDisabled: event(z.object({ userId })),
};
export type UserEvent = EventOf<typeof userEvents>;

export interface UserState {
  readonly status: 'None' | 'Active' | 'Disabled';
  readonly role?: string;
  readonly username?: string;
  readonly emailHash?: string;
}

const initial: UserState = { status: 'None' };

export const user = decider<UserState, typeof userEvents>({ category: 'user', events: userEvents, initial, evolve });

function evolve(s: UserState, e: UserEvent): UserState {
  switch (e.type) {
    case 'UserCreated':
      return { status: 'Active', role: e.data.role, username: e.data.username, emailHash: e.data.emailHash };
    case 'UserRolesSet':
      return { ...s, role: e.data.role };
    case 'UserDisabled':
      return { ...s, status: 'Disabled' };
    case 'PasswordSet':
    case 'SessionStarted':
    case 'LoginFailed':
      return s;
    default:
      return e satisfies never;
  }
}
