import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { mayList } from '@jurilien/contracts';
import { Refused, type Row, type View } from '@jurilien/event-sourcing';
import { getRow, listRows, waitForViews } from '@jurilien/persistence';
import { professional } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { consentsAt, type AddressConsents } from '../preferences/address-consents.js';
import { listFor } from '../views/asking.js';
import { AccessLog } from '../audit/access-log.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { scopeOf } from '../views/scope.js';
import { KERNEL } from '../tokens.js';
import { listQuery } from '../views/views.controller.js';
import { activityOf } from './activity.js';
import { watched, WATCHED, type Watch } from './watched.js';

const watch = z.enum(WATCHED).optional();
const exported = z
  .object({
    q: z.string().trim().max(100).optional(),
    filter: z.record(z.string(), z.unknown()).default({}),
    sort: z.string().max(60).optional(),
    order: z.enum(['asc', 'desc']).optional(),
  })
  .strict();
/** A file of more rows is a report, and asked for as one. */
const MOST_EXPORTED = 5_000;
const AT_ONCE = 500;

/** X01: the list of professionals with what no single view knows of them, and the same as a file. */
@Controller('api/lawyers')
export class LawyersController {
  private readonly view: View;
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {
    this.view = kernel.registry.views.get('professionals')!;
  }

  @Get()
  @Header('cache-control', 'no-store')
  async list(@Query() query: unknown, @Req() { principal }: GuardedRequest): Promise<{ data: Row[]; total: number; more: boolean }> {
    const { after, filter = {}, ...asked } = parsed(listQuery, query);
    const columns = Object.keys(filter);
    const about = { subject: 'view-professionals', detail: { columns } };
    if (asked.q === undefined) this.accesses.read(principal, { action: 'listed', ...about }, columns.join());
    else this.accesses.read(principal, { action: 'searched', ...about }, asked.q);
    if (after !== undefined) await waitForViews(this.kernel.db, [this.view], after);
    return this.page(asked, filter, principal, after);
  }

  /** What the addresses of a professional agreed to (X02), as the send gate reads it. */
  @Get(':id/consents')
  @Header('cache-control', 'no-store')
  async consents(@Param('id') id: string, @Req() { principal }: GuardedRequest): Promise<AddressConsents> {
    if (!(await getRow(this.kernel.db, this.view, id, await scopeOf(this.kernel, this.view, principal))))
      throw new Refused('NOT_FOUND', 'professional');
    return consentsAt(this.kernel, await stateOf(this.kernel, professional, id), principal);
  }

  /** A masked copy of a list; who took it and how much is noted, and it needs a fresh sign-in like every export. */
  @Post('export')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async export(@Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<{ data: Row[]; total: number; more: boolean }> {
    const { filter, ...asked } = parsed(exported, body);
    const data: Row[] = [];
    let [total, more] = [0, false];
    for (let page = 1; data.length < MOST_EXPORTED; page += 1) {
      const part = await this.page({ ...asked, page, perPage: AT_ONCE }, filter, principal);
      data.push(...part.data);
      [total, more] = [part.total, part.more];
      if (part.data.length < AT_ONCE) break;
    }
    const columns = Object.keys(filter);
    this.accesses.noteBy(principal, { action: 'exported', subject: 'view-professionals', detail: { columns, rows: data.length } });
    return { data, total, more: more || total > data.length };
  }

  private async page(
    asked: Omit<Parameters<typeof listFor>[3], 'filter'>,
    filter: Row,
    principal: Principal,
    after?: number,
  ): Promise<{ data: Row[]; total: number; more: boolean }> {
    const { who } = principal;
    const page = await listFor(this.kernel, this.view, principal, { ...asked, filter: await this.narrowed(filter) }, after);
    const ids = page.data.map((row) => row.id as string);
    const [activity, balances] = await Promise.all([
      mayList('professional-metrics', who) ? activityOf(this.kernel, ids) : undefined,
      mayList('credit-accounts', who) ? this.balances(ids) : undefined,
    ]);
    return {
      ...page,
      data: page.data.map((row) => ({
        ...row,
        ...(activity ? { activity: activity.get(row.id as string) } : {}),
        ...(balances ? { availableCc: balances.get(row.id as string) ?? null } : {}),
      })),
    };
  }

  /** `watch` is no column: it names a list that is found first. */
  private async narrowed({ watch: named, ...filter }: Row): Promise<Row> {
    const list: Watch | undefined = parsed(watch, named);
    if (!list) return filter;
    if (filter.id !== undefined) throw new Refused('VALIDATION', 'filter', [{ field: 'id', message: 'unknown' }]);
    return { ...filter, id: await watched(this.kernel, list) };
  }

  private async balances(ids: readonly string[]): Promise<Map<string, number>> {
    const view = this.kernel.registry.views.get('credit-accounts')!;
    const { data } = await listRows(this.kernel.db, view, { page: 1, perPage: ids.length || 1, filter: { id: ids } });
    return new Map(data.map((row) => [row.id as string, row.availableCc as number]));
  }
}
