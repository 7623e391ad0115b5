import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { HEALS_MS, queries } from './queries';

describe('reads of the console', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** A page that has read `before`, is told of a change, and is then answered as `answers` say. */
  const refreshed = async (...answers: (number | string)[]) => {
    const client = new QueryClient({ defaultOptions: { queries } });
    const asked: (number | string)[] = ['before', ...answers];
    let times = 0;
    const observer = new QueryObserver(client, {
      queryKey: ['leads'],
      queryFn: () => {
        const answer = asked[Math.min(times++, asked.length - 1)]!;
        return typeof answer === 'string'
          ? Promise.resolve(answer)
          : Promise.reject(new HttpError('no', answer, { status: answer, code: 'X' }));
      },
    });
    const leave = observer.subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(1);
    expect(observer.getCurrentResult().data).toBe('before');
    void client.invalidateQueries();
    await jest.advanceTimersByTimeAsync(10 * HEALS_MS);
    leave();
    client.clear();
    return { shows: observer.getCurrentResult().data, times };
  };

  it.each([503, 429, 0])('are asked for again until they are answered, when a refresh met %i', async (status) => {
    expect(await refreshed(status, status, status, status, 'after')).toEqual({ shows: 'after', times: 6 });
  });

  it.each([403, 404, 500])('are not asked for again when %i was the answer', async (status) => {
    expect((await refreshed(status, 'after')).times).toBe(2);
  });
});
