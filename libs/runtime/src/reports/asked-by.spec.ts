import { Refused } from '@jurilien/event-sourcing';
import { askedBy } from './asked-by.js';

type Asking = Parameters<typeof askedBy>[0];
const readerOf = (who: Asking['who']): Asking => ({ who, actor: { kind: 'user', id: 'ada', role: 'jurilien_admin' } });
const days = { from: '2026-11-01', to: '2026-11-30' };
const instant = '2026-11-15T15:00:00Z';

describe('what is asked of a report', () => {
  it('is as of the end of a second, in which the lists behind a figure know what it knows', () => {
    for (const at of ['2026-11-30T15:00:07Z', '2026-11-30T15:00:07.250Z', '2026-11-30T10:00:07.999-05:00'])
      expect([at, askedBy(readerOf('admin'), { ...days, at }).at]).toEqual([at, '2026-11-30T15:00:07.999Z']);
  });
  it('is as of now for who may see none: two instants would tell of one request', () => {
    expect(askedBy(readerOf('report'), days)).toEqual({ ...days, filter: {} });
    expect(() => askedBy(readerOf('report'), { ...days, at: instant })).toThrow(new Refused('FORBIDDEN', 'instants'));
  });
});
