import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../page.testing';
import { AskFollowUp } from './AskFollowUp';
import FollowUpList from './FollowUpList';

const me = '018f0000-0000-7000-8000-000000000001';
const leadId = '018f0000-0000-7000-8000-00000000000a';
const task = (n: number, over: object = {}) => ({
  id: `018f0000-0000-7000-8000-0000000000b${n}`,
  kind: n === 1 ? 'callClient' : 'custom',
  state: 'Open',
  priority: 'normal',
  dueAt: '2026-01-05T15:00:00.000Z',
  openedAt: '2026-01-02T15:00:00.000Z',
  code: `K7Q${n}`,
  province: 'QC',
  leadId,
  assigneeId: null,
  assigned: false,
  snoozes: 0,
  ...over,
});
const ROWS = [task(1), task(2)];

const begin = async (rows: object[] = ROWS, page = <FollowUpList />, leads: object[] = []) => {
  const asked = answering(({ method, path }) => {
    if (method === 'POST') return { body: { position: 1, events: [{ type: 'FollowUpChanged', stream: 's', version: 2 }] } };
    if (path.includes('/actions'))
      return {
        body: Object.fromEntries(
          rows.map((row) => [
            (row as { id: string }).id,
            { AssignFollowUp: true, SnoozeFollowUp: true, CompleteFollowUp: true, ReopenFollowUp: true },
          ]),
        ),
      };
    if (path.startsWith('/api/views/follow-ups/')) return { body: { ...rows[0], note: 'Parle anglais' } };
    const data = path.startsWith('/api/views/follow-ups') ? rows : path.startsWith('/api/views/leads') ? leads : [];
    return { body: { data, total: data.length } };
  });
  await show(page);
  const sent = () =>
    asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.replace('/api/commands/', ''), body['payload']]);
  const filters = () =>
    asked
      .filter(({ path }) => path.startsWith('/api/views/follow-ups?') && !path.includes('perPage=1&'))
      .map(({ path }) => JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}') as Record<string, unknown>);
  const sorted = () => {
    const { path } = asked.filter((each) => each.path.startsWith('/api/views/follow-ups?') && !each.path.includes('perPage=1&')).at(-1)!;
    const query = new URLSearchParams(path.split('?')[1]);
    return [query.get('sort'), query.get('order')];
  };
  return { sent, filters, sorted };
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const onFirstRow = () => act(() => screen.getByRole('button', { name: 'Appeler le client' }).focus());

