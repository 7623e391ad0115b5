import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ids, Refused } from '@jurilien/event-sourcing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed } from '../parsed.js';
import type { GuardedRequest } from '../principal.js';
import { Sessions } from './sessions.js';

const asked = z.object({ userId: ids.userId, reason: z.string().trim().min(5).max(500) }).strict();

/** Seeing what somebody sees, to help them: for an administrator, with a reason, to read, for a quarter of an hour. */
@Controller('api/impersonations')
export class ImpersonationsController {
  constructor(@Inject(Sessions) private readonly sessions: Sessions) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async start(@Req() { principal }: GuardedRequest, @Body() body: unknown): Promise<{ token: string; until: string }> {
    if (principal.who !== 'admin') throw new Refused('FORBIDDEN', 'role');
    return this.sessions.impersonate(principal, parsed(asked, body));
  }

  /** Back to oneself: answers the administrator's own token when their cookie came along. */
  @Post('end')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async end(@Req() request: FastifyRequest & GuardedRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<{ token?: string }> {
    return this.sessions.endImpersonation({ request, reply }, request.principal);
  }
}
