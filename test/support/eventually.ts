/** Asks again until the answer is there, ever less often: whoever has to answer needs the time for it. Bounded: what takes longer is a fault. */
export async function eventually<T>(ask: () => Promise<T | undefined | false>, what: string, seconds = 30): Promise<T> {
  let pause = 25;
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; pause = Math.min(200, pause * 1.1)) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`waited ${seconds} s in vain for ${what}`);
}
