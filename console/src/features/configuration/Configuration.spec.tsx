import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keyNamed } from '@jurilien/reference';
import { Route, Routes } from 'react-router-dom';
import { answering, show, token } from '../../page.testing';
import { keep } from '../../session/session';
import Configuration from './Configuration';

const change = (more: object = {}) => ({
  id: '018f0000-0000-7000-8000-0000000000aa',
  state: 'Scheduled',
  set: [{ key: 'lead.files.max', scope: {}, value: 5, before: null }],
  keys: ['lead.files.max'],
  hash: 'h1',
  secondPerson: false,
  effectiveAt: '2030-01-02T15:00:00.000Z',
  reason: 'Planned',
  proposedBy: 'x',
  proposedAt: '2026-11-01T00:00:00Z',
  ...more,
});
interface Given {
  current?: object[];
  pending?: object[];
  refuse?: object;
  role?: string;
  at?: string;
  previewed?: { status?: number; body: object };
}
const NOTHING = { body: { at: '2026-11-28T20:00:00.000Z', previews: [], none: [0] } };

const begin = async ({
  current = [],
  pending = [],
  refuse,
  role = 'jurilien_admin',
  at = '/config?group=lead',
  previewed = NOTHING,
}: Given = {}) => {
  const asked = answering(({ method, path }) => {
    if (path === '/api/configuration/previews') return previewed;
    if (method === 'POST')
      return refuse ? { status: 422, body: refuse } : { body: { position: 1, events: [{ type: 'ConfigChangeApplied' }] } };
    const data = path.startsWith('/api/views/config-current') ? current : path.startsWith('/api/views/config-changes') ? pending : [];
    return { body: { data, total: data.length } };
  });
  const page = (
    <Routes>
      <Route path="/config" element={<Configuration />} />
    </Routes>
  );
  const shown = show(page, at);
  // It signs in the usual administrator before it renders anything.
  keep(token({ role }));
  await shown;
  await screen.findByRole('list', { name: 'Configuration' });
  return () =>
    asked
      .filter(({ path }) => path.startsWith('/api/commands/'))
      .map(({ body }) => body as { payload: Record<string, unknown>; reason: string });
};
const user = userEvent.setup();
const cell = (name: RegExp) => user.click(screen.getByRole('button', { name }));
const type = async (box: HTMLElement, text: string) => {
  await user.clear(box);
  await user.type(box, text);
};
const review = async () => {
  await user.click(screen.getByRole('button', { name: 'Revoir le changement' }));
  return within(await screen.findByRole('dialog'));
};
const send = async (dialog: Awaited<ReturnType<typeof review>>, act: string) => {
  await user.type(dialog.getByRole('textbox', { name: 'Raison' }), 'Moins de fichiers suffit');
  await user.click(dialog.getByRole('button', { name: act }));
};

