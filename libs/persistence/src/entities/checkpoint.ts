import { defineEntity } from '@mikro-orm/core';

/** How far a reader of the log is, and which process holds it until when. */
export const Checkpoint = defineEntity({
  name: 'Checkpoint',
  tableName: 'checkpoints',
  properties: (p) => ({
    reader: p.text().primary(),
    position: p.bigint('number').default(0),
    /** Of versions that stopped a reader at an event; what a reader cannot take is set aside today. */
    stoppedAt: p.bigint('number').nullable(),
    stoppedBecause: p.text().nullable(),
    updatedAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    heldBy: p.uuid().nullable(),
    heldUntil: p.datetime().columnType('timestamptz').nullable(),
  }),
});
