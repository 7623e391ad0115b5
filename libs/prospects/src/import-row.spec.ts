import { T0 } from '@jurilien/event-sourcing/testing';
import { marksOf, readRow, type ImportCells } from './import-row.js';

const cells: ImportCells = { name: 'Me Anne Roy', title: 'Avocate', province: 'Québec', email: 'anne@exemple.ca' };
const faultsOf = (more: ImportCells) => readRow({ ...cells, ...more }, T0).faults;

describe('a row of a list', () => {
  it('is read in the words of either language', () => {
    expect(readRow({ ...cells, fields: 'Famille; immigration', noCalls: 'oui', lang: 'anglais' }, T0).faults).toBeUndefined();
    expect(readRow({ ...cells, fields: 'Famille; immigration', noCalls: 'oui', lang: 'anglais' }, T0).said).toMatchObject({
      ...{ name: 'Me Anne Roy', title: 'lawyer', province: 'QC', lang: 'en', noCalls: true },
    });
    expect(readRow({ name: 'A B', title: 'paralegal', province: 'ON' }, T0).said).toMatchObject({
      title: 'paralegal',
      lang: 'en',
      fields: [],
    });
  });

  it('brings its basis whole, or is refused', () => {
    const basis = { basis: 'exprès', basisSince: '2026-01-15', basisProof: 'Formulaire du colloque' };
    expect(readRow({ ...cells, ...basis }, T0).said).toMatchObject({ basis: { kind: 'express', since: '2026-01-15T00:00:00.000Z' } });
    expect(faultsOf({ ...basis, basisProof: '' })).toEqual([{ column: 'basisProof', message: 'required' }]);
    expect(faultsOf({ ...basis, basisSince: '' })).toEqual([{ column: 'basisSince', message: 'required' }]);
    expect(faultsOf({ basisSince: '2026-01-15' })).toEqual([{ column: 'basis', message: 'required' }]);
    expect(faultsOf({ ...basis, basis: 'contrat' })).toEqual([{ column: 'basisUntil', message: 'implied-consent-ends' }]);
    expect(faultsOf({ ...basis, basis: 'publié' })).toContainEqual({ column: 'basis', message: 'unknown-word' });
  });

  it('brings an agreement to texts with its day, its proof and its number, or is refused', () => {
    const texts = { textsSince: '2026-01-15', textsProof: 'Formulaire du colloque', phoneNumber: '+15145550177' };
    expect(readRow({ ...cells, ...texts }, T0).said).toMatchObject({
      textsSince: '2026-01-15T00:00:00.000Z',
      textsProof: texts.textsProof,
    });
    expect(faultsOf({ ...texts, textsProof: '' })).toEqual([{ column: 'textsProof', message: 'required' }]);
    expect(faultsOf({ ...texts, phoneNumber: '' })).toEqual([{ column: 'phoneNumber', message: 'required' }]);
    expect(faultsOf({ textsProof: 'Formulaire' })).toEqual([{ column: 'textsSince', message: 'required' }]);
  });

  it.each<[string, ImportCells, string, string]>([
    ['without a name', { name: ' ' }, 'name', 'required'],
    ['with a formula for a name', { name: '=HYPERLINK("http://x";"Me Roy")' }, 'name', 'formula'],
    ['with a formula for a note', { notes: '@SUM(A1)' }, 'notes', 'formula'],
    ['with a formula that begins like a number', { firm: "-2+3+cmd|' /C calc'!A0" }, 'firm', 'formula'],
    ['with a formula in wide signs', { firm: '\uff1dSOMME(A1)' }, 'firm', 'formula'],
    ['with a formula for a number', { phoneNumber: '+1+cmd|A0' }, 'phoneNumber', 'formula'],
    ['with letters that were lost', { name: 'Me C\ufffdt\ufffd' }, 'name', 'encoding'],
    ['with half a letter', { firm: 'Roy \ud83d' }, 'firm', 'encoding'],
    ['with a NUL', { notes: 'a\u0000b' }, 'notes', 'encoding'],
    ['with an unknown title', { title: 'plombier' }, 'title', 'unknown-word'],
    ['with an unknown province', { province: 'Manitoba' }, 'province', 'unknown-word'],
    ['with an unknown field', { fields: 'plomberie' }, 'fields', 'unknown-word'],
    ['with no address for an address', { email: 'anne chez exemple' }, 'email', 'email'],
    ['with no day for a day', { basis: 'express', basisSince: '31/12/2025', basisProof: 'x' }, 'basisSince', 'no-day'],
    ['with a day there is not', { basis: 'express', basisSince: '2026-02-30', basisProof: 'x' }, 'basisSince', 'no-day'],
  ])('is refused %s, by its column', (_what, more, column, message) => expect(faultsOf(more)).toContainEqual({ column, message }));

  it('says one word about a cell, and of every cell that is wrong', () =>
    expect(
      readRow({ title: '=1+1' }, T0)
        .faults?.map(({ column }) => column)
        .sort(),
    ).toEqual(['name', 'province', 'title']));

  it('is the same person by the address, or the licence of one order', () => {
    const one = { title: 'lawyer', province: 'QC' } as const;
    expect(marksOf({ ...one, email: 'Anne@Exemple.ca', licenceNo: '12-345' })).toEqual(
      marksOf({ ...one, email: 'anne@exemple.ca', licenceNo: '12345' }),
    );
    expect(marksOf({ ...one, licenceNo: '1' })).not.toEqual(marksOf({ ...one, province: 'ON', licenceNo: '1' }));
  });
});
