import { defineEntity } from '@mikro-orm/core';

/** A trial of a rule: how far it is, and its report when it is done. */
export const TrialRow = defineEntity({
  name: 'TrialRow',
  tableName: 'trials',
  properties: (p) => ({
    id: p.uuid().primary(),
    /** The rule, by its code. */
    subject: p.text(),
    done: p.integer().default(0),
    total: p.integer().default(0),
    report: p.json<unknown>().columnType('jsonb').nullable(),
    at: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  }),
});
