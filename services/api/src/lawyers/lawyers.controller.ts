import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { mayList } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { Refused, type Row, type View } from '@jurilien/event-sourcing';
import { waitForViews } from '@jurilien/persistence';
import { professional } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { consentsAt } from '../preferences/address-consents.js';
import { AccessLog } from '../audit/access-log.js';
import { Asked as AskedOf, Route } from '../http/contract.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { FindRow, FindRows, ListView, type Asked } from '../views/queries.js';
import { activityOf } from './activity.js';
import { watched, WATCHED, type Watch } from './watched.js';

const watch = z.enum(WATCHED).optional();
type Listing = Answer<'GET /api/lawyers'>;
type Listed = Listing['data'][number];
/** A file of more rows is a report, and asked for as one. */
const MOST_EXPORTED = 5_000;
const AT_ONCE = 500;

/** X01: the list of professionals with what no single view knows of them, and the same as a file. */
@Controller()
export class LawyersController {
  private readonly view: View;
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {
    this.view = kernel.registry.views.get('professionals')!;
  }

  @Route('GET /api/lawyers')
  async list(@AskedOf() { query }: AskedOf<'GET /api/lawyers'>, @Req() { principal }: GuardedRequest): Promise<Listing> {
    const { after, filter = {}, ...asked } = query;
    const columns = Object.keys(filter);
    const about = { subject: 'view-professionals', detail: { columns } };
    if (asked.q === undefined) this.accesses.read(principal, { action: 'listed', ...about }, columns.join());
    else this.accesses.read(principal, { action: 'searched', ...about }, asked.q);
    if (after !== undefined) await waitForViews(this.kernel.db, [this.view], after);
    return this.page(asked, filter, principal, after);
  }

  /** What the addresses of a professional agreed to (X02), as the send gate reads it. */
  @Route('GET /api/lawyers/:id/consents')
  async consents(@AskedOf() { params: { id } }: AskedOf<'GET /api/lawyers/:id/consents'>, @Req() { principal }: GuardedRequest) {
    if (!(await this.queries.execute(new FindRow('professionals', id, principal)))) throw new Refused('NOT_FOUND', 'professional');
    return consentsAt(this.kernel, await stateOf(this.kernel, professional, id), principal);
  }

  /** A masked copy of a list; who took it and how much is noted, and it needs a fresh sign-in like every export. */
  @Route('POST /api/lawyers/export')
  async export(@AskedOf() { body }: AskedOf<'POST /api/lawyers/export'>, @Req() { principal }: GuardedRequest): Promise<Listing> {
    const { filter, ...asked } = body;
    const data: Listed[] = [];
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

  private async page(asked: Omit<Asked, 'filter'>, filter: Row, principal: Principal, after?: number): Promise<Listing> {
    const { who } = principal;
    const wanted = { ...asked, filter: await this.narrowed(filter) };
    const page = await this.queries.execute(new ListView('professionals', principal, wanted, after));
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
    const { data } = await this.queries.execute(
      new FindRows('credit-accounts', { page: 1, perPage: ids.length || 1, filter: { id: ids } }),
    );
    return new Map(data.map((row) => [row.id as string, row.availableCc as number]));
  }
}
