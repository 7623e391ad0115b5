import { Controller, Get, Header, Inject, Param, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { mayList } from '@jurilien/contracts';
import { listQuery } from '@jurilien/contracts/api';
import { Refused, type Row, type View } from '@jurilien/event-sourcing';
import { waitForViews } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { isPersonal, subjectOf } from '../audit/subjects.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { ListView, ShowRow } from './queries.js';

/** One controller for every view: who may read which rows stands in the permission matrix, what is personal in the view's declaration. */
@Controller('api/views')
export class ViewsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Get(':view')
  @Header('cache-control', 'no-store')
  async list(
    @Param('view') name: string,
    @Query() query: unknown,
    @Req() { principal }: GuardedRequest,
  ): Promise<{ data: Row[]; total: number; more: boolean; fresh: boolean }> {
    const { after, filter, ...asked } = parsed(listQuery, query);
    const view = this.view(name, principal);
    this.noteList(view, principal, asked.q, filter ?? {});
    const fresh = after === undefined || (await waitForViews(this.kernel.db, [view], after));
    return { ...(await this.queries.execute(new ListView(name, principal, { ...asked, filter: filter ?? {} }, after))), fresh };
  }

  @Get(':view/:id')
  @Header('cache-control', 'no-store')
  async one(
    @Param('view') name: string,
    @Param('id') id: string,
    @Query('after') after: string | undefined,
    @Req() { principal }: GuardedRequest,
  ): Promise<Row> {
    const view = this.view(name, principal);
    const position = after && /^\d+$/.test(after) ? Number(after) : undefined;
    if (position !== undefined) await waitForViews(this.kernel.db, [view], position);
    const row = await this.queries.execute(new ShowRow(name, id, principal, position));
    if (!row) throw new Refused('NOT_FOUND', 'no-such-row');
    if (isPersonal(view)) this.accesses.read(principal, { action: 'saw', subject: subjectOf(view, id) });
    return row;
  }

  /** Lists are masked, but what they are searched by may be a name or a number: the columns are noted, never the values. */
  private noteList(view: View, principal: Principal, q: string | undefined, filter: Row): void {
    if (!isPersonal(view)) return;
    const columns = Object.keys(filter);
    const about = { subject: `view-${view.name}`, detail: { columns } };
    if (q === undefined) this.accesses.read(principal, { action: 'listed', ...about }, columns.join());
    else this.accesses.read(principal, { action: 'searched', ...about }, q);
  }

  private view(name: string, { who }: Principal): View {
    const view = this.kernel.registry.views.get(name);
    if (!view) throw new Refused('NOT_FOUND', 'no-such-view');
    if (!mayList(name, who)) throw new Refused('FORBIDDEN', 'role');
    return view;
  }
}
