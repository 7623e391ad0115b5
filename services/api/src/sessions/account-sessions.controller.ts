import { Controller, Inject, Req } from '@nestjs/common';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { Sessions } from './sessions.js';

/** Where someone is signed in, and the way to end it there. */
@Controller()
export class AccountSessionsController {
  constructor(@Inject(Sessions) private readonly sessions: Sessions) {}

  @Route('GET /api/account/sessions')
  async list(@Req() { principal }: GuardedRequest) {
    const open = await this.sessions.listOf(principal.actor.id);
    return open.map(({ sessionId, device, openedAt, head, methods }) => ({
      id: sessionId,
      current: sessionId === principal.sessionId,
      device,
      startedAt: openedAt,
      lastSeenAt: head.issuedAt,
      methods,
    }));
  }

  @Route('POST /api/account/sessions/end-others')
  async endOthers(@Req() { principal }: GuardedRequest): Promise<void> {
    await this.sessions.endAll(principal.actor.id, { except: principal.sessionId, because: 'own', actor: principal.actor });
  }

  @Route('POST /api/account/sessions/:id/end')
  async end(@Asked() { params: { id } }: Asked<'POST /api/account/sessions/:id/end'>, @Req() { principal }: GuardedRequest): Promise<void> {
    await this.sessions.endOwn(principal.actor, id);
  }
}
