import { Controller, Get, Header, Inject, Res, type OnModuleDestroy } from '@nestjs/common';
import { workerBeats } from '@jurilien/persistence';
import { isWell, metricsText, statusOf, watchHealth, type Checks, type Health, type Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { KERNEL } from './tokens.js';

/** A worker speaks once a second; one that has not for this long is not working. */
const WORKER_SILENCE_SECONDS = 3.5;

/** What goes on behind this process: while it stands, requests are taken and kept, so no balancer may take the site away for it. */
const BEHIND = ['worker', 'readers'];

/**
 * Liveness says that the process runs; readiness that it can do its own work; `degraded`, still ready, that what it hands on is not
 * done (docs/operations.md). Figures and alerts have every check.
 */
@Controller()
export class HealthController implements OnModuleDestroy {
  private readonly health: Health;

  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {
    this.health = watchHealth(kernel, { worker: () => workerTrouble(kernel) });
  }

  onModuleDestroy(): void {
    this.health.stop();
  }

  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ status: string; checks: Checks }> {
    const checks = await this.health.checks();
    const own = Object.fromEntries(Object.entries(checks).filter(([name]) => !BEHIND.includes(name)));
    if (!isWell(own)) void reply.status(503).header('retry-after', '5');
    return { status: isWell(own) && !isWell(checks) ? 'degraded' : statusOf(checks), checks };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4')
  async metrics(): Promise<string> {
    return metricsText(this.kernel, await this.health.checks());
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
