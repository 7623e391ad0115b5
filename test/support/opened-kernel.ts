import { randomBytes } from 'node:crypto';
import { projector, reactor } from '@jurilien/persistence';
import { openKernel, readSettings } from '@jurilien/runtime';
import { testDatabase } from './database.js';
import { withoutViews } from './kernel.js';

/** The kernel as the product opens it, over a database of its own, with its readers; a reader that stops fails the suite. */
export async function openedKernel() {
  const database = await testDatabase(withoutViews);
  const secret = randomBytes(32).toString('hex');
  const settings = readSettings({
    ...{ NODE_ENV: 'test', DATABASE_URL: database.url, PORT: '0', PUBLIC_URL: 'http://localhost:3000', QUIET_HOURS: 'off' },
    ...{ JWT_SECRET: secret, LINK_SECRET: secret, SITE_KEY: secret, MASTER_KEY: randomBytes(32).toString('base64') },
  });
  process.env.LOG_LEVEL ??= 'fatal';
  const kernel = await openKernel(settings, 'test');
  const fault = (...about: unknown[]): void => {
    throw new Error(`a reader stopped: ${about.join(', ')}`);
  };
  const { db, codec, registry } = kernel;
  const views = projector(db, codec, [...registry.views.values()], fault);
  const automations = reactor(db, codec, registry.automations, kernel.dispatch, fault);
  await views.prepare();
  await automations.prepare();
  return {
    kernel,
    settings,
    /** The views see what happened, to its end. */
    async project(): Promise<void> {
      while (await views.step());
    },
    /** Every automation meets what happened. */
    async react(): Promise<void> {
      while (await automations.step());
    },
    async close(): Promise<void> {
      await kernel.close();
      await database.drop();
    },
  };
}
