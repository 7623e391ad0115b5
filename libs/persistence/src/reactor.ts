import { Refused, type Automation, type Command, type Effect, type Recorded } from '@jurilien/event-sourcing';
import { v5 as uuidv5 } from 'uuid';
import { lockCheckpoints, moveCheckpoints, stopReader } from './checkpoints.js';
import type { Database, Sql } from './database.js';
import type { EventCodec } from './event-codec.js';
import { horizon, readEvents } from './event-feed.js';
import type { OnFault } from './projector.js';
import { cancelActions, scheduleAction } from './scheduled-actions.js';
import { addWork } from './work-items.js';

const BATCH = 200;
/** Namespace of every id derived from (reader, position, index). */
const NAMESPACE = '6f2b1c52-8f0e-5d8a-9b5e-2f6f0f3d7a11';
const INFRASTRUCTURE_TRIES = 5;

/** Sends a command as the system; refusals come back as `Refused`. */
export type Dispatch = (command: Command) => Promise<unknown>;

const readerOf = (a: Automation): string => `automation:${a.name}`;

/** An id that a replay of the same event makes again: that is what keeps a repeated effect from happening twice. */
export const derivedId = (reader: string, position: number, index: number | string): string => uuidv5(`${reader}/${position}/${index}`, NAMESPACE);

/**
 * Runs automations and processes: reads events in order, turns each into effects, writes timers and work rows in the
 * transaction of the checkpoint, and dispatches commands before it commits (a crash in between repeats the same ids).
 */
export interface Reactor {
  prepare(): Promise<void>;
  step(): Promise<boolean>;
}

export function reactor(db: Database, codec: EventCodec, automations: readonly Automation[], dispatch: Dispatch, onFault: OnFault): Reactor {
  const names = automations.map(readerOf);
  const failures = new Map<string, number>();
  return {
    async prepare() {
      await db.query('insert into checkpoints (reader) select unnest($1::text[]) on conflict do nothing', [names]);
    },
    async step() {
      const upTo = await horizon(db);
      return db.transaction(async (sql) => {
        const positions = await lockCheckpoints(sql, names);
        const live = automations.filter((a) => positions.has(readerOf(a)));
        if (live.length === 0) return false;
        const from = Math.min(...live.map((a) => positions.get(readerOf(a))!));
        if (from >= upTo) return false;
        const events = await readEvents(sql, codec, from, upTo, BATCH);
        const reached = events.length < BATCH ? upTo : events.at(-1)!.position;
        for (const a of live) {
          const reader = readerOf(a);
          for (const event of events) {
            if (event.position <= positions.get(reader)! || !a.on[event.type]) continue;
            try {
              await perform(sql, reader, event, a.on[event.type]!(event), dispatch);
              failures.delete(reader);
            } catch (error) {
              const tries = (failures.get(reader) ?? 0) + 1;
              failures.set(reader, tries);
              if (tries < INFRASTRUCTURE_TRIES) throw error;
              failures.delete(reader);
              await stopReader(sql, reader, event.position, error);
              positions.delete(reader);
              onFault(reader, event.position, error);
              break;
            }
          }
        }
        await moveCheckpoints(sql, live.map(readerOf).filter((r) => positions.has(r)), reached);
        return reached < upTo || events.length === BATCH;
      });
    },
  };
}

/** History told after the fact (the demo) only leaves timers that are still to come. */
const SIMULATED_IS_PAST_MS = 3_600_000;
const concerns = (effect: Effect, event: Recorded): boolean =>
  !event.actor.simulated || Date.now() - Date.parse(event.occurredAt) < SIMULATED_IS_PAST_MS || effect.do === 'cancel' || (effect.do === 'schedule' && Date.parse(effect.dueAt) > Date.now());

async function perform(sql: Sql, reader: string, event: Recorded, effects: readonly Effect[], dispatch: Dispatch): Promise<void> {
  for (const [index, effect] of effects.entries()) {
    if (!concerns(effect, event)) continue;
    if (effect.do === 'schedule') await scheduleAction(sql, effect, event.position);
    else if (effect.do === 'cancel') await cancelActions(sql, effect, event.position);
    else if (effect.do === 'work') await addWork(sql, derivedId(reader, event.position, index), effect, event);
    else {
      await dispatch({
        name: effect.command, input: effect.input, commandId: derivedId(reader, event.position, index),
        actor: { kind: 'system', id: reader }, correlationId: event.correlationId, causationId: String(event.position),
      }).catch((error: unknown) => {
        // An expected no: the state moved on before the automation came. Nothing is owed.
        if (!(error instanceof Refused)) throw error;
      });
    }
  }
}
