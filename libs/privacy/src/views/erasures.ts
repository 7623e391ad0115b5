import { HOLDING_KINDS } from '@jurilien/reference';
import { json, notNull, oneOf, type RowOf, someOf, view } from '@jurilien/event-sourcing';
import { ERASURE_CAUSES, ERASURE_STEPS, personKey } from '../person-key.js';

/** What each step of an erasure found and removed: `files: 3`. */
export type ErasureCounts = Readonly<Record<string, number>>;

/** Erasures under way and done, with what each step did and what is stuck (N04); nothing says whose they are. */
export const erasures = view(personKey)({
  name: 'erasures',
  version: 2,
  key: 'id',
  columns: {
    id: 'text',
    kind: notNull(oneOf(HOLDING_KINDS)),
    entityId: 'text not null',
    cause: notNull(oneOf(ERASURE_CAUSES)),
    requestId: 'text',
    state: notNull(oneOf(['Erasing', 'Stuck', 'Erased'])),
    done: notNull(someOf(ERASURE_STEPS)),
    counts: notNull(json<ErasureCounts>()),
    stuckStep: oneOf(ERASURE_STEPS),
    stuckError: 'text',
    attempts: 'integer',
    /** When that was noticed: its next try counts from there. */
    stuckAt: 'timestamptz',
    startedAt: 'timestamptz not null',
    completedAt: 'timestamptz',
    version: 'integer not null',
  },
  indexes: [['state', 'startedAt'], ['requestId']],
  read: { defaultSort: ['startedAt', 'desc'] },
  on: {
    ErasureStarted: (_row, { data: { of, cause, requestId }, occurredAt, version }) => ({
      ...{ kind: of.kind, entityId: of.id, cause, requestId: requestId ?? null },
      ...{ state: 'Erasing', done: [], counts: {}, startedAt: occurredAt, version },
    }),
    ErasureStepDone: (row, { data: { step, counts }, version }) =>
      row && { ...row, ...goesOn, done: [...(row.done ?? []), step], counts: { ...row.counts, ...counts }, version },
    PersonKeyShredded: (row, { version }) => row && { ...row, ...goesOn, done: [...(row.done ?? []), 'key'], version },
    ErasureStuck: (row, { data: { step, attempts, error }, occurredAt, version }) =>
      row && { ...row, state: 'Stuck', stuckStep: step, stuckError: error, stuckAt: occurredAt, attempts, version },
    ErasureCompleted: (row, { occurredAt, version }) => row && { ...row, state: 'Erased', completedAt: occurredAt, version },
  },
});
export type ErasureRow = RowOf<typeof erasures>;

const goesOn = { state: 'Erasing', stuckStep: null, stuckError: null, stuckAt: null, attempts: null } as const;
