import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { mayList, mayRead } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import type { Row } from '@jurilien/event-sourcing';
import { type Kernel, leastFor } from '@jurilien/runtime';
import { Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { CountRows, ListView } from '../views/queries.js';
import { DayFigures } from './day.js';
import { Work } from './work.js';

type Dashboard = Answer<'GET /api/dashboard'>;
type Live = NonNullable<NonNullable<Dashboard['live']>['rows']>[number];

const SEARCHING = { state: ['Offering', 'SelfServe'] };
const SHOWN = 8;

/** X10: what is done first, how today goes, what is live and where professionals are missing, for the role that asks. */
@Controller()
export class DashboardController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(Work) private readonly work: Work,
    @Inject(DayFigures) private readonly day: DayFigures,
  ) {}

  @Route('GET /api/dashboard')
  async dashboard(@Req() { principal }: GuardedRequest): Promise<Dashboard> {
    const now = Date.now();
    const [lines, day, live, gaps] = await Promise.all([
      this.work.linesOf(principal, now),
      this.day.against(principal, now),
      this.live(principal),
      this.day.gaps(principal, now),
    ]);
    return { at: new Date(now).toISOString(), lines, day, live, gaps };
  }

  /** Requests that look for a professional, the one whose clock ends first on top; a number alone for who may see no row. */
  private async live(principal: Principal): Promise<Dashboard['live']> {
    if (!mayRead('leads', principal.who)) return null;
    if (!mayList('leads', principal.who)) {
      const n = await this.queries.execute(new CountRows('leads', SEARCHING, principal));
      return { n: n > 0 && n < leastFor(principal, this.kernel.configuration.current()) ? null : n, more: false, rows: null };
    }
    const asked = { page: 1, perPage: SHOWN, sort: 'nextAt', order: 'asc' as const, filter: SEARCHING };
    const { data, total, more } = await this.queries.execute(new ListView('leads', principal, asked));
    return { n: total, more, rows: data.map(liveOf) };
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const liveOf = (row: Row): Live => ({
  id: String(row['id']),
  code: text(row['code']),
  lawyerType: text(row['lawyerType']),
  province: text(row['province']),
  urgent: row['urgent'] === true,
  offersOpen: Number(row['offersOpen']),
  wave: Number(row['wave']),
  claimLive: row['claimLive'] === true,
  nextTimer: text(row['nextTimer']),
  nextAt: text(row['nextAt']),
});
