import type { Answer } from '@jurilien/contracts/api';
import { ERASED } from '@jurilien/event-sourcing';
import { thread } from '@jurilien/messaging';
import { listRows } from '@jurilien/persistence';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { OwnNumber } from './own-number.js';

/** How much of the conversation is shown at once, newest last. */
const SHOWN = 50;
/** What never left is no part of the conversation. */
const UNSENT = ['Scheduled', 'Cancelled', 'Suppressed', 'Failed'];

type Entry = NonNullable<Extract<Answer<'GET /api/sms'>, { phone: string }>['conversation']>[number];

/**
 * What this person and we wrote to each other by text. Of a number that several persons gave, each sees what was sent to them;
 * what came from the phone is everyone's who holds it, what was written on a page its writer's alone. Codes stay out.
 */
export async function conversationOf(kernel: Kernel, own: OwnNumber, userId: string): Promise<Entry[]> {
  const view = kernel.registry.views.get('messages')!;
  const [{ received }, { data }] = await Promise.all([
    stateOf(kernel, thread, own.contactId),
    listRows(kernel.db, view, {
      page: 1,
      perPage: SHOWN * 2,
      sort: 'queuedAt',
      order: 'desc',
      filter: { threadId: own.contactId, channel: 'sms' },
    }),
  ]);
  const mine = received
    .filter((r) => r.body !== ERASED && (r.by === undefined || r.by === userId))
    .map((r): Entry => ({ id: r.providerMessageId, from: 'me', at: r.at, body: r.body }));
  const ours = data
    .filter((m) => m.class !== 'otp' && m.body !== ERASED && !UNSENT.includes(m.state as string))
    .filter((m) => m.author === 'staff' || own.recipientIds.includes(m.recipientId as string))
    .map((m): Entry => ({
      id: m.id as string,
      from: m.author === 'staff' ? 'team' : 'automatic',
      at: (m.sentAt ?? m.queuedAt) as string,
      body: m.body as string,
      state: m.state as string,
    }));
  return [...mine, ...ours].sort((a, b) => (a.at < b.at ? -1 : 1)).slice(-SHOWN);
}
