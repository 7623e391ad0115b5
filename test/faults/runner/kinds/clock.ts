import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Service } from '../world.js';
import { between, pause, type Kind } from './kind.js';

/** Where Debian and others put libfaketime, which shifts the clock of one process. */
function libfaketime(): string | undefined {
  const roots = ['/usr/lib/faketime', '/usr/local/lib/faketime', '/usr/lib64/faketime'];
  const multiarch = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name, 'faketime')) : [];
  return [...multiarch, ...roots].map((folder) => join(folder, 'libfaketime.so.1')).find((path) => existsSync(path));
}

/** A process whose clock is wrong from its start, jumps while it works, stands still, and is right again after its next start. */
const skewed = (service: Service, mostSeconds: number): Kind => ({
  about: `the clock of the ${service} is wrong by up to ${mostSeconds} s, jumps, and stands still`,
  touches: [service],
  missing: () => (libfaketime() ? undefined : 'libfaketime is not installed (apt-get install libfaketime)'),
  async cause(world, random) {
    const folder = mkdtempSync(join(tmpdir(), 'jurilien-clock-'));
    const file = join(folder, 'offset');
    const offset = (): number => between(-mostSeconds, mostSeconds, random());
    const set = (seconds: number): void => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}s`);
    /** A moment that does not pass, in the words of libfaketime: local time, and ours is UTC. */
    const stand = (): void => writeFileSync(file, new Date().toISOString().slice(0, 19).replace('T', ' '));
    const offsets = [offset(), offset(), offset()];
    try {
      set(offsets[0]!);
      await world.killed(service, 0, {
        LD_PRELOAD: libfaketime()!,
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_CACHE_DURATION: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        TZ: 'UTC',
      });
      for (const seconds of offsets.slice(1)) {
        await pause(between(2_000, 5_000, random()));
        set(seconds);
      }
      await pause(between(2_000, 5_000, random()));
      stand();
      await pause(between(2_000, 5_000, random()));
      await world.killed(service, 0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return [...offsets.map((s) => `${s} s`), 'still'].join(', then ');
  },
});

export const clockKinds: Readonly<Record<string, Kind>> = {
  // A session is good for ten minutes by the clock of the process that reads it: an API further off than that signs everyone out, and says so.
  'clock-api': skewed('api', 120),
  'clock-worker': skewed('worker', 7_200),
};
