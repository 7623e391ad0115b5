import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Scanner } from '@jurilien/files';
import { workerBeats } from '@jurilien/persistence';
import { watchHealth, type Checks, type Health, type Kernel } from '@jurilien/runtime';
import { KERNEL, SCANNER } from '../tokens.js';

/** A worker speaks once a second; one that has not for this long is not working. */
const WORKER_SILENCE_SECONDS = 3.5;

/** What this process found when it last looked whether it can do its work, and whether what it hands on is done. */
@Injectable()
export class OwnHealth implements OnModuleDestroy {
  private readonly health: Health;

  constructor(@Inject(KERNEL) kernel: Kernel, @Inject(SCANNER) scanner: Scanner) {
    const looks = { worker: () => workerTrouble(kernel), ...(scanner.trouble ? { scanner: () => scanner.trouble!() } : {}) };
    this.health = watchHealth(kernel, looks);
  }

  onModuleDestroy(): void {
    this.health.stop();
  }

  checks(): Promise<Checks> {
    return this.health.checks();
  }
}

/** One worker that can do its work is enough. */
async function workerTrouble({ db }: Kernel): Promise<string | undefined> {
  const beats = await workerBeats(db, WORKER_SILENCE_SECONDS);
  if (beats.length === 0) return 'silent';
  if (beats.some((troubles) => Object.keys(troubles).length === 0)) return undefined;
  return Object.entries(beats[0]!)
    .map(([name, what]) => `${name}: ${what}`)
    .join('; ');
}
