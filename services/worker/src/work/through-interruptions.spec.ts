import { Refused } from '@jurilien/event-sourcing';
import type { WorkItem } from '@jurilien/persistence';
import { throughInterruptions } from './through-interruptions.js';
import { retryInSecondsOf } from './too-early.js';

const item = {} as WorkItem<{ campaignId: string }>;
const thrownBy = (error: unknown) =>
  throughInterruptions<'send-campaign'>(() => Promise.reject(error as Error))(item).catch((thrown: unknown) => thrown);

describe('work of days', () => {
  it('goes on after a moment without a database, and after someone who was quicker, and no try is counted', async () => {
    for (const error of [Object.assign(new Error('away'), { code: '57P01' }), new Refused('STALE_VERSION', 'changed-meanwhile')])
      expect(retryInSecondsOf(await thrownBy(error))).toBe(5);
  });
  it('fails of everything else, and is done when it is done', async () => {
    const wrong = new Error('wrong');
    expect(await thrownBy(wrong)).toBe(wrong);
    await expect(throughInterruptions<'send-campaign'>(() => Promise.resolve())(item)).resolves.toBeUndefined();
  });
});
