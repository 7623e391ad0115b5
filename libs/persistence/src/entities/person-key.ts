import { defineEntity } from '@mikro-orm/core';

/** The data key of one owner, wrapped by a master key; empty once it was destroyed. */
export const PersonKey = defineEntity({
  name: 'PersonKey',
  tableName: 'person_keys',
  properties: (p) => ({
    owner: p.text().primary(),
    wrapped: p.text(),
    masterKey: p.text(),
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    destroyedAt: p.datetime().columnType('timestamptz').nullable(),
    /** When what it sealed was erased from the rows of every view too. */
    purgedAt: p.datetime().columnType('timestamptz').nullable(),
  }),
});
