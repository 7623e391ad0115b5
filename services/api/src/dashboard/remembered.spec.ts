import { setImmediate as turn } from 'node:timers/promises';
import { remembered } from './remembered.js';

/** Answers 1, 2, 3 … as the clock of the test goes on. */
function counting() {
  const of = { now: 0, asked: 0, fails: false };
  const ask = remembered<number>(10, () => of.now);
  const next = async (): Promise<number> => {
    of.asked++;
    await turn();
    if (of.fails) throw new Error('away');
    return of.asked;
  };
  return { of, get: () => ask('', next) };
}

describe('an answer that is the same for a while', () => {
  it('is asked for once by everyone who wants it', async () => {
    const { of, get } = counting();
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
    of.now = 9;
    expect([await get(), of.asked]).toEqual([1, 1]);
  });

  it('is given as it was while the next one is asked for, once', async () => {
    const { of, get } = counting();
    await get();
    of.now = 12;
    expect([await get(), await get()]).toEqual([1, 1]);
    await turn();
    expect([await get(), of.asked]).toEqual([2, 2]);
  });

  it('is waited for by who comes after twice that while', async () => {
    const { of, get } = counting();
    await get();
    of.now = 20;
    expect(await get()).toBe(2);
  });

  it('is not kept where it failed, and the one before it no longer than usual', async () => {
    const { of, get } = counting();
    await get();
    Object.assign(of, { now: 12, fails: true });
    expect(await get()).toBe(1);
    await turn();
    of.now = 20;
    await expect(get()).rejects.toThrow('away');
    of.fails = false;
    expect(await get()).toBe(4);
  });
});
