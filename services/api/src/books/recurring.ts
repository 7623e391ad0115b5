import { placeOf, statement } from '@jurilien/persistence';
import { OFFICE_ZONE } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { Recurring } from './sales.js';

/**
 * What comes again each month by itself (OP9): the fees of plans that were paid in one month, before taxes and less what went back, by the
 * province of the account, with the members who paid one. Coins that someone buys are none of it: no one owes the next ones.
 * @param provinces of accounts; all of them when absent
 */
export async function recurringOf(kernel: Kernel, month: string, provinces: readonly string[] = []): Promise<Recurring> {
  const [journal, entries] = ['money-journal', 'ledger-entries'].map((name) => kernel.registry.views.get(name)!);
  const within = provinces.length > 0 ? statement`t.province = any(${provinces})` : statement`true`;
  const rows = await kernel.reads.on([journal!, entries!], (sql) =>
    sql.query<{ province: string; cents: string; members: string }>(
      statement`with fees as (select coalesce(t.province, '-') as province, sum(t.credit - t.debit) as cents from ${placeOf(journal!)} t
            where t.account = 'M.revenue.subscription' and t.month = ${month} and ${within} group by 1),
          payers as (select coalesce(t.province, '-') as province, count(distinct t."professionalId") as members from ${placeOf(entries!)} t
            where t.type = 'subscription-grant' and to_char(t.at at time zone ${OFFICE_ZONE}::text, 'YYYY-MM') = ${month} and ${within} group by 1)
        select f.province, f.cents, coalesce(p.members, 0) as members from fees f left join payers p using (province) order by 1`,
    ),
  );
  return { month, provinces: rows.map(({ province, cents, members }) => ({ province, cents: Number(cents), members: Number(members) })) };
}
