import { setImmediate as pause } from 'node:timers/promises';
import { calendarDay, type Counts, type FigureValues, figuresFrom, OFFICE_ZONE, type Province, type Span } from '@jurilien/reference';
import { placeOf, statement } from '@jurilien/persistence';
import type { Kernel } from '../kernel/kernel.js';
import type { ReportAsked } from './asked.js';
import { Filtered, type Grouped, GROUPED } from './columns.js';
import { type AdCost, adCost } from './ad-cost.js';
import { type FactsStore, factsStore } from './facts-store.js';
import { offerCounts, type WaveOffers } from './offer-waves.js';
import { daysBetween, openClock } from './open-clock.js';
import { atSameAge, type Grain, grainOf, periodOf, shifted } from './periods.js';
import { NOW } from './reached.js';
import { type MessageSums, messageSums, type StaffSums, staffSums } from './sums.js';
import { type Shares, sharesOf } from './shares.js';
import type { DayAsked } from './usual-day.js';
import { type Duration, type Niche, type Selected, type SpanTimes, tally, type Tallied } from './tally.js';

/** What was counted of requests, and the figures that it makes. */
export interface Counted {
  readonly counts: Counts;
  readonly figures: FigureValues;
}
/** One part of the requests, with its figures. */
export interface ReportGroup extends Counted {
  readonly value: string | null;
}
/** Figures of some days. */
export interface ReportOf {
  readonly from: string;
  readonly to: string;
  readonly counts: Counts;
  readonly total: FigureValues;
  readonly times: readonly SpanTimes[];
}
export interface Report extends ReportOf, Pick<Tallied, 'hours' | 'unserved' | 'lost' | 'refunds' | 'waves' | 'deciders'> {
  readonly grain: Grain;
  readonly at: string | null;
  /** Of earlier days, as they stood when they were as old. */
  readonly before: ReportOf | null;
  /** The requests that one filter alone leaves out, as far as they came: what a part is told beside. */
  readonly others: { readonly beside: Filtered; readonly counts: Counts } | null;
  readonly periods: readonly (ReportGroup & { readonly times: Readonly<Record<Span, Duration>> })[];
  readonly by: Readonly<Record<Grouped, readonly ReportGroup[]>>;
  readonly shares: Shares | null;
  /** Offers sent during the days, by their wave. */
  readonly offerWaves: readonly WaveOffers[];
  readonly gaps: readonly SupplyGap[];
  /** Nothing where what is asked cannot be told of them. */
  readonly messages: readonly MessageSums[] | null;
  readonly staff: readonly StaffSums[] | null;
  /** When it was counted. */
  readonly counted: string;
}

/** Answers reports; who asks for the same at once waits for one answer. */
export interface Reports {
  readonly of: (asked: ReportAsked) => Promise<Report>;
  /** The figures of single days, each as of its instant, in the order in which they are asked for. */
  readonly ofDays: (days: readonly DayAsked[], filter: ReportAsked['filter']) => Promise<Counted[]>;
}

/** Requests after which others have their turn at the process. */
const TURN = 20_000;
/** An answer is the same so long, unless a request or an offer changes: messages and the team’s work go on all the time. */
const SAME_MS = 30_000;
/** Answers that are kept. */
const KEPT = 64;

/** How many offers and waves there were is known as of now alone. */
const figuresAt = (at: string | undefined, counts: Counts, adCents = 0): FigureValues => ({
  ...figuresFrom({ ...counts, adCents }),
  ...(at ? { offersPerRequest: null, wavesPerRequest: null } : {}),
});
const countedGroup = (at: string | undefined, value: string | null, counts: Counts, adCents = 0): ReportGroup => ({
  value,
  counts,
  figures: figuresAt(at, counts, adCents),
});

