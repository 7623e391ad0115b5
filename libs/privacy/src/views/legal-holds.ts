import { HOLDING_KINDS } from '@jurilien/reference';
import { notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { holdingOf } from '../holding.js';
import { personKey } from '../person-key.js';

/** What is kept from being erased, until when, and what waits for a second administrator (N04). A hold that ended leaves the list. */
export const legalHolds = view(personKey)({
  name: 'legal-holds',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    holding: 'text not null',
    kind: notNull(oneOf(HOLDING_KINDS)),
    entityId: 'text not null',
    state: notNull(oneOf(['proposed', 'placed', 'liftProposed'])),
    until: 'timestamptz not null',
    proposedBy: 'text not null',
    agreedBy: 'text',
    reason: 'text',
    createdAt: 'timestamptz not null',
    version: 'integer not null',
  },
  indexes: [['holding'], ['until']],
  read: { defaultSort: ['until', 'asc'] },
  on: {
    LegalHoldProposed: {
      keys: ({ data }) => [data.holdId],
      fold: (row, { data: { holding, until, lifts }, actor, reason, occurredAt, version }) => {
        const { kind, id: entityId } = holdingOf(holding);
        const fresh = { holding, kind, entityId, until, createdAt: occurredAt, reason: reason ?? null };
        return { ...fresh, ...row, state: lifts ? 'liftProposed' : 'proposed', proposedBy: actor.id, version };
      },
    },
    LegalHoldRefused: {
      keys: ({ data }) => [data.holdId],
      fold: (row, { version }) => (row?.state === 'liftProposed' ? { ...row, state: 'placed', version } : null),
    },
    LegalHoldPlaced: {
      keys: ({ data }) => [data.holdId],
      fold: (row, { actor, version }) => row && { ...row, state: 'placed', agreedBy: actor.id, version },
    },
    LegalHoldLifted: { keys: ({ data }) => [data.holdId], fold: () => null },
  },
});
export type LegalHoldRow = RowOf<typeof legalHolds>;
