import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { Kernel } from '@jurilien/runtime';
import type { GuardedRequest } from '../principal.js';
import { limit } from '../rate-limit.js';
import { KERNEL } from '../tokens.js';
import { Changes, type OwnDetails, type Subject } from './changes.js';

/** A05 for somebody signed in: the details of the own account. */
@Controller('api/account/changes')
export class AccountChangesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(Changes) private readonly changes: Changes,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  mine(@Req() request: GuardedRequest): Promise<OwnDetails> {
    return this.changes.details(own(request));
  }

  @Post()
  @HttpCode(200)
  async request(@Body() body: unknown, @Req() request: GuardedRequest): Promise<object> {
    await limit(this.kernel.db, `change:${request.principal.actor.id}`, 30, 3_600);
    return this.changes.request(own(request), body);
  }

  @Post(':id/confirm')
  @HttpCode(204)
  async confirm(@Param('id') id: string, @Body() body: unknown, @Req() request: GuardedRequest): Promise<void> {
    await limit(this.kernel.db, `change-confirm:${request.principal.actor.id}`, 30, 3_600);
    await this.changes.confirm(own(request), id, body);
  }

  @Post(':id/cancel')
  @HttpCode(204)
  cancel(@Param('id') id: string, @Body() body: unknown, @Req() request: GuardedRequest): Promise<void> {
    return this.changes.cancel(own(request), id, body);
  }
}

const own = ({ principal: { actor } }: GuardedRequest): Subject => ({ subjectId: actor.id, actor });
