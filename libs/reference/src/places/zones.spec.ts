import fc from 'fast-check';
import { shippedConfig } from '../configuration/resolve.js';
import { addWindowMinutes, isOpen, nextOpen, offerHours, windowMinutesBetween } from '../time/calendar.js';
import { zoneOfPlace } from './zones.js';

const OFFER_WINDOW = offerHours(shippedConfig, 'QC');

describe('the legal time of a place', () => {
  it.each([
    ['Montréal', { province: 'QC', city: 'Montréal', postalCode: 'H2J 3Y1' }, 'America/Toronto'],
    ['the Magdalen Islands by their name', { province: 'QC', city: 'Les Îles-de-la-Madeleine' }, 'America/Halifax'],
    ['however it is typed', { province: 'QC', city: 'les iles de la madeleine' }, 'America/Halifax'],
    ['and by their postal code', { province: 'QC', postalCode: 'g4t 1a1' }, 'America/Halifax'],
    ['the Lower North Shore by its town', { province: 'QC', city: 'Blanc-Sablon', postalCode: 'G0G 1C0' }, 'America/Blanc-Sablon'],
    ['but its postal code alone lies on both sides of the line', { province: 'QC', postalCode: 'G0G 1P0' }, 'America/Toronto'],
    ['Kenora', { province: 'ON', city: 'Kenora', postalCode: 'P9N 1A1' }, 'America/Winnipeg'],
    ['Dryden by its postal code', { province: 'ON', postalCode: 'P8N2Y5' }, 'America/Winnipeg'],
    ['Atikokan, which never moves its clocks', { province: 'ON', city: 'Atikokan', postalCode: 'P0T 1C0' }, 'America/Atikokan'],
    ['Thunder Bay', { province: 'ON', city: 'Thunder Bay', postalCode: 'P7B 1A1' }, 'America/Toronto'],
    ['nothing known', { province: 'ON' }, 'America/Toronto'],
  ] as const)('%s', (_what, place, zone) => expect(zoneOfPlace(place)).toBe(zone));
});

describe('a window in another zone than the province’s offices', () => {
  const kenora = { province: 'ON', zone: 'America/Winnipeg' } as const;
  const islands = { province: 'QC', zone: 'America/Halifax' } as const;
  it('opens by the local clock', () => {
    expect(nextOpen('2026-11-23T05:00:00.000Z', 'ON', OFFER_WINDOW)).toBe('2026-11-23T13:00:00.000Z');
    expect(nextOpen('2026-11-23T05:00:00.000Z', kenora, OFFER_WINDOW)).toBe('2026-11-23T14:00:00.000Z');
    expect(nextOpen('2026-11-23T05:00:00.000Z', islands, OFFER_WINDOW)).toBe('2026-11-23T12:00:00.000Z');
  });
  it('keeps its local hours over both changes of time', () => {
    expect(isOpen('2027-03-15T12:00:00.000Z', 'QC', OFFER_WINDOW)).toBe(true);
    expect(isOpen('2027-03-13T12:00:00.000Z', 'QC', OFFER_WINDOW)).toBe(false);
    // Atikokan keeps standard time all year: eight o'clock there is nine in Toronto in summer.
    expect(nextOpen('2027-07-05T05:00:00.000Z', { province: 'ON', zone: 'America/Atikokan' }, OFFER_WINDOW)).toBe(
      '2027-07-05T13:00:00.000Z',
    );
  });
  it('counts back exactly what was added, around every change of time', () => {
    const nights = ['2026-11-01', '2027-03-14', '2027-11-07', '2028-03-12', '2028-11-05'].map((d) => Date.parse(`${d}T06:00:00.000Z`));
    fc.assert(
      fc.property(
        fc.constantFrom(...nights),
        fc.integer({ min: -36 * 60, max: 36 * 60 }),
        fc.integer({ min: 1, max: 2_000 }),
        fc.constantFrom('QC' as const, 'ON' as const, kenora, islands),
        (night, off, minutes, where) => {
          const from = new Date(night + off * 60_000).toISOString();
          const to = addWindowMinutes(from, minutes, where, OFFER_WINDOW);
          expect(windowMinutesBetween(from, to, where, OFFER_WINDOW)).toBeCloseTo(minutes, 3);
          // The clock stands still outside the window: it never ends in a closed minute.
          expect(isOpen(new Date(Date.parse(to) - 1).toISOString(), where, OFFER_WINDOW)).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
