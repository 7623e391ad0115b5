import { CAPPED, sendCaps, usedOf, type AddressedMessage, type Sent, type UsedCap } from '@jurilien/messaging';
import { rulesOfKind } from '@jurilien/notifications';
import { batcher, placeOf, statement } from '@jurilien/persistence';
import { DAY_MS, type Province } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { addressId } from '../address-id.js';

/** Offers are paced by waves, and by the professional's own caps (4.3.2, E17): they neither fill the caps of a person nor stop at them. */
const PACED = rulesOfKind('offer');
const SENT = ['Handed', 'Sent', 'Delivered'];
/** More than any cap allows in its days: a mailbox that everything goes to is not read to its end. */
const ENOUGH = 1_000;

/** A message of which it is asked what its person was sent since an instant. */
interface Asked extends Pick<AddressedMessage, 'messageId' | 'recipientId'> {
  readonly contactId: string;
  readonly since: string;
}

/**
 * What a message may count against, and how much of it is used up: a day, a week and, of what sells, a month; clients, professionals,
 * candidates and members of the team, all rules together (`caps.person.*` of 4.13). A person is counted by who they are and by the address,
 * so neither several addresses nor several requests make more of them.
 */
export async function capsOf(kernel: Kernel, m: AddressedMessage, province: Province | undefined, now: string): Promise<UsedCap[]> {
  const caps = PACED.includes(m.rule) ? [] : sendCaps(m.class, kernel.configuration.current(), { province });
  if (caps.length === 0) return [];
  const since = new Date(Date.parse(now) - Math.max(...caps.map(({ days }) => days)) * DAY_MS).toISOString();
  const ask = asking.get(kernel) ?? askTogether(kernel);
  asking.set(kernel, ask);
  const { messageId, recipientId } = m;
  return usedOf(caps, await ask({ messageId, recipientId, contactId: addressId(kernel, m), since }), now);
}

/** Messages that are looked at side by side, a campaign's above all, ask once. */
const asking = new WeakMap<Kernel, (asked: Asked) => Promise<readonly Sent[]>>();
const askTogether = (kernel: Kernel): ((asked: Asked) => Promise<readonly Sent[]>) =>
  batcher((asked) => sentTo(kernel, asked), { max: 100, lanes: 1 });

/** What the persons of messages were sent, but for these messages themselves. */
async function sentTo({ db, registry }: Kernel, asked: readonly Asked[]): Promise<Sent[][]> {
  const each = <K extends keyof Asked>(key: K): string[] => asked.map((one) => one[key]);
  const rows = await db.query<Sent & { n: number; [column: string]: unknown }>(
    statement`select a.n::int as n, t.class, t."queuedAt" as at
      from unnest(${each('messageId')}::uuid[], ${each('recipientId')}::text[], ${each('contactId')}::text[], ${each('since')}::timestamptz[])
           with ordinality as a(id, recipient, contact, since, n)
      cross join lateral (
        select class, "queuedAt" from ${placeOf(registry.views.get('messages')!)} t
         where t.id <> a.id and (t."recipientId" = a.recipient or t."contactId" = a.contact) and t.channel <> 'inapp'
           and t.class = any(${CAPPED}) and t.state = any(${SENT}) and not t.rule = any(${PACED}) and t."queuedAt" >= a.since
         order by t."queuedAt" desc limit ${ENOUGH}) t`,
  );
  const sent = asked.map((): Sent[] => []);
  for (const { n, class: of, at } of rows) sent[n - 1]!.push({ class: of, at });
  return sent;
}
