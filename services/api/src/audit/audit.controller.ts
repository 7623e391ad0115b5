import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Answer } from '@jurilien/contracts/api';
import { listPersonActs, type Act } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { FindRows } from '../views/queries.js';
import { AccessLog } from './access-log.js';
import { actorsOf } from './actor-groups.js';
import { relatedSubjects } from './subjects.js';

type AuditLine = Answer<'GET /api/audit'>['data'][number];

/** N05: who did, saw, exported, unmasked, impersonated. Administrators and reports read all of it; no one else any of it. */
@Controller()
export class AuditController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/audit')
  async list(@Asked() { query: { page, perPage, filter } }: Asked<'GET /api/audit'>, @Req() { principal }: GuardedRequest) {
    this.accesses.read(principal, { action: 'listed', subject: 'audit', detail: { filters: Object.keys(filter) } }, JSON.stringify(filter));
    const subject =
      filter.subject === undefined
        ? undefined
        : (await Promise.all(filter.subject.map((each) => relatedSubjects(this.kernel, each)))).flat();
    const by = filter.by && actorsOf(filter.by, this.kernel.settings.PRODUCT_SLUG);
    const acts = await listPersonActs(this.kernel.db, { page, perPage, filter: { ...filter, subject, by } });
    const names = await this.namesOf(acts.data);
    // What someone wrote as a reason may name a client, and reports name no one.
    const reasons = principal.who === 'admin';
    return { ...acts, data: acts.data.map((act) => lineOf(act, names, reasons)) };
  }

  /** Names of colleagues among the people of a page. */
  private async namesOf(acts: readonly Act[]): Promise<ReadonlyMap<string, string>> {
    const ids = [
      ...new Set(acts.flatMap((a) => [...(a.actorKind === 'user' ? [a.actor] : []), ...(a.impersonator ? [a.impersonator] : [])])),
    ];
    const known = ids.filter((id) => z.uuid().safeParse(id).success);
    if (known.length === 0) return new Map();
    const { data } = await this.queries.execute(new FindRows('staff', { page: 1, perPage: known.length, filter: { id: known } }));
    return new Map(data.map((row) => [row.id as string, row.name as string]));
  }
}

function lineOf({ reason, detail, ...act }: Act, names: ReadonlyMap<string, string>, reasons: boolean): AuditLine {
  const actorName = names.get(act.actor);
  const impersonatorName = act.impersonator && names.get(act.impersonator);
  return {
    ...act,
    detail: reasons || !act.id.startsWith('event-') ? detail : {},
    ...(actorName ? { actorName } : {}),
    ...(impersonatorName ? { impersonatorName } : {}),
    ...(reason && reasons ? { reason } : {}),
  };
}
