import type { Sql } from './database.js';

/** One act of a person: something they did (an event), looked at (an access), or did past the commands (an operator). */
export interface Act {
  readonly id: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly actorKind: 'user' | 'token' | 'anon' | 'provider' | 'operator';
  readonly actor: string;
  readonly actorRole?: string;
  readonly impersonator?: string;
  /** Type of the event, or code of the access or act. */
  readonly action: string;
  /** Name of a stream, a view or a route. */
  readonly subject: string;
  readonly reason?: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What is asked for; absent means everything. */
export interface ActsFilter {
  /** Who acted, or on whose behalf somebody else did: the id of a user, of a professional, of a link's person. */
  readonly person?: string;
  readonly action?: readonly string[];
  readonly subject?: readonly string[];
  /** Who acts: any of these kinds, where named only in these roles (full names); `except` turns it around. */
  readonly by?: {
    readonly any: readonly { readonly kind: Act['actorKind']; readonly roles?: readonly string[] }[];
    readonly except?: boolean;
  };
  /** ISO instants; `from` included, `to` not. */
  readonly from?: string;
  readonly to?: string;
}

const COUNT_LIMIT = 10_000;

interface Source {
  readonly select: string;
  readonly from: string;
  readonly always?: string;
  readonly at: string;
  readonly order: string;
  readonly person: readonly string[];
  readonly action: string;
  readonly subject: string;
  readonly kind: string;
  readonly role: string;
}

/**
 * What of an event the audit tells beside its name: codes, ids, amounts and instants. Whatever has a space in it is a text
 * that somebody wrote, and stays in the log with addresses, hashes and the rest.
 */
const TOLD = [
  ...['assigneeId', 'blockType', 'by', 'cause', 'cc', 'channel', 'closeReason', 'code', 'coinValueCc', 'confirmed', 'creditValue'],
  ...['dueAt', 'early', 'eligible', 'endsAt', 'field', 'granted', 'holdUntil', 'kind', 'lang', 'lockUntil', 'manual', 'method'],
  ...['multiplier', 'outcome', 'partner', 'plan', 'priceCc', 'professionalId', 'purpose', 'reason', 'reasonCode', 'recipientKind'],
  ...['refuseReason', 'role', 'round', 'rule', 'sendAfter', 'sequence', 'slaDueAt', 'summaryVersion', 'superLead', 'until', 'wave'],
];
const detailOfEvent = `(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(payload) where key in (${TOLD.map((key) => `'${key}'`).join(', ')}) and (jsonb_typeof(value) in ('number', 'boolean') or value #>> '{}' ~ '^[[:alnum:]_.:+-]{1,60}$'))`;

const SOURCES: readonly Source[] = [
  {
    select: `'event-' || position as id, occurred_at as at, actor ->> 'kind' as "actorKind", actor ->> 'id' as actor, actor ->> 'role' as "actorRole", null as impersonator, type as action, stream as subject, reason, ${detailOfEvent} as detail`,
    from: 'events',
    always: `actor ->> 'kind' in ('user', 'token')`,
    at: 'occurred_at',
    order: 'occurred_at desc, position desc',
    person: [`actor ->> 'id'`],
    action: 'type',
    subject: 'stream',
    kind: `actor ->> 'kind'`,
    role: `actor ->> 'role'`,
  },
  {
    select: `'access-' || id as id, at, actor_kind as "actorKind", actor, actor_role as "actorRole", impersonator, action, subject, null as reason, detail`,
    from: 'access_log',
    at: 'at',
    order: 'at desc, id desc',
    person: ['actor', 'impersonator'],
    action: 'action',
    subject: 'subject',
    kind: 'actor_kind',
    role: 'actor_role',
  },
  {
    select: `'operator-' || id as id, at, 'operator' as "actorKind", operator as actor, null as "actorRole", null as impersonator, act as action, subject, reason, '{}'::jsonb as detail`,
    from: 'operator_acts',
    at: 'at',
    order: 'at desc, id desc',
    person: ['operator'],
    action: 'act',
    subject: 'subject',
    kind: `'operator'`,
    role: 'null',
  },
];

/** A page of acts, newest first, and how many there are (at most 10,000, then `more`). */
export async function listPersonActs(
  sql: Sql,
  asked: { readonly page: number; readonly perPage: number; readonly filter: ActsFilter },
): Promise<{ data: Act[]; total: number; more: boolean }> {
  const { page, perPage, filter } = asked;
  const values: unknown[] = [];
  const param = (value: unknown): string => `$${values.push(value)}`;
  const where = new Map(SOURCES.map((source) => [source, conditions(source, filter, param)]));
  const newest = SOURCES.map(
    (s) => `(select ${s.select} from ${s.from} ${where.get(s)!} order by ${s.order} limit ${page * perPage})`,
  ).join(' union all ');
  const counted = SOURCES.map((s) => `(select 1 from ${s.from} ${where.get(s)!} limit ${COUNT_LIMIT + 1})`).join(' union all ');
  const [rows, [count]] = await Promise.all([
    sql.query<Record<string, unknown>>(
      `select *, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from (${newest}) a order by a.at desc, a.id desc limit ${perPage} offset ${(page - 1) * perPage}`,
      values,
    ),
    sql.query<{ n: string }>(`select count(*) as n from (${counted}) c`, values),
  ]);
  const n = Number(count!.n);
  return { data: rows.map(actOf), total: Math.min(n, COUNT_LIMIT), more: n > COUNT_LIMIT };
}

const actOf = (row: Record<string, unknown>): Act =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Act;

function conditions(source: Source, filter: ActsFilter, param: (value: unknown) => string): string {
  const all = source.always ? [source.always] : [];
  if (filter.person !== undefined) {
    const person = param(filter.person);
    all.push(`(${source.person.map((column) => `${column} = ${person}`).join(' or ')})`);
  }
  if (filter.action) all.push(`${source.action} = any(${param(filter.action)}::text[])`);
  if (filter.subject) all.push(`${source.subject} = any(${param(filter.subject)}::text[])`);
  if (filter.by) {
    const any = filter.by.any.map(
      ({ kind, roles }) => `(${source.kind} = ${param(kind)}${roles ? ` and ${source.role} = any(${param(roles)}::text[])` : ''})`,
    );
    all.push(`${filter.by.except ? 'not ' : ''}coalesce(${any.join(' or ')}, false)`);
  }
  if (filter.from) all.push(`${source.at} >= ${param(filter.from)}::timestamptz`);
  if (filter.to) all.push(`${source.at} < ${param(filter.to)}::timestamptz`);
  return all.length > 0 ? `where ${all.join(' and ')}` : '';
}
