import { act as actOf, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLiveConnection } from '../../live';
import { useShortcuts } from '../../layout/shortcuts';
import { answering, liveStream, show, type Asked } from '../../page.testing';
import { store } from '../../store';
import { list, lists, rows, type Row } from './views/list.testing';

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
  it('offers the way out of a filter that leaves nothing', async () => {
    const asked = answering(({ path }) => ({ body: path.includes('filter=') ? { data: [], total: 0 } : { data: rows, total: 2 } }));
    await show(list({ views: [{ key: 'none', label: 'Aucun', filter: { city: 'Sorel' } }] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Aucun' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Effacer les filtres' }));
    expect(await screen.findByRole('link', { name: 'Anne' })).toBeTruthy();
    expect(lists(asked).map((query) => query.get('filter'))).toEqual([null, '{"city":"Sorel"}', null]);
  });
  it('lets go of an order that the role may no longer ask for', async () => {
    const asked = answering(({ path }) =>
      path.includes('sort=city')
        ? { status: 403, body: { code: 'COLUMN_HIDDEN', errors: [{ field: 'city', message: 'hidden' }] } }
        : { body: { data: rows, total: 2 } },
    );
    await show(list());
    await screen.findByRole('link', { name: 'Anne' });
    await userEvent.click(within(screen.getByRole('columnheader', { name: 'Ville' })).getByRole('button'));
    await waitFor(() => expect(lists(asked).map((query) => query.get('sort'))).toEqual(['name', 'city', 'name']));
    expect(await screen.findByRole('link', { name: 'Anne' })).toBeTruthy();
  });
  it('lets go of a filter, with its operator, that the role may no longer ask for, and of no other', async () => {
    const asked = answering(({ path }) =>
      path.includes('since')
        ? { status: 403, body: { code: 'COLUMN_HIDDEN', errors: [{ field: 'since', message: 'hidden' }] } }
        : { body: { data: rows, total: 2 } },
    );
    await show(list({ filter: { since_gte: 3, city: 'Laval' } }));
    expect(await screen.findByRole('link', { name: 'Anne' })).toBeTruthy();
    expect(lists(asked).at(-1)?.get('filter')).toBe('{"city":"Laval"}');
  });
  it('is cards without columns on a phone', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query: string) => ({ ...wide(query), matches: /max-width/.test(query) });
    try {
      answering(() => ({ body: { data: rows, total: 2 } }));
      await show(list({ bulk: [] }));
      expect(await screen.findAllByRole('listitem')).toHaveLength(2);
      expect(screen.queryByRole('table')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Colonnes' })).toBeNull();
    } finally {
      window.matchMedia = wide;
    }
  });
});

describe('a list that is open', () => {
  const Live = () => {
    useLiveConnection();
    return list();
  };
  const scrolled = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  const later = { id: 'c', name: 'Chloé', city: 'Gatineau' };
  const begin = async () => {
    const live = liveStream();
    let now = rows;
    const asked = answering(({ path }) => {
      if (path === '/api/live') return live.answer();
      const { id } = JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}') as { id?: string[] };
      const data = now.filter((row) => id?.includes(row.id) ?? true);
      return { body: { data, total: data.length } };
    });
    const { unmount } = await show(<Live />);
    await screen.findByRole('link', { name: 'Anne' });
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/live')).toBe(true));
    const changes = (next: Row[], ids: string[]) => {
      now = next;
      live.tell({ view: 'enquiries', ids });
    };
    return { unmount, changes, asked };
  };
  afterEach(() => scrolled(0));

  it('shows a new row at once to someone who is at its top, and says so', async () => {
    const { unmount, changes } = await begin();
    changes([later, ...rows], ['c']);
    expect(await screen.findByRole('link', { name: 'Chloé' })).toBeTruthy();
    expect((await screen.findByRole('status')).textContent).toBe('1 nouvelle ligne');
    unmount();
  });
  it('stands still for someone who has scrolled: counts what is new, changes what is shown', async () => {
    const { unmount, changes, asked } = await begin();
    scrolled(500);
    changes([later, { ...rows[0]!, city: 'Rimouski' }, rows[1]!], ['a', 'c']);
    expect(await screen.findByText('Rimouski')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Chloé' })).toBeNull();
    expect(lists(asked).at(-1)?.get('filter')).toBe('{"id":["a"]}');
    await userEvent.click(screen.getByRole('button', { name: /1 nouvelle ligne/ }));
    expect(await screen.findByRole('link', { name: 'Chloé' })).toBeTruthy();
    unmount();
  });
});

