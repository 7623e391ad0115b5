import { json, notNull, oneOf, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { admissions } from '../admissions.js';
import { secondFactors } from '../second-factors.js';
import { session } from '../session.js';
import { user } from '../user.js';

interface Open {
  readonly id: string;
  /** However much it is used, it ends then. */
  readonly until: string;
}
const openOf = (row: Row | undefined): readonly Open[] => (row?.sessions as readonly Open[] | undefined) ?? [];
const without =
  (ended: (sessionId: string) => boolean) =>
  (row: Row | undefined): Row | undefined =>
    row && { ...row, sessions: openOf(row).filter(({ id }) => !ended(id)) };
/** Sessions and second factors are streams of their own; their row here is their account's. */
const ofUser = (e: { data: { userId: string } }): readonly string[] => [e.data.userId];
const factorsAre = (row: Row | undefined, factors: readonly string[]): Row | undefined =>
  row && { ...row, factors, secondFactor: factors.length > 0 };
const factorsOf = (row: Row | undefined): readonly string[] => (row?.factors as readonly string[] | undefined) ?? [];
/** Whether a second administrator has something to say. */
const pendingAs = (row: Row | undefined): Row | undefined => row && { ...row, pending: Boolean(row.proposedRole ?? row.resetBy) };

const NO_PROPOSAL = { proposedRole: null, proposedBy: null, proposedBecause: null };
const NO_RESET = { resetBy: null, resetBecause: null };

/** N06: accounts, their roles, and what waits for a second administrator, without anything that opens them. */
export const userAccounts = view(
  user,
  secondFactors,
  session,
  admissions,
)({
  name: 'user-accounts',
  version: 5,
  key: 'id',
  columns: {
    id: 'uuid',
    username: { type: 'text', notNull: true, personal: 'name', sorted: 'names' },
    email: { type: 'text', notNull: true, personal: 'email' },
    role: 'text not null',
    lang: notNull(oneOf(['fr', 'en'])),
    state: notNull(oneOf(['Invited', 'Active', 'Disabled'])),
    createdAt: 'timestamptz not null',
    lastLoginAt: 'timestamptz',
    failedLogins: 'integer not null',
    invitedAt: 'timestamptz',
    proposedRole: 'text',
    proposedBy: 'text',
    proposedBecause: 'text',
    resetBy: 'text',
    resetBecause: 'text',
    pending: 'boolean not null',
    secondFactor: 'boolean not null',
    factors: 'text[] not null',
    sessions: notNull(json<readonly Open[]>()),
    version: 'integer not null',
  },
  sealedBy: 'id',
  search: ['username', 'email'],
  read: { clear: ['username', 'email'], defaultSort: ['username', 'asc'] },
  on: {
    UserCreated: (_row, { data, occurredAt, version }) => ({
      username: data.username,
      email: data.email,
      role: data.role,
      lang: data.lang ?? 'fr',
      state: 'Active',
      ...NO_PROPOSAL,
      ...NO_RESET,
      pending: false,
      secondFactor: false,
      factors: [],
      sessions: [],
      createdAt: occurredAt,
      failedLogins: 0,
      version,
    }),
    // Waits for its person: until a password is chosen no one can sign in.
    UserInvited: (row, e) => ({ ...row, state: 'Invited', invitedAt: e.occurredAt, version: e.version }),
    UserRoleProposed: (row, e) =>
      pendingAs({ ...row, proposedRole: e.data.role, proposedBy: e.actor.id, proposedBecause: e.reason ?? null, version: e.version }),
    UserRoleWithdrawn: (row, e) => pendingAs({ ...row, ...NO_PROPOSAL, version: e.version }),
    UserRolesSet: (row, e) => pendingAs({ ...row, role: e.data.role, ...NO_PROPOSAL, version: e.version }),
    UserDisabled: (row, e) => ({ ...row, state: 'Disabled', ...NO_PROPOSAL, ...NO_RESET, pending: false, version: e.version }),
    UserErased: () => null,
    SessionStarted: (row, e) => ({ ...row, lastLoginAt: e.occurredAt, failedLogins: 0, version: e.version }),
    LoginFailed: (row, e) => ({ ...row, failedLogins: (row?.failedLogins ?? 0) + 1, version: e.version }),
    EmailVerified: (row, e) => ({ ...row, version: e.version }),
    TermsAccepted: (row, e) => ({ ...row, version: e.version }),
    PreferencesSet: (row, e) => ({ ...row, lang: e.data.lang, version: e.version }),
    UserDetailsChanged: (row, e) => ({
      ...row,
      ...(e.data.username ? { username: e.data.username } : {}),
      ...(e.data.email ? { email: e.data.email } : {}),
      version: e.version,
    }),
    PasswordSet: (row, e) => ({ ...row, state: row?.state === 'Invited' ? 'Active' : row?.state, version: e.version }),

    SecondFactorConfirmed: { keys: ofUser, fold: (row, { data }) => factorsAre(row, [...new Set([...factorsOf(row), data.factorId])]) },
    SecondFactorRemoved: {
      keys: ofUser,
      fold: (row, { data }) =>
        factorsAre(
          row,
          factorsOf(row).filter((id) => id !== data.factorId),
        ),
    },
    FactorResetProposed: {
      keys: ofUser,
      fold: (row, e) => row && pendingAs({ ...row, resetBy: e.actor.id, resetBecause: e.reason ?? null }),
    },
    FactorResetWithdrawn: { keys: ofUser, fold: (row) => row && pendingAs({ ...row, ...NO_RESET }) },
    FactorResetApproved: { keys: ofUser, fold: (row) => pendingAs(factorsAre(row && { ...row, ...NO_RESET }, [])) },

    SessionOpened: {
      keys: ofUser,
      fold: (row, { data }) =>
        row && { ...row, sessions: [...openOf(row), { id: data.sessionId, until: data.absoluteExpiresAt } satisfies Open] },
    },
    SessionEnded: { keys: ofUser, fold: (row, { data }) => without((id) => id === data.sessionId)(row) },
    SessionRevoked: { keys: ofUser, fold: (row, { data }) => without((id) => id === data.sessionId)(row) },
    SessionFamilyRevoked: { keys: ofUser, fold: (row, { data }) => without((id) => id === data.sessionId)(row) },
    SessionsRevoked: (row, { data }) => without((id) => data.sessionIds.includes(id))(row),
  },
});
export type AccountRow = RowOf<typeof userAccounts>;
