import { together, turns } from './turns.js';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('work in turns', () => {
  it('runs so many at once, and the others in the order they came', async () => {
    const inTurn = turns(2);
    const began: number[] = [];
    const ends: (() => void)[] = [];
    const all = [0, 1, 2, 3].map((n) =>
      inTurn(() => {
        began.push(n);
        return new Promise<void>((resolve) => (ends[n] = resolve));
      }),
    );
    await settle();
    expect(began).toEqual([0, 1]);
    ends[1]!();
    await settle();
    expect(began).toEqual([0, 1, 2]);
    for (const n of [0, 2]) ends[n]!();
    await settle();
    ends[3]!();
    await Promise.all(all);
    expect(began).toEqual([0, 1, 2, 3]);
  });

  it('gives the turn of a failed one to the next', async () => {
    const inTurn = turns(1);
    const failed = inTurn(() => Promise.reject(new Error('no')));
    const next = inTurn(() => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });
});

describe('answers that come back together', () => {
  it('goes on when the last answer is there, whatever it says', async () => {
    const answers = together(60_000);
    const order: string[] = [];
    let late!: (error: Error) => void;
    const first = answers(() => Promise.resolve('yes')).then((answer) => order.push(answer));
    const second = answers(() => new Promise<never>((_, reject) => (late = reject))).catch((error: Error) => order.push(error.message));
    await settle();
    expect(order).toEqual([]);
    late(new Error('no'));
    await Promise.all([first, second]);
    expect(order).toEqual(['yes', 'no']);
  });

  it('waits for no one for longer than was stated', async () => {
    const answers = together(1);
    answers(() => new Promise(() => undefined)).catch(() => undefined);
    await expect(answers(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
