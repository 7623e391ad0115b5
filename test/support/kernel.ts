import { randomBytes } from 'node:crypto';
import { execute, registryOf, type Context } from '@jurilien/event-sourcing';
import { eventCodec, eventStore, keyVault, openDatabase, projector, reactor, type Database } from '@jurilien/persistence';
import { ruleSecrets } from '../../libs/runtime/src/secrets.js';
import { testDatabase } from './database.js';

/** A kernel over a database of its own with the contexts of a suite, without queue or HTTP. */
export async function testKernel(contexts: readonly Context[], options: { max?: number } = {}) {
  const database = await testDatabase({
    template: 'kernel',
    migrate: async (url) => { const db = await openDatabase(url, { max: 2 }); await db.migrate(); await db.close(); },
  });
  const db: Database = await openDatabase(database.url, { max: options.max ?? 16 });
  const registry = registryOf(contexts);
  const vault = keyVault(db, randomBytes(32).toString('base64'));
  const codec = eventCodec(registry.events, vault);
  const store = eventStore(db, codec, vault, () => undefined);
  const secrets = ruleSecrets('test-key-of-at-least-32-characters!!');
  const faults: { reader: string; position: number }[] = [];
  const onFault = (reader: string, position: number) => { faults.push({ reader, position }); };
  const dispatch = (command: Parameters<typeof execute>[3]) => execute(store, secrets, registry.decisions.get(command.name)!, command);
  const views = projector(db, codec, [...registry.views.values()], onFault);
  const automations = reactor(db, codec, registry.automations, dispatch, onFault);
  await views.prepare();
  await automations.prepare();
  return {
    db, url: database.url, registry, vault, codec, store, secrets, dispatch, faults,
    project: async () => { while (await views.step()); },
    react: async () => { while (await automations.step()); },
    async close() { await db.close(); await database.drop(); },
  };
}
