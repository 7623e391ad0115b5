import { forgetRelayWords, forgetTexts, purgeMessageBody } from '@jurilien/messaging';
import { derivedId, placeOf, statement, type Built } from '@jurilien/persistence';
import { commsBodyDays } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';

/** How often words that have been kept long enough are looked for, and how many at once. */
export const PURGE_MS = 600_000;
const A_LOOK = 200;

/** What is over in a list: its id, and since when its oldest words are there. */
interface Over {
  readonly id: string;
  readonly since: string;
}

/** Erases the words of one row. */
type Erase = (kernel: Kernel, row: Over, sending: { readonly commandId: string; readonly actor: typeof ACTOR }) => Promise<unknown>;
const ACTOR = { kind: 'system', id: 'purge' } as const;

/** One list of words: since when those of a row are kept, and how they go. */
interface Kept {
  readonly view: string;
  readonly since: Built;
  readonly only?: Built;
  readonly erase: Erase;
}

const KEPT: readonly Kept[] = [
  {
    view: 'messages',
    since: statement`"queuedAt"`,
    only: statement`"bodyKept" and state <> 'Scheduled'`,
    erase: (kernel, { id }, sending) => kernel.send(purgeMessageBody, { messageId: id }, sending),
  },
  {
    view: 'threads',
    since: statement`"keptSince"`,
    erase: (kernel, { id }, sending) => kernel.send(forgetTexts, { threadId: id }, sending),
  },
  {
    view: 'relays',
    since: statement`"keptSince"`,
    erase: (kernel, { id }, sending) => kernel.send(forgetRelayWords, { relayId: id }, sending),
  },
];

/**
 * Erases words that were kept for the days in force (4.10.13), the oldest first: those of messages, of texts that came in, and of what
 * professionals and clients wrote to each other. Those of today's version go with the key of each, those of before for every reader. They
 * are found by lists, so that what is older than its rule goes too; an e-mail that came in has a clock of its own.
 * @returns whether there are more than one look takes
 */
export async function purgeBodies(kernel: Kernel): Promise<boolean> {
  const full: boolean[] = [];
  for (const kept of KEPT) full.push(await purgeOf(kernel, kept));
  return full.some(Boolean);
}

async function purgeOf(kernel: Kernel, { view, since, only = statement`true`, erase }: Kept): Promise<boolean> {
  const days = kernel.configuration.current().value(commsBodyDays);
  const rows = await kernel.db.query<{ id: string; since: string }>(
    statement`select id, ${since}::text as since from ${placeOf(kernel.registry.views.get(view)!)}
      where ${since} <= statement_timestamp() - make_interval(days => ${days}::int) and ${only} order by ${since} limit ${A_LOOK}`,
  );
  for (const row of rows) await erase(kernel, row, { commandId: derivedId(`purge-${view}`, 0, `${row.id}/${row.since}`), actor: ACTOR });
  return rows.length === A_LOOK;
}
