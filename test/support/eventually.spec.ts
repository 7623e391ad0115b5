import { bounded, eventually, quickest } from './eventually.js';

const never = (): Promise<never> => new Promise(() => undefined);

describe('what is waited for', () => {
  it('is reported as in vain when no one ever answers, not only when the answer is no', async () => {
    await expect(eventually(never, 'a word', 0.05)).rejects.toThrow('waited 0.05 s in vain for a word');
    await expect(
      eventually(
        () => Promise.resolve(false),
        () => 'another word',
        0.05,
      ),
    ).rejects.toThrow('in vain for another word');
  });

  it('is named by the caller that has a bound, from the first to the one within it, and what is over is not', async () => {
    const journey = async (): Promise<void> => {
      await eventually(() => Promise.resolve(true), 'what came');
      await eventually(() => eventually(never, 'a claim', 1), 'an offer', 1);
    };
    await expect(bounded(journey, 'a journey', 0.1)).rejects.toThrow(
      'a journey is not over after 0.1 s, and waits for an offer, then a claim',
    );
  });

  it('brings its answer, and the error of an answer that fails in time', async () => {
    expect(await bounded(() => eventually(() => Promise.resolve(7), 'a number'), 'a sum', 5)).toBe(7);
    await expect(bounded(() => Promise.reject(new Error('no')), 'a sum', 5)).rejects.toThrow('no');
  });
});

describe('how fast something is', () => {
  it.each([
    [[70, 30, 20], 30, 2],
    [[70, 60, 80, 90, 65], 60, 5],
  ])('of %j is %i, and no more is tried once that is enough', async (takes, best, tries) => {
    let n = 0;
    expect(await quickest(50, () => Promise.resolve(takes[n++]!))).toBe(best);
    expect(n).toBe(tries);
  });
});
