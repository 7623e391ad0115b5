import { Controller, Inject, Req } from '@nestjs/common';
import type { Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { Changes, type Subject } from './changes.js';

/** A05 for a signed-in person: the details of their own account. */
@Controller()
export class AccountChangesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(Changes) private readonly changes: Changes,
  ) {}

  @Route('GET /api/account/changes')
  mine(@Req() request: GuardedRequest) {
    return this.changes.details(own(request));
  }

  @Route('POST /api/account/changes')
  async request(@Asked() asked: Asked<'POST /api/account/changes'>, @Req() request: GuardedRequest) {
    await limit(this.kernel.db, `change:${request.principal.actor.id}`, 30, 3_600);
    return this.changes.request(own(request), asked.body);
  }

  @Route('POST /api/account/changes/:id/confirm')
  async confirm(@Asked() asked: Asked<'POST /api/account/changes/:id/confirm'>, @Req() request: GuardedRequest): Promise<void> {
    await limit(this.kernel.db, `change-confirm:${request.principal.actor.id}`, 30, 3_600);
    await this.changes.confirm(own(request), asked.params.id, asked.body);
  }

  @Route('POST /api/account/changes/:id/cancel')
  cancel(
    @Asked() { params: { id }, body: _ }: Asked<'POST /api/account/changes/:id/cancel'>,
    @Req() request: GuardedRequest,
  ): Promise<void> {
    return this.changes.cancel(own(request), id);
  }
}

const own = ({ principal: { actor } }: GuardedRequest): Subject => ({ subjectId: actor.id, actor });
