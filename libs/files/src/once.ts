/** Bytes that are all here, as a stream of one piece. */
export async function* once<B extends Uint8Array>(bytes: B): AsyncGenerator<B> {
  yield bytes;
}
