import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Refused } from '@jurilien/event-sourcing';
import { prospect } from '@jurilien/prospects';
import { keepListColumns, listColumnsOf } from '@jurilien/persistence';
import { HOUR_S } from '@jurilien/reference';
import { leavingMembers, stateOf, type Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import { limit } from '../http/rate-limit.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { provincesOf } from '../permissions/provinces-of.js';
import { KERNEL } from '../tokens.js';
import { FindRow } from '../views/queries.js';
import { writeTo } from './write-to.js';
import { bringRows } from './bring-rows.js';
import { pipelineOf } from './pipeline.js';
import { reachOf } from './reach.js';

/** More lists than anyone brings. */
const COLUMNS_AN_HOUR = 100;

/** X19: the way to new members, and members who may be leaving. */
@Controller()
export class ProspectsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/sales/pipeline')
  pipeline(@Req() { principal }: GuardedRequest) {
    return pipelineOf(this.kernel, provincesOf(principal));
  }

  @Route('GET /api/sales/leaving')
  async leaving(@Req() { principal }: GuardedRequest) {
    this.accesses.read(principal, { action: 'saw', subject: 'view-professionals', detail: { list: 'leaving' } });
    return { members: await leavingMembers(this.kernel, { provinces: provincesOf(principal) }) };
  }

  @Route('GET /api/prospects/:id/reach')
  async reach(@Asked() { params: { id } }: Asked<'GET /api/prospects/:id/reach'>, @Req() { principal }: GuardedRequest) {
    if (!(await this.queries.execute(new FindRow('prospects', id, principal)))) throw new Refused('NOT_FOUND', 'no-such-prospect');
    return reachOf(this.kernel, await stateOf(this.kernel, prospect, id));
  }

  @Route('POST /api/prospects/:id/messages')
  async write(@Asked() { params: { id }, body }: Asked<'POST /api/prospects/:id/messages'>, @Req() { principal }: GuardedRequest) {
    if (!(await this.queries.execute(new FindRow('prospects', id, principal)))) throw new Refused('NOT_FOUND', 'no-such-prospect');
    await writeTo(this.kernel, this.bus, { prospectId: id, ...body }, principal.actor);
    return { queued: true as const };
  }

  @Route('POST /api/prospects/imports')
  async bring(@Asked() { body }: Asked<'POST /api/prospects/imports'>, @Req() { principal }: GuardedRequest) {
    const rows = await bringRows(this.kernel, this.bus, body, principal);
    const known = rows.filter(({ became }) => became === 'member' || became === 'alreadyThere' || became === 'refusedAddress').length;
    // Whom someone asked about by a list is on record, though nothing was written.
    this.accesses.read(
      principal,
      { action: 'saw', subject: 'view-prospects', detail: { list: 'import', rows: rows.length, known } },
      body.importId,
    );
    return { rows };
  }

  @Route('GET /api/prospects/columns/:titles')
  async columns(@Asked() { params: { titles } }: Asked<'GET /api/prospects/columns/:titles'>, @Req() { principal }: GuardedRequest) {
    return { columns: (await listColumnsOf(this.kernel.db, principal.actor.id, titles)) ?? null };
  }

  @Route('PUT /api/prospects/columns/:titles')
  async keepColumns(
    @Asked() { params: { titles }, body: { columns } }: Asked<'PUT /api/prospects/columns/:titles'>,
    @Req() { principal: { actor } }: GuardedRequest,
  ): Promise<void> {
    await limit(this.kernel.db, `list-columns:${actor.id}`, COLUMNS_AN_HOUR, HOUR_S);
    await keepListColumns(this.kernel.db, actor.id, titles, columns);
  }
}
