/** Jest's globalSetup of the integration and end-to-end levels: one PostgreSQL for the run; Redis only when asked for. */
import { startPostgresEngine } from './postgres-engine.mjs';
import { startRedisEngine } from './redis-engine.mjs';

export default async function setup() {
  // Both projects name this file; Jest calls it once per project.
  const engines = (globalThis.__jurilienEngines ??= { users: 0 });
  engines.users += 1;
  if (engines.users > 1) return;
  // As the product runs: pages and letters are drawn by the packages' quick form. What is wrong with their use, specs of components say.
  process.env.NODE_ENV = 'production';
  engines.postgres = await startPostgresEngine();
  process.env.JURILIEN_TEST_POSTGRES = engines.postgres.url;
  process.env.JURILIEN_TEST_RUN = `${Date.now().toString(36)}_${process.pid}`;
  try {
    engines.redis = await startRedisEngine();
    process.env.JURILIEN_TEST_REDIS = engines.redis.url;
  } catch (error) {
    // Suites that need Redis say so themselves; the others run.
    process.env.JURILIEN_TEST_REDIS_ERROR = error.message;
  }
}
