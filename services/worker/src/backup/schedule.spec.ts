import { backUpEvery } from './schedule.js';

const MINUTE = 60_000;

/** Runs a schedule against a made-up clock until so many minutes are over; answers in which minutes something was run. */
async function played(
  everyMs: number,
  minutes: number,
  world: { fails?: (minute: number) => boolean; gone?: (minute: number) => boolean },
) {
  let now = 0;
  const runs: number[] = [];
  const reports: string[] = [];
  await backUpEvery(everyMs, {
    async run() {
      runs.push(now / MINUTE);
      if (world.fails?.(now / MINUTE)) throw new Error('no room');
    },
    stillThere: async () => !world.gone?.(now / MINUTE),
    print: (line) => reports.push(line),
    wait: async (ms) => void (now += ms),
    stopped: () => now >= minutes * MINUTE,
  });
  return { runs, reports };
}

describe('a schedule of backups', () => {
  it('runs at once, and again after each stretch', async () => expect((await played(60 * MINUTE, 180, {})).runs).toEqual([0, 60, 120]));

  it('tries a failed one again soon, and says why it failed', async () => {
    const { runs, reports } = await played(60 * MINUTE, 60, { fails: (minute) => minute < 15 });
    expect(runs).toEqual([0, 10, 20]);
    expect(reports).toEqual(['The backup failed: no room', 'The backup failed: no room']);
  });

  it('makes a new one as soon as it sees that the last one is gone', async () =>
    expect((await played(360 * MINUTE, 60, { gone: (minute) => minute === 30 })).runs).toEqual([0, 30]));
});
