import { purgeMessageBody } from '@jurilien/messaging';
import { type Built, placeOf, statement, waitForViews } from '@jurilien/persistence';
import type { HoldingRef } from '@jurilien/privacy';
import { tooEarly } from '../../work/too-early.js';
import type { Erasing } from './erasing.js';

/** Commands side by side. */
const AT_ONCE = 10;
/** How soon is looked again where the list of messages lags behind. */
const AGAIN_SECONDS = 10;

/**
 * Messages that say something of the person who is erased, no matter who reads them: they keep whom their words speak of. Those about a request are taken
 * whole, as what they pass on may hold its client's own words; before words named anyone, that alone was known.
 */
export const aboutThem = ({ kind, id }: HoldingRef): Built =>
  kind === 'request' ? statement`("leadId" = ${id}::uuid or "speaksOf" @> ${[id]}::text[])` : statement`"speaksOf" @> ${[id]}::text[]`;

/**
 * What we wrote to others may name who is erased or hold their own words: a text that went on to the professional, what a colleague was
 * told of a meeting, how a firm reaches a candidate. They go with the person, no matter who read them; that they were written stays.
 * @returns how many messages it was
 */
export async function forgetWordsAbout({ kernel, of, owners, act }: Erasing): Promise<number> {
  const messages = kernel.registry.views.get('messages')!;
  const [head] = await kernel.db.query<{ position: string }>('select coalesce(max(position), 0) as position from events');
  // What was written a moment ago, about what ended with the person, counts too.
  if (!(await waitForViews(kernel.db, [messages], Number(head!.position))))
    throw tooEarly('the list of messages is behind what was written', AGAIN_SECONDS);
  const about = await kernel.db.query<{ id: string }>(
    statement`select id from ${placeOf(messages)}
      where ${aboutThem(of)} and "bodyKept" and state <> 'Scheduled' and "recipientId" <> all(${owners})`,
  );
  for (let from = 0; from < about.length; from += AT_ONCE)
    await Promise.all(about.slice(from, from + AT_ONCE).map(({ id }) => act(purgeMessageBody, { messageId: id, asked: true }, id)));
  return about.length;
}