/** A field of law in a region where requests found no one, with how many professionals take its requests now (4.12 `supply_gaps`). */
interface SupplyGap extends Niche {
  readonly professionals: number;
}
/** Parts that are told of one dimension: words of advertisements come by the thousand. */
const MOST_PARTS = 60;
/** Where most requests found no one. */
const MOST_GAPS = 25;

async function supplyGaps(kernel: Pick<Kernel, 'registry' | 'reads'>, niches: readonly Niche[]): Promise<SupplyGap[]> {
  const view = kernel.registry.views.get('professionals')!;
  const rows = await kernel.reads.on([view], (sql) =>
    sql.query<{ field: string; region: string; n: number }>(
      statement`select field, region, count(*)::int as n from ${placeOf(view)} p, unnest(p.fields) field, unnest(p.regions) region
        where p.state = 'Approved' and not exists (select 1 from jsonb_array_elements(p.pauses) pause
          where pause->>'scope' = 'all' or (pause->>'scope' = 'field' and pause->>'value' = field)
            or (pause->>'scope' = 'region' and pause->>'value' = region))
        group by 1, 2`,
    ),
  );
  const serving = new Map(rows.map(({ field, region, n }) => [`${field}:${region}`, n]));
  return niches.slice(0, MOST_GAPS).map((niche) => ({ ...niche, professionals: serving.get(`${niche.field}:${niche.region}`) ?? 0 }));
}

/** Counts the requests of some days. */
async function countRequests(
  store: FactsStore,
  { from, to }: { readonly from: string; readonly to: string },
  selected: Selected,
  config: Parameters<typeof openClock>[0],
): Promise<Tallied> {
  const today = calendarDay(Date.now(), OFFICE_ZONE);
  const clock = (province: Province) => openClock(config, province, from, today > to ? today : to);
  const ontario = store.texts.codeOf('ON');
  const [inQuebec, inOntario] = [clock('QC'), clock('ON')];
  const grain = grainOf(from, to);
  const counting = tally(store.texts, selected, (day) => periodOf(grain, day, from), {
    config,
    clockOf: (code) => (code === ontario ? inOntario : inQuebec),
  });
  let sincePause = 0;
  for await (const day of store.requests(daysBetween(from, to))) {
    counting.add(day);
    if ((sincePause += day.n) < TURN) continue;
    sincePause = 0;
    await pause();
  }
  return counting.done();
}

/** Which requests are asked for, by the numbers that their texts have. */
const selectedBy = ({ texts }: FactsStore, { filter, at }: Pick<ReportAsked, 'filter' | 'at'>): Selected => ({
  // What no day has was given a number by no one: it is given one here, which no row has.
  filter: Object.fromEntries(Object.entries(filter).map(([name, values]) => [name, values.map(texts.codeOf)])),
  until: at ? Math.floor(Date.parse(at) / 1_000) : NOW,
});

/** The figures of single days, each as of its instant. */
async function countDays(
  store: FactsStore,
  days: readonly DayAsked[],
  filter: ReportAsked['filter'],
  config: Parameters<typeof openClock>[0],
): Promise<Counted[]> {
  const found: Counted[] = [];
  for (const { day, at } of days) {
    const { total } = await countRequests(store, { from: day, to: day }, selectedBy(store, { filter, ...(at ? { at } : {}) }), config);
    found.push({ counts: total, figures: figuresAt(at, total) });
  }
  return found;
}

/** How the offers of some days were shared, and what each wave of them brought. */
async function countOffers(
  store: FactsStore,
  { from, to }: ReportAsked,
  selected: Selected,
): Promise<Pick<Report, 'shares' | 'offerWaves'>> {
  const counts = offerCounts(selected);
  let sincePause = 0;
  for await (const day of store.offers(daysBetween(from, to))) {
    counts.add(day);
    if ((sincePause += day.n) < TURN) continue;
    sincePause = 0;
    await pause();
  }
  return { shares: sharesOf(counts.ofPeople()), offerWaves: counts.ofWaves() };
}

