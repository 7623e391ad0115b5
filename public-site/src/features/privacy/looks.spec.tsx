import { plain, show } from '../../testing/show.testing';
import { Looks, type Look } from './looks';

const AT = '2026-11-23T13:30:00.000Z';
const said = (looks: readonly Look[], path = '/'): string[] => {
  show(<Looks looks={looks} />, path);
  return [...document.querySelectorAll('li')].map((li) => plain(li.textContent));
};

describe('who saw what', () => {
  it('says when, who, what and why, in both languages', () => {
    const looks: Look[] = [
      { at: AT, by: 'team', what: 'contact', why: 'call' },
      { at: AT, by: 'professional', what: 'contact', name: 'Me Roy' },
      { at: AT, by: 'professional', what: 'names' },
      { at: AT, by: 'team', what: 'list' },
      { at: AT, by: 'team', what: 'opened' },
    ];
    expect(said(looks)).toEqual([
      '23 novembre 2026 à 8 h 30 : Notre équipe a affiché vos coordonnées pour vous appeler',
      '23 novembre 2026 à 8 h 30 : Me Roy a reçu vos coordonnées et votre texte',
      '23 novembre 2026 à 8 h 30 : Un professionnel a vu les noms, pour vérifier ses conflits d’intérêts',
      '23 novembre 2026 à 8 h 30 : Notre équipe a exporté une liste avec les coordonnées, où les vôtres peuvent figurer',
      '23 novembre 2026 à 8 h 30 : Notre équipe a ouvert le dossier',
    ]);
    expect(said(looks, '/en/').at(-1)).toBe('November 23, 2026 at 8:30 a.m.: Our team opened the file');
  });
  it('leaves out a reason that it has no words for', () => {
    expect(said([{ at: AT, by: 'team', what: 'contact', why: 'retired-code' }], '/en/')[0]).toMatch(
      /Our team displayed your contact details$/,
    );
  });
  it('says that no one did, and folds a long list', () => {
    show(<Looks looks={[]} />, '/en/');
    expect(document.body.textContent).toContain('Nothing has been recorded as opened.');
    said(
      Array.from({ length: 6 }, () => ({ at: AT, by: 'team', what: 'opened' }) as const),
      '/en/',
    );
    expect(document.querySelector('summary')?.textContent).toBe('See each time (6)');
  });
});
