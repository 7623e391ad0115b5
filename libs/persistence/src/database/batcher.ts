/**
 * Collects calls that are ready in the same tick, or while the previous batch is in flight, and runs them together:
 * one round trip for many. Each call has its own outcome.
 */
export function batcher<I, O>(
  run: (items: readonly I[]) => Promise<readonly O[]>,
  options: { max: number; lanes: number },
): (item: I) => Promise<O> {
  const waiting: { item: I; resolve: (o: O) => void; reject: (e: unknown) => void }[] = [];
  let busy = 0;
  let planned = false;

  const flush = (): void => {
    planned = false;
    if (waiting.length === 0 || busy >= options.lanes) return;
    const batch = waiting.splice(0, options.max);
    busy++;
    run(batch.map((b) => b.item))
      .then(
        (outcomes) => batch.forEach((b, i) => b.resolve(outcomes[i]!)),
        (error) => batch.forEach((b) => b.reject(error)),
      )
      .finally(() => {
        busy--;
        flush();
      });
    if (waiting.length > 0) flush();
  };
  return (item) =>
    new Promise<O>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!planned) {
        planned = true;
        setImmediate(flush);
      }
    });
}
