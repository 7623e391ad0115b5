import { CAPPED, stoppedByCaps, type PastMessage } from '@jurilien/messaging';
import { rulesOfKind } from '@jurilien/notifications';
import { statement } from '@jurilien/persistence';
import { capsPersonMarketingPerMonth, capsPersonPerDay, capsPersonPerWeek, DAY_MS, plus, type Province } from '@jurilien/reference';
import { countedFrom, countImpact, iso, MOST_ROWS, newest, stopped, tableOf } from './cases.js';
import type { Case, Change, Impact, Preview, Reads } from './preview.js';

/** No cap looks further back. */
const LEAD_IN_MS = 30 * DAY_MS;

/** A message that the caps are about: one that went out, or that they stopped at the time. */
export type Capped = PastMessage & Case;

/** Messages that no one waits for, oldest first. Offers have a pace of their own. Who is neither client nor professional has no province. */
async function messagesCapped(reads: Reads): Promise<{ readonly rows: readonly Capped[]; readonly more: boolean }> {
  const { since, provinces } = reads;
  const { rows, more } = newest(
    await reads.rows<Pick<Capped, 'class' | 'recipientId' | 'contactId'> & { queuedAt: string; province: Province | null }>(
      statement`select m.class, m."recipientId", m."contactId", m."queuedAt", coalesce(l.province, p.province) as province
         from ${tableOf(reads, 'messages')} m
         left join ${tableOf(reads, 'leads')} l on m."recipientKind" = 'client' and l.id = m."leadId"
         left join ${tableOf(reads, 'match-profiles')} p on m."recipientKind" = 'professional' and p.id::text = m."recipientId"
        where m."queuedAt" > ${plus(since, -LEAD_IN_MS)} and m.class = any(${CAPPED}) and m.channel <> 'inapp' and not m.rule = any(${rulesOfKind('offer')})
          and (m.state in ('Handed', 'Sent', 'Delivered') or m."suppressedCode" = 'Z06')
          and (coalesce(l.province, p.province) = any(${provinces}) or (coalesce(l.province, p.province) is null and ${provinces.length > 1}))
        order by m."queuedAt" desc, m.id limit ${MOST_ROWS + 1}`,
    ),
    MOST_ROWS,
  );
  const messages = rows.map(({ queuedAt, province, ...row }) => ({ ...row, at: iso(queuedAt), place: province ? { province } : {} }));
  return { rows: messages.toReversed(), more };
}

/**
 * Messages that caps would have stopped, by class.
 * @param messages oldest first; those of before `from` are only counted from
 */
export function messageCapsFound(messages: readonly Capped[], from: string, more: boolean, change: Change): Impact {
  const all = stopped(messages, from, change, (config) => stoppedByCaps(messages, config));
  return countImpact({ all, more }, 'messagesStopped');
}

/** Messages of the last days that other caps would have stopped, or let go. */
export const messageCaps: Preview = {
  name: 'messageCaps',
  keys: [capsPersonPerDay, capsPersonPerWeek, capsPersonMarketingPerMonth],
  async compute(reads, change) {
    const found = await messagesCapped(reads);
    return messageCapsFound(found.rows, countedFrom(found, LEAD_IN_MS, reads.since), found.more, change);
  },
};
