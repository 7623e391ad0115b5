import { defineEntity } from '@mikro-orm/core';

/** When the owner of a calendar is busy by another calendar of theirs, as it was last read. */
export const ExternalBusyRow = defineEntity({
  name: 'ExternalBusyRow',
  tableName: 'external_busy',
  properties: (p) => ({
    ownerId: p.uuid().primary(),
    /** Pairs of milliseconds, in their order. */
    busy: p.json<readonly (readonly [from: number, until: number])[]>().columnType('jsonb').default('[]'),
    /** When it was last read, and when that was last tried. */
    readAt: p.datetime().columnType('timestamptz').nullable(),
    triedAt: p.datetime().columnType('timestamptz'),
  }),
});
