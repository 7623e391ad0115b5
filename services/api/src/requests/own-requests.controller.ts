import { Controller, Inject, Req } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { Refused, type Row } from '@jurilien/event-sourcing';
import { begunAnew, renewable } from '@jurilien/lead';
import { getRow, listRows } from '@jurilien/persistence';
import { databaseNow, askingOf, type Kernel, scopeOf } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { acceptedOf, lookedAt, requestOf } from './accepted.js';

type Own = Answer<'GET /api/client/requests'>['requests'][number];

/** A person makes few requests; the newest matter. */
const SHOWN = 25;

/** The requests of a signed-in client: where each stands, and who accepted it (M04, M05). */
@Controller()
export class ClientRequestsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/client/requests')
  async mine(@Req() { principal }: GuardedRequest) {
    const view = this.kernel.registry.views.get('lead-statuses')!;
    const scope = await scopeOf(this.kernel, view, principal);
    const { data } = await listRows(this.kernel.db, view, { page: 1, perPage: SHOWN, filter: {}, scope, sort: 'createdAt', order: 'desc' });
    const now = await databaseNow(this.kernel);
    const sent = data.filter((row) => row.state !== 'Draft');
    return { serverNow: now, requests: await Promise.all(sent.map((row) => this.shown(row, principal, now))) };
  }

  @Route('GET /api/client/requests/:leadId')
  async one(@Asked() { params: { leadId } }: Asked<'GET /api/client/requests/:leadId'>, @Req() { principal }: GuardedRequest) {
    const view = this.kernel.registry.views.get('lead-statuses')!;
    const row = await getRow(this.kernel.db, view, leadId, await scopeOf(this.kernel, view, principal));
    if (!row) throw new Refused('NOT_FOUND', 'lead');
    const now = await databaseNow(this.kernel);
    return { serverNow: now, ...(await this.shown(row, principal, now)) };
  }

  private async shown(row: Row, principal: Principal, now: string): Promise<Own> {
    const leadId = row.id as string;
    this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}` });
    const state = await requestOf(this.kernel, leadId);
    const who = askingOf(this.kernel, principal.actor, now);
    return {
      id: leadId,
      code: state.code!,
      state: state.status,
      lawyerType: state.facts.lawyerType,
      province: state.facts.province,
      region: state.facts.region,
      createdAt: state.submittedAt!,
      emailConfirmed: state.facts.emailConfirmed === true,
      phoneConfirmed: state.facts.phoneNumberConfirmed === true,
      closeReason: state.status === 'Closed' ? state.closeReason : undefined,
      ...(await lookedAt(this.kernel, leadId, now)),
      steps: (row.steps ?? []) as Own['steps'],
      expectedAt: (row.expectedAt ?? undefined) as Own['expectedAt'],
      questions: state.status === 'AwaitingInfo' ? state.questions : [],
      accepted: await acceptedOf(this.kernel, leadId, state, who),
      renewable: renewable({ lead: state }, who) === true,
      anew: begunAnew({ lead: state }, who),
    };
  }
}
