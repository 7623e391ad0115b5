/**
 * An answer that is the same for a while, asked for once by everyone who wants it at a time; a failure is not kept.
 * @param ms how long it is the same
 */
export function remembered<T>(ms: number): (key: string, ask: () => Promise<T>) => Promise<T> {
  const known = new Map<string, { readonly until: number; readonly answer: Promise<T> }>();
  return async (key, ask) => {
    const same = known.get(key);
    if (same && same.until > performance.now()) return same.answer;
    const answer = ask();
    known.set(key, { until: performance.now() + ms, answer });
    answer.catch(() => known.delete(key));
    return answer;
  };
}
