import { configuration } from '@jurilien/configuration';
import type { MessageRule, Occasion } from '@jurilien/contracts';
import { automation, streamId, type Effect } from '@jurilien/event-sourcing';
import { address, admissions, session, user } from '@jurilien/identity';
import { say } from './notify.js';

interface Happened {
  readonly stream: string;
  readonly version: number;
}

/** Asks the worker to write to an account; ids and keyed hashes only, and a key that makes the occasion unique. */
const tell = (rule: MessageRule, e: Happened, about: Omit<Occasion, 'rule'>): Effect =>
  say(rule, `${streamId(e.stream)}:${e.version}`, about);

/** Links that were asked for with an address go to that address, if an account has it. */
export const sendAccountLinks = automation(address)({
  name: 'send-account-links',
  on: { LoginLinkRequested: (e) => [tell('login-link', e, e.data)], PasswordResetRequested: (e) => [tell('password-reset', e, e.data)] },
});

/** The holder of an account hears what happened to it. */
export const tellAccountHolder = automation(
  user,
  admissions,
  session,
)({
  name: 'tell-account-holder',
  on: {
    // The team is invited; who came in with a password of their own confirms the address.
    UserCreated: (e) =>
      e.data.passwordHash && !e.data.role.includes('admin') ? [tell('verify-email', e, { userId: e.data.userId, sequence: 1 })] : [],
    UserInvited: (e) => [tell('invitation', e, e.data)],
    PasswordSet: (e) =>
      e.data.how === 'reset' || e.data.how === 'change'
        ? [tell('password-changed', e, { userId: e.data.userId, happenedAt: e.occurredAt })]
        : [],
    UserRolesSet: (e) => [tell('role-changed', e, { userId: e.data.userId })],
    SessionsRevoked: (e) =>
      e.data.reason === 'too-many'
        ? [tell('sessions-ended', e, { userId: e.data.userId, reason: e.data.reason, happenedAt: e.occurredAt })]
        : [],
    SessionFamilyRevoked: (e) => [tell('sessions-ended', e, { userId: e.data.userId, reason: e.data.reason, happenedAt: e.occurredAt })],
  },
});

/** A planned change of the configuration that did not come: its proposer and its approver hear of it, each once. */
export const tellOfStuckChanges = automation(configuration)({
  name: 'tell-of-stuck-config-changes',
  on: {
    ConfigChangeStuck: ({ version, occurredAt, data: { changeId, why, proposedBy, approvedBy } }) =>
      [proposedBy, ...(approvedBy === undefined ? [] : [approvedBy])].map((userId) =>
        say('config-stuck', `${changeId}:${version}:${userId}`, { userId, reason: why, happenedAt: occurredAt }),
      ),
  },
});
