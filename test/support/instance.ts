import { openKernel, openLog, readSettings } from '@jurilien/runtime';
import { createApp } from '../../services/api/src/app.js';
import type { System } from './system.js';

/** One more instance of the API over the same database, as behind a load balancer; `env` is what is set differently. */
export async function secondInstance({ settings }: Pick<System, 'settings'>, env: Record<string, string> = {}) {
  const own = readSettings({
    NODE_ENV: 'test',
    DATABASE_URL: settings.DATABASE_URL,
    PORT: '0',
    PUBLIC_URL: settings.publicUrl,
    JWT_SECRET: settings.JWT_SECRET,
    MASTER_KEY: settings.MASTER_KEY,
    LINK_SECRET: settings.LINK_SECRET,
    SITE_KEY: settings.SITE_KEY,
    ...env,
  });
  const kernel = await openKernel(own, 'second-instance');
  const app = await createApp(kernel, openLog('test'));
  await app.listen(0, '127.0.0.1');
  return {
    origin: await app.getUrl(),
    async close() {
      await app.close();
      await kernel.close();
    },
  };
}
