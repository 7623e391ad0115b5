import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { forgetApi, recordApiBeat } from '@jurilien/persistence';
import { ownFacts, type Kernel } from '@jurilien/runtime';
import { KERNEL } from '../tokens.js';

/** How often an API process says that it runs. */
const BEAT_MS = 5_000;

/** Says once in a while that this process runs, and which code, so that the page of operations shows it. */
@Injectable()
export class Alive implements OnModuleInit, OnApplicationShutdown {
  private readonly id = randomUUID();
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> = Promise.resolve();

  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  onModuleInit(): void {
    this.beat();
    this.timer = setInterval(() => this.beat(), BEAT_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
    await forgetApi(this.kernel.db, this.id).catch(() => undefined);
  }

  /** A database that is away has a check of its own. */
  private beat(): void {
    this.beating = recordApiBeat(this.kernel.db, this.id, ownFacts()).catch(() => undefined);
  }
}
