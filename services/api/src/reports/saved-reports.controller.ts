import { Controller, Inject, Req } from '@nestjs/common';
import { SAVED_REPORTS } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { placeOf, statement } from '@jurilien/persistence';
import { canChange, canSchedule, savedReport, type SavedReportState, seesReport } from '@jurilien/reports';
import { readsReport, stateOf, type Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';

type Saved = Answer<'GET /api/reports/saved'>['reports'][number];
/** More than anyone reads; one’s own are a hundred at most, and come first, then those whose mail one gets: no one’s are crowded out by others’. */
const MOST = 500;

/** A report as someone sees it; nothing of what they may not see, or may not ask and is not theirs. */
function shown(id: string, s: SavedReportState, reader: Principal): Saved | undefined {
  if (!seesReport(s, reader)) return undefined;
  const mine = s.ownerId === reader.actor.id;
  const usable = readsReport(reader, s.look!, new Date().toISOString());
  if (!usable && !mine) return undefined;
  return {
    ...{ id, name: s.name!, look: s.look!, shared: s.shared, mine, usable },
    changeable: canChange({ report: s }, reader) === true,
    schedulable: canSchedule({ report: s }, reader) === true,
    received: s.mail?.recipients.includes(reader.actor.id) ?? false,
    mail: s.mail ? { schedule: s.mail.schedule, recipients: [...s.mail.recipients], paused: s.mail.paused, nextAt: s.mail.nextAt } : null,
  };
}

/** X16: reports that people keep under a name. Each is read from its log: who has just changed it sees that. */
@Controller()
export class SavedReportsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/reports/saved')
  async list(@Req() { principal }: GuardedRequest): Promise<Answer<'GET /api/reports/saved'>> {
    const view = this.kernel.registry.views.get(SAVED_REPORTS)!;
    const { id: reader } = principal.actor;
    const mailed = principal.who === 'admin' ? statement` or recipients <> '{}'` : statement``;
    const [mine, received] = [statement`"ownerId" = ${reader}`, statement`recipients @> ${[reader]}`];
    const rows = await this.kernel.reads.on([view], (sql) =>
      sql.query<{ id: string }>(
        statement`select id from ${placeOf(view)} where ${mine} or shared or ${received}${mailed}
          order by (${mine}) desc, (${received}) desc, id limit ${MOST}`,
      ),
    );
    const found = await Promise.all(rows.map(async ({ id }) => shown(id, await stateOf(this.kernel, savedReport, id), principal)));
    return { reports: found.filter((one) => one !== undefined).sort((a, b) => a.name.localeCompare(b.name)) };
  }

  @Route('GET /api/reports/saved/:id')
  async one(
    @Asked() { params: { id } }: Asked<'GET /api/reports/saved/:id'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<Answer<'GET /api/reports/saved/:id'>> {
    const s = await stateOf(this.kernel, savedReport, id);
    const found = shown(id, s, principal);
    if (!found) throw new Refused('NOT_FOUND', 'report');
    const runs = s.runs.map(({ plannedAt, missed, recipients, sent, withheld }) => ({
      ...{ plannedAt, missed, sent: sent.length, open: recipients.length - sent.length - withheld.length },
      withheld: [...withheld],
    }));
    return { ...found, runs };
  }
}
