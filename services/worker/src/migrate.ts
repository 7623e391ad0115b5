import { createViewTable, openDatabase } from '@jurilien/persistence';
import { registryOf } from '@jurilien/event-sourcing';
import { contexts, openLog, readSettings } from '@jurilien/runtime';

/** Brings the database to this version: kernel tables by migration, view tables by declaration. */
const settings = readSettings();
const db = await openDatabase(settings.DATABASE_URL, { max: 2, name: 'jurilien-migrate' });
await db.migrate();
for (const view of registryOf(contexts).views.values()) await createViewTable(db, view);
await db.close();
openLog('migrate').info('the database is ready');
