import { configOf, shippedConfig } from '../configuration/resolve.js';
import { businessHours } from './calendar.js';
import { closedUntil, openingHours, openingHoursShort } from './opening-hours.js';

const HOURS = businessHours(shippedConfig, 'QC');
const of = (value: object) => ({ ...HOURS, ...value });

describe('opening hours', () => {
  it('are said alike everywhere, in both languages', () => {
    expect(openingHours('fr', HOURS)).toBe('du lundi au vendredi, de 9 h à 17 h, sauf les jours fériés');
    expect(openingHours('en', HOURS)).toBe('Monday to Friday, 9 a.m. to 5 p.m., except holidays');
    expect(openingHoursShort('fr', HOURS)).toBe('lun.-ven. 9 h-17 h');
    expect(openingHoursShort('en', HOURS)).toBe('Mon-Fri 9 a.m.-5 p.m.');
  });
  it.each([
    ['a Sunday', '2026-11-22T20:14:00Z', 'lundi 9 h', 'Monday 9 a.m.'],
    ['a Friday evening', '2026-11-20T22:30:00Z', 'lundi 9 h', 'Monday 9 a.m.'],
    ['the eve of Christmas, after hours', '2026-12-24T22:30:00Z', 'lundi 9 h', 'Monday 9 a.m.'],
    ['a Monday at ten', '2026-11-23T15:00:00Z', undefined, undefined],
  ])('on %s', (_day, now, fr, en) => expect([closedUntil(now, 'QC', 'fr', HOURS), closedUntil(now, 'QC', 'en', HOURS)]).toEqual([fr, en]));
  it.each([
    [{ days: [3, 1], holidaysClosed: false }, 'le lundi et le mercredi, de 9 h à 17 h', 'Monday and Wednesday, 9 a.m. to 5 p.m.'],
    [{ days: [1, 2, 3, 6], to: 1_440 }, 'du lundi au mercredi et le samedi, de 9 h à minuit, sauf les jours fériés', undefined],
  ])('read as they are set: %j', (value, fr, en) => {
    expect(openingHours('fr', of(value))).toBe(fr);
    if (en) expect(openingHours('en', of(value))).toBe(en);
  });
  it('are those of the province where they differ', () => {
    const longer = { days: [1, 2, 3, 4, 5, 6], from: 480, to: 1_200, holidaysClosed: false };
    const config = configOf(new Map([['hours.business', [{ scope: { province: 'ON' }, value: longer }]]]), 2);
    expect(openingHoursShort('en', businessHours(config, 'ON'))).toBe('Mon-Sat 8 a.m.-8 p.m.');
    expect(openingHoursShort('en', businessHours(config, 'QC'))).toBe('Mon-Fri 9 a.m.-5 p.m.');
    expect(closedUntil('2026-11-21T15:00:00Z', 'ON', 'en', businessHours(config, 'ON'))).toBeUndefined();
  });
  it('know the holidays of each province', () => {
    expect(closedUntil('2026-06-24T15:00:00Z', 'QC', 'fr', HOURS)).toBe('jeudi 9 h');
    expect(closedUntil('2026-06-24T15:00:00Z', 'ON', 'fr', HOURS)).toBeUndefined();
  });
});