describe('the settings', () => {
  afterEach(() => sessionStorage.clear());

  it('are found by their words in every group, without accents', async () => {
    await begin();
    await user.type(screen.getByRole('searchbox'), 'facteurs prix');
    expect(await screen.findByRole('button', { name: /Facteurs de prix/ })).toBeTruthy();
    expect(screen.getAllByText('À deux').length).toBeGreaterThan(0);
  });

  it('are open once a search leaves one of those that are on the page', async () => {
    await begin();
    const card = () => screen.getByRole('button', { name: /^Documents par demande/ });
    expect(card().getAttribute('aria-expanded')).toBe('false');
    await user.type(screen.getByRole('searchbox'), 'lead.files.max');
    await waitFor(() => expect(card().getAttribute('aria-expanded')).toBe('true'));
  });

  it('are changed at one scope: what was typed is sent with its reason, the difference having been shown', async () => {
    const sent = await begin({ at: '/config?q=lead.files.max' });
    await cell(/^Partout/);
    await type(screen.getByRole('textbox', { name: /Documents par demande/ }), '4');
    const dialog = await review();
    const difference = within(dialog.getByRole('list', { name: 'Ce qui change' }));
    expect(difference.getByText('4')).toBeTruthy();
    expect(difference.getByText('10')).toBeTruthy();
    expect(difference.getByText('Aucune valeur propre jusque-là : la valeur livrée s’appliquait.')).toBeTruthy();
    await send(dialog, 'Appliquer');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [{ payload, reason }] = sent() as [ReturnType<typeof sent>[number]];
    expect(payload).toEqual({ changeId: expect.any(String), set: [{ key: 'lead.files.max', scope: {}, value: 4 }] });
    expect(reason).toBe('Moins de fichiers suffit');
    expect(screen.queryByRole('region', { name: 'Votre changement' })).toBeNull();
  });

  it('say at the field what is out of range, and send nothing', async () => {
    const sent = await begin({ at: '/config?q=lead.files.max' });
    await cell(/^Partout/);
    await type(screen.getByRole('textbox', { name: /Documents par demande/ }), '4000');
    expect(screen.getByText(/^Au plus /)).toBeTruthy();
    const dialog = await review();
    await send(dialog, 'Appliquer');
    expect(dialog.getByText('Une valeur est incomplète ou hors limites.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('say at both fields that they contradict each other', async () => {
    await begin({ at: '/config?q=Prix+minimal' });
    await cell(/^Partout/);
    await type(screen.getByRole('textbox', { name: /Prix minimal/ }), '40');
    expect(screen.getByText(/prix minimal.*prix maximal/i, { selector: 'p' })).toBeTruthy();
  });

  it('put what the API objects to at its pair', async () => {
    const errors = [
      { field: 'set.0.value', message: 'unchanged' },
      { field: 'set.0', message: 'scheduled:2030-01-02T15:00:00.000Z' },
    ];
    await begin({ at: '/config?q=lead.files.max', refuse: { code: 'VALIDATION', errors } });
    await cell(/^Partout/);
    await type(screen.getByRole('textbox', { name: /Documents par demande/ }), '4');
    const dialog = await review();
    await send(dialog, 'Appliquer');
    const pair = within((await dialog.findByRole('list', { name: 'Ce qui change' })).firstElementChild as HTMLElement);
    expect(await pair.findByText('Cette valeur est déjà en vigueur.')).toBeTruthy();
    expect(pair.getByText(/déjà prévu le .*2.*janv/)).toBeTruthy();
  });

  it('warn with its date of a planned change that this one comes before, and name it', async () => {
    const sent = await begin({ at: '/config?q=lead.files.max', pending: [change()] });
    await cell(/^Partout/);
    await type(screen.getByRole('textbox', { name: /Documents par demande/ }), '4');
    const dialog = await review();
    expect(dialog.getByText(/déjà prévu pour le .*2.*janv/)).toBeTruthy();
    await send(dialog, 'Appliquer');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]!.payload).toMatchObject({ preempts: [change().id] });
  });

  it('take a value away, so that the wider scope holds again', async () => {
    const row = {
      id: 'pricing.minCc|QC|',
      key: 'pricing.minCc',
      province: 'QC',
      field: null,
      value: 100,
      configVersion: 2,
      reason: 'r',
      proposedBy: 'x',
      appliedAt: '2026-11-01T00:00:00Z',
    };
    const sent = await begin({ at: '/config?q=Prix+minimal', current: [row] });
    await cell(/^Québec.*1.jc/);
    await user.click(screen.getByRole('button', { name: 'Retirer cette valeur' }));
    const dialog = await review();
    const difference = dialog.getByRole('list', { name: 'Ce qui change' });
    expect(difference.textContent?.replaceAll('\u00a0', ' ')).toMatch(
      /1 jc→0,5 jcPlus de valeur propre ensuite : la valeur livrée s’applique\./,
    );
    await send(dialog, 'Proposer');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]!.payload).toMatchObject({ set: [{ key: 'pricing.minCc', scope: { province: 'QC' }, value: null }] });
  });

  it('keep each row of a list in its place: a pack is changed in dollars and stored in cents', async () => {
    const sent = await begin({ at: '/config?q=Paquets' });
    await cell(/^Ontario/);
    const rows = within(screen.getByRole('list', { name: /Paquets/ })).getAllByRole('listitem');
    await type(within(rows[0]!).getByRole('textbox', { name: 'Prix avant taxes' }), '199,50');
    await user.click(within(rows[4]!).getByRole('button', { name: /Retirer/ }));
    const dialog = await review();
    await send(dialog, 'Proposer');
    await waitFor(() => expect(sent()).toHaveLength(1));
    const shipped = keyNamed('credits.packs')!.shipped as { cc: number; cents: number }[];
    expect(sent()[0]!.payload['set']).toEqual([
      { key: 'credits.packs', scope: { province: 'ON' }, value: [{ ...shipped[0], cents: 19_950 }, ...shipped.slice(1, 4)] },
    ]);
  });

  it('are those of their own province for a provincial administrator, who proposes', async () => {
    await begin({ at: '/config?q=Prix+minimal', role: 'jurilien_admin_qc' });
    await cell(/^Partout/);
    expect(screen.getByText('Vous pouvez changer les valeurs de votre province : Québec.')).toBeTruthy();
    await cell(/^Québec/);
    await type(screen.getByRole('textbox', { name: /Prix minimal/ }), '1');
    const dialog = await review();
    expect(dialog.getByRole('button', { name: 'Proposer' })).toBeTruthy();
  });

  it('show what they would have done with the last days, and name those for which the past says nothing', async () => {
    const figure = { measure: 'total', unit: 'cc', was: 4_150, before: 4_100, after: 8_200 };
    const part = (field: string, before: number, after: number) => ({
      province: 'QC',
      field,
      cases: 20,
      figures: [{ ...figure, was: before, before, after }],
    });
    const prices = {
      name: 'prices',
      pairs: [0],
      days: 30,
      cases: 41,
      more: false,
      figures: [figure],
      parts: [part('family', 100, 200), part('tax', 4_000, 8_000)],
    };
    await begin({ at: '/config?q=Prix+minimal', previewed: { body: { at: '2026-11-28T20:00:00.000Z', previews: [prices], none: [] } } });
    await cell(/^Québec/);
    await type(screen.getByRole('textbox', { name: /Prix minimal/ }), '2');
    const preview = within(await (await review()).findByRole('region', { name: 'Aperçu de l’effet' }));
    expect(await preview.findByText(/sur 41 demandes acceptées au cours des 30 derniers jours/)).toBeTruthy();
    const total = preview.getAllByRole('row').find((row) => row.textContent?.startsWith('Total'));
    expect(total?.textContent?.replace(/[\u00a0\u202f]/g, ' ')).toBe('Total41,5 jc41 jc82 jc');
    const family = preview.getAllByRole('row', { hidden: true }).find((row) => row.textContent?.includes('1 jc → 2 jc'));
    expect(family?.textContent).toContain('Québec');
  });

  it('have no preview where the past says nothing: it is said of which', async () => {
    await begin({ at: '/config?q=lead.files.max' });
    await cell(/^Partout/);
    await type(screen.getByRole('textbox', { name: /Documents par demande/ }), '4');
    expect(await (await review()).findByText(/^Aucun aperçu pour ce réglage\s: Documents par demande\.$/)).toBeTruthy();
  });

  it('say at the pair, before anything is sent, what a proposal would be refused for', async () => {
    const refusal = { code: 'VALIDATION', status: 422, errors: [{ field: 'set.0.value', message: 'unchanged' }] };
    const sent = await begin({ at: '/config?q=lead.files.max', previewed: { status: 422, body: refusal } });
    await cell(/^Partout/);
    await type(screen.getByRole('textbox', { name: /Documents par demande/ }), '4');
    const dialog = await review();
    expect(await dialog.findByText('Cette valeur est déjà en vigueur.')).toBeTruthy();
    expect(dialog.getByText('L’aperçu viendra une fois ces valeurs corrigées.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });
});
