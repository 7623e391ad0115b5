import { defineEntity, type InferEntity } from '@mikro-orm/core';

/** One call of a provider, by the id it gives it; its payload goes when it has been acted on. */
export const ProviderInbox = defineEntity({
  name: 'ProviderInbox',
  tableName: 'provider_inbox',
  properties: (p) => ({
    provider: p.text().primary(),
    eventId: p.text().primary(),
    receivedAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    kind: p.text().default('sms'),
    state: p.text().$type<'taken' | 'done' | 'parked' | 'unknown'>().default('taken'),
    payload: p.json<Readonly<Record<string, string>>>().columnType('jsonb').nullable(),
  }),
});
export type InboxRow = InferEntity<typeof ProviderInbox>;
