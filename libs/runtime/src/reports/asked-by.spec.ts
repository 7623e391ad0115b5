import { askedBy } from './asked-by.js';

const admin = { who: 'admin', actor: { kind: 'user', id: 'someone', role: 'admin' } } as const;
const days = { from: '2026-11-01', to: '2026-11-30' };

describe('what is asked of a report', () => {
  it('is as of the end of a second, in which the lists behind a figure know what it knows', () => {
    for (const at of ['2026-11-30T15:00:07Z', '2026-11-30T15:00:07.250Z', '2026-11-30T10:00:07.999-05:00'])
      expect([at, askedBy(admin, { ...days, at }).at]).toEqual([at, '2026-11-30T15:00:07.999Z']);
  });
});
