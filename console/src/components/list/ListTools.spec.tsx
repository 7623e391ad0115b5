import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { ListBase } from 'react-admin';
import { answering, show, type Asked } from '../../page.testing';
import { Filters } from './Filters';
import { MoreFilters, type MoreFilter } from './MoreFilters';
import { Pager } from './Pager';
import { SavedViews, type SavedView } from './SavedViews';

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
  it('say which one is shown and how many a counted one has', async () => {
    const { filter } = asking({ data: [{ id: 'a' }], total: 7 });
    await show(listOf(<SavedViews views={views} usual={usual} />));
    await userEvent.click(await screen.findByRole('button', { name: /Nouvelles/ }));
    await waitFor(() => expect(filter()).toEqual({ state: 'New' }));
    await waitFor(() => expect(pressed()).toEqual(['Nouvelles7']));
  });
  it('get one of one’s own, which is still there at the next visit until it is removed', async () => {
    const { filter } = asking();
    const part = listOf(<SavedViews views={views} usual={usual} />, { lang: 'fr' });
    const { unmount, again } = await show(part);
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer la vue' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nom de la vue' }), ' En français {Enter}');
    await waitFor(() => expect(pressed()).toEqual(['En français']));
    unmount();
    again(listOf(<SavedViews views={views} usual={usual} />));
    await userEvent.click(await screen.findByRole('button', { name: 'En français' }));
    await waitFor(() => expect(filter()).toEqual({ lang: 'fr' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retirer la vue « En français »' }));
    expect(screen.queryByRole('button', { name: 'En français' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Retirer la vue « Toutes/ })).toBeNull();
  });
  it('may begin in an order of their own, which goes with them', async () => {
    const { sorted } = asking();
    await show(listOf(<SavedViews views={views} usual={usual} />));
    await userEvent.click(await screen.findByRole('button', { name: 'Finies' }));
    await waitFor(() => expect(sorted()).toEqual(['endedAt', 'desc']));
    await userEvent.click(screen.getByRole('button', { name: 'Toutes' }));
    await waitFor(() => expect(sorted()).toEqual(['id', 'asc']));
  });
  it('keep no view without a name', async () => {
    asking();
    await show(listOf(<SavedViews views={views} usual={usual} />, { lang: 'fr' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer la vue' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nom de la vue' }), '  {Enter}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(pressed).toThrow();
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
