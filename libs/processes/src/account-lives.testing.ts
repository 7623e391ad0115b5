import type { Actor, Decider } from '@jurilien/event-sourcing';
import { at, type Past, T0, uuidFor } from '@jurilien/event-sourcing/testing';
import { admissions, secondFactors, session, user } from '@jurilien/identity';

/** What may stand in one stream of a thing: how it begins, and what can happen to it, in any order and as often as it likes. */
export interface Life {
  readonly decider: Decider<any, any>;
  readonly id: string;
  readonly begins: readonly Past[];
  readonly events: Past;
}
/** A row of a view with buttons, the streams behind it, and what its dialogs send. */
export interface Lives {
  readonly row: object;
  readonly streams: readonly Life[];
  readonly inputs: Readonly<Record<string, object>>;
}

export const ID = '018f2a10-0000-7000-8000-0000000000d1';
export const ONESELF = uuidFor('a colleague');
/** Who asks: administrators, one of a province, a validator, and the one whose account it is. */
export const TEAM: readonly Actor[] = [
  { kind: 'user', id: 'staff-1', role: 'jurilien_admin' },
  { kind: 'user', id: 'staff-2', role: 'jurilien_admin' },
  { kind: 'user', id: 'staff-3', role: 'jurilien_admin_qc', provinces: ['QC'] },
  { kind: 'user', id: 'staff-4', role: 'jurilien_admin_validation' },
  { kind: 'user', id: ONESELF, role: 'jurilien_admin' },
];
const person = { userId: ONESELF };

/** Accounts of the team and their sessions. */
export const ACCOUNT_LIVES = {
  'user-accounts': {
    row: { id: ONESELF },
    streams: [
      {
        decider: user,
        id: ONESELF,
        begins: [
          [],
          ...['jurilien_admin', 'jurilien_admin_validation'].map((role): Past => [
            ['UserCreated', { ...person, email: 'a@b.ca', username: 'A', emailHash: 'h', role }],
            ['UserInvited', { ...person, sequence: 1 }],
          ]),
        ],
        events: [
          ['UserInvited', { ...person, sequence: 2 }],
          ['PasswordSet', { ...person, passwordHash: '$argon2id$x', how: 'invitation' }],
          ['UserRoleProposed', { ...person, role: 'jurilien_report_admin' }],
          ['UserRoleWithdrawn', person],
          ['UserRolesSet', { ...person, role: 'jurilien_report_admin' }],
          ['UserDisabled', person],
        ],
      },
      {
        decider: secondFactors,
        id: ONESELF,
        begins: [[], [['RecoveryCodesIssued', { ...person, hashes: ['a'] }]]],
        events: [
          ['FactorResetProposed', person],
          ['FactorResetProposed', person, at(-30 * 1_440)],
          ['FactorResetWithdrawn', person],
          ['FactorResetApproved', person],
        ],
      },
      {
        decider: admissions,
        id: ONESELF,
        begins: [[], [['SessionAdmitted', { ...person, sessionId: ID, admitted: [ID] }]]],
        events: [['SessionsRevoked', { ...person, sessionIds: [ID], reason: 'staff' }]],
      },
    ],
    inputs: {
      StartImpersonation: { sessionId: uuidFor('a new session'), jti: uuidFor('jti'), bySessionId: ID, methods: ['password'] },
      ProposeUserRole: { role: 'jurilien_admin_restricted' },
      SetUserRoles: { role: 'jurilien_report_admin' },
    },
  },
  sessions: {
    row: { id: ID },
    streams: [
      {
        decider: session,
        id: ID,
        begins: [
          [],
          [
            [
              'SessionOpened',
              {
                sessionId: ID,
                ...person,
                role: 'jurilien_admin',
                kind: 'full',
                generation: 1,
                jti: ID,
                issuedAt: T0,
                expiresAt: at(15),
                absoluteExpiresAt: at(720),
                authAt: T0,
                methods: ['password'],
              },
            ],
          ],
        ],
        events: [
          ['SessionEnded', { sessionId: ID, ...person }],
          ['SessionRevoked', { sessionId: ID, ...person, reason: 'staff' }],
        ],
      },
    ],
    inputs: {},
  },
} as const satisfies Readonly<Record<string, Lives>>;
