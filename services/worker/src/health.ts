import { openDatabase } from '@jurilien/persistence';

/** Exit code 0 when a worker said in the last seconds that it works: the health check of the worker's image. */
const SILENCE_SECONDS = 15;

async function isWorking(): Promise<boolean> {
  const db = await openDatabase(process.env.DATABASE_URL ?? '', { max: 1, name: 'jurilien-worker-health' });
  try {
    const rows = await db.query(
      `select 1 from facts where name = 'worker' and (value ->> 'at')::timestamptz > clock_timestamp() - make_interval(secs => $1)`,
      [SILENCE_SECONDS],
    );
    return rows.length > 0;
  } finally {
    await db.close();
  }
}

process.exitCode = (await isWorking().catch(() => false)) ? 0 : 1;
