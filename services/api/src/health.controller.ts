import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import { SCHEMA_VERSION } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { metricsText } from './metrics.js';
import { KERNEL } from './tokens.js';

/** A worker that has not said so for this long is not working. */
const WORKER_SILENCE_SECONDS = 5;
/** A database that is slower than this is not there, whatever it is doing. */
const DATABASE_PATIENCE_MS = 2_000;

type Checks = Record<string, string>;

/** Liveness says that the process runs; readiness that it can do its work: database, schema, worker. */
@Controller()
export class HealthController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ status: string; checks: Checks }> {
    const checks = await Promise.race([this.checks(), silence()]);
    if (Object.values(checks).every((c) => c === 'ok')) return { status: 'ok', checks };
    void reply.status(503).header('retry-after', '5');
    return { status: 'unavailable', checks };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4')
  metrics(): Promise<string> {
    return metricsText(this.kernel);
  }

  private async checks(): Promise<Checks> {
    try {
      const [row] = await this.kernel.db.query<{ migrations: string; beat: boolean }>(
        `select (select count(*) from migrations) as migrations,
                exists (select 1 from facts where name = 'worker' and (value ->> 'at')::timestamptz > clock_timestamp() - make_interval(secs => $1)) as beat`,
        [WORKER_SILENCE_SECONDS],
      );
      return {
        database: 'ok',
        schema: Number(row!.migrations) === SCHEMA_VERSION ? 'ok' : 'run the migrations',
        worker: row!.beat ? 'ok' : 'silent',
      };
    } catch {
      return { database: 'does not answer' };
    }
  }
}

const silence = (): Promise<Checks> =>
  new Promise((resolve) => {
    setTimeout(() => resolve({ database: 'does not answer' }), DATABASE_PATIENCE_MS).unref();
  });
