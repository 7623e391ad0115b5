/**
 * An answer that is the same for a while, asked for once by everyone who wants it at a time; a failure is not kept. For as long again it is
 * given as it was while the next one is asked for: no one waits for it who could be told what was known a moment ago.
 * @param ms how long it is the same
 * @param clock milliseconds that only go on
 */
export function remembered<T>(ms: number, clock = () => performance.now()): (key: string, ask: () => Promise<T>) => Promise<T> {
  const known = new Map<string, { readonly until: number; readonly answer: Promise<T> }>();
  const next = new Set<string>();
  const keep = (key: string, answer: Promise<T>): void => {
    known.set(key, { until: clock() + ms, answer });
  };
  const renew = async (key: string, ask: () => Promise<T>): Promise<void> => {
    if (next.has(key)) return;
    next.add(key);
    try {
      const answer = await ask();
      keep(key, Promise.resolve(answer));
    } catch {
      // Who comes once the old one is over asks again, and is told why.
    } finally {
      next.delete(key);
    }
  };
  return async (key, ask) => {
    const same = known.get(key);
    if (same && clock() < same.until + ms) {
      if (clock() >= same.until) void renew(key, ask);
      return same.answer;
    }
    const answer = ask();
    keep(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}
