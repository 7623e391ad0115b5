import { isUnavailable, NewerSchema, prepareViews } from '@jurilien/persistence';
import { beginSelling, isAboutSettings, noteShipped, openKernel, openLog, readSettings, unpooled } from '@jurilien/runtime';

/** Exit codes that the launcher and deployments read. */
const FAILED = 1;
const NEWER_DATABASE = 3;
const log = openLog('migrate');

/**
 * Brings the database to this version of the code before anything else of it starts: kernel tables by migration, views by
 * declaration. Views whose version was raised are built here, while what runs still reads the old ones.
 */
async function main(): Promise<void> {
  const kernel = await openKernel(unpooled(readSettings()), 'jurilien-migrate');
  try {
    await kernel.db.migrate();
    await kernel.keysHeld();
    await beginSelling(kernel);
    await noteShipped(kernel);
    let shown = -1;
    await prepareViews(kernel.db, kernel.codec, [...kernel.registry.views.values()], (building, done, of) => {
      const percent = of === 0 ? 100 : Math.floor((done / of) * 100);
      if (percent !== shown) log.info({ views: building.map((v) => `${v.name} ${v.version}`), percent }, 'building views');
      shown = percent;
    });
  } finally {
    await kernel.close();
  }
}

try {
  await main();
  log.info('the database is ready');
} catch (error) {
  const failure = error instanceof Error ? error : new Error(String(error));
  // An expected fault is one sentence; anything else may quote what it met, and is logged by its place.
  const known = failure instanceof NewerSchema || isUnavailable(failure) || isAboutSettings(failure);
  if (known) process.stderr.write(`${failure.message}\n`);
  else log.fatal({ err: failure }, 'the database could not be brought to this version');
  process.exitCode = failure instanceof NewerSchema ? NEWER_DATABASE : FAILED;
}
