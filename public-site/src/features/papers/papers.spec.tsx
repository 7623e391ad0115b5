import { type GeneratedPaper, heading, legalAidSheet, saying, wordsOfPaper } from '@jurilien/reference';
import { cleanup, screen, within } from '@testing-library/react';
import { plain, show } from '../../testing/show.testing';
import { RequestPapers } from './list';
import { PaperBody } from './paper';
import { PaperPage } from './page';
import { ownPaper, paperNamed } from './paper-paths';

const paper: GeneratedPaper = {
  lang: 'fr',
  product: 'Jurilien',
  madeAt: '2026-11-29T12:00:00.000Z',
  title: 'Résumé de votre demande',
  lead: ['Demande K7QF, envoyée hier.', 'Fait aujourd’hui.'],
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
    saying('Un récit.'),
    { type: 'list', items: ['Un bail'] },
    { type: 'list', items: ['D’abord', 'Ensuite'], ordered: true },
    { type: 'table', caption: 'Documents', head: ['Document', 'Taille'], rows: [['Bail.pdf', '1,5 Mo']] },
    { type: 'links', links: [{ text: 'Aide juridique', href: 'https://aide.example/' }] },
  ],
};
/** The words of a page in reading order, each element’s own. */
const wordsIn = (root: Element): string[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  return words;
};

describe('a generated paper as a page', () => {
  it.each<[string, GeneratedPaper]>([
    ['every kind of piece', paper],
    ['the sheet on legal aid', legalAidSheet({ province: 'QC', lang: 'fr', day: '2026-11-29', madeAt: paper.madeAt, product: 'Jurilien' })],
  ])('has every word of the paper once, in reading order, and no other: those of its PDF (%s)', (_, of) => {
    const { container } = show(<PaperBody paper={of} />, '/');
    expect(wordsIn(container)).toEqual(wordsOfPaper(of));
  });
  it('has one heading of the first level, heads for columns and rows, and labels with what they say', () => {
    show(<PaperBody paper={paper} />, '/');
    expect(screen.getAllByRole('heading').map((h) => h.tagName)).toEqual(['H1', 'H2', 'H3']);
    const table = within(screen.getByRole('table', { name: 'Documents' }));
    expect(table.getAllByRole('columnheader').map((th) => th.textContent)).toEqual(['Document', 'Taille']);
    expect(table.getByRole('rowheader', { name: 'Bail.pdf' })).toBeTruthy();
    expect(screen.getByText('Domaine').tagName).toBe('DT');
  });
  it('gives its file in both languages, by plain links', () => {
    show(<PaperPage paper={paper} back={{ href: '/ma-demande/abc', text: 'Votre demande' }} />, '/ma-demande/abc/resume');
    const links = screen.getAllByRole('link').map((a) => [plain(a.textContent), a.getAttribute('href')]);
    expect(links).toEqual([
      ['← Votre demande', '/ma-demande/abc'],
      ['Aide juridique', 'https://aide.example/'],
      ['Enregistrer en PDF', '/ma-demande/abc/resume/pdf'],
      ['Version anglaise (PDF)', '/en/my-request/abc/summary/pdf'],
    ]);
  });
});

describe('the papers of a request', () => {
  const kinds = (legalAid: boolean, path: string) => {
    cleanup();
    show(<RequestPapers token="abc" legalAid={legalAid} />, path);
    return screen.getAllByRole('link').map((a) => a.getAttribute('href'));
  };
  it('are there in the language of the page; that on legal aid where it was asked for', () => {
    expect(kinds(false, '/ma-demande/abc')).toEqual(['/ma-demande/abc/consentements', '/ma-demande/abc/resume']);
    expect(kinds(true, '/en/my-request/abc')).toEqual([
      '/en/my-request/abc/consents',
      '/en/my-request/abc/summary',
      '/en/my-request/abc/legal-aid',
    ]);
  });
  it('are named by the address of the signed-in page in either language, and nothing else is', () => {
    const { papier } = ownPaper('lead', 'consentReceipt', 'fr');
    expect([papier, paperNamed(papier!), paperNamed('consents')]).toEqual(['consentements', 'consentReceipt', 'consentReceipt']);
    expect([paperNamed('fiche'), paperNamed(null)]).toEqual([undefined, undefined]);
  });
});
