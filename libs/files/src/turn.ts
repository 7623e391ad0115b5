/** Bytes of one file as a whole, read anew for each who asks. */
export type Whole = () => Promise<Buffer<ArrayBuffer>>;

let before: Promise<unknown> = Promise.resolve();

/**
 * Files are looked into one after the other: a storm of uploads takes one processor and the memory of one file, not of all of them.
 * What is to be looked into is read once its turn has come.
 */
export function inTurn<A>(work: () => Promise<A>): Promise<A> {
  const answer = before.then(work);
  before = answer.catch(() => undefined);
  return answer;
}

/** A stream as one piece of memory of its own, which can be handed to a thread. */
export async function gathered(pieces: AsyncIterable<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const read: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    read.push(piece);
    length += piece.length;
  }
  const whole = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const piece of read) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
