import { createViewTable, isUnavailable, NewerSchema, openDatabase } from '@jurilien/persistence';
import { registryOf } from '@jurilien/event-sourcing';
import { contexts, openLog, readSettings } from '@jurilien/runtime';

/** Exit codes that the launcher and deployments read. */
const FAILED = 1;
const NEWER_DATABASE = 3;

/** Brings the database to this version: kernel tables by migration, view tables by declaration. */
async function main(): Promise<void> {
  const db = await openDatabase(readSettings().DATABASE_URL, { max: 2, name: 'jurilien-migrate' });
  try {
    await db.migrate();
    for (const view of registryOf(contexts).views.values()) await createViewTable(db, view);
  } finally {
    await db.close();
  }
}

try {
  await main();
  openLog('migrate').info('the database is ready');
} catch (error) {
  const said = error instanceof Error ? error : new Error(String(error));
  // An expected fault is one sentence; anything else needs its stack.
  const known = said instanceof NewerSchema || isUnavailable(said) || said.message.startsWith('Settings:');
  process.stderr.write(`${known ? said.message : said.stack}\n`);
  process.exitCode = said instanceof NewerSchema ? NEWER_DATABASE : FAILED;
}
