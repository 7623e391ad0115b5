import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { mayList } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { actions, type Actionable } from '@jurilien/processes';
import type { Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { availableOn } from './available.js';
import { FindRows } from './queries.js';

/** What can be done with rows of a view: as many as a page shows, in one request. */
@Controller()
export class ActionsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
  ) {}

  @Route('GET /api/views/:view/actions')
  async actions(
    @Asked() { params: { view }, query: { ids } }: Asked<'GET /api/views/:view/actions'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<Answer<'GET /api/views/:view/actions'>> {
    if (!Object.hasOwn(actions, view)) throw new Refused('NOT_FOUND', 'no-such-view');
    if (!mayList(view, principal.who)) throw new Refused('FORBIDDEN', 'role');
    const { data } = await this.queries.execute(new FindRows(view, { page: 1, perPage: ids.length, filter: { id: ids } }, principal));
    return availableOn(this.kernel, actions[view as Actionable], data, principal);
  }
}
