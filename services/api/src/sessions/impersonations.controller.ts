import { Controller, Inject, Req, Res } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { Sessions } from './sessions.js';

/** Seeing what someone sees, to help them: for an administrator, with a reason, to read, for a quarter of an hour. */
@Controller()
export class ImpersonationsController {
  constructor(@Inject(Sessions) private readonly sessions: Sessions) {}

  @Route('POST /api/impersonations')
  async start(@Req() { principal }: GuardedRequest, @Asked() asked: Asked<'POST /api/impersonations'>) {
    if (principal.who !== 'admin') throw new Refused('FORBIDDEN', 'role');
    return this.sessions.impersonate(principal, asked.body);
  }

  /** Back to oneself: answers the administrator's own token when their cookie came along. */
  @Route('POST /api/impersonations/end')
  async end(@Req() request: FastifyRequest & GuardedRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<{ token?: string }> {
    return this.sessions.endImpersonation({ request, reply }, request.principal);
  }
}
