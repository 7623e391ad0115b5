import { detectPersonalData } from './personal-data-detector.js';

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
  ])('%s', (text, expected) => expect(kinds(text)).toEqual(expected));

  it('says where, for the editor to underline', () =>
    expect(detectPersonalData('Bonjour Éloïse!', known)).toEqual([{ kind: 'name', match: 'Éloïse', index: 8 }]));
  it('finds patterns without knowing anybody', () => expect(detectPersonalData('a@b.ca')).toHaveLength(1));
});
