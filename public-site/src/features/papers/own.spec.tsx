import { cleanup, screen } from '@testing-library/react';
import { answer, plain, show } from '../../testing/show.testing';
import { OwnPapers } from './own';

const LEAD = '0192f0c4-1111-7000-8000-000000000001';
const PAPER = {
  lang: 'en',
  product: 'Jurilien',
  madeAt: '2026-11-29T12:00:00.000Z',
  title: 'Summary of your request',
  lead: ['Made now.'],
  blocks: [],
};

const asked = jest.fn<Promise<Response>, [string, RequestInit?]>();
function answering(status: number, body: unknown): void {
  asked.mockReset().mockImplementation(() => Promise.resolve(answer(status, body)));
  globalThis.fetch = asked as unknown as typeof fetch;
}
const paths = (): string[] => asked.mock.calls.map(([path]) => path);

describe('own papers of someone who is signed in', () => {
  it('are listed by request for a client', async () => {
    answering(200, { serverNow: '2026-11-29T12:00:00.000Z', requests: [{ id: LEAD, code: 'K7QF' }] });
    show(<OwnPapers client />, '/mes-papiers');
    await screen.findByRole('heading', { name: 'Demande K7QF' });
    expect(screen.getAllByRole('link').map((a) => a.getAttribute('href'))).toEqual([
      `/mes-papiers?demande=${LEAD}&papier=consentements`,
      `/mes-papiers?demande=${LEAD}&papier=resume`,
      `/mes-papiers?demande=${LEAD}&papier=aide-juridique`,
    ]);
  });
  it('show one in the language of the page, with its file in both', async () => {
    answering(200, PAPER);
    show(<OwnPapers client />, `/en/my-papers?demande=${LEAD}&papier=resume`);
    await screen.findByRole('heading', { name: 'Summary of your request' });
    expect(paths()).toEqual([expect.stringContaining(`/client/requests/${LEAD}/papers/requestSummary?lang=en&as=words`)]);
    expect(screen.getAllByRole('button').map((b) => plain(b.textContent))).toEqual(['Save as PDF', 'French version (PDF)']);
  });
  it('show the sheet of an appointment to both sides', async () => {
    answering(200, PAPER);
    show(<OwnPapers client={false} />, `/en/my-papers?rdv=${LEAD}`);
    await screen.findByRole('heading', { name: 'Summary of your request' });
    expect(paths()).toEqual([expect.stringContaining(`/appointments/${LEAD}/sheet?lang=en&as=words`)]);
  });
  it('say that there is none where there is none, and ask for nothing that is no client’s', async () => {
    answering(404, { code: 'NOT_FOUND', status: 404 });
    show(<OwnPapers client />, `/mes-papiers?demande=${LEAD}&papier=resume`);
    await screen.findByText('Ce papier n’existe pas ou n’est plus à cette adresse.');
    answering(200, PAPER);
    cleanup();
    show(<OwnPapers client={false} />, `/mes-papiers?demande=${LEAD}&papier=resume`);
    await screen.findByText('Ce papier n’existe pas ou n’est plus à cette adresse.');
    expect(paths()).toEqual([]);
  });
});
