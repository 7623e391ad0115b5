import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { ListBase } from 'react-admin';
import { answering, show, type Asked } from '../../page.testing';
import { Filters } from './Filters';
import { MoreFilters, type MoreFilter } from './MoreFilters';
import { store } from '../../store';
import { Pager } from './Pager';
import { savedViewsQuery, type KeptView } from './views/saved-views';
import { SavedViews, type SavedView } from './views/SavedViews';

const listOf = (part: ReactElement, filter?: object) => (
  <ListBase resource="enquiries" perPage={25} sort={{ field: 'id', order: 'ASC' }} filterDefaultValues={filter}>
    {part}
  </ListBase>
);
const asking = (page: object = { data: [{ id: 'a' }], total: 1 }) => {
  const asked = answering(() => ({ body: page }));
  const last = () => new URLSearchParams(asked.filter(rows).at(-1)?.path.split('?')[1]);
  const sorted = () => [last().get('sort'), last().get('order')];
  return { asked, last, sorted, filter: () => JSON.parse(last().get('filter') ?? '{}') as unknown };
};
const rows = ({ path }: Asked) => path.startsWith('/api/views/enquiries?') && !path.includes('perPage=1&');
const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(screen.getByRole('option', { name: option }));
};

describe('the filters used most', () => {
  const selects = [
    { field: 'state', label: 'État', many: true, options: [{ value: 'New', label: 'Nouvelle' }] },
    { field: 'lang', label: 'Langue', options: [{ value: 'fr', label: 'Français' }] },
  ];
  it('search when the typing rests, once for all that was typed', async () => {
    const { asked, last } = asking();
    await show(listOf(<Filters search="Nom" selects={[]} />));
    await userEvent.type(screen.getByRole('searchbox'), 'Roy');
    await waitFor(() => expect(last().get('q')).toBe('Roy'));
    expect(asked.filter(rows).map(({ path }) => new URLSearchParams(path.split('?')[1]).get('q'))).toEqual([null, 'Roy']);
  });
  it('take what was typed along when another one is chosen before the typing rests', async () => {
    const { last, filter } = asking();
    await show(listOf(<Filters search="Nom" selects={selects} />));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Roy' } });
    await choose('Langue', 'Français');
    await waitFor(() => expect(filter()).toEqual({ lang: 'fr' }));
    expect(last().get('q')).toBe('Roy');
  });
  it('ask for one of several where a field has several, and for all again', async () => {
    const { filter } = asking();
    await show(listOf(<Filters search="Nom" selects={selects} />));
    await choose('État', 'Nouvelle');
    await waitFor(() => expect(filter()).toEqual({ state: ['New'] }));
    await choose('État', 'Tous');
    await waitFor(() => expect(filter()).toEqual({}));
  });
});

describe('the other filters', () => {
  const filters: MoreFilter[] = [
    { kind: 'flag', field: 'urgent', label: 'Urgente' },
    { kind: 'choice', field: 'region', label: 'Région', options: [{ value: 'QC-06', label: 'Montréal' }] },
    { kind: 'day', field: 'createdAt', label: 'Créée' },
    { kind: 'number', field: 'priceCc', label: 'Prix', scale: 100 },
  ];
  const begin = async (filter?: object) => {
    const asked = asking();
    await show(listOf(<MoreFilters filters={filters} />, filter));
    await userEvent.click(screen.getByRole('button', { name: /Plus de filtres/ }));
    return asked;
  };
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('ask for whole days, from the first moment of one to the last of another', async () => {
    const { filter } = await begin();
    const day = (text: string) => new Date(text).toISOString();
    type('Créée, De', '2026-03-02');
    await waitFor(() => expect(filter()).toEqual({ createdAt_gte: day('2026-03-02T00:00:00') }));
    type('Créée, À', '2026-03-04');
    await waitFor(() =>
      expect(filter()).toEqual({ createdAt_gte: day('2026-03-02T00:00:00'), createdAt_lte: day('2026-03-04T23:59:59.999') }),
    );
    expect((screen.getByLabelText('Créée, À') as HTMLInputElement).value).toBe('2026-03-04');
  });
  it('ask for numbers as they are kept, and show them as they were typed', async () => {
    const { filter } = await begin();
    type('Prix, De', '2.5');
    await waitFor(() => expect(filter()).toEqual({ priceCc_gte: 250 }));
    expect((screen.getByLabelText('Prix, De') as HTMLInputElement).value).toBe('2.5');
    type('Prix, De', '');
    await waitFor(() => expect(filter()).toEqual({}));
  });
  it('say yes, no, or nothing about a mark', async () => {
    const { filter } = await begin();
    const group = within(screen.getByRole('group', { name: 'Urgente' }));
    await userEvent.click(group.getByRole('button', { name: 'Non' }));
    await waitFor(() => expect(filter()).toEqual({ urgent: false }));
    await userEvent.click(group.getByRole('button', { name: 'Non' }));
    await waitFor(() => expect(filter()).toEqual({}));
  });
  it('count themselves, and are cleared without the others', async () => {
    const { filter } = await begin({ urgent: true, priceCc_lte: 300, lang: 'fr' });
    expect(screen.getByText('Plus de filtres (2)')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(filter()).toEqual({ lang: 'fr' }));
    expect(screen.getByText('Plus de filtres')).toBeTruthy();
  });
});

