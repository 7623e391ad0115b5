import { thread, threadOfKey } from '@jurilien/messaging';
import { placeOf, readStream, statement } from '@jurilien/persistence';
import type { Erasing, Found } from './erasing.js';
import { aboutThem } from './forget-words.js';

/** Calls of a provider side by side. */
const AT_ONCE = 10;

/**
 * A processor forgets what it can forget: the provider of texts deletes each one that went to or came from them. The card of a
 * standing order was let go when the membership ended; no name and no address is at the payment provider. A mail relay has no list to
 * delete from.
 */
export async function tellProcessors(erasing: Erasing): Promise<Found> {
  const { gateways } = erasing;
  const texts = [...(await textsOf(erasing)), ...(await textsFrom(erasing))];
  for (let from = 0; from < texts.length; from += AT_ONCE)
    await Promise.all(texts.slice(from, from + AT_ONCE).map((providerId) => gateways.sms.forget(providerId)));
  return { smsProvider: texts.length };
}

/** Texts of ours that went to them, and those that went to others and speak of them. */
async function textsOf({ kernel, of, owners }: Erasing): Promise<string[]> {
  const messages = kernel.registry.views.get('messages')!;
  const rows = await kernel.db.query<{ id: string }>(
    statement`select "providerId" as id from ${placeOf(messages)}
      where ("recipientId" = any(${owners}) or ${aboutThem(of)}) and channel = 'sms' and "providerId" is not null`,
  );
  return rows.map(({ id }) => id);
}

/** Texts of theirs to us. */
async function textsFrom({ kernel, of }: Erasing): Promise<string[]> {
  if (of.kind !== 'conversation') return [];
  const past = await readStream(kernel.db, kernel.codec, `${thread.category}-${threadOfKey(of.id)}`);
  return past.flatMap(({ type, data }) => (type === 'SmsReceived' ? [data['providerMessageId'] as string] : []));
}
