import { randomUUID } from 'node:crypto';
import type { Decider, NewEvent } from '@jurilien/event-sourcing';
import type { Dispatch } from '@jurilien/event-sourcing/command-bus';
import { workDesk, type WorkItem } from '@jurilien/persistence';
import type { CommandBus } from '@nestjs/cqrs';
import { notify } from '../../services/worker/src/messages/notify.js';
import { openedKernel } from './opened-kernel.js';

const BATCH = 500;

/**
 * The worker's part in messages, without its queue: what happens becomes rows of work, and rows that are due are written as messages.
 * Whether a row is run once, twice or never to its end is the suite's to say.
 */
export async function messagesKernel() {
  const { kernel, react, close } = await openedKernel();
  const { db } = kernel;
  const bus = { execute: ({ command }: Dispatch) => kernel.dispatch(command) } as unknown as CommandBus;
  const write = notify(kernel, bus);
  const desk = workDesk(db);

  return {
    kernel,
    bus,
    /** Writes what happened into the log, as one act of now or before. */
    async happened(decider: Decider<any, any>, id: string, events: readonly NewEvent[], at = new Date().toISOString()) {
      const [row] = await db.query<{ last: number }>('select coalesce(max(version), 0)::int as last from events where stream = $1', [
        `${decider.category}-${id}`,
      ]);
      const stored = await kernel.store.append({
        command: { name: 'Happened', commandId: randomUUID(), input: {}, actor: { kind: 'user', id: 'someone' } },
        occurredAt: at,
        config: kernel.configuration.current(),
        streams: [{ ref: { decider, id }, expectedVersion: row!.last, events }],
      });
      if (stored === 'conflict') throw new Error(`something else happened to ${decider.category}-${id}`);
      await kernel.books.readOn();
    },
    react,
    /** What waits of a rule is due now. */
    hurry: (rule: string) => db.query(`update work_items set due_at = now() where state = 'pending' and input ->> 'rule' = $1`, [rule]),
    /** Messages that are due, as the worker opens them. */
    async due(): Promise<WorkItem<never>[]> {
      const rows = await db.query<{ id: string }>(
        `select id from work_items where state = 'pending' and job = 'notify' and due_at <= now() order by due_at limit $1`,
        [BATCH],
      );
      return (await Promise.all(rows.map(({ id }) => desk.open(id)))).filter((row) => row !== undefined) as WorkItem<never>[];
    },
    write,
    finish: (rows: readonly WorkItem[]) => Promise.all(rows.map(({ id }) => desk.finish(id))),
    /** Messages that are written of a rule, by their send keys. */
    written: async (rule: string) =>
      (
        await db.query<{ key: string }>(
          `select payload ->> 'sendKey' as key from events where type = 'MessageQueued' and payload ->> 'rule' = $1 order by position`,
          [rule],
        )
      ).map(({ key }) => key),
    /** Why runs of a rule came to nothing. */
    ended: async (rule: string) =>
      (
        await db.query<{ code: string }>(
          `select payload ->> 'code' as code from events where type = 'AutomationRunEnded' and payload ->> 'rule' = $1 order by position`,
          [rule],
        )
      ).map(({ code }) => code),
    close,
  };
}