const figuresOf = (days: { from: string; to: string }, at: string | undefined, { total, times }: Tallied, ads: AdCost): ReportOf => ({
  from: days.from,
  to: days.to,
  counts: total,
  total: figuresAt(at, total, ads.of(days)),
  times,
});

/** The figures of each period, and of each part of the requests; advertisements cost each their own. */
function partsOf(asked: ReportAsked, requests: Tallied, ads: AdCost): Pick<Report, 'periods' | 'by'> {
  const periods = requests.periods.map(({ from, counts, times }, i) => {
    const next = requests.periods[i + 1]?.from;
    const to = next ? shifted({ from: next, to: next }, 'previous').to : asked.to;
    return { ...countedGroup(asked.at, from, counts, ads.of({ from, to })), times };
  });
  const by = GROUPED.map((name) => [
    name,
    requests.by[name]
      .slice(0, MOST_PARTS)
      .map(({ value, counts }) => countedGroup(asked.at, value, counts, ads.ofPart(asked, name, value))),
  ]);
  return { periods, by: Object.fromEntries(by) as Record<Grouped, ReportGroup[]> };
}

/** The reports of one process. */
export function reports(kernel: Pick<Kernel, 'db' | 'reads' | 'registry' | 'configuration'>): Reports {
  const store = factsStore(kernel);
  const known = new Map<string, { readonly until: number; readonly answer: Promise<Report> }>();

  const countedBefore = async (asked: ReportAsked, earlier: { from: string; to: string }, ads: AdCost): Promise<ReportOf> => {
    const at = new Date(atSameAge(asked, earlier, asked.at ? Date.parse(asked.at) : Date.now())).toISOString();
    const requests = await countRequests(store, earlier, selectedBy(store, { filter: asked.filter, at }), kernel.configuration.current());
    return figuresOf(earlier, at, requests, ads);
  };
  const counted = async (asked: ReportAsked): Promise<Report> => {
    const config = kernel.configuration.current();
    const selected: Selected = { ...selectedBy(store, asked), ...(asked.beside ? { beside: asked.beside } : {}) };
    // A spending has no region, field or source, and is as it is noted now.
    const ads = adCost(config, !asked.at && Object.keys(asked.filter).length === 0);
    const earlier = asked.compare ? shifted(asked, asked.compare) : undefined;
    const requests = await countRequests(store, asked, selected, config);
    return {
      ...figuresOf(asked, asked.at, requests, ads),
      grain: grainOf(asked.from, asked.to),
      at: asked.at ?? null,
      before: earlier ? await countedBefore(asked, earlier, ads) : null,
      others: asked.beside ? { beside: asked.beside, counts: requests.others } : null,
      ...partsOf(asked, requests, ads),
      hours: requests.hours,
      unserved: requests.unserved,
      lost: requests.lost,
      refunds: requests.refunds,
      waves: requests.waves,
      deciders: requests.deciders,
      ...(await countOffers(store, asked, selected)),
      gaps: await supplyGaps(kernel, requests.niches),
      messages: await messageSums(kernel, asked, config),
      staff: await staffSums(kernel, asked),
      counted: new Date().toISOString(),
    };
  };

  return {
    of: async (asked) => {
      const facts = await store.refresh();
      const key = JSON.stringify([facts, kernel.configuration.current().version, calendarDay(Date.now(), OFFICE_ZONE), asked]);
      const same = known.get(key);
      if (same && same.until > performance.now()) return same.answer;
      const answer = counted(asked);
      known.delete(key);
      known.set(key, { until: performance.now() + SAME_MS, answer });
      answer.catch(() => known.delete(key));
      for (const old of known.keys()) {
        if (known.size <= KEPT) break;
        known.delete(old);
      }
      return answer;
    },
    ofDays: async (days, filter) => {
      await store.refresh();
      return countDays(store, days, filter, kernel.configuration.current());
    },
  };
}
