import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show, type Asked } from '../page.testing';
import { LiveList } from './LiveList';

interface Row {
  id: string;
  name: string;
  city: string;
}
const rows: Row[] = [
  { id: 'a', name: 'Anne', city: 'Laval' },
  { id: 'b', name: 'Bruno', city: 'Ottawa' },
];
const list = () => (
  <LiveList<Row>
    resource="enquiries"
    view="enquiries"
    title="Personnes"
    search="Nom"
    views={[{ key: 'all', label: 'Tous', filter: {} }]}
    selects={[]}
    columns={[
      { key: 'name', label: 'Nom', sort: 'name', cell: (row) => row.name },
      { key: 'city', label: 'Ville', sort: 'city', cell: (row) => row.city },
    ]}
    sort={{ field: 'name', order: 'ASC' }}
    card={(row) => row.city}
    href={(row) => `/enquiries/${row.id}`}
    rowName={(row) => row.name}
    empty="Personne."
    emptyText="Elles arrivent ici."
  />
);
const lists = (asked: readonly Asked[]) =>
  asked.filter(({ path }) => path.startsWith('/api/views/enquiries?')).map(({ path }) => new URLSearchParams(path.split('?')[1]));

describe('a list', () => {
  it('shows each row with a link to its page, and how many there are', async () => {
    answering(() => ({ body: { data: rows, total: 1234, more: true } }));
    await show(list());
    const link = await screen.findByRole('link', { name: 'Anne' });
    expect(link.getAttribute('href')).toBe('/enquiries/a');
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getAllByText(/plus de 1.234/).length).toBeGreaterThan(0);
  });
  it('asks again by the column whose head is pressed, then the other way round', async () => {
    const asked = answering(() => ({ body: { data: rows, total: 2 } }));
    await show(list());
    await screen.findByRole('link', { name: 'Anne' });
    const order = () => [lists(asked).at(-1)?.get('sort'), lists(asked).at(-1)?.get('order')];
    expect(order()).toEqual(['name', 'asc']);
    const head = within(screen.getByRole('columnheader', { name: 'Ville' })).getByRole('button');
    await userEvent.click(head);
    await waitFor(() => expect(order()).toEqual(['city', 'asc']));
    await userEvent.click(within(screen.getByRole('columnheader', { name: 'Ville' })).getByRole('button'));
    await waitFor(() => expect(order()).toEqual(['city', 'desc']));
  });
  it('says that there is nothing, in the list’s own words', async () => {
    answering(() => ({ body: { data: [], total: 0 } }));
    await show(list());
    expect(await screen.findByText('Personne.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
  it('says what went wrong, and tries again when asked to', async () => {
    let broken = true;
    answering(() => (broken ? { status: 500, body: { code: 'UNEXPECTED' } } : { body: { data: rows, total: 2 } }));
    await show(list());
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    broken = false;
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'Bruno' })).toBeTruthy();
  });
});
