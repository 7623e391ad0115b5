import { defineEntity } from '@mikro-orm/core';

/** What can be noted of a person who looked rather than changed: what changed is an event. */
export type AccessAction =
  | 'saw'
  | 'listed'
  | 'searched'
  | 'unmasked'
  | 'exported'
  | 'signed-in'
  | 'sign-in-failed'
  | 'second-factor-failed'
  | 'denied'
  | 'impersonated'
  | 'opened-link';

/** One access: ids and codes only, so that the table never has to be erased with a person. It is never changed. */
export const AccessRow = defineEntity({
  name: 'AccessRow',
  tableName: 'access_log',
  properties: (p) => ({
    id: p.bigint('number').primary().autoincrement(),
    at: p.datetime().columnType('timestamptz'),
    actorKind: p.text().$type<'user' | 'token' | 'anon' | 'provider'>(),
    actor: p.text(),
    actorRole: p.text().nullable(),
    impersonator: p.text().nullable(),
    action: p.text().$type<AccessAction>(),
    subject: p.text(),
    detail: p.json<Readonly<Record<string, string | number | boolean | readonly string[]>>>().columnType('jsonb').default('{}'),
  }),
});
