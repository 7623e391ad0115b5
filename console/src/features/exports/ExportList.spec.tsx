import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, liveStream, show, token } from '../../page.testing';
import { keep } from '../../session/session';
import { ExportButton } from '.';
import ExportList from './ExportList';

const row = {
  id: '018f2a10-0000-7000-8000-0000000000e1',
  accountId: '018f0000-0000-7000-8000-000000000001',
  ...{ what: 'leads', format: 'csv', full: false, figures: false, columns: ['state', 'province'], purpose: 'Bilan du trimestre' },
  ...{ state: 'Ready', total: 1_200, rows: 1_200, bytes: 250_000, sha256: 'ab'.repeat(32), runs: 1, downloads: 0, version: 5 },
  ...{ requestedAt: '2026-11-30T14:00:00.000Z', readyAt: '2026-11-30T14:01:00.000Z', until: '2026-12-01T14:00:00.000Z' },
};
const building = {
  ...row,
  id: '018f2a10-0000-7000-8000-0000000000e2',
  what: 'messages',
  state: 'Building',
  rows: 300,
  runs: 2,
  until: null,
};

const begin = async (rows: readonly object[]) => {
  const live = liveStream();
  let listed = rows;
  const asked = answering(({ method, path }) => {
    if (path === '/api/live') return live.answer();
    if (path.includes('/actions')) return { body: Object.fromEntries(rows.map((one) => [(one as typeof row).id, { CancelExport: true }])) };
    if (path.includes('/file')) return { body: { rows: [] } };
    if (method === 'POST') return { body: { position: 1, events: [{ type: 'x', stream: 'x', version: 1 }] } };
    return { body: { data: listed, total: listed.length, more: false } };
  });
  await show(<ExportList />, '/exports');
  await screen.findByRole('heading', { level: 1, name: /Exports/ });
  return { asked, live, now: (next: readonly object[]) => (listed = next) };
};

describe('the exports of a person', () => {
  it('show how far each is, what is in it and until when', async () => {
    await begin([row, building]);
    expect((await screen.findByRole('progressbar', { name: /^300 sur 1\s200$/ })).getAttribute('aria-valuenow')).toBe('25');
    expect(screen.getByText(/Repris après l’arrêt d’un processus/)).toBeTruthy();
    expect(screen.getAllByText('Filtré par : state, province')).toHaveLength(2);
    expect(screen.getByText('Prêt')).toBeTruthy();
    expect(screen.getByText(/1\s200 lignes/)).toBeTruthy();
  });

  it('are taken as a file, and given up', async () => {
    const saved: Blob[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:1'), revokeObjectURL: () => undefined });
    const { asked } = await begin([row]);
    await userEvent.click(await screen.findByRole('button', { name: /^Télécharger : Demandes/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked.some(({ path }) => path === `/api/exports/${row.id}/file`)).toBe(true);
    const erase = await screen.findByRole('button', { name: /^Effacer : Demandes/ });
    await waitFor(() => expect(erase.getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(erase);
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/commands/CancelExport')).toBe(true));
    expect(asked.find(({ path }) => path === '/api/commands/CancelExport')?.body).toMatchObject({
      payload: { exportId: row.id, userId: row.accountId },
    });
  });

  it('tell the hash of a file beside what it was wanted for', async () => {
    await begin([row]);
    await userEvent.click(await screen.findByRole('button', { name: 'Demandes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Demandes' });
    expect(within(dialog).getByText('ab'.repeat(32))).toBeTruthy();
    expect(within(dialog).getByText('Bilan du trimestre')).toBeTruthy();
  });

  it('say why one was not made', async () => {
    await begin([{ ...row, state: 'Failed', failure: 'account', bytes: null, until: null }]);
    expect(await screen.findByText('Votre rôle a changé depuis la demande.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Télécharger/ })).toBeNull();
  });
});

describe('the button beside a list', () => {
  const open = async (role: string, part = <ExportButton what="leads" filter={{ state: ['Ready'], q: ' K7QF ' }} />) => {
    const asked = answering(({ method }) =>
      method === 'POST' ? { status: 202, body: { position: 1, events: [] } } : { body: { data: [], total: 0 } },
    );
    await show(part, '/leads');
    keep(token({ role }));
    await userEvent.click(screen.getByRole('button', { name: /^(Exporter|Demander un export)$/ }));
    return { asked, dialog: within(await screen.findByRole('dialog')) };
  };
  it('asks for the list as it is narrowed, with a reason, in full only where it is ticked', async () => {
    const { asked, dialog } = await open('jurilien_admin');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Coordonnées complètes/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Exporter la liste' }));
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.type(dialog.getByRole('textbox', { name: /Raison|Motif/ }), 'Bilan du trimestre');
    await userEvent.click(dialog.getByRole('button', { name: 'Exporter la liste' }));
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/exports')).toBe(true));
    expect(asked.find(({ path }) => path === '/api/exports')?.body).toMatchObject({
      ...{ what: 'leads', format: 'csv', lang: 'fr', full: true, filter: { state: ['Ready'] }, q: 'K7QF', reason: 'Bilan du trimestre' },
      exportId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(await screen.findByText('Export demandé. Suivez-le sous « Exports ».')).toBeTruthy();
  });
  it('says to who reads figures alone what they will get, and offers nothing in full', async () => {
    const { dialog } = await open('jurilien_report_admin', <ExportButton />);
    expect(dialog.getByText(/compte par mois, sans aucun nom; un nombre inférieur à 10/)).toBeTruthy();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    expect(dialog.getByRole('combobox', { name: /Liste/ })).toBeTruthy();
  });
  it('says to administrators of a province that contact details are masked', async () => {
    const { dialog } = await open('jurilien_admin_qc');
    expect(dialog.getByText(/Les coordonnées y sont masquées/)).toBeTruthy();
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });
  it.each([
    ['jurilien_admin', /adresse masquée/],
    ['jurilien_report_admin', /compte les personnes par état, sans aucune adresse/],
  ])('of recipients of a campaign is masked for %s too, and nothing is offered in full', async (role, words) => {
    const { dialog } = await open(role, <ExportButton what="recipients" filter={{ campaignId: row.id }} />);
    expect(dialog.getByText(words)).toBeTruthy();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    expect(dialog.queryByRole('combobox', { name: /Liste/ })).toBeNull();
  });
});
