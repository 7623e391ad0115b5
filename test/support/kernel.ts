import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute, registryOf, type Command, type ConfigVersions, type Context } from '@jurilien/event-sourcing';
import { erasureLedger, eventCodec, eventStore, keyVault, openDatabase, projector, reactor, type Database } from '@jurilien/persistence';
import { unchanging } from '@jurilien/event-sourcing/testing';
import { ruleSecrets } from '../../libs/runtime/src/settings/secrets.js';
import { testDatabase } from './database.js';

const INDEX_KEY = 'test-key-of-at-least-32-characters!!';

/** The tables of the log and of work, and no view: of suites that run their own readers. */
export const withoutViews = {
  template: 'kernel',
  migrate: async (url: string): Promise<void> => {
    const db = await openDatabase(url, { max: 2 });
    await db.migrate();
    await db.close();
  },
};

/** A kernel over a database of its own with the contexts of a suite, without queue or HTTP. */
export async function testKernel(
  contexts: readonly Context[],
  options: { max?: number; masterKey?: string; configuration?: ConfigVersions } = {},
) {
  const database = await testDatabase(withoutViews);
  const db: Database = await openDatabase(database.url, { max: options.max ?? 16 });
  const registry = registryOf(contexts);
  const erasures = await mkdtemp(join(tmpdir(), 'jurilien-erasures-'));
  const ledger = erasureLedger(erasures, INDEX_KEY);
  const vault = keyVault(db, { masterKey: options.masterKey ?? randomBytes(32).toString('base64'), ledger });
  const { configuration = unchanging() } = options;
  const codec = eventCodec(registry.events, vault, configuration);
  const store = eventStore(db, codec, vault, () => undefined);
  const secrets = ruleSecrets(INDEX_KEY);
  const faults: { reader: string; position: number; error: unknown }[] = [];
  const onFault = (reader: string, position: number, error: unknown) => {
    faults.push({ reader, position, error });
  };
  const ports = { store, secrets, configuration };
  const dispatch = (command: Command) => execute(ports, registry.decisions.get(command.name)!, command);
  /** The readers of one worker; a suite may start several over the same database. */
  const readers = async () => {
    const views = projector(db, codec, [...registry.views.values()], onFault);
    const automations = reactor(db, codec, registry.automations, dispatch, onFault);
    await views.prepare();
    await automations.prepare();
    return { views, automations };
  };
  const { views, automations } = await readers();
  return {
    db,
    url: database.url,
    registry,
    ledger,
    vault,
    codec,
    store,
    secrets,
    configuration,
    dispatch,
    faults,
    readers,
    views,
    automations,
    project: () => toTheEnd(views),
    react: () => toTheEnd(automations),
    async close() {
      await db.close();
      await database.drop();
      await rm(erasures, { recursive: true });
    },
  };
}

/** Steps until there is nothing left; a fault that is still within the reader's patience is tried again, as the worker does. */
async function toTheEnd(reader: { step(): Promise<boolean> }): Promise<void> {
  for (let failures = 0; ;) {
    try {
      if (!(await reader.step())) return;
      failures = 0;
    } catch (error) {
      if (++failures > 10) throw error;
    }
  }
}
