import type { ComponentProps } from 'react';
import { answering, type Asked } from '../../../page.testing';
import { LiveList } from '../LiveList';

export interface Row {
  id: string;
  name: string;
  city: string;
}
export const rows: Row[] = [
  { id: 'a', name: 'Anne', city: 'Laval' },
  { id: 'b', name: 'Bruno', city: 'Ottawa' },
];
export const list = (over: Partial<ComponentProps<typeof LiveList<Row>>> = {}) => (
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
    {...over}
  />
);
/** A server that keeps what is chosen of the list, or keeps nothing. */
export const keeping = (status = 204, begun: { views: object[]; choices: { enquiries?: object } } = { views: [], choices: {} }) => {
  let { choices } = begun;
  const asked = answering(({ method, path, body }) => {
    if (!path.startsWith('/api/saved-views')) return { body: { data: rows, total: 2 } };
    if (method === 'GET') return { body: { ...begun, choices } };
    if (status === 204) choices = { enquiries: { ...choices.enquiries, ...body } };
    return { status };
  });
  return { asked, sent: () => asked.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]) };
};
export const lists = (asked: readonly Asked[]) =>
  asked.filter(({ path }) => path.startsWith('/api/views/enquiries?')).map(({ path }) => new URLSearchParams(path.split('?')[1]));
