import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const userId = z.string();
const lang = z.enum(['fr', 'en']);

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
      lang: lang.optional(),
    }),
    { personal: { email: 'userId', username: 'userId', passwordHash: 'userId' } },
  ),
  /** Asked to choose a password by a link to the address; the highest sequence is the link that opens. */
  UserInvited: event(z.object({ userId, sequence: z.number().int().positive() })),
  EmailVerified: event(z.object({ userId, professionalId: z.string().optional() })),
  /** Asks for the link that proves the address once more; the highest sequence is the newest. */
  EmailVerificationRequested: event(z.object({ userId, sequence: z.number().int().positive() })),
  TermsAccepted: event(z.object({ userId, version: z.string() })),
  /** `how` says by which way; `endSessions` that those who were signed in are not any more, but for `keepSessionId`. */
  PasswordSet: event(
    z.object({
      userId,
      passwordHash: z.string(),
      how: z.enum(['invitation', 'reset', 'change', 'stronger-hash']).optional(),
      endSessions: z.boolean().optional(),
      keepSessionId: z.string().optional(),
    }),
    { personal: { passwordHash: 'userId' } },
  ),
  SessionStarted: event(z.object({ userId, jti: z.string() })),
  LoginFailed: event(z.object({ userId })),
  UserRoleProposed: event(z.object({ userId, role: z.string() })),
  UserRoleWithdrawn: event(z.object({ userId })),
  UserRolesSet: event(z.object({ userId, role: z.string() })),
  UserDisabled: event(z.object({ userId })),
  /** The person is forgotten with the account: its key is destroyed, and its address is free again. */
  UserErased: event(z.object({ userId, addressHash: z.string() })),
  PreferencesSet: event(z.object({ userId, lang, email: z.boolean(), sms: z.boolean() })),
  /** Its holder changed the name, or the address after a code that went to the new one came back; or took that back. */
  UserDetailsChanged: event(
    z.object({ userId, username: z.string().optional(), email: z.string().optional(), emailHash: z.string().optional() }),
    { personal: { username: 'userId', email: 'userId' } },
  ),
};
export type UserEvent = EventOf<typeof userEvents>;

/** The language and the channels a person has chosen; what is transactional comes all the same. */
export interface Preferences {
  readonly lang: 'fr' | 'en';
  readonly email: boolean;
  readonly sms: boolean;
}

export interface UserState {
  readonly status: 'None' | 'Active' | 'Disabled';
  readonly role?: string;
  readonly emailHash?: string;
  readonly email?: string;
  readonly username?: string;
  readonly professionalId?: string;
  readonly passwordHash?: string;
  /** When a password was last chosen: a link made before that opens nothing any more. */
  readonly passwordAt?: string;
  /** How often the person was invited; none once a password was chosen. */
  readonly invitations: number;
  readonly emailVerified: boolean;
  /** When the link that proves the address was asked for again. */
  readonly verificationsAskedAt?: readonly string[];
  readonly termsVersion?: string;
  /** A role one administrator proposed and another has yet to approve. */
  readonly proposedRole?: { readonly role: string; readonly by: string };
  readonly preferences: Preferences;
}

const initial: UserState = { status: 'None', invitations: 0, emailVerified: false, preferences: { lang: 'fr', email: true, sms: true } };

export const user = decider<UserState, typeof userEvents>({ category: 'user', alone: true, events: userEvents, initial, evolve });

function evolve(s: UserState, e: UserEvent, meta: { occurredAt: string; actor: { id: string } }): UserState {
  switch (e.type) {
    case 'UserCreated': {
      const { userId: _, lang: chosen = 'fr', ...account } = e.data;
      return { ...s, ...account, status: 'Active', preferences: { ...s.preferences, lang: chosen } };
    }
    case 'UserInvited':
      return { ...s, invitations: e.data.sequence };
    case 'EmailVerified':
      return { ...s, emailVerified: true };
    case 'TermsAccepted':
      return { ...s, termsVersion: e.data.version };
    case 'PasswordSet':
      return { ...s, passwordHash: e.data.passwordHash, ...(e.data.how === 'stronger-hash' ? {} : { passwordAt: meta.occurredAt }) };
    case 'UserRoleProposed':
      return { ...s, proposedRole: { role: e.data.role, by: meta.actor.id } };
    case 'UserRoleWithdrawn':
      return { ...s, proposedRole: undefined };
    case 'UserRolesSet':
      return { ...s, role: e.data.role, proposedRole: undefined };
    case 'UserDisabled':
      return { ...s, status: 'Disabled' };
    case 'UserErased':
      return { ...initial, status: 'Disabled', role: s.role };
    case 'PreferencesSet': {
      const { userId: _, ...preferences } = e.data;
      return { ...s, preferences };
    }
    case 'UserDetailsChanged': {
      const { userId: _, ...details } = e.data;
      return { ...s, ...details, ...(details.emailHash ? { emailVerified: true } : {}) };
    }
    case 'EmailVerificationRequested':
      return { ...s, verificationsAskedAt: [...(s.verificationsAskedAt ?? []), meta.occurredAt] };
    case 'SessionStarted':
    case 'LoginFailed':
      return s;
    default:
      return e satisfies never;
  }
}
