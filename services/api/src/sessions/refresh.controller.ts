import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import { callerAddress } from '../http/caller.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { presentedCookie } from './refresh-cookie.js';
import { refuseOtherSites } from './same-site.js';
import { Sessions } from './sessions.js';

const MINUTE = 60;
/** A window full of tabs asks once each; an office behind one address asks for everyone in it. */
const PER_FAMILY = 120;
const PER_ADDRESS = 1_200;

/** The two calls of the original specification (section 7). They need no valid token: the refresh cookie is what counts. */
@Controller()
export class RefreshController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  @Route('POST /api/refresh-token')
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Asked() asked: Asked<'POST /api/refresh-token'>,
  ): Promise<{ token: string }> {
    await this.letIn(request);
    return { token: await this.sessions.refresh({ request, reply }, asked.body.jti) };
  }

  @Route('POST /api/delete-refresh-token')
  async logOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Asked() asked: Asked<'POST /api/delete-refresh-token'>,
  ): Promise<void> {
    await this.letIn(request);
    await this.sessions.logOut({ request, reply }, asked.body.jti);
  }

  /** Our own pages only, and no more often than they need. */
  private async letIn(request: FastifyRequest): Promise<void> {
    refuseOtherSites(request, this.kernel.settings, true);
    await limit(this.kernel.db, `refresh-ip:${callerAddress(this.kernel, request)}`, PER_ADDRESS, MINUTE);
    const cookie = presentedCookie(request);
    if (cookie) await limit(this.kernel.db, `refresh:${cookie.sessionId}`, PER_FAMILY, MINUTE);
  }
}
