import { SHIPPED_VERSION } from '@jurilien/event-sourcing';
import type { Sql } from '../database/sql.js';
import { statement, whereAll, type Built } from '../database/statement.js';

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
  /** Of the configuration that an event was decided on. */
  readonly configVersion?: number;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What is asked for; absent means everything. */
export interface ActsFilter {
  /** Who acted, or on whose behalf another person did: the id of a user, of a professional, of a link's person. */
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
  readonly select: Built;
  readonly from: Built;
  readonly always?: Built;
  readonly at: Built;
  readonly order: Built;
  readonly person: readonly Built[];
  readonly action: Built;
  readonly subject: Built;
  readonly kind: Built;
  readonly role: Built;
}

/**
 * What of an event the audit shows beside its name: codes, ids, amounts and instants. Whatever has a space in it is a text
 * that a person wrote, and stays in the log with addresses, hashes and the rest.
 */
export const TOLD = [
  ...[
    'assigneeId',
    'attempts',
    'blockType',
    'by',
    'cause',
    'cc',
    'channel',
    'closeReason',
    'code',
    'coinValueCc',
    'confirmed',
    'creditValue',
  ],
  ...[
    'dueAt',
    'early',
    'eligible',
    'endsAt',
    'field',
    'granted',
    'holdUntil',
    'how',
    'kind',
    'lang',
    'lifts',
    'lockUntil',
    'manual',
    'method',
  ],
  ...[
    'multiplier',
    'outcome',
    'partner',
    'plan',
    'priceCc',
    'professionalId',
    'purpose',
    'reason',
    'reasonCode',
    'recipientKind',
    'recourse',
  ],
  ...[
    'refuseReason',
    'role',
    'round',
    'rule',
    'sendAfter',
    'sequence',
    'slaDueAt',
    'step',
    'summaryVersion',
    'superLead',
    'triesLeft',
    'until',
    'wave',
    'what',
  ],
];
const detailOfEvent = statement`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(payload) where key in (${statement.join(TOLD.map((key) => statement.lit(key)))}) and (jsonb_typeof(value) in ('number', 'boolean') or value #>> '{}' ~ '^[[:alnum:]_.:+-]{1,60}$'))`;

const SOURCES: readonly Source[] = [
  {
    select: statement`'event-' || position as id, occurred_at as at, actor ->> 'kind' as "actorKind", actor ->> 'id' as actor, actor ->> 'role' as "actorRole", null as impersonator, type as action, stream as subject, reason, coalesce(config_version, ${statement.lit(SHIPPED_VERSION)}) as "configVersion", ${detailOfEvent} as detail`,
    from: statement`events`,
    always: statement`actor ->> 'kind' in ('user', 'token')`,
    at: statement`occurred_at`,
    order: statement`occurred_at desc, position desc`,
    person: [statement`actor ->> 'id'`],
    action: statement`type`,
    subject: statement`stream`,
    kind: statement`actor ->> 'kind'`,
    role: statement`actor ->> 'role'`,
  },
  {
    select: statement`'access-' || id as id, at, actor_kind as "actorKind", actor, actor_role as "actorRole", impersonator, action, subject, null as reason, null as "configVersion", detail`,
    from: statement`access_log`,
    at: statement`at`,
    order: statement`at desc, id desc`,
    person: [statement`actor`, statement`impersonator`],
    action: statement`action`,
    subject: statement`subject`,
    kind: statement`actor_kind`,
    role: statement`actor_role`,
  },
  {
    select: statement`'operator-' || id as id, at, 'operator' as "actorKind", operator as actor, null as "actorRole", null as impersonator, act as action, subject, reason, null as "configVersion", '{}'::jsonb as detail`,
    from: statement`operator_acts`,
    at: statement`at`,
    order: statement`at desc, id desc`,
    person: [statement`operator`],
    action: statement`act`,
    subject: statement`subject`,
    kind: statement`'operator'`,
    role: statement`null`,
  },
];

const UNION = statement` union all `;
const OR = statement` or `;

/** A page of acts, newest first, and how many there are (at most 10,000, then `more`). */
export async function listPersonActs(
  sql: Sql,
  asked: { readonly page: number; readonly perPage: number; readonly filter: ActsFilter },
): Promise<{ data: Act[]; total: number; more: boolean }> {
  const { page, perPage, filter } = asked;
  const where = new Map(SOURCES.map((source) => [source, conditions(source, filter)]));
  const newest = SOURCES.map(
    (s) => statement`(select ${s.select} from ${s.from} ${where.get(s)!} order by ${s.order} limit ${statement.lit(page * perPage)})`,
  );
  const counted = SOURCES.map((s) => statement`(select 1 from ${s.from} ${where.get(s)!} limit ${statement.lit(COUNT_LIMIT + 1)})`);
  const [rows, [count]] = await Promise.all([
    sql.query<Record<string, unknown>>(
      statement`select *, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from (${statement.join(newest, UNION)}) a
                 order by a.at desc, a.id desc limit ${statement.lit(perPage)} offset ${statement.lit((page - 1) * perPage)}`,
    ),
    sql.query<{ n: string }>(statement`select count(*) as n from (${statement.join(counted, UNION)}) c`),
  ]);
  const n = Number(count!.n);
  return { data: rows.map(actOf), total: Math.min(n, COUNT_LIMIT), more: n > COUNT_LIMIT };
}

const actOf = (row: Record<string, unknown>): Act =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Act;

function conditions(source: Source, filter: ActsFilter): Built {
  const all = source.always ? [source.always] : [];
  if (filter.person !== undefined) {
    const any = source.person.map((column) => statement`${column} = ${filter.person}`);
    all.push(statement`(${statement.join(any, OR)})`);
  }
  if (filter.action) all.push(statement`${source.action} = any(${filter.action}::text[])`);
  if (filter.subject) all.push(statement`${source.subject} = any(${filter.subject}::text[])`);
  if (filter.by) {
    const any = filter.by.any.map(
      ({ kind, roles }) =>
        statement`(${source.kind} = ${kind}${roles ? statement` and ${source.role} = any(${roles}::text[])` : statement``})`,
    );
    all.push(statement`${filter.by.except ? statement`not ` : statement``}coalesce(${statement.join(any, OR)}, false)`);
  }
  if (filter.from) all.push(statement`${source.at} >= ${filter.from}::timestamptz`);
  if (filter.to) all.push(statement`${source.at} < ${filter.to}::timestamptz`);
  return whereAll(all);
}
