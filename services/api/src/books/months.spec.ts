import { contractOf } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { parsed } from '../http/parsed.js';
import { askedMonths, lastWhole, monthsBetween } from './months.js';

const now = new Date('2026-11-23T12:00:00Z');
const refused = (query: unknown): string[] => {
  try {
    askedMonths(parsed(contractOf('GET /api/sales')!.query!, query), now);
    return [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.fields.map((f) => f.field);
  }
};

describe('the months of the books', () => {
  it('are counted over the turn of a year', () => {
    expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(monthsBetween('2027-02', '2026-11')).toEqual([]);
  });

  it('are the last twelve unless asked for', () => {
    expect(askedMonths({}, now)).toEqual({ from: '2025-12', to: '2026-11' });
    expect(askedMonths({ to: '2026-01' }, now)).toEqual({ from: '2025-02', to: '2026-01' });
    // The first hours of December in London are November's in Quebec.
    expect(askedMonths({}, new Date('2026-12-01T02:00:00Z')).to).toBe('2026-11');
  });

  it('are over before what comes again each month is counted', () => {
    expect(lastWhole('2026-11', now)).toBe('2026-10');
    expect(lastWhole('2026-03', now)).toBe('2026-03');
    expect(lastWhole('2026-12', new Date('2027-01-01T02:00:00Z'))).toBe('2026-11');
  });

  it('are 36 at most, whichever end was given', () => {
    expect(askedMonths({ from: '2024-01', to: '2026-12' }, now)).toEqual({ from: '2024-01', to: '2026-12' });
    for (const query of [{ from: '2023-12', to: '2026-12' }, { from: '2000-01' }, { from: '2026-12' }, { from: '2026-10', to: '2026-09' }])
      expect(refused(query)).toEqual(['from']);
  });

  // `to` sorts after every month there is: a loop that counted up to it never ended, and no other request was answered.
  it.each(['zzz', 'undefined', '{"a":1}', '2026-11-22T15:00:00.000Z', '99999-01', '∞'])('refuses %s at once', (text) => {
    expect(refused({ from: '2026-11', to: text })).toEqual(['to']);
    expect(refused({ from: text, to: '2026-11' })).toEqual(['from']);
  });
});
