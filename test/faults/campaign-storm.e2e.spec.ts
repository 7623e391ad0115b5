import { seedOf } from '../support/faults.js';
import type { Backend } from '../support/system.js';
import { campaignStorm, type Stormed } from './campaign/storm.js';

/** `npm run faults -- --campaign` has twenty thousand recipients. */
const SIZE = 800;
const KILLS = 4;
const PACE = 2_400;

describe(`campaigns to ${SIZE} people in a storm`, () => {
  const runs = {} as Record<Backend, Promise<Stormed>>;
  // Both backends at once: much of the time is waiting for what killed workers left behind.
  beforeAll(() => {
    const seed = seedOf('CAMPAIGN_SEED');
    for (const backend of ['postgres', 'redis'] as const) {
      runs[backend] = campaignStorm(backend, { size: SIZE, kills: KILLS, seed, pace: PACE });
      runs[backend].catch(() => undefined);
    }
  });

  it.each<Backend>(['postgres', 'redis'])('reach each once and no one who said no, with queues on %s', async (backend) => {
    const { wrong, caused, acted, ended, seconds } = await runs[backend];
    process.stdout.write(`${backend}: ${JSON.stringify({ ...caused, ...acted, ...ended, seconds })}\n`);
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(caused.worker).toBeGreaterThan(1);
  });
});
