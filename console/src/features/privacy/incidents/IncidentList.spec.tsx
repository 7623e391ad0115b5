import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../../page.testing';
import IncidentList from './IncidentList';

const row = {
  id: '018f2a10-0000-7000-8000-0000000000d1',
  ...{ state: 'Notified', kind: 'loss', dataKinds: ['documents'], persons: 12, toldPersons: 3, publicNotice: false, version: 4 },
  ...{ occurredAt: '2026-11-20T14:00:00.000Z', discoveredAt: '2026-11-21T15:00:00.000Z', registeredAt: '2026-11-21T15:05:00.000Z' },
  ...{ registeredBy: 'staff-1', demands: ['cai', 'persons'], missing: ['persons'] },
};
const begin = async () => {
  const asked = answering(({ method, path }) => {
    if (method === 'POST') return { body: { position: 1, events: [] } };
    if (path.startsWith('/api/incidents/export')) return { body: { data: [{ ...row, description: '=1+1' }], more: false } };
    if (path.startsWith('/api/views/incidents')) return { body: { data: [row], total: 1 } };
    return { body: { data: [], total: 0 } };
  });
  await show(<IncidentList />, '/privacy/incidents');
  await screen.findByText('Perte');
  return asked;
};

describe('the register of incidents', () => {
  it('lists those under way with who is still to be told, beside the register of processors', async () => {
    const asked = await begin();
    expect(screen.getByText('personnes touchées')).toBeTruthy();
    const lists = asked.filter(({ path }) => path.startsWith('/api/views/incidents')).map(({ path }) => decodeURIComponent(path));
    expect(lists.some((path) => path.includes('"state":["Registered","Assessed","Notified"]') && path.includes('sort=discoveredAt'))).toBe(
      true,
    );
    const tabs = screen.getByRole('navigation', { name: 'Vie privée' });
    expect(within(tabs).getByRole('link', { name: 'Incidents' }).getAttribute('aria-current')).toBe('page');
    expect(within(tabs).getByRole('link', { name: 'Fournisseurs' }).getAttribute('href')).toBe('/privacy/processors');
  });

  it('registers one with what is known', async () => {
    const asked = await begin();
    await userEvent.click(screen.getByRole('button', { name: 'Inscrire un incident' }));
    const dialog = await screen.findByRole('dialog');
    const type = (label: RegExp, text: string) => userEvent.type(within(dialog).getByLabelText(label), text);
    await type(/Survenu le/, '2026-11-20T09:00');
    await type(/Découvert le/, '2026-11-21T09:00');
    await type(/Nombre de personnes/, '10000');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Vise : coordonnées' }));
    await type(/Ce qui s’est passé/, 'Un portable a été volé.');
    await type(/Mesures prises/, 'Accès révoqués.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Inscrire un incident' }));
    await waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.path).toBe('/api/commands/RegisterIncident'));
    const { payload } = asked.find(({ method }) => method === 'POST')!.body as { payload: Record<string, unknown> };
    expect(payload).toEqual({
      incidentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ...{ kind: 'disclosure', dataKinds: ['contact'], persons: 10_000 },
      occurredAt: new Date('2026-11-20T09:00').toISOString(),
      discoveredAt: new Date('2026-11-21T09:00').toISOString(),
      ...{ description: 'Un portable a été volé.', measures: 'Accès révoqués.' },
    });
  });

  it('is exported whole, in words, and no cell is a formula', async () => {
    const saved: Blob[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:1'), revokeObjectURL: () => undefined });
    await begin();
    await userEvent.click(screen.getByRole('button', { name: 'Exporter le registre (CSV)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(saved[0]!);
    });
    expect(text).toContain('Avis donnés;documents envoyés;12;');
    expect(text).toContain("'=1+1");
  });
});
