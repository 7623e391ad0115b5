import { Controller, Get, Header, Inject, Param, Query, Req } from '@nestjs/common';
import { mayList } from '@jurilien/contracts';
import { Refused, type Row, type View } from '@jurilien/event-sourcing';
import { getRow, isStorable, waitForViews } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { hiddenFrom, listFor } from './asking.js';
import { AccessLog } from '../audit/access-log.js';
import { isPersonal, subjectOf } from '../audit/subjects.js';
import { masked } from './masking.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { revealedTo } from './revealed.js';
import { scopeOf } from './scope.js';
import { KERNEL } from '../tokens.js';

/** A query parameter that holds a JSON object. */
export const jsonText = z
  .string()
  .max(4_000)
  .transform((text, issue) => {
    try {
      const value = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
      // Escaped, these characters pass the check of the query itself.
      if (isStorable(value)) return value;
      issue.addIssue('characters');
      return z.NEVER;
    } catch {
      issue.addIssue('invalid');
      return z.NEVER;
    }
  });
/** What every list may be asked. */
export const listQuery = z
  .object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(25),
    sort: z.string().max(60).optional(),
    order: z.enum(['asc', 'desc']).optional(),
    q: z.string().trim().max(100).optional(),
    filter: jsonText.optional(),
    after: z.coerce.number().int().nonnegative().optional(),
  })
  .strict();

/** One controller for every view: who may read which rows stands in the permission matrix, what is personal in the view's declaration. */
@Controller('api/views')
export class ViewsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
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
    return { ...(await listFor(this.kernel, view, principal, { ...asked, filter: filter ?? {} }, after)), fresh };
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
    const scope = await scopeOf(this.kernel, view, principal);
    const row = await this.kernel.reads.on([view], (sql) => getRow(sql, view, id, scope), position);
    if (!row) throw new Refused('NOT_FOUND', 'no-such-row');
    if (isPersonal(view)) this.accesses.read(principal, { action: 'saw', subject: subjectOf(view, id) });
    const hidden = [...hiddenFrom(view, principal.who)];
    if (!view.read.onRequest) return masked(view, row, hidden);
    const leadId = view.read.lead && (row[view.read.lead] as string | undefined);
    const seen = leadId ? await revealedTo(this.kernel, leadId, principal) : [];
    return {
      ...masked(
        view,
        row,
        hidden.filter((name) => !seen.includes(name)),
      ),
      revealed: seen,
    };
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
