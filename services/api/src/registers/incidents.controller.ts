import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Answer } from '@jurilien/contracts/api';
import type { Row } from '@jurilien/event-sourcing';
import { AccessLog } from '../audit/access-log.js';
import { Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { FindRow, FindRows } from '../views/queries.js';

/** Five years of a register that has this many incidents in a file are a report. */
const MOST_EXPORTED = 2_000;
/** A list leaves long texts out: each row of so many is read whole beside the others. */
const AT_ONCE = 20;

/** The register of incidents as a file; its list and its pages are read like every view. */
@Controller()
export class IncidentsController {
  constructor(
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/incidents/export')
  async export(@Req() { principal }: GuardedRequest): Promise<Answer<'GET /api/incidents/export'>> {
    const asked = { perPage: AT_ONCE, filter: {}, sort: 'discoveredAt', order: 'desc' } as const;
    const data: Row[] = [];
    let full = true;
    for (let page = 1; full && data.length < MOST_EXPORTED; page += 1) {
      const part = await this.queries.execute(new FindRows('incidents', { ...asked, page }, principal));
      const whole = await Promise.all(part.data.map((row) => this.queries.execute(new FindRow('incidents', String(row.id), principal))));
      data.push(...whole.flatMap((row) => row ?? []));
      full = part.data.length === AT_ONCE;
    }
    this.accesses.noteBy(principal, { action: 'exported', subject: 'view-incidents', detail: { rows: data.length } });
    return { data, more: full };
  }
}
