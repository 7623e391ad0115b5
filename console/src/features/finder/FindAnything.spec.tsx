import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../page.testing';
import { FindAnything } from './FindAnything';

const groups = [
  {
    place: 'follow-ups',
    rows: [
      { id: 'f1', kind: 'callClient', code: 'K7M2', leadId: 'l1', dueAt: '2026-11-30T15:00:00.000Z', state: 'Open' },
      { id: 'f2', kind: 'licenceCheck', professionalId: 'p1', dueAt: '2026-11-30T15:00:00.000Z', state: 'Snoozed' },
      { id: 'f3', kind: 'custom', dueAt: '2026-11-30T15:00:00.000Z', state: 'Done' },
    ],
    total: 3,
  },
  { place: 'document-names', rows: [{ id: 'd1', leadId: 'l2', name: 'Bail.pdf', type: 'pdf', at: '2026-11-30T15:00:00.000Z' }], total: 1 },
  {
    place: 'invoices',
    rows: [{ id: 'JC-2026-000001', professionalId: 'p2', grossCents: 22_995, issuedAt: '2026-11-30T15:00:00.000Z' }],
    total: 1,
  },
  { place: 'purchases', rows: [{ id: 'b1', professionalId: 'p3', grossCents: 11_497, startedAt: '2026-11-30T15:00:00.000Z' }], total: 1 },
];

describe('the finder', () => {
  it('says how far back words of messages and follow-ups are looked for', async () => {
    await show(<FindAnything />);
    expect(screen.getByText(/Les mots d’un message ou d’un suivi se cherchent dans les 90 derniers jours\./)).toBeTruthy();
  });
});

describe('what the finder found', () => {
  it('opens where it is solved, read or paid, and is called by its name or number', async () => {
    answering(({ path }) => ({ body: path === '/api/finder' ? { kind: 'text', groups } : {} }));
    await show(<FindAnything />);
    await userEvent.type(screen.getByRole('searchbox'), 'bail');
    const links = async (place: string) =>
      within(await screen.findByRole('region', { name: place }))
        .getAllByRole('link')
        .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]);
    expect(await links('Suivis')).toEqual([
      ['Appeler le client', '/leads/l1'],
      ['Vérifier un permis', '/lawyers/p1?tab=follow-ups'],
      ['À faire', '/follow-ups?filter={"id":"f3"}'],
    ]);
    expect(await links('Documents')).toEqual([['Bail.pdf', '/leads/l2']]);
    expect(await links('Factures et notes de crédit')).toEqual([['JC-2026-000001', '/lawyers/p2?tab=credits']]);
    expect(await links('Achats')).toEqual([['Achat sans facture', '/lawyers/p3?tab=credits']]);
    expect(screen.getByText(/229,95/)).toBeTruthy();
  });
});
