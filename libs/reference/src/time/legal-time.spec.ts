import { IANAZone } from 'luxon';
import fc from 'fast-check';
import { legalTime } from './legal-time.js';

const NAMES = ['America/Toronto', 'America/Halifax', 'America/Blanc-Sablon', 'America/Winnipeg', 'America/Atikokan'] as const;
const of = (date: string): number => Date.parse(`${date}T00:00:00.000Z`);

describe('the legal time of a zone, remembered by day', () => {
  it('is what the tables say, at any instant of twenty years and around every change of time', () => {
    const changes = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2028-03-12'].map(of);
    const near = fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -86_400_000, max: 172_800_000 })).map(([day, off]) => day + off);
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.oneof(near, fc.integer({ min: of('2020-01-01'), max: of('2040-01-01') })), (name, ts) => {
        expect(legalTime(name).offset(ts)).toBe(IANAZone.create(name).offset(ts));
      }),
      { numRuns: 3_000 },
    );
  });

  it('is the same zone by name for code that compares names', () => {
    const zone = legalTime('America/Toronto');
    expect(legalTime('America/Toronto')).toBe(zone);
    expect([zone.name, zone.isValid, zone.type, zone.equals(IANAZone.create('America/Toronto'))]).toEqual([
      'America/Toronto',
      true,
      'iana',
      true,
    ]);
  });

  it('of a name that is none is no time at all, and so is that of no instant', () => {
    expect(legalTime('Nowhere/Atall').isValid).toBe(false);
    expect(legalTime('America/Toronto').offset(Number.NaN)).toBeNaN();
  });
});
