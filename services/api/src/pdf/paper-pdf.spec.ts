import { type GeneratedPaper, heading, legalAidSheet, saying, typeset, wordsOfPaper } from '@jurilien/reference';
import { paperPdf } from './paper-pdf.js';
import { taggedPdf } from './pdf-document.js';
import { everyPart, structureOf, textsOf, type Part } from './pdf-structure.testing.js';

const long = Array.from({ length: 1_500 }, (_, i) => `mot${i}`).join(' ');
const paper: GeneratedPaper = typeset({
  lang: 'fr',
  product: 'Jurilien',
  madeAt: '2026-11-29T12:00:00.000Z',
  title: 'Un papier',
  lead: ['Demande K7QF, envoyée hier.'],
  blocks: [
    heading(2, 'L’essentiel'),
    {
      type: 'facts',
      rows: [
        { label: 'Domaine', lines: ['Droit de la famille'] },
        { label: 'Précautions', lines: ['Une', 'deux'] },
      ],
    },
    heading(3, 'Plus bas'),
    saying('Il a dit : « bonjour ».'),
    { type: 'list', items: ['Un bail', 'Une lettre'] },
    { type: 'list', items: ['D’abord', 'Ensuite'], ordered: true },
    {
      type: 'table',
      caption: 'Seuils',
      head: ['Famille', 'Gratuite'],
      rows: [
        ['Personne seule', '29 302 $'],
        ['Couple', '40 782 $'],
      ],
    },
    { type: 'links', links: [{ text: 'Aide juridique Ontario', href: 'https://www.legalaid.on.ca/fr/' }] },
    saying(long),
    ...Array.from({ length: 40 }, (_, n): GeneratedPaper['blocks'][number] => saying(`Paragraphe ${n}.`)),
    { type: 'table', caption: 'Longue', head: ['A', 'B'], rows: Array.from({ length: 60 }, (_, n) => [`ligne ${n}`, 'x'.repeat(90)]) },
  ],
});

const flat = (texts: readonly string[]): string => texts.join(' ').replace(/\s+/g, ' ').trim();
const levels = (root: Part): number[] => everyPart(root).flatMap(({ type }) => (/^H\d$/.test(type) ? [Number(type[1])] : []));

describe('a generated paper as a PDF', () => {
  it('has every word of the paper once, in reading order, and nothing else: what its page says', async () => {
    const { root, pages } = await structureOf(await paperPdf(paper));
    expect(flat(textsOf(root))).toBe(flat(wordsOfPaper(paper)));
    expect(pages).toBeGreaterThan(3);
  });
  it('has no content outside of the tree that is not marked as decoration, on any page', async () => {
    expect((await structureOf(await paperPdf(paper))).loose).toEqual([]);
  });
  it('would be found out by that if it had some', async () => {
    const about = { title: 'x', author: 'x', product: 'x', lang: 'fr', made: new Date(0) } as const;
    const { loose } = await structureOf(
      await taggedPdf(about, (doc) => {
        doc.text('Sans marque', 56, 60);
        doc.rect(0, 0, 10, 10).fill('#000000');
      }),
    );
    expect(loose).toEqual(['unmarked: Sans marque', 'unmarked: a drawing']);
  });
  it('has its headings in order, one of the first level and none skipped', async () => {
    const found = levels((await structureOf(await paperPdf(paper))).root);
    expect(found.filter((level) => level === 1)).toEqual([1]);
    expect(found.every((level, i) => level <= (found[i - 1] ?? 0) + 1)).toBe(true);
  });
  it('has a head for every column and every row of a table, and its caption in it', async () => {
    const { root } = await structureOf(await paperPdf(paper));
    const [first] = everyPart(root).filter(({ type }) => type === 'Table');
    expect(first!.parts.map(({ type }) => type)).toEqual(['Caption', 'TR', 'TR', 'TR']);
    expect(first!.parts[1]!.parts.map(({ type, scope }) => [type, scope])).toEqual([
      ['TH', 'Column'],
      ['TH', 'Column'],
    ]);
    expect(first!.parts[2]!.parts.map(({ type, scope, text }) => [type, scope, text.replaceAll('\u00a0', ' ')])).toEqual([
      ['TH', 'Row', 'Personne seule'],
      ['TD', undefined, '29 302 $'],
    ]);
  });
  it('has links whose annotation belongs to the part of its words and says them again', async () => {
    const links = everyPart((await structureOf(await paperPdf(paper))).root).filter(({ type }) => type === 'Link');
    expect(links).toMatchObject([
      { text: 'Aide juridique Ontario', link: { uri: 'https://www.legalaid.on.ca/fr/', contents: 'Aide juridique Ontario' } },
    ]);
  });
  it('has lists whose items have a body, and labels where they say what something is', async () => {
    const lists = everyPart((await structureOf(await paperPdf(paper))).root).filter(({ type }) => type === 'L');
    expect(lists.map(({ parts }) => parts.map((item) => item.parts.map(({ type }) => type).join(' ')))).toEqual([
      ['Lbl LBody', 'Lbl LBody'],
      ['LBody', 'LBody'],
      ['LBody', 'LBody'],
    ]);
  });
  it.each(['fr', 'en'] as const)('declares what it is (%s): a PDF/UA with its language and a title that is shown', async (lang) => {
    const read = await structureOf(await paperPdf({ ...paper, lang }));
    expect(read).toMatchObject({ lang: `${lang}-CA`, marked: true, titleShown: true, title: 'Un papier', declared: true, tabs: true });
  });
  it('is the same file each time it is asked for', async () => {
    const [one, two] = await Promise.all([paperPdf(paper), paperPdf(paper)]);
    expect(one.equals(two)).toBe(true);
  });
  it.each([
    ['QC', 'fr'],
    ['QC', 'en'],
    ['ON', 'fr'],
    ['ON', 'en'],
  ] as const)('says all of the sheet on legal aid (%s, %s)', async (province, lang) => {
    const sheet = legalAidSheet({ province, lang, day: '2026-11-29', madeAt: paper.madeAt, product: 'Jurilien' });
    const { root, loose } = await structureOf(await paperPdf(sheet));
    expect(flat(textsOf(root))).toBe(flat(wordsOfPaper(sheet)));
    expect(loose).toEqual([]);
  });
});
