import { booksProof, type Proven } from '@jurilien/credits';
import { heldForAnotherPrice, horizon, readCategory, repeatedIn, type Database, type EventCodec } from '@jurilien/persistence';

/** Streams the books are proven from: accounts first, then payments and series of documents. */
const CATEGORIES = ['credit', 'purchase', 'invoiceseries'] as const;

/** How far a proof is: events read so far. */
export type OnRead = (events: number) => void;

/**
 * Proves the books from the log, as they stood at an instant (4.4.4): every event of every account, payment and series is read
 * again, in batches, and checked by an implementation that shares nothing with the rules that wrote them.
 */
export async function proveBooks(
  { db, codec }: { readonly db: Database; readonly codec: EventCodec },
  { at, onRead = () => undefined }: { readonly at?: string; readonly onRead?: OnRead } = {},
): Promise<Proven> {
  const until = { upTo: await horizon(db), ...(at === undefined ? {} : { at }) };
  const proof = booksProof();
  let events = 0;
  for (const category of CATEGORIES)
    for await (const batch of readCategory(db, codec, category, until)) {
      for (const e of batch) proof.read(e);
      onRead((events += batch.length));
      // A worker has other things to do between two batches.
      await new Promise(setImmediate);
    }
  for (const { value, positions, streams } of await repeatedIn(db, 'credit', 'key', until))
    if (new Set(streams).size > 1)
      proof.fault({
        invariant: 'I6',
        stream: streams[1]!,
        position: positions[1]!,
        what: `key ${value} was used by ${streams[0]!} before`,
      });
  for (const { claimId, heldCc, priceCc, position, stream } of await heldForAnotherPrice(db, until))
    proof.fault({ invariant: 'I4', stream, position, what: `${heldCc} are held for claim ${claimId}, whose price is ${priceCc}` });
  return proof.end();
}
