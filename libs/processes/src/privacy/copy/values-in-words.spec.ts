import { factInWords, linesOf } from './values-in-words.js';

describe('the values of a copy', () => {
  it.each([
    ['rate', 3, 'De 200 à 300 $ l’heure', '$200 to $300 an hour'],
    ['budget', 2, 'De 500 à 2 000 $', '$500 to $2,000'],
    ['province', 'QC', 'Québec', 'Quebec'],
    ['lang', 'en', 'Anglais', 'English'],
    ['hasCourtDate', false, 'non', 'no'],
    ['city', 'Laval', 'Laval', 'Laval'],
    ['mode', 'inPerson', 'En personne', 'In person'],
    ['kind', 'onboarding', 'Rencontre d’accueil', 'Onboarding meeting'],
    [
      'slot',
      { startsAt: '2026-11-03T15:00:00.000Z', endsAt: '2026-11-03T15:30:00.000Z', zone: 'America/Halifax', wallTime: '2026-11-03T11:00' },
      'mardi 3 novembre à 11 h, heure de l’Atlantique',
      'Tuesday, November 3 at 11 a.m. Atlantic Time',
    ],
    ['weekly', [{ weekday: 1, from: 540, until: 1_020 }], 'lundi 9 h–17 h', 'Monday 9 a.m.–5 p.m.'],
    ['exceptions', [{ from: '2026-12-24', until: '2026-12-24', blocks: [] }], '24 décembre 2026', 'December 24, 2026'],
  ])('say in words what %s was answered with, not its code', (name, value, fr, en) =>
    expect((['fr', 'en'] as const).map((lang) => factInWords(name, value, lang).replace(/\s/g, ' '))).toEqual([fr, en]),
  );
  it('do so inside a larger value, and keep what is no code', () => {
    expect(linesOf({ revenueRange: '2' }, 'en')).toEqual([expect.stringContaining('$40,000 to $60,000')]);
    expect(linesOf([{ kind: 'phone', value: '+15145550101' }], 'fr')).toEqual([
      'Genre : Téléphone',
      expect.stringContaining('+15145550101'),
    ]);
    expect(factInWords('kind', 'another', 'fr')).toBe('another');
  });
});
