import { isFinalNo, Refused, systemActor, type Automation, type Command, type Effect, type Recorded } from '@jurilien/event-sourcing';
import { v5 as uuidv5 } from 'uuid';
import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { isFromNewerCode, type EventCodec } from '../log/event-codec.js';
import { readEventsAt } from '../log/event-feed.js';
import { logReader, type LogReader, type OnFault } from '../readers/log-reader.js';
import { retried, type Retried } from '../readers/retried.js';
import { changeTimers, type TimerChange } from './scheduled-actions.js';
import { NO_ROW, setAside, type Parked } from '../readers/set-aside.js';
import { addWork, type NewWork } from './work-items.js';

const BATCH = 200;
/** Namespace of every id derived from (reader, position, index). */
const NAMESPACE = '6f2b1c52-8f0e-5d8a-9b5e-2f6f0f3d7a11';

/** Sends a command as the system; refusals come back as `Refused`. */
export type Dispatch = (command: Command) => Promise<unknown>;

const readerOf = (a: Automation): string => `automation:${a.name}`;

/** An id that a replay of the same event makes again: that is what keeps a repeated effect from happening twice. */
export const derivedId = (reader: string, position: number, index: number | string): string =>
  uuidv5(`${reader}/${position}/${index}`, NAMESPACE);

/**
 * Runs automations and processes: reads events in order, turns each into effects, writes timers and work rows in the
 * transaction of the checkpoint, and dispatches commands before it commits (a crash in between repeats the same ids).
 * Event by event, not automation by automation: a timer that one arms and another cancels sees both in the log's order.
 */
export interface Reactor extends LogReader {
  /**
   * Makes missing checkpoints. On a fresh installation automations begin with the first event; one that is added later (or
   * renamed) begins where the others stand, so that no one receives a text about last year.
   */
  prepare(): Promise<void>;
  /** Performs what an automation has set aside once more, event by event: what did happen the first time does not happen again. */
  retry(reader: string): Promise<Retried>;
}

/** What an automation makes of an event, under the name of its reader. */
interface Concerned {
  readonly reader: string;
  readonly effectsOf: (event: Recorded) => readonly Effect[];
}

/** The automations that each type of event concerns, in their order. */
function concernedBy(automations: readonly Automation[]): ReadonlyMap<string, readonly Concerned[]> {
  const concerned = new Map<string, Concerned[]>();
  for (const a of automations)
    for (const [type, effectsOf] of Object.entries(a.on))
      concerned.set(type, [...(concerned.get(type) ?? []), { reader: readerOf(a), effectsOf }]);
  return concerned;
}

export function reactor(
  db: Database,
  codec: EventCodec,
  automations: readonly Automation[],
  dispatch: Dispatch,
  onFault: OnFault,
): Reactor {
  const readers = automations.map(readerOf);
  const concerned = concernedBy(automations);
  const reader = logReader(db, codec, {
    readers,
    batch: BATCH,
    onFault,
    async handle(sql, { events, positions }) {
      const pending: Pending = { work: [], timers: [] };
      const parked = new Map<string, Parked[]>();
      for (const event of events) {
        for (const { reader, effectsOf } of concerned.get(event.type) ?? []) {
          const at = positions.get(reader);
          if (at === undefined || event.position <= at) continue;
          const because = await perform(reader, event, effectsOf, dispatch, pending);
          if (because === undefined) continue;
          parked.set(reader, [...(parked.get(reader) ?? []), parkedAt(event, because)]);
          onFault(reader, event.position, because);
        }
      }
      await write(sql, pending);
      for (const [reader, events] of parked) await setAside(sql, reader, events);
    },
    setAside: (sql, reader, event, cause) => setAside(sql, reader, [parkedAt(event, cause)]),
  });
  return {
    ...reader,
    prepare: () => makeCheckpoints(db, readers),
    retry: (reader) =>
      retried(db, reader, async (sql, _key, positions) => {
        const pending: Pending = { work: [], timers: [] };
        const parked: Parked[] = [];
        for (const event of await readEventsAt(sql, codec, positions))
          for (const one of concerned.get(event.type) ?? []) {
            if (one.reader !== reader) continue;
            const because = await perform(reader, event, one.effectsOf, dispatch, pending);
            if (because !== undefined) parked.push(parkedAt(event, because));
          }
        await write(sql, pending);
        return parked;
      }),
  };
}

async function makeCheckpoints(db: Database, readers: readonly string[]): Promise<void> {
  await db.query(
    `insert into checkpoints (reader, position)
     select r, coalesce((select max(position) from checkpoints where reader like 'automation:%'), 0) from unnest($1::text[]) r
     on conflict do nothing`,
    [readers],
  );
}

async function write(sql: Sql, { timers, work }: Pending): Promise<void> {
  await changeTimers(sql, timers);
  await addWork(sql, work);
}

const parkedAt = ({ position, type }: Recorded, cause: unknown): Parked => ({
  key: NO_ROW,
  position,
  because: `${type}: ${cause instanceof Error ? cause.message : String(cause)}`.slice(0, 500),
});

/** History written after the fact (the demo) only leaves timers that are still to come. */
const SIMULATED_IS_PAST_MS = 3_600_000;
const concerns = (effect: Effect, event: Recorded): boolean =>
  !event.actor.simulated ||
  Date.now() - Date.parse(event.occurredAt) < SIMULATED_IS_PAST_MS ||
  effect.do === 'cancel' ||
  ((effect.do === 'schedule' || effect.do === 'work') && effect.dueAt !== undefined && Date.parse(effect.dueAt) > Date.now());

/** What a batch leaves to be written with its checkpoint, in the order of the log. */
interface Pending {
  readonly work: NewWork[];
  readonly timers: TimerChange[];
}

/**
 * Performs the effects of one event for one automation. Answers why, where they are a mistake of ours that no new try would correct:
 * effects that cannot be computed, a command that does not exist or cannot be read. The effects behind it wait with it.
 * @throws what may be different the next time
 */
async function perform(
  reader: string,
  event: Recorded,
  effectsOf: (event: Recorded) => readonly Effect[],
  dispatch: Dispatch,
  pending: Pending,
): Promise<Error | undefined> {
  let effects: readonly Effect[];
  try {
    effects = effectsOf(event);
  } catch (error) {
    if (isFromNewerCode(error)) throw error;
    return error as Error;
  }
  for (const [index, effect] of effects.entries()) {
    if (!concerns(effect, event)) continue;
    if (effect.do === 'schedule' || effect.do === 'cancel') pending.timers.push({ effect, position: event.position });
    else if (effect.do === 'work') pending.work.push({ id: derivedId(reader, event.position, index), effect, event });
    else {
      try {
        await dispatch({
          name: effect.command,
          input: effect.input,
          commandId: derivedId(reader, event.position, index),
          actor: systemActor(reader, event.actor.ledBy),
          correlationId: event.correlationId,
          causationId: String(event.position),
        });
      } catch (error) {
        // A rule said no: the state moved on before the automation came. Nothing is pending.
        if (isFinalNo(error)) continue;
        if (error instanceof Refused && error.code !== 'STALE_VERSION') return error;
        throw error;
      }
    }
  }
  return undefined;
}
