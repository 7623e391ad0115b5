import { screen } from '@testing-library/react';
import { plain, show } from '../../testing/show.testing';
import { PersonalCopy, type Copy } from './copy';

const copy: Copy = {
  until: '2026-12-06T15:00:00.000Z',
  title: 'Copie de vos renseignements',
  lead: ['Cette copie a été faite hier.'],
  parts: [
    { title: 'Demande', entries: [{ when: '1 novembre 2026', title: 'Demande envoyée', lines: [{ label: 'Nom', text: 'Océane' }] }] },
  ],
  files: [
    { id: '018f2a10-0000-7000-8000-000000000001', name: 'Bail.pdf', type: 'pdf', bytes: 1_572_864 },
    { id: '018f2a10-0000-7000-8000-000000000002', type: 'docx', bytes: 1_572_864 },
  ],
};

describe('the copy of one’s own data on its page', () => {
  it('reads as the document does, and says until when it is there', () => {
    show(<PersonalCopy copy={copy} token="abc" />, '/');
    expect(screen.getAllByRole('heading').map((h) => plain(h.textContent))).toEqual([
      'Copie de vos renseignements',
      'Vos fichiers',
      'Demande',
      '1 novembre 2026 – Demande envoyée',
    ]);
    expect(plain(document.body.textContent)).toContain('jusqu’au 6 décembre 2026 à 10 h');
    expect(screen.getByText('Océane').tagName).toBe('DD');
  });
  it('is taken along as a document, a table, data, and file by file, in the language of the page', () => {
    show(<PersonalCopy copy={copy} token="abc" />, '/en/');
    const links = screen.getAllByRole('link').map((a) => [plain(a.textContent), a.getAttribute('href')]);
    expect(links).toEqual([
      ['Document (PDF)', '/en/privacy/abc/copy/pdf'],
      ['Table (CSV)', '/en/privacy/abc/copy/csv'],
      ['Data (JSON)', '/en/privacy/abc/copy/json'],
      ['Bail.pdf', '/en/privacy/abc/copy/018f2a10-0000-7000-8000-000000000001'],
      [expect.stringMatching(/^File DOCX, 1.5/), '/en/privacy/abc/copy/018f2a10-0000-7000-8000-000000000002'],
      ['See the request', '/en/privacy/abc'],
    ]);
  });
});
