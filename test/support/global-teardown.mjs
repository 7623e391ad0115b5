import pg from 'pg';

/** Stops what global-setup.mjs started, when the last project of the run is done. */
export default async function teardown() {
  const engines = globalThis.__jurilienEngines;
  if (!engines) return;
  engines.users -= 1;
  if (engines.users > 0) return;
  await engines.redis?.stop();
  if (process.env.DATABASE_URL_TEST) await dropTemplates(process.env.DATABASE_URL_TEST, process.env.JURILIEN_TEST_RUN);
  await engines.postgres?.stop();
  globalThis.__jurilienEngines = undefined;
}

/** A server that outlives the run must not collect templates. */
async function dropTemplates(url, run) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where datname like $1', [`template\\_%\\_${run}`]);
  for (const { datname } of rows) await client.query(`drop database if exists ${client.escapeIdentifier(datname)} with (force)`);
  await client.end();
}
