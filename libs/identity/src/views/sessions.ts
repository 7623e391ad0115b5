import { notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { admissions } from '../admissions.js';
import { session } from '../session.js';

/** N06: the sessions of every account and how they ended; nothing in it opens one. */
export const sessions = view(
  session,
  admissions,
)({
  name: 'sessions',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    userId: 'uuid not null',
    kind: 'text not null',
    state: notNull(oneOf(['live', 'ended', 'revoked'])),
    device: { type: 'text', personal: 'text' },
    methods: 'text[] not null',
    startedAt: 'timestamptz not null',
    lastSeenAt: 'timestamptz not null',
    expiresAt: 'timestamptz not null',
    endedAt: 'timestamptz',
    endedBecause: 'text',
    by: 'uuid',
  },
  sealedBy: 'userId',
  indexes: [['userId', 'startedAt']],
  read: { clear: ['device'], defaultSort: ['startedAt', 'desc'] },
  on: {
    SessionOpened: (_row, { data, occurredAt }) => ({
      userId: data.userId,
      kind: data.kind,
      state: 'live',
      device: data.device,
      methods: data.methods,
      startedAt: occurredAt,
      lastSeenAt: occurredAt,
      expiresAt: data.absoluteExpiresAt,
      by: data.by,
    }),
    SessionRefreshed: (row, e) => ({ ...row, lastSeenAt: e.occurredAt }),
    SessionEnded: (row, e) => ({ ...row, state: 'ended', endedAt: e.occurredAt }),
    SessionRevoked: (row, e) => ({ ...row, state: 'revoked', endedAt: e.occurredAt, endedBecause: e.data.reason }),
    SessionFamilyRevoked: (row, e) => ({ ...row, state: 'revoked', endedAt: e.occurredAt, endedBecause: e.data.reason }),
    SessionsRevoked: {
      keys: (e) => e.data.sessionIds,
      fold: (row, e) =>
        row?.state === 'live' ? { ...row, state: 'revoked', endedAt: e.occurredAt, endedBecause: e.data.reason as string } : row,
    },
  },
});
export type SessionRow = RowOf<typeof sessions>;
