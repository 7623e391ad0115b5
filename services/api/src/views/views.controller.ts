import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { mayList } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { Refused, type View } from '@jurilien/event-sourcing';
import { waitForViews } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { noteList } from '../audit/note-list.js';
import { isPersonal, subjectOf } from '../audit/subjects.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { ListView, ShowRow } from './queries.js';

/** One controller for every view: who may read which rows stands in the permission matrix, what is personal in the view's declaration. */
@Controller()
export class ViewsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/views/:view')
  async list(
    @Asked() { params: { view: name }, query }: Asked<'GET /api/views/:view'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<Answer<'GET /api/views/:view'>> {
    const { after, filter, ...asked } = query;
    const view = this.view(name, principal);
    noteList(this.accesses, view, principal, query);
    const fresh = after === undefined || (await waitForViews(this.kernel.db, [view], after));
    return { ...(await this.queries.execute(new ListView(name, principal, { ...asked, filter: filter ?? {} }, after))), fresh };
  }

  @Route('GET /api/views/:view/:id')
  async one(
    @Asked() { params: { view: name, id }, query: { after } }: Asked<'GET /api/views/:view/:id'>,
    @Req() { principal }: GuardedRequest,
  ) {
    const view = this.view(name, principal);
    if (after !== undefined) await waitForViews(this.kernel.db, [view], after);
    const row = await this.queries.execute(new ShowRow(name, id, principal, after));
    if (!row) throw new Refused('NOT_FOUND', 'no-such-row');
    if (isPersonal(view)) this.accesses.read(principal, { action: 'saw', subject: subjectOf(view, id) });
    return row;
  }

  private view(name: string, { who }: Principal): View {
    const view = this.kernel.registry.views.get(name);
    if (!view) throw new Refused('NOT_FOUND', 'no-such-view');
    if (!mayList(name, who)) throw new Refused('FORBIDDEN', 'role');
    return view;
  }
}
