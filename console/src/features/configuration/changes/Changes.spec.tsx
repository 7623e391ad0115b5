import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answering, show, token } from '../../../page.testing';
import { keep } from '../../../session/session';
import Changes from './Changes';

const ME = '018f0000-0000-7000-8000-000000000001';
const id = (n: number) => `018f0000-0000-7000-8000-0000000000a${n}`;
const row = (n: number, more: object = {}) => ({
  id: id(n),
  state: 'Proposed',
  set: [{ key: 'pricing.minCc', scope: { province: 'QC' }, value: 100, before: null, wider: { value: 75, scope: {} } }],
  keys: ['pricing.minCc'],
  hash: `hash-${n}`,
  secondPerson: true,
  reason: 'Prix trop bas au Québec',
  proposedBy: 'someone',
  proposedAt: '2026-11-01T15:00:00.000Z',
  ...more,
});
const everything = { ApproveConfigChange: true, RejectConfigChange: true, RollbackConfig: true };

/** The new minimum doubles what 41 requests cost. */
const previewed = {
  at: '2026-11-28T20:00:00.000Z',
  previews: [
    {
      name: 'prices',
      pairs: [0],
      days: 30,
      cases: 41,
      more: true,
      figures: [{ measure: 'total', unit: 'cc', was: 4_100, before: 4_100, after: 8_200 }],
      parts: [],
    },
  ],
  none: [],
};
const begin = async (rows: ReturnType<typeof row>[], actions: object = everything, role = 'jurilien_admin', at = '/config/changes') => {
  const asked = answering(({ method, path }) => {
    if (path === '/api/configuration/previews') return { body: previewed };
    if (method === 'POST') return { body: { position: 1, events: [] } };
    if (path.startsWith('/api/views/config-changes/actions')) return { body: Object.fromEntries(rows.map((one) => [one.id, actions])) };
    if (!path.startsWith('/api/views/config-changes')) return { body: { data: [], total: 0 } };
    const states = (JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter')!) as { state: string[] }).state;
    const data = rows.filter(({ state }) => states.includes(state));
    return { body: { data, total: data.length } };
  });
  const shown = show(
    <Routes>
      <Route path="/config/changes" element={<Changes />} />
      <Route path="/config" element={<p>Réglages ouverts</p>} />
    </Routes>,
    at,
  );
  // It signs in the usual administrator before it renders anything.
  keep(token({ role }));
  await shown;
  await screen.findAllByText('Prix trop bas au Québec');
  await waitFor(() => expect(screen.queryByRole('button', { description: /Chargement/ })).toBeNull());
  const sentTo = (address: string) => () => asked.filter(({ path }) => path.startsWith(address)).map(({ path, body }) => ({ path, body }));
  return Object.assign(sentTo('/api/commands/'), { previewed: sentTo('/api/configuration/previews') });
};
const user = userEvent.setup();
const decide = async (name: string) => {
  await user.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  const shown = dialog.getByRole('list', { name: 'Ce qui change' }).textContent?.replace(/[\u00a0\u202f]/g, ' ');
  await user.type(dialog.getByRole('textbox', { name: 'Raison' }), 'Vu et vérifié');
  await user.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return shown;
};

describe('changes of the configuration', () => {
  afterEach(() => sessionStorage.clear());

  it('are approved by the very values that are shown', async () => {
    const sent = await begin([row(1)]);
    expect(await decide('Approuver')).toMatch(
      /Prix minimalQuébecÀ deux0,75 jc→1 jcAucune valeur propre jusque-là : celle de « Partout » s’appliquait\./,
    );
    const [{ path, body }] = sent() as [ReturnType<typeof sent>[number]];
    expect(path).toBe('/api/commands/ApproveConfigChange');
    expect(body).toMatchObject({ payload: { changeId: id(1), hash: 'hash-1' }, reason: 'Vu et vérifié' });
  });

  it('are those that an address asks for, with the way to all that are under way', async () => {
    await begin(
      [row(1), row(2, { state: 'Stuck', reason: 'Base changée depuis' })],
      everything,
      'jurilien_admin',
      '/config/changes?state=Proposed',
    );
    expect(screen.getByRole('heading', { name: 'En cours : Proposé' })).toBeTruthy();
    expect(screen.queryByText('Base changée depuis')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Tout montrer' }));
    expect(await screen.findByText('Base changée depuis')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'En cours' })).toBeTruthy();
  });

  it('of earlier versions do not say what the wider scope had', async () => {
    const { wider: _, ...set } = row(1).set[0]!;
    await begin([row(1, { set: [set] })]);
    expect(await decide('Approuver')).toMatch(/aucune valeur propre→1 jc/);
  });

  it('are not one’s own to approve: the button says why', async () => {
    const own = { code: 'FOUR_EYES_REQUIRED', detail: 'proposed-by-you' };
    await begin([row(1, { proposedBy: ME })], { ...everything, ApproveConfigChange: own });
    expect(screen.getByRole('button', { name: /^Approuver/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('that are one’s own are corrected where changes are put together', async () => {
    await begin([row(1, { proposedBy: ME, effectiveAt: '2030-01-02T15:00:00.000Z' })]);
    await user.click(screen.getByRole('button', { name: 'Corriger' }));
    expect(await screen.findByText('Réglages ouverts')).toBeTruthy();
    const [slot] = Object.keys(sessionStorage);
    expect(JSON.parse(sessionStorage.getItem(slot!)!)).toMatchObject({
      changeId: id(1),
      set: [{ key: 'pricing.minCc', scope: { province: 'QC' }, value: 100 }],
      proposed: true,
    });
  });

  it('that are stuck say why, and what to do', async () => {
    await begin([row(1, { state: 'Stuck', stuckWhy: 'base-changed' })]);
    expect(screen.getByText(/une valeur de départ a changé/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approuver' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Rejeter' })).toBeTruthy();
  });

  it('say which planned change they get in the way of, before they are approved or rolled back', async () => {
    const planned = { state: 'Scheduled', effectiveAt: '2030-01-02T15:00:00.000Z' };
    await begin([row(1), row(2, { state: 'Applied' }), row(3, planned), row(4, { ...planned, set: [] })]);
    for (const name of ['Approuver', 'Rétablir les valeurs d’avant']) {
      await user.click(screen.getByRole('button', { name }));
      const dialog = within(await screen.findByRole('dialog'));
      expect((await dialog.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/déjà prévu pour le 2.janv.*Il sera bloqué/),
      ]);
      await user.click(dialog.getByRole('button', { name: 'Annuler' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('that were applied are rolled back: what comes back is shown first', async () => {
    const sent = await begin([row(1, { state: 'Applied', appliedAt: '2026-11-02T15:00:00Z', configVersion: 2 })]);
    expect(await decide('Rétablir les valeurs d’avant')).toMatch(
      /1 jc→0,5 jcPlus de valeur propre ensuite : la valeur livrée s’applique\./,
    );
    expect(sent()[0]).toMatchObject({
      path: '/api/commands/RollbackConfig',
      body: { payload: { changeId: id(1), rollbackId: expect.any(String) } },
    });
  });

  it('show who decides what they would have done: on the card once it is asked for, and before an approval', async () => {
    const sent = await begin([row(1, { effectiveAt: '2030-01-02T15:00:00.000Z' })]);
    expect(sent.previewed()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Voir l’effet' }));
    const seen = await screen.findByRole('region', { name: 'Aperçu de l’effet' });
    expect(await within(seen).findByText(/sur 41 demandes acceptées.*Seuls les cas les plus récents/)).toBeTruthy();
    expect(sent.previewed().map(({ body }) => body)).toEqual([
      { changeId: id(1), set: [{ key: 'pricing.minCc', scope: { province: 'QC' }, value: 100 }], effectiveAt: '2030-01-02T15:00:00.000Z' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Masquer l’effet' }));
    expect(screen.queryByRole('region', { name: 'Aperçu de l’effet' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Approuver' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/sur 41 demandes acceptées/)).toBeTruthy();
  });

  it('show it to a provincial administrator for their own province alone', async () => {
    const elsewhere = { set: [{ key: 'pricing.minCc', scope: {}, value: 100, before: null }] };
    await begin([row(1), row(2, elsewhere)], everything, 'jurilien_admin_qc');
    expect(screen.getAllByRole('button', { name: 'Voir l’effet' })).toHaveLength(1);
  });
});
