import type { Answer } from '@jurilien/contracts/api';
import { type Built, placeOf, statement, whereAll } from '@jurilien/persistence';
import { type RowsOf, type Step, STEPS } from '@jurilien/reference';
import type { Kernel, ReportAsked } from '@jurilien/runtime';

type Rows = Answer<'GET /api/reports/ops/rows'>;
const PER_PAGE = 50;

interface Asked {
  readonly step?: Step | undefined;
  /** Only those that came no further than the step. */
  readonly stopped: boolean;
  /** Those of which this is counted, and by which reason. */
  readonly of?: RowsOf | undefined;
  readonly reason?: string | undefined;
  readonly page: number;
  /** How many there must be for anything to be told, and then without what a request is opened by; 0 for who may open it. */
  readonly least: number;
}

/** By when a step counts as reached: by its own instant or a later step's. */
const reachedBy = (step: Step, until: string | null): Built => {
  const instants = STEPS.slice(STEPS.indexOf(step)).map((later) => {
    const at = statement.id('t', `${later}At`);
    const reached = statement`(${at} is not null and (${until}::timestamptz is null or ${at} <= ${until}::timestamptz))`;
    if (later !== 'retained') return reached;
    return statement`(${reached} and (t."unretainedAt" is null or (${until}::timestamptz is not null and t."unretainedAt" > ${until}::timestamptz)))`;
  });
  return statement`(${statement.join(instants, statement` or `)})`;
};

/** A request is no part of another one, and was sent by then: what every figure counts. */
const counted = (until: string | null): Built =>
  statement`(${until}::timestamptz is null or t."submittedAt" <= ${until}::timestamptz)
    and not (t."mergedAt" is not null and (${until}::timestamptz is null or t."mergedAt" <= ${until}::timestamptz)
      and not (t."unmergedAt" is not null and (${until}::timestamptz is null or t."unmergedAt" <= ${until}::timestamptz)))`;

/** What is counted beside the steps: by its instant, or what else makes it count. */
function countedOf(of: RowsOf, until: string | null, reason: string | undefined): Built {
  const by = (column: string): Built =>
    statement`(t.${statement.id(column)} is not null and (${until}::timestamptz is null or t.${statement.id(column)} <= ${until}::timestamptz))`;
  const known = reason === undefined ? statement`true` : undefined;
  switch (of) {
    case 'lost':
      return statement`(${by('endedAt')} and not ${reachedBy('accepted', until)} and ${known ?? statement`concat_ws(':', t.ending, t."endReason") = ${reason}`})`;
    case 'unserved':
      return statement`(${by('unservedAt')} and ${known ?? statement`t."unservedReason" = ${reason}`})`;
    case 'refunds':
      return statement`exists (select 1 from jsonb_array_elements(t.refunds) r
        where (${until}::timestamptz is null or (r->>'at')::timestamptz <= ${until}::timestamptz) and ${known ?? statement`r->>'reason' = ${reason}`})`;
    case 'validationLate':
      return statement`case when ${by('decidedAt')} then t."decidedAt" > t."validationDueAt"
        else t."validationDueAt" <= coalesce(${until}::timestamptz, now()) and not coalesce(t."endedAt" <= t."validationDueAt", false) end`;
    default:
      return by({ unreachable: 'unreachableAt', contactLate: 'slaMissedAt', renewed: 'renewedAt' }[of]);
  }
}

/** A page of the requests that a figure counts, newest first. */
export async function reportRows(kernel: Kernel, report: ReportAsked, asked: Asked): Promise<Rows> {
  const view = kernel.registry.views.get('request-facts')!;
  const until = report.at ?? null;
  const { step = 'submitted', stopped, of, reason, page, least } = asked;
  const next = STEPS[STEPS.indexOf(step) + 1];
  const where = whereAll([
    statement`t.day between ${report.from} and ${report.to}`,
    counted(until),
    ...Object.entries(report.filter).map(([name, values]) => statement`${statement.id('t', name)} = any(${[...values]}::text[])`),
    ...(step === 'submitted' ? [] : [reachedBy(step, until)]),
    ...(of ? [countedOf(of, until, reason)] : []),
    ...(stopped && next ? [statement`not ${reachedBy(next, until)}`] : []),
  ]);
  const last = statement`case ${statement.join(
    STEPS.slice(1)
      .toReversed()
      .map((each) => statement`when ${reachedBy(each, until)} then ${each}::text`),
    statement` `,
  )} else 'submitted' end`;
  const ended = (column: 'ending' | 'endReason'): Built =>
    statement`case when ${until}::timestamptz is null or t."endedAt" <= ${until}::timestamptz then ${statement.id('t', column)} end`;
  const shown = statement`select t.id, t.code, t.day, t.province, t.region, t.field, t.lang, t.source, ${last} as step,
      ${ended('ending')} as ending, ${ended('endReason')} as "endReason", t."submittedAt"
    from ${placeOf(view)} t ${where}`;
  return kernel.reads.on([view], async (sql) => {
    const [{ n } = { n: '0' }] = await sql.query<{ n: string }>(statement`select count(*) as n from ${placeOf(view)} t ${where}`);
    const total = Number(n);
    if (total > 0 && total < least) return { data: [], total: 0, few: true };
    const data = await sql.query<Rows['data'][number]>(
      statement`${least > 0 ? alike(shown, least) : statement`select * from (${shown}) r`}
        order by ${orderFor(least)} limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`,
    );
    return { data: data.map((row) => withoutInstants(row)), total, few: false };
  });
}

const SHOWN = ['step', 'province', 'region', 'field', 'lang', 'source', 'ending', 'endReason'] as const;
/**
 * Newest first; to who may open none in the order of what a line says, since the order of the instants would tell which request it is.
 */
const orderFor = (least: number): Built =>
  least > 0 ? statement`day desc, step, province, region, field, lang, source, ending, "endReason"` : statement`r."submittedAt" desc, r.id`;

/**
 * The same for who may open none: without what a request is opened by, its day as a month, and only those that so many others of the list
 * are alike to; a list would else tell of each what the figures hold back. How many there are in all is told with the figures.
 */
function alike(rows: Built, least: number): Built {
  const columns = SHOWN.map((name) => statement.id('r', name));
  const same = statement`count(*) over (partition by left(r.day, 7), ${statement.join(columns, statement`, `)})`;
  return statement`select left(r.day, 7) as day, ${statement.join(columns, statement`, `)}
    from (select r.*, ${same} as alike from (${rows}) r) r where r.alike >= ${least}`;
}

const withoutInstants = ({ id, code, day, province, region, field, lang, source, step, ending, endReason }: Rows['data'][number]) => ({
  ...(id ? { id } : {}),
  ...(code ? { code } : {}),
  ...{ day, province, region, field, lang, source, step, ending, endReason },
});
