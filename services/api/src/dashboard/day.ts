import { Inject, Injectable } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { placeOf, statement } from '@jurilien/persistence';
import { calendarDay, DAY_MS, type FigureName, type FigureValues, OFFICE_ZONE, WITHIN } from '@jurilien/reference';
import {
  type DayAsked,
  figuresShown,
  type Kernel,
  leastFor,
  type ReportAsked,
  type Reports,
  sameWeekdays,
  shownTo,
  told,
  usualOf,
} from '@jurilien/runtime';
import type { Principal } from '../permissions/principal.js';
import { KERNEL, REPORTS } from '../tokens.js';
import { remembered } from './remembered.js';

type Dashboard = Answer<'GET /api/dashboard'>;
type Filter = ReportAsked['filter'];

/** The steps of a request that a day is told by: those it can reach on the day it was sent, and that it found no one. */
const TOLD = [
  'submitted',
  'confirmed',
  'validated',
  'offered',
  'accepted',
  'contacted',
  'unserved',
] as const satisfies readonly FigureName[];
const WEEKS = 8;
/** Fewer days than this make nothing usual. */
const LEAST_WEEKS = 3;
const GAP_DAYS = 28;
/** Where professionals are missing moves slowly. */
const GAPS_MS = 60_000;
const SHOWN_GAPS = 6;

/** Figures of the day, and where professionals are missing, counted as in every report (X16). */
@Injectable()
export class DayFigures {
  private readonly reported = remembered<Awaited<ReturnType<Reports['of']>>>(GAPS_MS);

  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(REPORTS) private readonly reports: Reports,
  ) {}

  /** How today goes, against the median of the same weekday up to the same time of the clock; nothing for who sees no report. */
  async against(principal: Principal, now: number): Promise<Dashboard['day']> {
    const filter = filterFor(principal);
    if (!filter) return null;
    const before = await this.known(sameWeekdays(now, OFFICE_ZONE, WEEKS));
    const today: DayAsked = { day: calendarDay(now, OFFICE_ZONE) };
    const least = leastFor(principal, this.kernel.configuration.current());
    const [own, ...usual] = await this.reports.ofDays([today, ...before], filter);
    const shown = figuresShown(own!, least);
    const usually = usualOf(usual.map(({ figures }) => figures));
    // The middle day is a day too: of few nothing is told, nor what few of it became.
    const middle = told(numbersOf(usually), WITHIN, least);
    return {
      day: today.day,
      zone: OFFICE_ZONE,
      weeks: before.length,
      ofWeeks: WEEKS,
      least,
      figures: TOLD.map((name) => ({ name, today: shown[name], usual: before.length < LEAST_WEEKS ? null : middle[name] })),
    };
  }

  /** Fields of law in regions where requests of the last weeks found no one, those that no professional serves first. */
  async gaps(principal: Principal, now: number): Promise<Dashboard['gaps']> {
    const filter = filterFor(principal);
    if (!filter) return null;
    const [from, to] = [calendarDay(now - (GAP_DAYS - 1) * DAY_MS, OFFICE_ZONE), calendarDay(now, OFFICE_ZONE)];
    const report = await this.reported(JSON.stringify([from, filter]), () => this.reports.of({ from, to, filter }));
    const { gaps } = shownTo(report, leastFor(principal, this.kernel.configuration.current()));
    const rows = gaps.map(({ field, region, unserved, professionals }) => ({ field, region, unserved, professionals }));
    return { from, to, rows: rows.sort((a, b) => a.professionals - b.professionals || b.unserved - a.unserved).slice(0, SHOWN_GAPS) };
  }

  /** The days since the first request: before it nothing was usual. */
  private async known(days: readonly DayAsked[]): Promise<DayAsked[]> {
    const view = this.kernel.registry.views.get('request-facts')!;
    const [row] = await this.kernel.reads.on([view], (sql) =>
      sql.query<{ first: string | null }>(statement`select min(t.day) as first from ${placeOf(view)} t`),
    );
    const first = row?.first;
    return first ? days.filter(({ day }) => day >= first) : [];
  }
}

/** Which requests this person may see figures of; nothing for who sees no report. */
function filterFor({ who, actor }: Principal): Filter | undefined {
  if (who === 'province-admin') return { province: actor.provinces ?? [] };
  return who === 'admin' || who === 'report' ? {} : undefined;
}

type Told = (typeof TOLD)[number];
const numbersOf = (figures: FigureValues): Record<Told, number> =>
  Object.fromEntries(TOLD.map((name) => [name, figures[name] ?? 0])) as Record<Told, number>;
