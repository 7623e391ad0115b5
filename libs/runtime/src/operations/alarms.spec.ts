import { ALARMS } from '@jurilien/contracts';
import { alarmsOf, LIMITS } from './alarms.js';

const calm = {
  ...{ setAside: 0, workOldestSeconds: 0, timersOverdue: 0, givenUp: 0, unknownCalls: 0, lagSeconds: 0, waiting: 0 },
  ...{ backupAgeSeconds: 60, booksWrong: 0, erasuresStuck: 0, canary: { places: 0, ageSeconds: 3_600 } },
};

describe('what is wrong', () => {
  it('is nothing where every figure is within its limit', () => {
    expect(alarmsOf(calm)).toEqual([]);
    expect(
      alarmsOf({
        ...{ setAside: 0, workOldestSeconds: 300, timersOverdue: 0, givenUp: 0, unknownCalls: 0, lagSeconds: 30, waiting: 1_000 },
        ...{ backupAgeSeconds: 86_400, booksWrong: 0, erasuresStuck: 0, canary: undefined },
      }),
    ).toEqual([]);
  });
  it.each([
    ['EventsSetAside', { setAside: 1 }],
    ['WorkOwedTooLong', { workOldestSeconds: LIMITS.WorkOwedTooLong + 1 }],
    ['TimersOverdue', { timersOverdue: 1 }],
    ['WorkGivenUp', { givenUp: 1 }],
    ['ProviderCallsUnknown', { unknownCalls: 1 }],
    ['ViewsBehind', { lagSeconds: 31 }],
    ['QueueDeep', { waiting: 1_001 }],
    ['BackupMissing', { backupAgeSeconds: undefined }],
    ['BackupOld', { backupAgeSeconds: 86_401 }],
    ['BooksWrong', { booksWrong: 1 }],
    ['ErasureStuck', { erasuresStuck: 1 }],
    ['CanaryFound', { canary: { places: 1, ageSeconds: 10 } }],
    ['CanaryOld', { canary: { places: 0, ageSeconds: 172_801 } }],
  ] as const)('is %s, and nothing else, by %j', (alarm, figure) => {
    expect(alarmsOf({ ...calm, ...figure })).toEqual([alarm]);
  });
  it('is said in the order of what matters', () => {
    expect(alarmsOf({ ...calm, canary: { places: 1, ageSeconds: 10 }, givenUp: 3, backupAgeSeconds: undefined })).toEqual([
      'WorkGivenUp',
      'BackupMissing',
      'CanaryFound',
    ]);
    expect(new Set(ALARMS).size).toBe(ALARMS.length);
  });
});
