import { Controller, Inject, Req, Res } from '@nestjs/common';
import { csvOf, csvSeparatorOf } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { askedBy, leastFor, shownTo, type Kernel, type ReportAsked, type Reports } from '@jurilien/runtime';
import { type FigureName, type RowsOf, type Step, STEPS } from '@jurilien/reference';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import { limit } from '../http/rate-limit.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL, REPORTS } from '../tokens.js';
import { moneyOf } from './money.js';
import { reportLines } from './report-file.js';
import { reportRows } from './report-rows.js';

type Report = Answer<'GET /api/reports/ops'>;

/** What one person asks for in an hour at most, figures and lists together. */
const ASKED_AN_HOUR = 600;
const HOUR_SECONDS = 3_600;

/** The figures that count the requests of a list beside the steps; why some were lost is counted by its reasons alone. */
const COUNTED_BY: Readonly<Record<RowsOf, FigureName | undefined>> = {
  ...{ unserved: 'unserved', unreachable: 'unreachable', renewed: 'renewed', refunds: 'refundsAsked', lost: undefined },
  ...{ contactLate: 'contactKeptShare', validationLate: 'validationKeptShare' },
};
/** Whether requests may be listed to who may open none: their number is one that the figures tell. */
function listed(
  total: Report['total'],
  { step = 'submitted', stopped, of }: { step?: Step | undefined; stopped: boolean; of?: RowsOf | undefined },
) {
  const next = stopped ? STEPS[STEPS.indexOf(step) + 1] : undefined;
  return [step, next, of && COUNTED_BY[of]].every((name) => name === undefined || total[name] !== null);
}

/** X16: figures over requests and offers. Who may see no row is told nothing that few stand behind. */
@Controller()
export class ReportsController {
  /** Who asks for the same report at once waits for one answer of the books too. */
  private readonly money = new WeakMap<object, ReturnType<typeof moneyOf>>();

  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
    @Inject(REPORTS) private readonly reports: Reports,
  ) {}

  @Route('GET /api/reports/ops')
  ops(@Asked() { query }: Asked<'GET /api/reports/ops'>, @Req() { principal }: GuardedRequest): Promise<Report> {
    return this.shown(askedBy(principal, query), principal);
  }

  @Route('GET /api/reports/ops.csv')
  async file(
    @Asked() { query: { lang, ...query } }: Asked<'GET /api/reports/ops.csv'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const report = await this.shown(askedBy(principal, query), principal);
    this.accesses.read(principal, { action: 'exported', subject: 'view-request-facts', detail: { from: query.from, to: query.to } });
    await reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${lang === 'fr' ? 'rapport' : 'report'}-${query.from}-${query.to}.csv"`)
      .header('cache-control', 'no-store')
      .send(csvOf(reportLines(report, lang), csvSeparatorOf(lang)));
  }

  @Route('GET /api/reports/ops/rows')
  async rows(
    @Asked() { query: { step, stopped, of, reason, page, ...query } }: Asked<'GET /api/reports/ops/rows'>,
    @Req() { principal }: GuardedRequest,
  ) {
    await this.limit(principal);
    const least = this.least(principal);
    // By its reason, or by how far those of a reason came, even a request among many could be told from the others.
    if (least > 0 && (reason || (of && (stopped || (step ?? 'submitted') !== 'submitted')))) throw new Refused('FORBIDDEN', 'reasons');
    const asked = { step, stopped: stopped === 'yes', of, reason, page, least };
    const report = askedBy(principal, query);
    if (least > 0 && !listed(shownTo(await this.reports.of(report), least).total, asked)) return { data: [], total: 0, few: true };
    return reportRows(this.kernel, report, asked);
  }

  private async shown(asked: ReportAsked, principal: Principal): Promise<Report> {
    await this.limit(principal);
    const report = await this.reports.of(asked);
    const money = this.money.get(report) ?? moneyOf(this.kernel, asked);
    this.money.set(report, money);
    money.catch(() => this.money.delete(report));
    return { ...shownTo(report, this.least(principal)), money: await money };
  }

  private limit({ actor }: Principal): Promise<void> {
    return limit(this.kernel.db, `reports:${actor.id}`, ASKED_AN_HOUR, HOUR_SECONDS);
  }

  private least(principal: Principal): number {
    return leastFor(principal, this.kernel.configuration.current());
  }
}
