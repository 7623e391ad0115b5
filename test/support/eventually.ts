/** Asks again until the answer is there. Bounded: what takes longer is a fault. */
export async function eventually<T>(ask: () => Promise<T | undefined | false>, what: string, seconds = 15): Promise<T> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end;) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`waited ${seconds} s in vain for ${what}`);
}
