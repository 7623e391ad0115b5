import type { CopyPaper } from '@jurilien/processes';
import { readPdf } from '../pdf/pdf-read.testing.js';
import { copyPdf } from './copy-pdf.js';

const paper: CopyPaper = {
  title: 'Copie de vos renseignements',
  lead: ['Faite le 29 novembre 2026.'],
  parts: [
    {
      title: 'Demande',
      entries: [
        {
          when: '1 novembre 2026 à 8 h',
          title: 'Demande envoyée',
          lines: [{ label: 'Nom', text: 'Océane Bélanger-Roy\nune autre ligne' }],
        },
      ],
    },
    { title: 'Qui a vu vos renseignements', intro: 'Les ouvertures.', entries: [] },
  ],
};
const made = { lang: 'fr', madeAt: '2026-11-29T12:00:00.000Z' } as const;

describe('the copy of one’s own data as a PDF', () => {
  it('holds the words of the page, under headings, in reading order', async () => {
    const { tree } = readPdf(await copyPdf(paper, made, 'Jurilien'));
    expect(tree.map((line) => line.trim()).slice(2)).toEqual([
      'H1: Copie de vos renseignements',
      'P: Faite le 29 novembre 2026.',
      'H2: Demande',
      'H3: 1 novembre 2026 à 8\u00a0h – Demande envoyée',
      'L',
      'LI',
      'Lbl: Nom',
      'LBody',
      'P: Océane Bélanger-Roy',
      'P: une autre ligne',
      'H2: Qui a vu vos renseignements',
      'P: Les ouvertures.',
    ]);
  });
  it('is a PDF/UA: title shown, language stated', async () => {
    const { dictionaries } = readPdf(await copyPdf(paper, made, 'Jurilien'));
    for (const part of ['/Lang (fr-CA)', '/DisplayDocTitle true', '/MarkInfo', '/StructTreeRoot']) expect(dictionaries).toContain(part);
  });
  it('sets texts longer than a page whole, and on as many pages as they take', async () => {
    const long = Array.from({ length: 2_000 }, (_, i) => `mot${i}`).join(' ');
    const lines = [{ label: 'Texte', text: long }];
    const pdf = await copyPdf({ ...paper, parts: [{ title: 'Messages', entries: [{ when: 'hier', lines }] }] }, made, 'Jurilien');
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)!;
    expect(pages.length).toBeGreaterThan(2);
  });
});
