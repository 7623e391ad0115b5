import { placeOf, statement } from '@jurilien/persistence';
import type { Kernel } from '../kernel/kernel.js';
import type { ReportAsked } from './asked.js';

type Reading = Pick<Kernel, 'registry' | 'reads'>;

/** Messages of some days by channel. */
export interface MessageSums {
  readonly channel: string;
  readonly queued: number;
  readonly sent: number;
  readonly delivered: number;
  readonly undelivered: number;
  readonly bounced: number;
  readonly failed: number;
  readonly suppressed: number;
  readonly complained: number;
  readonly optedOut: number;
}
/** What a person of the team did on some days. */
export interface StaffSums {
  readonly staffId: string;
  readonly taken: number;
  readonly validated: number;
  readonly rejected: number;
  readonly asked: number;
  readonly called: number;
  readonly decided: number;
  readonly followedUp: number;
}

const MESSAGE_COUNTS = ['queued', 'sent', 'delivered', 'undelivered', 'bounced', 'failed', 'suppressed', 'complained', 'optedOut'] as const;
const STAFF_ACTS = ['taken', 'validated', 'rejected', 'asked', 'called', 'decided', 'followedUp'] as const;
const summed = (names: readonly string[]) =>
  statement.join(
    names.map((name) => statement`sum(t.${statement.id(name)})::int as ${statement.id(name)}`),
    statement`, `,
  );

/** Messages belong to no request that could be filtered by, and their days are known as of now alone: otherwise there is nothing to tell. */
export async function messageSums({ registry, reads }: Reading, { from, to, filter, at }: ReportAsked): Promise<MessageSums[] | null> {
  if (at || Object.keys(filter).length > 0) return null;
  const view = registry.views.get('message-counts')!;
  return reads.on([view], (sql) =>
    sql.query<MessageSums & Record<string, unknown>>(
      statement`select t.channel, ${summed(MESSAGE_COUNTS)} from ${placeOf(view)} t where t.day between ${from} and ${to} group by 1 order by 1`,
    ),
  );
}

/** The team's work is counted by province and day: of another filter, or as of an earlier instant, there is nothing to tell. */
export async function staffSums({ registry, reads }: Reading, { from, to, filter, at }: ReportAsked): Promise<StaffSums[] | null> {
  const { province, ...others } = filter;
  if (at || Object.keys(others).length > 0) return null;
  const view = registry.views.get('staff-acts')!;
  const provinces = province ? [...province] : null;
  return reads.on([view], (sql) =>
    sql.query<StaffSums & Record<string, unknown>>(
      statement`select t."staffId", ${summed(STAFF_ACTS)} from ${placeOf(view)} t
        where t.day between ${from} and ${to} and (${provinces}::text[] is null or t.province = any(${provinces}::text[])) group by 1 order by 2 desc, 1`,
    ),
  );
}
