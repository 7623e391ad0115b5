import { configWith, unchanging } from '@jurilien/event-sourcing/testing';
import { contexts } from '@jurilien/runtime';
import { testKernel } from '../../../../test/support/kernel.js';
import { TooMany } from '../http/rate-limit.js';
import { countLogin } from './login-limits.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
});
afterAll(() => k.close());

it('who guessed too often waits for the end of the window in force (auth.loginWindowMinutes)', async () => {
  for (const minutes of [1, 120]) {
    const configuration = unchanging(configWith({ 'auth.loginTries': 3, 'auth.loginWindowMinutes': minutes }));
    const tries = async (): Promise<TooMany> => {
      for (;;) {
        try {
          await countLogin({ db: k.db, configuration }, `account-${minutes}`, '203.0.113.5');
        } catch (error) {
          if (error instanceof TooMany) return error;
          throw error;
        }
      }
    };
    const { retryAfterSeconds } = await tries();
    const seconds = minutes * 60;
    const left = seconds - ((Date.now() / 1_000) % seconds);
    // The window may have turned between the two looks at the clock.
    expect(Math.min(Math.abs(retryAfterSeconds - left), seconds - Math.abs(retryAfterSeconds - left))).toBeLessThan(5);
  }
});
