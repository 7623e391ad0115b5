import { Controller, Get, Header, HttpCode, Inject, Param, ParseUUIDPipe, Post, Req } from '@nestjs/common';
import type { GuardedRequest } from '../principal.js';
import { Sessions } from './sessions.js';

/** One session as its owner sees it. */
export interface OwnSession {
  readonly id: string;
  readonly current: boolean;
  readonly device?: string;
  readonly startedAt: string;
  readonly lastSeenAt: string;
  readonly methods: readonly string[];
}

/** Where somebody is signed in, and the way to end it there. */
@Controller('api/account/sessions')
export class AccountSessionsController {
  constructor(@Inject(Sessions) private readonly sessions: Sessions) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(@Req() { principal }: GuardedRequest): Promise<OwnSession[]> {
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

  @Post('end-others')
  @HttpCode(204)
  async endOthers(@Req() { principal }: GuardedRequest): Promise<void> {
    await this.sessions.endAll(principal.actor.id, { except: principal.sessionId, because: 'own', actor: principal.actor });
  }

  @Post(':id/end')
  @HttpCode(204)
  async end(@Param('id', ParseUUIDPipe) id: string, @Req() { principal }: GuardedRequest): Promise<void> {
    await this.sessions.endOwn(principal.actor, id);
  }
}
