/** Lets so many run at once; the others wait for their turn in the order they came. */
export function turns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  const turn = (): Promise<void> | undefined => {
    if (free > 0) return void free--;
    return new Promise((resolve) => waiting.push(resolve));
  };
  const next = (): void => {
    const first = waiting.shift();
    if (first) first();
    else free++;
  };
  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      next();
    }
  };
}

/**
 * Answers that are waited for side by side come back together: when the last of them is there, or after so long. What each does with its
 * answer is then one round trip to the database for all of them; a single answer does not wait.
 */
export function together(longestMs: number): <T>(ask: () => Promise<T>) => Promise<T> {
  let asked = 0;
  let answered: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  const goOn = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const all = answered;
    answered = [];
    asked -= all.length;
    for (const go of all) go();
  };
  const others = (): Promise<void> =>
    new Promise((resolve) => {
      answered.push(resolve);
      if (answered.length === asked) goOn();
      else timer ??= setTimeout(goOn, longestMs);
    });
  return async (ask) => {
    asked++;
    try {
      return await ask();
    } finally {
      await others();
    }
  };
}
