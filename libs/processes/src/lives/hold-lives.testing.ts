import { at, type Past, uuidFor } from '@jurilien/event-sourcing/testing';
import { holdingId, personKey } from '@jurilien/privacy';
import { ID, type Lives, TEAM } from '../account-lives.testing.js';

const of = { kind: 'request', id: uuidFor('a request that is held') } as const;
const holding = holdingId(of);
const owners = [uuidFor('the person of it')];
const until = at(90 * 1_440);
const hold = { holding, holdId: ID, until };
const proposed: Past = [['LegalHoldProposed', hold, at(0), TEAM[0]!]];

/** Legal holds: asked for, agreed to, asked to be lifted, lifted; and what they keep. */
export const HOLD_LIVES = {
  'legal-holds': {
    row: { id: ID, kind: of.kind, entityId: of.id },
    streams: [
      {
        decider: personKey,
        id: holding,
        begins: [[], proposed, [...proposed, ['LegalHoldPlaced', { ...hold, proposedBy: TEAM[0]!.id }, at(0), TEAM[1]!]]],
        events: [
          ['LegalHoldProposed', hold],
          ['LegalHoldProposed', { ...hold, lifts: true }],
          ['LegalHoldPlaced', { ...hold, proposedBy: TEAM[0]!.id }],
          ['LegalHoldRefused', { holding, holdId: ID }],
          ['LegalHoldLifted', { holding, holdId: ID, cause: 'staff' }],
          ['ErasureStarted', { holding, of, cause: 'request', owners }],
          ['PersonKeyShredded', { holding, owners }],
        ],
      },
    ],
    inputs: { PlaceLegalHold: { owners, until } },
  },
} satisfies Readonly<Record<string, Lives>>;
