import { ERASED, type EventTypes, type Recorded, type RecordedOf, type Row, streamId } from '@jurilien/event-sourcing';
import { holdingId, type HoldingKind } from '@jurilien/privacy';

/**
 * Classes of 4.10.13, by which the time of a thing is counted once it has ended; while it lives, what it would be if it ended now.
 * `inactive`: no one has said anything since.
 */
export const HOLDING_OUTCOMES = [
  'draft',
  'unconfirmed',
  'rejected',
  'withdrawnBeforeOffers',
  'unserved',
  'closed',
  'accepted',
  'disabled',
  'inactive',
  'answered',
  'received',
] as const;
export type HoldingOutcome = (typeof HOLDING_OUTCOMES)[number];

type When = Pick<Recorded, 'occurredAt'>;

/** The row of one holding from its first word on; the first of the owners seals its addresses. */
export const begun = (kind: HoldingKind, id: string, owners: readonly [string, ...string[]], { occurredAt }: When): Row => ({
  ...{ kind, entityId: id, owner: owners[0], owners: [...owners] },
  ...{ since: occurredAt, endedAt: null },
});
/** An address as holdings are found by it; none once it is erased. */
export const address = (typed: string | undefined): Row =>
  typed === undefined ? {} : { email: typed === ERASED ? null : typed.trim().toLowerCase() };
/** The same for a number. */
export const number = (phone: string | undefined): Row => (phone === undefined ? {} : { phone: phone === ERASED ? null : phone });

/** It has ended; what a professional accepted counts as that, however it ended. */
export const over = ({ occurredAt }: When, row: Row, outcome: HoldingOutcome): Row => ({
  endedAt: occurredAt,
  outcome: row['outcome'] === 'accepted' ? 'accepted' : outcome,
});
/** It goes on. */
export const again = (): Row => ({ endedAt: null });
/** Nothing says any more who it was; that there was one, and how it ended, stays. */
export const erased = ({ occurredAt }: When, row: Row): Row => ({
  ...{ email: null, phone: null },
  ...{ endedAt: row['endedAt'] ?? occurredAt, erasedAt: row['erasedAt'] ?? occurredAt },
});

/** What events of a life change in the rows they are about, where there are such rows. */
type Changes<T extends EventTypes> = { readonly [K in keyof T & string]?: (e: RecordedOf<T, K>, row: Row) => Row | undefined };

/**
 * Handlers of what events change in the rows of these kinds that have the id of the event's stream.
 * @param idIn names the thing by something else of the event
 */
export const changes =
  <T extends EventTypes>(
    _life: { readonly events: T },
    kinds: readonly HoldingKind[],
    idIn = (e: Recorded): string => streamId(e.stream),
  ) =>
  <C extends Changes<T>>(table: C): { readonly [K in keyof C & keyof T & string]: Handler<RecordedOf<T, K>> } =>
    Object.fromEntries(
      Object.entries(table).map(([type, change]) => [
        type,
        {
          keys: (e: Recorded) => kinds.map((kind) => holdingId({ kind, id: idIn(e) })),
          fold: (row: Row | undefined, e: never) => row && { ...row, ...(change as (e: never, row: Row) => Row | undefined)(e, row) },
        },
      ]),
    ) as never;

interface Handler<E> {
  readonly keys: (e: E) => readonly string[];
  readonly fold: (row: Row | undefined, e: E, key?: string) => Row | null | undefined;
}

/** The handler of the event that a holding begins with. */
export const begins = <E extends Recorded>(kind: HoldingKind, first: (e: E, row: Row | undefined) => Row): Handler<E> => ({
  keys: (e) => [holdingId({ kind, id: streamId(e.stream) })],
  fold: (row, e) => first(e, row),
});
