import { fold } from '@jurilien/event-sourcing';
import { asShipped, at, recorded, T0 } from '@jurilien/event-sourcing/testing';
import { lead, type LeadState, zoneOfClient } from '@jurilien/lead';
import { invited, leadId, unserved } from '@jurilien/lead/testing';
import { quietHours } from '@jurilien/messaging';
import fc from 'fast-check';
import { renewalDueAt } from './renewal-due.js';

const config = asShipped();
const request: LeadState = fold(lead, recorded(lead, leadId, unserved));
const isOpen = (s: LeadState, instant: string): boolean =>
  quietHours('email-service', 'client', { now: instant, config }, { province: s.facts.province ?? 'QC', zone: zoneOfClient(s) }) ===
  instant;
const idOf = (n: number): string => `018f2a10-0000-7000-8000-${(n * 2_654_435_761 + 12_345).toString(16).padStart(12, '0').slice(-12)}`;

describe('the day of an invitation', () => {
  it('is in the hours of its place, at least so long after what came to nothing, and a day later at most', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 * 1_440 }),
        fc.nat(100_000),
        fc.constantFrom('unserved' as const, 'replaced' as const, 'notRetained' as const, 'slaSilent' as const),
        fc.constantFrom('Montréal', 'Blanc-Sablon', 'Îles-de-la-Madeleine'),
        (minutes, n, cause, city) => {
          const s = { ...request, leadId: idOf(n), facts: { ...request.facts, city } };
          const since = at(minutes);
          const due = renewalDueAt(s, cause, since, { now: since, config });
          const hours = { unserved: 24, replaced: 24, notRetained: 72, slaSilent: 120 }[cause];
          const late = (Date.parse(due) - Date.parse(since)) / 3_600_000 - hours;
          return isOpen(s, due) && late >= 0 && late <= 24;
        },
      ),
      { numRuns: 1_000 },
    ));
  it.each([
    ['by day', T0, T0],
    ['an hour before the evening’s end', '2026-11-04T01:00:00.000Z', '2026-11-04T01:00:00.000Z'],
    ['a few minutes before it', '2026-11-04T01:55:00.000Z', '2026-11-04T01:55:00.000Z'],
    ['at night', '2026-11-04T07:00:00.000Z', '2026-11-04T07:00:00.000Z'],
    ['a month ago, found now', T0, at(30 * 1_440)],
  ])('spreads a day without lawyers, %s: of five thousand searches none is lost, and few are due in one minute', (_when, since, now) => {
    const dues = Array.from({ length: 5_000 }, (_, n) => renewalDueAt({ ...request, leadId: idOf(n) }, 'unserved', since, { now, config }));
    expect(dues.every((due) => due >= now)).toBe(true);
    const perMinute = new Map<string, number>();
    for (const due of dues) perMinute.set(due, (perMinute.get(due) ?? 0) + 1);
    expect(dues).toHaveLength(5_000);
    expect(Math.max(...perMinute.values())).toBeLessThan(100);
    expect(dues.every((due) => isOpen(request, due))).toBe(true);
  });
  it('waits until the last invitation is over', () => {
    const again = fold(lead, recorded(lead, leadId, [...invited, ['LeadUnserved', { leadId, reason: 'noTaker' }]]));
    expect(renewalDueAt(again, 'unserved', at(2 * 1_440), { now: at(2 * 1_440), config }) >= at(15 * 1_440)).toBe(true);
  });
});
