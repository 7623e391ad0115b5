import { eventually } from '../support/eventually.js';
import { localRedis } from '../support/redis-engine.mjs';
import { startSystem } from '../support/system.js';

describe('a Redis that stops', () => {
  it('keeps no worker from ending in order when it is asked to', async () => {
    const redis = await localRedis();
    const system = await startSystem({ separate: true, redisUrl: redis.url });
    try {
      const worker = system.processes.worker!;
      await eventually(() => Promise.resolve(worker.output().includes('"working"')), 'a working worker');
      await redis.halt();
      expect(await worker.stop()).toBe(0);
    } finally {
      await system.close();
      await redis.stop();
    }
  });
});