describe('a list at the keyboard', () => {
  it('is walked through by j and k, and opened by Enter, whatever opens its rows', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    answering(() => ({ body: { data: rows, total: 2 } }));
    const opened = jest.fn();
    const Keys = () => {
      useShortcuts(() => undefined);
      return list({ href: undefined, onOpen: ({ name }) => opened(name) });
    };
    await show(<Keys />);
    await screen.findByRole('button', { name: 'Anne' });
    await userEvent.keyboard('jj{Enter}');
    await userEvent.keyboard('k{Enter}');
    expect(opened.mock.calls).toEqual([['Bruno'], ['Anne']]);
  });
  it('takes rows by the keyboard alone, unless single keys are switched off', async () => {
    answering(() => ({ body: { data: rows, total: 2 } }));
    await show(list({ bulk: [] }));
    (await screen.findByRole('link', { name: 'Bruno' })).focus();
    await userEvent.keyboard('x');
    expect(screen.getByRole('toolbar').getAttribute('aria-label')).toMatch(/^1 /);
    actOf(() => store.setItem('keys', false));
    await userEvent.keyboard('x');
    expect(screen.getByRole('toolbar').getAttribute('aria-label')).toMatch(/^1 /);
    actOf(() => store.removeItem('keys'));
  });
});

describe('rows that are chosen', () => {
  const bulk = [{ command: 'TagLead', label: 'Signaler', reason: true, payload: ({ id }: { id: unknown }) => ({ leadId: id }) }];
  const begin = async (answer: (asked: Asked) => { status?: number; body?: unknown } = () => ({ body: { position: 1, events: [] } })) => {
    const asked = answering((one) => (one.method === 'POST' ? answer(one) : { body: { data: rows, total: 2 } }));
    await show(list({ bulk }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choisir toute la page' }));
    return asked;
  };
  const act = async () => {
    await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Signaler' }));
    return within(await screen.findByRole('dialog'));
  };
  const sent = (asked: readonly Asked[]) => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);

  it('each get their command with one reason, and are let go when the dialog is closed', async () => {
    const asked = await begin();
    const dialog = await act();
    await userEvent.type(dialog.getByRole('textbox'), 'En double');
    await userEvent.click(dialog.getByRole('button', { name: 'Signaler' }));
    expect(await dialog.findByText('2 sur 2 faites')).toBeTruthy();
    expect(sent(asked)).toMatchObject([
      { payload: { leadId: 'a' }, reason: 'En double' },
      { payload: { leadId: 'b' }, reason: 'En double' },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([false, false, false]);
  });
  it('have left the list by it, and what became of them is still read', async () => {
    let left = false;
    const asked = answering(({ method }) => {
      if (method !== 'POST') return { body: { data: left ? [] : rows, total: left ? 0 : 2 } };
      left = true;
      return { body: { position: 1, events: [] } };
    });
    await show(list({ bulk, everyMs: 20 }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choisir toute la page' }));
    const dialog = await act();
    await userEvent.type(dialog.getByRole('textbox'), 'En double');
    await userEvent.click(dialog.getByRole('button', { name: 'Signaler' }));
    await waitFor(() => expect(lists(asked).length).toBeGreaterThan(1));
    await waitFor(() => expect(screen.queryByText('Anne')).toBeNull());
    const still = within(await screen.findByRole('dialog'));
    expect(await still.findByText('2 sur 2 faites')).toBeTruthy();
    await userEvent.click(still.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('get nothing without a reason', async () => {
    const asked = await begin();
    const dialog = await act();
    await userEvent.click(dialog.getByRole('button', { name: 'Signaler' }));
    expect(sent(asked)).toEqual([]);
    expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });
  it('are listed apart where some are refused: how many, and why', async () => {
    await begin(({ body }) =>
      (body['payload'] as { leadId: string }).leadId === 'a'
        ? { status: 409, body: { code: 'WRONG_STATE' } }
        : { body: { position: 1, events: [] } },
    );
    const dialog = await act();
    await userEvent.type(dialog.getByRole('textbox'), 'En double');
    await userEvent.click(dialog.getByRole('button', { name: 'Signaler' }));
    expect(await dialog.findByText('1 sur 2 faites')).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toMatch(/^1 /);
  });
  it('are given back as they were, those that were changed alone', async () => {
    const undo = ({ id, city }: { id?: unknown; city?: unknown }) => ({ command: 'TagLead', payload: { leadId: id, was: city } });
    const asked = answering((one) => {
      if (one.method !== 'POST') return { body: { data: rows, total: 2 } };
      const changed = (one.body['payload'] as { leadId: string }).leadId === 'b';
      return { body: { position: 1, events: changed ? [{ type: 'LeadTagged', stream: 's', version: 1 }] : [] } };
    });
    await show(list({ bulk: [{ ...bulk[0]!, reason: false, undo }] }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choisir toute la page' }));
    const dialog = await act();
    await userEvent.click(dialog.getByRole('button', { name: 'Signaler' }));
    await dialog.findByText('2 sur 2 faites');
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    await userEvent.click(await screen.findByText('Annuler'));
    expect(await screen.findByText('1 sur 1 annulées')).toBeTruthy();
    expect(
      sent(asked)
        .slice(2)
        .map(({ payload }) => payload),
    ).toEqual([{ leadId: 'b', was: 'Ottawa' }]);
  });
  it('are let go one by one, and all at once', async () => {
    await begin();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir Anne' }));
    expect(screen.getByRole('toolbar').getAttribute('aria-label')).toMatch(/^1 /);
    await userEvent.click(screen.getByRole('button', { name: 'Tout désélectionner' }));
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});
