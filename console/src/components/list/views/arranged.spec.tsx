import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { show } from '../../../page.testing';
import { store } from '../../../store';
import { keeping, list, lists } from './list.testing';
import { savedViewsQuery } from './saved-views';

describe('a list that someone has arranged', () => {
  const kept = {
    id: 'v1',
    list: 'enquiries',
    name: 'De Laval',
    filter: { city: 'Laval' },
    sort: { field: 'city', order: 'DESC' as const },
  };
  const own = { ...kept, shared: false, mine: true, changeable: true, usable: true };
  /** The list of someone whose views have to be read first. */
  const Fresh = () => {
    const client = useQueryClient();
    const [ready, setReady] = useState(false);
    useEffect(() => {
      client.removeQueries({ queryKey: savedViewsQuery.queryKey });
      setReady(true);
    }, []);
    return ready
      ? list({
          views: [
            { key: 'all', label: 'Tous', filter: {} },
            { key: 'none', label: 'Sorel', filter: { city: 'Sorel' } },
          ],
        })
      : null;
  };
  const begin = async (first: string, view: object = own) => {
    const { asked } = keeping(204, { views: [view], choices: { enquiries: { view: first } } });
    await show(<Fresh />);
    await screen.findByRole('link', { name: 'Anne' });
    return lists(asked).map((query) => [query.get('filter'), query.get('sort'), query.get('order')]);
  };
  it('begins with the view that was chosen for it, in its order, and asks for nothing else first', async () =>
    expect(await begin('v1')).toEqual([['{"city":"Laval"}', 'city', 'desc']]));
  it('begins with a view that it brings', async () => expect(await begin('none')).toEqual([['{"city":"Sorel"}', 'name', 'asc']]));
  it('begins as it does for everyone where the view is gone', async () => expect(await begin('v7')).toEqual([[null, 'name', 'asc']]));
  it('begins as it does for everyone where the view is no longer allowed', async () =>
    expect(await begin('v1', { ...own, usable: false })).toEqual([[null, 'name', 'asc']]));
  it('begins with the columns of that view where none were chosen, and says where a choice stays', async () => {
    const hidden = { ...own, hidden: ['city'] };
    const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await begin('v1', hidden);
    expect(headers()).not.toContain('Ville');
    await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
    expect(screen.getByText(/^Gardé pour vous, sur tous vos appareils\. Une vue enregistrée garde aussi ses colonnes/)).toBeTruthy();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Ville' }));
    await waitFor(() =>
      expect(screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toContain('Ville'),
    );
  });
  it('has as much air as the person wants, at every visit', async () => {
    keeping();
    const { unmount, again } = await show(list());
    const height = () => getComputedStyle(screen.getByRole('cell', { name: 'Laval' })).paddingTop;
    await screen.findByRole('link', { name: 'Anne' });
    const dense = height();
    await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Lignes aérées' }));
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Lignes aérées', checked: true })).toBeTruthy());
    unmount();
    again(list());
    await screen.findByRole('link', { name: 'Anne' });
    expect(height()).not.toBe(dense);
  });
  it('keeps the choice of columns for the next visit; the first one cannot be taken away', async () => {
    const { sent } = keeping();
    const { unmount, again } = await show(list());
    await screen.findByRole('link', { name: 'Anne' });
    await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Nom' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Ville' }));
    await waitFor(() => expect(screen.queryByText('Laval')).toBeNull());
    await waitFor(() => expect(sent()).toEqual([['/api/saved-views/choices', { list: 'enquiries', hidden: ['city'] }]]));
    unmount();
    again(list());
    await screen.findByRole('link', { name: 'Anne' });
    expect(screen.queryByText('Laval')).toBeNull();
  });
  it('takes back a choice that the server could not keep, and says so', async () => {
    keeping(503);
    await show(list());
    await screen.findByRole('link', { name: 'Anne' });
    await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Ville' }));
    expect(await screen.findByText('Ce choix n’a pas pu être gardé.')).toBeTruthy();
    expect(await screen.findByText('Laval')).toBeTruthy();
  });
  it('brings columns that were chosen in this browser to the server, once, where nothing was chosen there', async () => {
    const { sent } = keeping();
    const Before = () => {
      const [ready, setReady] = useState(false);
      useEffect(() => {
        store.setItem('enquiries.hidden', ['city']);
        setReady(true);
      }, []);
      return ready ? list() : null;
    };
    await show(<Before />);
    await screen.findByRole('link', { name: 'Anne' });
    await waitFor(() => expect(screen.queryByText('Laval')).toBeNull());
    await waitFor(() => expect(sent()).toEqual([['/api/saved-views/choices', { list: 'enquiries', hidden: ['city'] }]]));
    expect(store.getItem('enquiries.hidden')).toBeNull();
  });
});
