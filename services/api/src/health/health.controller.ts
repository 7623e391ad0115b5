import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Header, Headers, Inject, Res, UnauthorizedException } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { isWell, metricsText, statusOf, zoneFaults, type Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';
import { OwnHealth } from './own-health.js';

/** What goes on behind this process: while it stands, requests are taken and kept, so no balancer may take the site away for it. */
const BEHIND = ['worker', 'readers', 'scanner'];

/**
 * Liveness says that the process runs; readiness that it can do its own work; `degraded`, still ready, that what it hands on is not
 * done (docs/operations.md). Figures and alerts have every check.
 */
@Controller()
export class HealthController {
  private timeZones: string[] = [];

  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(OwnHealth) private readonly health: OwnHealth,
  ) {
    // A database that is away has its own check.
    void zoneFaults(kernel.db).then(
      (faults) => (this.timeZones = faults),
      () => undefined,
    );
  }

  @Route('GET /health/live')
  live() {
    return { status: 'ok' } as const;
  }

  @Route('GET /health/ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const checks = await this.health.checks();
    const own = Object.fromEntries(Object.entries(checks).filter(([name]) => !BEHIND.includes(name)));
    if (!isWell(own)) void reply.status(503).header('retry-after', '5');
    return { status: isWell(own) && !isWell(checks) ? ('degraded' as const) : statusOf(checks), checks, timeZones: this.timeZones };
  }

  @Route('GET /metrics')
  @Header('content-type', 'text/plain; version=0.0.4')
  async metrics(@Headers('authorization') given: string | undefined): Promise<string> {
    const token = this.kernel.settings.METRICS_TOKEN;
    // Figures say how much business there is, and which parts of the product are weak today.
    if (!token) throw new Refused('NOT_FOUND', 'metrics-need-METRICS_TOKEN');
    if (!sameText(given ?? '', `Bearer ${token}`)) throw new UnauthorizedException('metrics-token');
    return metricsText(this.kernel, await this.health.checks());
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Compared in the same time wherever they differ. */
const sameText = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