describe('the views of a list', () => {
  const views: SavedView[] = [
    { key: 'all', label: 'Toutes', filter: {} },
    { key: 'new', label: 'Nouvelles', filter: { state: 'New' }, counted: true },
    { key: 'over', label: 'Finies', filter: { state: 'Over' }, sort: { field: 'endedAt', order: 'DESC' } },
  ];
  const usual = { field: 'id', order: 'ASC' } as const;
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  const kept = (over: Partial<KeptView> = {}): KeptView => ({
    id: 'v1',
    list: 'enquiries',
    name: 'En français',
    filter: { lang: 'fr' },
    shared: false,
    mine: true,
    changeable: true,
    usable: true,
    ...over,
  });
  const Tabs = () => {
    const [hidden, setHidden] = useState<string[]>([]);
    return (
      <>
        <SavedViews views={views} usual={usual} hidden={hidden} setHidden={setHidden} />
        <output>{hidden.join()}</output>
      </>
    );
  };
  /** A server that keeps views, and a page that has read them. */
  const server = async (begun: KeptView[], filter?: object, old?: object) => {
    let all = begun;
    const asked = answering(({ method, path, body }) => {
      if (!path.startsWith('/api/saved-views')) return { body: { data: [{ id: 'a' }], total: 7 } };
      if (method === 'POST') all = [...all, kept({ id: `v${all.length + 1}`, ...(body as Partial<KeptView>) })];
      if (method === 'PATCH') all = all.map((view) => (path.endsWith(view.id) ? { ...view, ...(body as Partial<KeptView>) } : view));
      if (method === 'DELETE') all = all.filter((view) => !path.endsWith(view.id));
      return method === 'GET' ? { body: { views: all, choices: {} } } : { status: method === 'POST' ? 201 : 204, body: { id: 'v9' } };
    });
    const page = <Fresh old={old}>{listOf(<Tabs />, filter)}</Fresh>;
    await show(page);
    const sent = (method: string) => asked.filter((one) => one.method === method).map(({ path, body }) => [path, body]);
    const shown = () => JSON.parse(new URLSearchParams(asked.filter(rows).at(-1)?.path.split('?')[1]).get('filter') ?? '{}') as unknown;
    return { asked, sent, shown };
  };
  /** The page of someone who has just come: views are asked for, and what lay in the browser is there. */
  const Fresh = ({ old, children }: { old?: object; children: ReactElement }) => {
    const client = useQueryClient();
    const [ready, setReady] = useState(false);
    useEffect(() => {
      if (old) store.setItem('enquiries.views', old);
      void client
        .invalidateQueries({ queryKey: ['saved-views'] })
        .then(() => client.fetchQuery({ ...savedViewsQuery, staleTime: 0 }))
        .then(() => setReady(true));
    }, []);
    return ready ? children : null;
  };
  const option = async (name: string, of: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Options de la vue « ${of} »` }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };

  it('say which one is shown and how many a counted one has', async () => {
    const { filter } = asking({ data: [{ id: 'a' }], total: 7 });
    await show(listOf(<Tabs />));
    await userEvent.click(await screen.findByRole('button', { name: /Nouvelles/ }));
    await waitFor(() => expect(filter()).toEqual({ state: 'New' }));
    await waitFor(() => expect(pressed()).toEqual(['Nouvelles7']));
  });
  it('get one of one’s own, kept by the server without the words that are searched for', async () => {
    const { sent } = await server([], { lang: 'fr', q: 'Roy' });
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer la vue' }));
    expect(await screen.findByText('Les mots cherchés ne font pas partie de la vue.')).toBeTruthy();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nom de la vue' }), ' En français {Enter}');
    await waitFor(() => expect(pressed()).toEqual(['En français']));
    expect(sent('POST')).toEqual([
      [
        '/api/saved-views',
        { list: 'enquiries', name: 'En français', shared: false, filter: { lang: 'fr' }, sort: { field: 'id', order: 'ASC' }, hidden: [] },
      ],
    ]);
  });
  it('bring their order and their columns, whichever way the filter is written down', async () => {
    const view = kept({ filter: { lang: 'fr', state: 'New' }, sort: { field: 'city', order: 'DESC' }, hidden: ['city'] });
    const { asked } = await server([view], { state: 'New', lang: 'fr' });
    await waitFor(() => expect(pressed()).toEqual(['En français']));
    await userEvent.click(screen.getByRole('button', { name: 'En français' }));
    await waitFor(() => expect(new URLSearchParams(asked.filter(rows).at(-1)?.path.split('?')[1]).get('sort')).toBe('city'));
    expect(document.querySelector('output')!.textContent).toBe('city');
  });
  it('are called otherwise, shared, begun with and removed by who may; the others’ only begun with', async () => {
    const { sent } = await server(
      [kept(), kept({ id: 'v2', name: 'De l’équipe', filter: { lang: 'en' }, shared: true, mine: false, changeable: false })],
      { lang: 'fr' },
    );
    await option('Partager avec l’équipe', 'En français');
    await waitFor(() => expect(sent('PATCH')).toEqual([['/api/saved-views/v1', { shared: true }]]));
    await option('Renommer la vue', 'En français');
    const name = await screen.findByRole('textbox', { name: 'Nom de la vue' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Francophones{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: /Francophones/, pressed: true })).toBeTruthy();
    await option('Ouvrir la liste avec cette vue', 'Francophones');
    await waitFor(() => expect(sent('PUT')).toEqual([['/api/saved-views/choices', { list: 'enquiries', view: 'v1' }]]));
    await option('Retirer la vue « Francophones »', 'Francophones');
    await waitFor(() => expect(sent('DELETE').map(([path]) => path)).toEqual(['/api/saved-views/v1']));
    await userEvent.click(await screen.findByRole('button', { name: /De l’équipe/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Options de la vue « De l’équipe »' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Ouvrir la liste avec cette vue']);
  });
  it('that the role no longer allows cannot be shown, only removed', async () => {
    const { sent, shown } = await server([kept({ usable: false })]);
    await userEvent.click(await screen.findByRole('button', { name: 'En français' }));
    expect(shown()).toEqual({});
    await userEvent.click(screen.getByRole('button', { name: 'Retirer la vue « En français »' }));
    await waitFor(() => expect(sent('DELETE')).toHaveLength(1));
  });
  it('of before lay in the browser: they go to the server once, and are gone from it', async () => {
    const old = [
      { key: 'own-1', label: 'À Laval', filter: { city: 'Laval', q: 'Roy' } },
      { key: 'own-2', label: 'En anglais', filter: { lang: 'en' } },
    ];
    const { sent } = await server([], {}, old);
    expect(await screen.findByRole('button', { name: 'En anglais' })).toBeTruthy();
    expect(sent('POST').map(([, body]) => body)).toEqual([
      { list: 'enquiries', name: 'À Laval', filter: { city: 'Laval' }, shared: false },
      { list: 'enquiries', name: 'En anglais', filter: { lang: 'en' }, shared: false },
    ]);
    await waitFor(() => expect(store.getItem('enquiries.views')).toEqual([]));
  });
  it('may begin in an order of their own, which goes with them', async () => {
    const { sorted } = asking();
    await show(listOf(<Tabs />));
    await userEvent.click(await screen.findByRole('button', { name: 'Finies' }));
    await waitFor(() => expect(sorted()).toEqual(['endedAt', 'desc']));
    await userEvent.click(screen.getByRole('button', { name: 'Toutes' }));
    await waitFor(() => expect(sorted()).toEqual(['id', 'asc']));
  });
  it('keep no view without a name', async () => {
    await server([], { lang: 'fr' });
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer la vue' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nom de la vue' }), '  {Enter}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(await screen.findByText('À remplir')).toBeTruthy();
  });
});

describe('the pages of a list', () => {
  const many = (total: number, more = false) => ({ data: Array.from({ length: 25 }, (_, id) => ({ id })), total, more });
  it('lead on and back, and end where the rows end', async () => {
    const { last } = asking(many(50));
    await show(listOf(<Pager />));
    expect(await screen.findByText('1 à 25 sur 50')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Précédente' }) as HTMLButtonElement).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Suivante' }));
    expect(await screen.findByText('26 à 50 sur 50')).toBeTruthy();
    expect(last().get('page')).toBe('2');
    expect((screen.getByRole('button', { name: 'Suivante' }) as HTMLButtonElement).disabled).toBe(true);
  });
  it('go on behind a count that stopped, as long as pages are full', async () => {
    asking(many(25, true));
    await show(listOf(<Pager />));
    expect(await screen.findByText('1 à 25 sur plus de 25')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Suivante' }) as HTMLButtonElement).disabled).toBe(false);
  });
  it('are as long as wanted, from the first one', async () => {
    const { last } = asking(many(200));
    await show(listOf(<Pager />));
    await userEvent.click(await screen.findByRole('button', { name: 'Suivante' }));
    await waitFor(() => expect(last().get('page')).toBe('2'));
    await choose('Par page', '100');
    await waitFor(() => expect([last().get('perPage'), last().get('page')]).toEqual(['100', '1']));
  });
});
