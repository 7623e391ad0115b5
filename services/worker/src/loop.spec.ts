import { startLoop } from './loop.js';

const TEN_MINUTES = 600_000;

describe('a loop', () => {
  it('that is asked to stop while a step runs ends with the step, however long it would have slept', async () => {
    let end = (): void => undefined;
    const loop = startLoop(
      () =>
        new Promise<boolean>((resolve) => {
          end = () => resolve(false);
        }),
      TEN_MINUTES,
      () => undefined,
    );
    const stopped = loop.stop();
    end();
    await stopped;
  });

  it('that is asked to stop while a step fails tries no more', async () => {
    let tries = 0;
    const loop = startLoop(
      async () => {
        tries++;
        await Promise.resolve();
        throw new Error('no');
      },
      TEN_MINUTES,
      () => undefined,
    );
    await loop.stop();
    expect(tries).toBe(1);
  });

  it('that is woken while a step runs steps again at once', async () => {
    let steps = 0;
    const loop: { wake(): void; stop(): Promise<void> } = startLoop(
      async () => {
        await Promise.resolve();
        if (++steps === 1) loop.wake();
        return false;
      },
      TEN_MINUTES,
      () => undefined,
    );
    while (steps < 2) await new Promise((resolve) => setImmediate(resolve));
    await loop.stop();
    expect(steps).toBe(2);
  });
});
