import { closedUntil, openingHours, openingHoursShort } from './opening-hours.js';

describe('opening hours', () => {
  it('are said alike everywhere, in both languages', () => {
    expect(openingHours('fr')).toBe('du lundi au vendredi, de 9 h à 17 h, sauf les jours fériés');
    expect(openingHours('en')).toBe('Monday to Friday, 9 a.m. to 5 p.m., except holidays');
    expect(openingHoursShort('fr')).toBe('lun.-ven. 9 h-17 h');
    expect(openingHoursShort('en')).toBe('Mon-Fri 9 a.m.-5 p.m.');
  });
  it.each([
    ['a Sunday', '2026-11-22T20:14:00Z', 'lundi 9 h', 'Monday 9 a.m.'],
    ['a Friday evening', '2026-11-20T22:30:00Z', 'lundi 9 h', 'Monday 9 a.m.'],
    ['the eve of Christmas, after hours', '2026-12-24T22:30:00Z', 'lundi 9 h', 'Monday 9 a.m.'],
    ['a Monday at ten', '2026-11-23T15:00:00Z', undefined, undefined],
  ])('on %s', (_day, now, fr, en) => expect([closedUntil(now, 'QC', 'fr'), closedUntil(now, 'QC', 'en')]).toEqual([fr, en]));
  it('know the holidays of each province', () => {
    expect(closedUntil('2026-06-24T15:00:00Z', 'QC', 'fr')).toBe('jeudi 9 h');
    expect(closedUntil('2026-06-24T15:00:00Z', 'ON', 'fr')).toBeUndefined();
  });
});
