import { Controller, Get, Header, Inject, Param, Req } from '@nestjs/common';
import { Refused, type Row } from '@jurilien/event-sourcing';
import { getRow, listRows } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { scopeOf } from '../views/scope.js';
import { KERNEL } from '../tokens.js';
import { acceptedOf, databaseNow, lookedAt, requestOf } from './accepted.js';

/** A person makes few requests; the newest matter. */
const SHOWN = 25;

/** The own requests of a signed-in client: where each stands, and who accepted it (M04, M05). */
@Controller('api/client/requests')
export class ClientRequestsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async mine(@Req() { principal }: GuardedRequest): Promise<object> {
    const view = this.kernel.registry.views.get('lead-statuses')!;
    const scope = await scopeOf(this.kernel, view, principal);
    const { data } = await listRows(this.kernel.db, view, { page: 1, perPage: SHOWN, filter: {}, scope, sort: 'createdAt', order: 'desc' });
    const now = await databaseNow(this.kernel);
    const sent = data.filter((row) => row.state !== 'Draft');
    return { serverNow: now, requests: await Promise.all(sent.map((row) => this.shown(row, principal, now))) };
  }

  @Get(':leadId')
  @Header('cache-control', 'no-store')
  async one(@Param('leadId') leadId: string, @Req() { principal }: GuardedRequest): Promise<object> {
    const view = this.kernel.registry.views.get('lead-statuses')!;
    const row = await getRow(this.kernel.db, view, leadId, await scopeOf(this.kernel, view, principal));
    if (!row) throw new Refused('NOT_FOUND', 'lead');
    const now = await databaseNow(this.kernel);
    return { serverNow: now, ...(await this.shown(row, principal, now)) };
  }

  private async shown(row: Row, principal: Principal, now: string): Promise<object> {
    const leadId = row.id as string;
    this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}` });
    const state = await requestOf(this.kernel, leadId);
    return {
      id: leadId,
      code: state.code,
      state: state.status,
      lawyerType: state.facts.lawyerType,
      province: state.facts.province,
      region: state.facts.region,
      createdAt: state.submittedAt,
      emailConfirmed: state.facts.emailConfirmed,
      phoneConfirmed: state.facts.phoneNumberConfirmed,
      closeReason: state.status === 'Closed' ? state.closeReason : undefined,
      ...(await lookedAt(this.kernel, leadId, now)),
      steps: row.steps ?? [],
      expectedAt: row.expectedAt ?? undefined,
      questions: state.status === 'AwaitingInfo' ? state.questions : [],
      accepted: await acceptedOf(this.kernel, leadId, state, now),
    };
  }
}