describe('the page of follow-ups', () => {
  it('lists what waits, what is due first', async () => {
    const { filters } = await begin();
    expect(await screen.findByRole('link', { name: 'K7Q1' })).toBeTruthy();
    expect(filters()[0]).toEqual({ state: ['Open'] });
  });

  it.each([
    [/^Pour aujourd’hui/, { state: ['Open'], dueAt_lte: expect.any(String) }],
    [/^En retard/, { state: ['Open'], dueAt_lte: expect.any(String) }],
    [/^Les miens/, { state: ['Open'], assigneeId: me }],
    [/^À prendre/, { state: ['Open'], assigned: false }],
    [/^Reportés/, { state: ['Snoozed'] }],
    [/^Terminés/, { state: ['Done', 'Cancelled'] }],
  ])('has a list %s', async (name, filter) => {
    const { filters } = await begin();
    await press(name);
    await waitFor(() => expect(filters().at(-1)).toEqual(filter));
  });

  it('gives several to a colleague, or back to the team, and puts several off', async () => {
    const { sent } = await begin();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choisir toute la page' }));
    await press('Confier');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'L’équipe' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confier' }));
    await waitFor(() => expect(sent()).toEqual(ROWS.map(({ id }) => ['AssignFollowUp', { followUpId: id, assigneeId: null }])));
  });

  it('is worked by the keyboard: choose, take, put off, done', async () => {
    const { sent } = await begin();
    await screen.findByRole('link', { name: 'K7Q1' });
    onFirstRow();
    await userEvent.keyboard('x');
    expect(await screen.findByRole('toolbar')).toBeTruthy();
    await userEvent.keyboard('t');
    await waitFor(() => expect(sent()).toEqual([['AssignFollowUp', { followUpId: ROWS[0]!.id, assigneeId: me }]]));
    onFirstRow();
    await userEvent.keyboard('s');
    const later = await screen.findByRole('dialog', { name: 'Reporter' });
    await userEvent.click(within(later).getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Dans 3 jours' }));
    await userEvent.click(within(later).getByRole('button', { name: 'Reporter' }));
    await waitFor(() => expect(sent().at(-1)).toEqual(['SnoozeFollowUp', { followUpId: ROWS[0]!.id, until: expect.stringMatching(/Z$/) }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const asked = sent().at(-1)![1];
    // The notice of the earlier act may still be there.
    const notice = (await screen.findByText('Le suivi est reporté.')).closest<HTMLElement>('[role=alert]')!;
    await userEvent.click(within(notice).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(sent().at(-1)).toEqual(['UndoSnoozeOfFollowUp', asked]));
    onFirstRow();
    await userEvent.keyboard('e');
    expect(await screen.findByRole('dialog', { name: 'Suivi fait' })).toBeTruthy();
  });

  it('shows the words of one, and opens again what is over', async () => {
    const { sent } = await begin([task(1, { state: 'Done', outcome: 'reached', endedAt: '2026-01-05T15:00:00.000Z' })]);
    await press('Appeler le client');
    expect(await screen.findByText('Parle anglais')).toBeTruthy();
    const reopen = () => screen.getByRole('button', { name: /^Rouvrir/ });
    await waitFor(() => expect(reopen().getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(reopen());
    await waitFor(() => expect(sent()).toEqual([['ReopenFollowUp', { followUpId: task(1).id }]]));
  });

  it('shows of what is over what became of it, the last first, and sorts it by any column', async () => {
    const over = [
      task(1, { state: 'Done', outcome: 'reached', endedAt: '2026-01-05T15:00:00.000Z' }),
      task(2, { state: 'Cancelled', cause: 'answered', endedAt: '2026-01-04T15:00:00.000Z' }),
    ];
    const { sorted } = await begin(over);
    await press(/^Terminés/);
    await waitFor(() => expect(sorted()).toEqual(['endedAt', 'desc']));
    expect(await screen.findByText('Personne jointe')).toBeTruthy();
    expect(screen.getByText('Réglé entretemps')).toBeTruthy();
    const head = within(screen.getByRole('columnheader', { name: 'Résultat' })).getByRole('button');
    await userEvent.click(head);
    await waitFor(() => expect(sorted()).toEqual(['outcome', 'asc']));
    await press(/^En retard/);
    await waitFor(() => expect(sorted()).toEqual(['dueAt', 'asc']));
  });

  it('asks for one about a request that is named by its code', async () => {
    const { sent } = await begin([], <FollowUpList />, [{ id: leadId, code: 'K7Q1' }]);
    await press('Demander un suivi');
    const naming = await screen.findByRole('dialog');
    await userEvent.type(within(naming).getByRole('textbox', { name: 'Code de la demande' }), 'k7q1 ');
    await userEvent.click(within(naming).getByRole('button', { name: 'Continuer' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Je m’en charge' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Demander un suivi' }));
    await waitFor(() => expect(sent()).toEqual([['CreateFollowUp', expect.objectContaining({ kind: 'callClient', leadId, mine: true })]]));
  });

  it('says where no request has the code', async () => {
    await begin([]);
    await press('Demander un suivi');
    await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'ZZZZ{Enter}');
    expect(await screen.findByText('Aucune demande n’a ce code.')).toBeTruthy();
  });
});

describe('a follow-up that a colleague asks for', () => {
  it('is about what the page shows, due tomorrow morning, and one’s own where they say so', async () => {
    const { sent } = await begin([], <AskFollowUp about={{ leadId }} />);
    await press('Demander un suivi');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Rappeler avant midi');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Je m’en charge' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Demander un suivi' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual([
      'CreateFollowUp',
      {
        followUpId: expect.any(String),
        kind: 'callClient',
        leadId,
        note: 'Rappeler avant midi',
        dueAt: expect.stringMatching(/Z$/),
        priority: 'normal',
        mine: true,
      },
    ]);
  });
});
