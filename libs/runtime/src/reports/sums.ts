import { placeOf, statement } from '@jurilien/persistence';
import type { Kernel } from '../kernel/kernel.js';
import type { Config } from '@jurilien/event-sourcing';
import { type Act, ACTS, MESSAGE_COUNTS, segmentsCostCents, smsThousandSegmentsCents } from '@jurilien/reference';
import type { ReportAsked } from './asked.js';

type Reading = Pick<Kernel, 'registry' | 'reads'>;

/** Messages of some days by channel. */
export interface MessageSums extends Readonly<Record<(typeof MESSAGE_COUNTS)[number], number>> {
  readonly channel: string;
  /** What the texts cost, in cents; nothing while no price is noted, and of other channels. */
  readonly costCents: number | null;
}
/** What a person of the team did on some days. */
export interface StaffSums extends Readonly<Record<Act, number>> {
  readonly staffId: string;
}

const summed = (names: readonly string[]) =>
  statement.join(
    names.map((name) => statement`sum(t.${statement.id(name)})::int as ${statement.id(name)}`),
    statement`, `,
  );

/** Messages belong to no request that could be filtered by, and their days are known as of now alone: otherwise there is nothing to tell. */
export async function messageSums(
  { registry, reads }: Reading,
  { from, to, filter, at }: ReportAsked,
  config: Config,
): Promise<MessageSums[] | null> {
  if (at || Object.keys(filter).length > 0) return null;
  const view = registry.views.get('message-counts')!;
  const price = config.value(smsThousandSegmentsCents);
  const rows = await reads.on([view], (sql) =>
    sql.query<Omit<MessageSums, 'costCents'> & Record<string, unknown>>(
      statement`select t.channel, ${summed(MESSAGE_COUNTS)} from ${placeOf(view)} t where t.day between ${from} and ${to} group by 1 order by 1`,
    ),
  );
  return rows.map((row) => ({ ...row, costCents: row.channel === 'sms' ? segmentsCostCents(row.segments, price) : null }));
}

/** The team's work is counted by province and day: of another filter, or as of an earlier instant, there is nothing to tell. */
export async function staffSums({ registry, reads }: Reading, { from, to, filter, at }: ReportAsked): Promise<StaffSums[] | null> {
  const { province, ...others } = filter;
  if (at || Object.keys(others).length > 0) return null;
  const view = registry.views.get('staff-acts')!;
  const provinces = province ? [...province] : null;
  return reads.on([view], (sql) =>
    sql.query<StaffSums & Record<string, unknown>>(
      statement`select t."staffId", ${summed(ACTS)} from ${placeOf(view)} t
        where t.day between ${from} and ${to} and (${provinces}::text[] is null or t.province = any(${provinces}::text[])) group by 1 order by 2 desc, 1`,
    ),
  );
}
