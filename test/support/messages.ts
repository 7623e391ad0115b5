import { randomBytes, randomUUID } from 'node:crypto';
import type { Decider, NewEvent } from '@jurilien/event-sourcing';
import type { Dispatch } from '@jurilien/event-sourcing/command-bus';
import { openDatabase, projector, reactor, workDesk, type WorkItem } from '@jurilien/persistence';
import { openKernel, readSettings } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { notify } from '../../services/worker/src/messages/notify.js';
import { testDatabase } from './database.js';

const BATCH = 500;

/**
 * The worker's part in messages, without its queue: what happens becomes rows of work, and rows that are due are written as messages.
 * Whether a row is run once, twice or never to its end is the suite's to say.
 */
export async function messagesKernel() {
  const database = await testDatabase({
    template: 'kernel',
    migrate: async (url) => {
      const db = await openDatabase(url, { max: 2 });
      await db.migrate();
      await db.close();
    },
  });
  const secret = randomBytes(32).toString('hex');
  const settings = readSettings({
    ...{ NODE_ENV: 'test', DATABASE_URL: database.url, PORT: '0', PUBLIC_URL: 'http://localhost:3000', QUIET_HOURS: 'off' },
    ...{ JWT_SECRET: secret, LINK_SECRET: secret, SITE_KEY: secret, MASTER_KEY: randomBytes(32).toString('base64') },
  });
  process.env.LOG_LEVEL ??= 'fatal';
  const kernel = await openKernel(settings, 'test');
  const { db, codec, registry } = kernel;
  const fault = (...about: unknown[]): void => {
    throw new Error(`a reader stopped: ${about.join(', ')}`);
  };
  const views = projector(db, codec, [...registry.views.values()], fault);
  const automations = reactor(db, codec, registry.automations, kernel.dispatch, fault);
  await views.prepare();
  await automations.prepare();
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
    /** Every automation meets what happened. */
    async react() {
      while (await automations.step());
    },
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
    async close() {
      await kernel.close();
      await database.drop();
    },
  };
}
