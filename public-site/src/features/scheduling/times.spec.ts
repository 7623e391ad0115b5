import { plain } from '../../testing/show.testing';
import { clockIn, clocksDiffer, whenBoth, whenIn } from './times';

const TORONTO = 'America/Toronto';
const HALIFAX = 'America/Halifax';

describe('times of an appointment in words', () => {
  it('name the zone, and the other clock only where it shows something else', () => {
    expect(plain(whenBoth('2027-02-01T14:30:00.000Z', 'fr', TORONTO, 'America/Atikokan'))).toBe(
      'lundi 1er février à 9 h 30, heure de l’Est',
    );
    expect(plain(whenBoth('2027-02-01T14:30:00.000Z', 'fr', TORONTO, HALIFAX))).toBe(
      'lundi 1er février à 9 h 30, heure de l’Est (10 h 30, heure de l’Atlantique)',
    );
    expect(plain(whenBoth('2027-07-01T14:30:00.000Z', 'en', TORONTO, 'America/Atikokan'))).toBe(
      'Thursday, July 1 at 10:30 a.m. Eastern Time (9:30 a.m. Eastern Standard Time)',
    );
    // Past midnight the other day is named too.
    expect(plain(whenBoth('2027-02-02T04:30:00.000Z', 'en', TORONTO, HALIFAX))).toContain('(Tuesday 12:30 a.m. Atlantic Time)');
  });
  it('say which of two is meant when the clock shows a time twice, and nothing on any other day', () => {
    expect(plain(whenIn('2027-11-07T05:30:00.000Z', 'fr', TORONTO))).toBe(
      'dimanche 7 novembre à 1 h 30 (la première fois, avant le recul de l’heure)',
    );
    expect(plain(clockIn('2027-11-07T06:30:00.000Z', 'en', TORONTO))).toBe('1:30 a.m. (the second time, after clocks go back)');
    expect(plain(clockIn('2027-11-07T07:00:00.000Z', 'en', TORONTO))).toBe('2 a.m.');
    expect(plain(clockIn('2027-03-14T07:00:00.000Z', 'en', TORONTO))).toBe('3 a.m.');
    expect(plain(clockIn('2027-11-07T05:30:00.000Z', 'fr', 'America/Atikokan'))).toBe('0 h 30');
  });
  it('compares clocks, not names of zones', () => {
    expect(clocksDiffer('2027-01-10T12:00:00Z', TORONTO, 'America/Atikokan')).toBe(false);
    expect(clocksDiffer('2027-07-10T12:00:00Z', TORONTO, 'America/Atikokan')).toBe(true);
  });
});
