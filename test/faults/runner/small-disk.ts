import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Enough for the log and its journal of a long run, small enough to be filled in a moment. */
const SIZE = '2g';

/** A disk of its own for the database, which can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes all that is free. */
  fill(): void;
  /** Gives it back. */
  empty(): void;
  close(): void;
}

/** @throws Error with the reason why this machine has no such disk to give */
export function smallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'jurilien-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`a disk of its own cannot be mounted here (${(error as Error).message.split('\n').at(-2) ?? 'mount'})`, {
      cause: error,
    });
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const piece = Buffer.alloc(4 << 20);
      for (let free = freeOn(folder); free > 0; free = freeOn(folder)) {
        try {
          writeFileSync(ballast, piece.subarray(0, Math.min(free, piece.length)), { flag: 'a' });
        } catch {
          return;
        }
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    close() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const freeOn = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};
