import { defineEntity } from '@mikro-orm/core';

/** A timer: the command that is sent when it is due; one row per subject, timer and occurrence, moved rather than added. */
export const ScheduledAction = defineEntity({
  name: 'ScheduledAction',
  tableName: 'scheduled_actions',
  properties: (p) => ({
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    subject: p.text(),
    timer: p.text(),
    occurrence: p.text().default(''),
    dueAt: p.datetime().columnType('timestamptz'),
    command: p.text(),
    input: p.json<Record<string, unknown>>().columnType('jsonb'),
    state: p.text().$type<'pending' | 'taken' | 'done' | 'cancelled' | 'skipped'>().default('pending'),
    /** Counts the moves: what was taken before a move means nothing any more. */
    revision: p.integer().default(1),
    position: p.bigint('number'),
    attempts: p.integer().default(0),
    takenAt: p.datetime().columnType('timestamptz').nullable(),
    outcome: p.text().nullable(),
  }),
});
