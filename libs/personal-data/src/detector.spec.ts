import { detectPersonalData } from './index.js';

const known = {
  clientName: 'Éloïse Roy-Tremblay',
  email: 'eloise@exemple.ca',
  phoneNumber: '+15145551234',
  address: { street: '1234, rue Fabre', postalCode: 'H2J 3Y1' },
  others: ['Luc Gagnon', 'Les Immeubles Beaudry inc.'],
};
const kinds = (text: string): string[] => detectPersonalData(text, known).map((f) => f.kind);

describe('the personal-data detector', () => {
  it.each([
    ['Séparation, deux enfants, garde partagée à établir.', []],
    ['Audience le 12 mars 2026 à 9 h 30; dette de 12 345,67 $; loi RLRQ c. C-25.01.', []],
    ['Un roi et une reine; le montant est de 514 $.', []],
    ['Eloise demande la garde.', ['name']],
    ['tremblay veut se séparer', ['name']],
    ['Le conjoint, M. GAGNON, refuse.', ['name']],
    ['Le locateur Beaudry ne répare rien.', ['name']],
    ['La cliente, Mme Roy, est inquiète.', ['name']],
    ['Joindre au (514) 555-1234.', ['phone']],
    ['Cell : 438.555.9876', ['phone']],
    ['Écrire à luc.gagnon@exemple.com', ['email']],
    ['Elle habite au 88, rue des Érables.', ['address']],
    ['She lives at 12 Maple Grove Road.', ['address']],
    ['Code postal h2j3y1.', ['postal-code']],
    ['NAS 123-456-789', ['social-insurance-number']],
    ['Mon permis de conduire : T4253-120585-07.', ['document-number']],
    ['His Ontario licence is T4253-12058-50719.', ['document-number']],
    ['Carte 4539 5787 6362 1486', ['document-number']],
    ['Au cinq un quatre, cinq cinq cinq, zéro un huit deux.', ['phone']],
    ['P.O. Box 1204, Station A', ['address']],
    ['La Ville de Trois-Rivières et le palais de justice de Saint-Jérôme.', []],
    ['Ewan est le père; son voisin se plaint d’Anouck.', ['name', 'name']],
  ])('%s', (text, expected) => expect(kinds(text)).toEqual(expected));

  it('says where, for the editor to underline', () =>
    expect(detectPersonalData('Bonjour Éloïse!', known)).toEqual([{ kind: 'name', match: 'Éloïse', index: 8 }]));
  it('finds patterns without knowing anyone', () => expect(detectPersonalData('a@b.ca')).toHaveLength(1));

  it('finds a company whole and by its own words, never by what it does; a first name wherever it stands; no public body', () => {
    const others = ['Rénovations Boréal inc.', 'Marc', 'Ville de Laval', 'Tribunal administratif du logement', 'Zoé Courtois'];
    const names = (text: string) => detectPersonalData(text, { others }).map((f) => f.match);
    expect(names('Rénovations Boréal a quitté le chantier.')).toEqual(['Rénovations Boréal']);
    expect(names('Les rénovations ont duré un an.')).toEqual([]);
    expect(names('Rénovations mal faites; Boréal ne répond plus.')).toEqual(['Boréal']);
    expect(names('Marc refuse. Selon marc, tout va bien.')).toEqual(['Marc', 'marc']);
    expect(names('La Ville de Laval et le Tribunal administratif du logement siègent à Laval.')).toEqual([]);
    expect(names('courtois a signé')).toEqual(['courtois']);
  });
  it('takes a town for the town, unless it stands beside a title or the rest of the name', () => {
    const names = (text: string) => detectPersonalData(text, { clientName: 'Jean Laval' }).map((f) => f.match);
    expect(names('Le logement est situé à Laval.')).toEqual([]);
    expect(names('M. Laval habite là.')).toEqual(['Laval']);
  });
  it('reads a hostile text in no time', () => {
    for (const piece of [
      'a',
      'A',
      'Aa ',
      '1',
      '1 ',
      'a.',
      'a point ',
      'M. ',
      '12 rue ',
      "je m'appelle ",
      'À l’',
      '5-5 ',
      'Aa-',
      'cinq ',
      'A.',
      'Ville ',
      'Aa’s ',
      'garde de ',
      'habite ',
      '4539 ',
      'A1234 ',
      'Aa et ',
    ])
      for (const text of [piece.repeat(Math.ceil(20_000 / piece.length)), `${piece.repeat(Math.ceil(20_000 / piece.length))}!`]) {
        const from = performance.now();
        detectPersonalData(text);
        expect([piece, performance.now() - from < 1_000]).toEqual([piece, true]);
      }
  });
});
