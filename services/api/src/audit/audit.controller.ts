import { Controller, Get, Header, Inject, Query, Req } from '@nestjs/common';
import { ACTOR_GROUPS, type AuditLine } from '@jurilien/contracts';
import { listPersonActs, listRows, type Act } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { jsonText } from '../views/views.controller.js';
import { AccessLog } from './access-log.js';
import { actorsOf } from './actor-groups.js';
import { relatedSubjects } from './subjects.js';

const words = z.union([z.string().min(1).max(200), z.array(z.string().min(1).max(200)).min(1).max(100)]).transform((v) => [v].flat());
const instant = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);
const asked = z
  .object({
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(25),
    filter: jsonText
      .pipe(
        z
          .object({
            person: z.string().min(1).max(100),
            action: words,
            subject: words,
            from: instant,
            to: instant,
            by: z.enum(ACTOR_GROUPS),
          })
          .partial()
          .strict(),
      )
      .default({}),
  })
  .strict();

/** N05: who did, saw, exported, unmasked, impersonated. Administrators and reports read all of it; nobody else any of it. */
@Controller('api/audit')
export class AuditController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(@Query() query: unknown, @Req() { principal }: GuardedRequest): Promise<{ data: AuditLine[]; total: number; more: boolean }> {
    const { page, perPage, filter } = parsed(asked, query);
    this.accesses.read(principal, { action: 'listed', subject: 'audit', detail: { filters: Object.keys(filter) } }, JSON.stringify(filter));
    const subject =
      filter.subject === undefined
        ? undefined
        : (await Promise.all(filter.subject.map((each) => relatedSubjects(this.kernel, each)))).flat();
    const by = filter.by && actorsOf(filter.by, this.kernel.settings.PRODUCT_SLUG);
    const acts = await listPersonActs(this.kernel.db, { page, perPage, filter: { ...filter, subject, by } });
    const names = await this.namesOf(acts.data);
    // What somebody wrote as a reason may name a client, and reports are told of nobody.
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
    const view = this.kernel.registry.views.get('staff')!;
    const { data } = await listRows(this.kernel.db, view, { page: 1, perPage: known.length, filter: { id: known } });
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
