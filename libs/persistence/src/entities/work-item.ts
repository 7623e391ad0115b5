import { defineEntity } from '@mikro-orm/core';

/** Work that waits for the outside, once per key: ids only, never personal data. */
export const WorkRow = defineEntity({
  name: 'WorkRow',
  tableName: 'work_items',
  properties: (p) => ({
    id: p.uuid().primary(),
    job: p.text(),
    key: p.text().unique(),
    input: p.json<unknown>().columnType('jsonb'),
    /** Of the event that asked for it; 0 where none did. */
    position: p.bigint('number'),
    occurredAt: p.datetime().columnType('timestamptz'),
    state: p.text().$type<'pending' | 'done' | 'failed'>().default('pending'),
    attempts: p.integer().default(0),
    dueAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    /** What was thrown, which may quote a value: never shown. */
    lastError: p.text().nullable(),
    /** What may be said of it: class, code, a sentence of ours or the place in the code. */
    fault: p.text().default(''),
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    queue: p.text().default('work'),
    priority: p.smallint().default(3),
  }),
});
