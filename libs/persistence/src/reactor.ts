import { isFinalNo, type Automation, type Command, type Effect, type Recorded } from '@jurilien/event-sourcing';
import { v5 as uuidv5 } from 'uuid';
import type { Database } from './database.js';
import type { EventCodec } from './event-codec.js';
import { logReader, type LogReader, type OnFault } from './log-reader.js';
import { changeTimers, type TimerChange } from './scheduled-actions.js';
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
   * renamed) begins where the others stand, so that nobody receives a text about last year.
   */
  prepare(): Promise<void>;
}

export function reactor(
  db: Database,
  codec: EventCodec,
  automations: readonly Automation[],
  dispatch: Dispatch,
  onFault: OnFault,
): Reactor {
  const readers = automations.map(readerOf);
  /** Who cares about an event, by its type, in the order of the automations. */
  const concerned = new Map<string, { readonly reader: string; readonly effectsOf: (event: Recorded) => readonly Effect[] }[]>();
  for (const a of automations)
    for (const [type, effectsOf] of Object.entries(a.on))
      concerned.set(type, [...(concerned.get(type) ?? []), { reader: readerOf(a), effectsOf }]);
  const reader = logReader(db, codec, {
    readers,
    batch: BATCH,
    onFault,
    async handle(sql, { events, positions }) {
      const owed: Owed = { work: [], timers: [] };
      for (const event of events) {
        for (const { reader, effectsOf } of concerned.get(event.type) ?? []) {
          const at = positions.get(reader);
          if (at === undefined || event.position <= at) continue;
          await perform(reader, event, effectsOf(event), dispatch, owed);
        }
      }
      await changeTimers(sql, owed.timers);
      await addWork(sql, owed.work);
    },
  });
  return {
    ...reader,
    async prepare() {
      await db.query(
        `insert into checkpoints (reader, position)
         select r, coalesce((select max(position) from checkpoints where reader like 'automation:%'), 0) from unnest($1::text[]) r
         on conflict do nothing`,
        [readers],
      );
    },
  };
}

/** History told after the fact (the demo) only leaves timers that are still to come. */
const SIMULATED_IS_PAST_MS = 3_600_000;
const concerns = (effect: Effect, event: Recorded): boolean =>
  !event.actor.simulated ||
  Date.now() - Date.parse(event.occurredAt) < SIMULATED_IS_PAST_MS ||
  effect.do === 'cancel' ||
  ((effect.do === 'schedule' || effect.do === 'work') && effect.dueAt !== undefined && Date.parse(effect.dueAt) > Date.now());

/** What a batch leaves to be written with its checkpoint, in the order of the log. */
interface Owed {
  readonly work: NewWork[];
  readonly timers: TimerChange[];
}

async function perform(reader: string, event: Recorded, effects: readonly Effect[], dispatch: Dispatch, owed: Owed): Promise<void> {
  for (const [index, effect] of effects.entries()) {
    if (!concerns(effect, event)) continue;
    if (effect.do === 'schedule' || effect.do === 'cancel') owed.timers.push({ effect, position: event.position });
    else if (effect.do === 'work') owed.work.push({ id: derivedId(reader, event.position, index), effect, event });
    else {
      await dispatch({
        name: effect.command,
        input: effect.input,
        commandId: derivedId(reader, event.position, index),
        actor: { kind: 'system', id: reader },
        correlationId: event.correlationId,
        causationId: String(event.position),
      }).catch((error: unknown) => {
        // A rule said no: the state moved on before the automation came. Nothing is owed.
        if (!isFinalNo(error)) throw error;
      });
    }
  }
}
