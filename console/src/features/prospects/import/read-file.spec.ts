import { guessed, kept, mapped, twiceIn } from './columns';
import { decoded, encodingOf, importIdOf, isText, separatorOf, tableOf, titlesHash } from './read-file';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, little: boolean): Uint8Array =>
  Uint8Array.from([...text].flatMap((letter) => (little ? [letter.charCodeAt(0), 0] : [0, letter.charCodeAt(0)])));

describe('a list that is brought', () => {
  it('is read in the encoding that its bytes show', () => {
    expect(encodingOf(utf8('nom;prénom\nÉlise;Côté'))).toBe('utf-8');
    expect(encodingOf(Uint8Array.from([0xef, 0xbb, 0xbf, 0x61]))).toBe('utf-8');
    expect(encodingOf(Uint8Array.from([0xff, 0xfe, 0x61, 0]))).toBe('utf-16le');
    expect(encodingOf(Uint8Array.from([0xfe, 0xff, 0, 0x61]))).toBe('utf-16be');
    expect(encodingOf(utf16('nom;titre\nRoy;avocat', true))).toBe('utf-16le');
    expect(encodingOf(utf16('nom;titre\nRoy;avocat', false))).toBe('utf-16be');
    const western = Uint8Array.from([...'nom;titre\nC', 'ô', ...'t', 'é'].map((letter) => letter.charCodeAt(0)));
    expect(encodingOf(western)).toBe('windows-1252');
    expect(decoded(western, 'windows-1252')).toContain('Côté');
  });

  it('is split by the sign of its first line', () => {
    expect(separatorOf('nom;titre;note, longue\n')).toBe('semicolon');
    expect(separatorOf('nom,titre\n')).toBe('comma');
    expect(separatorOf('nom\ttitre\n')).toBe('tab');
  });

  it('keeps its quotes, the numbers of its rows, and says which rows are empty', () => {
    const { titles, rows, empty } = tableOf('\ufeffNom;Notes\n"Roy; Anne";"deux\nlignes"\n;\nCôté;=1+1\n', 'semicolon');
    expect(titles).toEqual(['Nom', 'Notes']);
    expect(rows).toEqual([
      { row: 2, cells: ['Roy; Anne', 'deux\nlignes'] },
      { row: 4, cells: ['Côté', '=1+1'] },
    ]);
    expect(empty).toEqual([3]);
  });

  it('says where a quote begins that never ends, and trusts nothing behind it', () => {
    const list = 'Nom;Titre\nRoy;avocat\n"Côté;notaire\nGagnon;avocat\n';
    expect(tableOf(list, 'semicolon').openQuote).toBe(3);
    expect(tableOf('Nom;Titre\n"Roy"x;avocat\n', 'semicolon').openQuote).toBe(2);
    expect(tableOf('Nom;Titre\nRoy "Bob" Côté;avocat\n"Roy, dit ""Bob""";avocat\n', 'semicolon').openQuote).toBeUndefined();
  });

  it('is read whole with 100,000 rows, so that their number can be said', () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => `Me ${at};avocat;QC`);
    expect(tableOf(`Nom;Titre;Province\n${rows.join('\n')}\n`, 'semicolon').rows).toHaveLength(100_000);
  });

  it('is UTF-8 where its mark says so, also where its letters are not: the lost ones are seen', () => {
    const mixed = Uint8Array.from(
      [0xef, 0xbb, 0xbf, ...'C', 0xf4, ...'t'].map((one) => (typeof one === 'string' ? one.charCodeAt(0) : one)),
    );
    expect(encodingOf(mixed)).toBe('utf-8');
    expect(decoded(mixed, 'utf-8')).toBe('C\ufffdt');
    expect(decoded(mixed, 'windows-1252')).toContain('Côt');
    expect(decoded(utf16('Côté', true), 'utf-16le')).toBe('Côté');
    expect(decoded(utf16('Côté', false), 'utf-16be')).toBe('Côté');
  });

  it('is known again by its titles, whatever its rows', async () => {
    const [a, b, c] = await Promise.all(
      ['Nom;Titre\nRoy;avocat', 'nom ;TITRE\nCôté;notaire', 'Titre;Nom\nRoy;avocat'].map((text) => titlesHash(tableOf(text, 'semicolon'))),
    );
    expect(a).toBe(b);
    expect(a).not.toBe(c);
    expect(a).toMatch(/^[0-9a-f]{64}$/);
    expect(kept({ name: 1, title: 0, notes: 7, other: 0 }, tableOf('Titre;Nom\nRoy;avocat', 'semicolon'))).toEqual({ name: 1, title: 0 });
  });

  it('may have 200 columns, of which those with a known title are taken', () => {
    const titles = Array.from({ length: 200 }, (_, at) => (at === 150 ? 'Courriel' : at === 3 ? 'Nom complet' : `c${at}`));
    const cells = titles.map((_, at) => `v${at}`);
    const table = tableOf(`${titles.join(',')}\n${cells.join(',')}\n`, 'comma');
    expect(guessed(table)).toEqual({ name: 3, email: 150 });
    expect(mapped(table, { name: 3, email: 150, notes: 199 })).toEqual([{ row: 2, cells: { name: 'v3', email: 'v150', notes: 'v199' } }]);
  });

  it('names a person once: by the address, or the licence of one order', () => {
    const row = (n: number, cells: object) => ({ row: n, cells: { title: 'avocat', province: 'QC', ...cells } });
    expect([
      ...twiceIn([
        row(2, { email: 'a@exemple.ca' }),
        row(3, { email: 'A@exemple.ca' }),
        row(4, { licenceNo: '12-3' }),
        row(5, { licenceNo: '123' }),
        row(6, { licenceNo: '123', province: 'ON' }),
        row(7, {}),
        row(8, {}),
      ]),
    ]).toEqual([3, 5]);
  });

  it('is the same list by the same bytes, and no picture', async () => {
    const [one, again, other] = await Promise.all([utf8('a'), utf8('a'), utf8('b')].map(importIdOf));
    expect(one).toBe(again);
    expect(one).not.toBe(other);
    expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(isText('nom;titre\r\n')).toBe(true);
    expect(isText('PK\u0003\u0004')).toBe(false);
  });
});
