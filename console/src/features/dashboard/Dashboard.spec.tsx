import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../page.testing';
import Dashboard from './Dashboard';
import { addressOf } from './places';
import type { DashboardAnswer, Line } from './useDashboard';

const me = '018f0000-0000-7000-8000-000000000001';
const leadId = '018f0000-0000-7000-8000-00000000000a';
const AT = '2026-07-16T18:05:00.000Z';
const line = (over: Partial<Line> & Pick<Line, 'name'>): Line => ({
  n: 1,
  more: false,
  urgency: 'waits',
  clock: 'since',
  province: null,
  list: { view: 'leads', filter: { state: ['ToValidate', 'InValidation'] } },
  first: null,
  next: null,
  ...over,
});
const validation = line({
  name: 'validation',
  n: 3,
  urgency: 'late',
  clock: 'due',
  first: { id: leadId, about: 'K7QF', at: '2026-07-16T18:00:00.000Z' },
  next: { id: leadId, version: 4 },
});
const free = line({
  name: 'free',
  urgency: 'soon',
  clock: 'due',
  list: { view: 'follow-ups', filter: { state: ['Open'], assigned: false } },
  next: { id: `callClient:${leadId}`, version: 1 },
});
const day: NonNullable<DashboardAnswer['day']> = {
  day: '2026-07-16',
  zone: 'America/Toronto',
  weeks: 8,
  ofWeeks: 8,
  least: 0,
  figures: [
    { name: 'submitted', today: 12, usual: 9 },
    { name: 'validated', today: 4, usual: 5.5 },
    { name: 'accepted', today: 2, usual: 2 },
  ],
};
const live: NonNullable<DashboardAnswer['live']> = {
  n: 1,
  more: false,
  rows: [
    {
      ...{ id: leadId, code: 'M3XP', lawyerType: 'family', province: 'QC', urgent: true, offersOpen: 2, wave: 1, claimLive: false },
      ...{ nextTimer: 'wave.end', nextAt: '2030-01-01T00:00:00.000Z' },
    },
  ],
};
const gaps: NonNullable<DashboardAnswer['gaps']> = {
  from: '2026-06-19',
  to: '2026-07-16',
  rows: [{ field: 'family', region: '07', unserved: 4, professionals: 0 }],
};
const calm: DashboardAnswer = {
  at: AT,
  lines: [],
  day: null,
  live: { n: 0, more: false, rows: [] },
  gaps: { from: '2026-06-19', to: '2026-07-16', rows: [] },
};

const begin = async (answer: Partial<DashboardAnswer> = {}) => {
  const asked = answering(({ method, path }) => {
    if (method === 'POST') return { body: { position: 1, events: [{ type: 'Changed', stream: 's', version: 2 }] } };
    return path.startsWith('/api/dashboard') ? { body: { ...calm, ...answer } } : { body: { data: [], total: 0 } };
  });
  await show(<Dashboard />);
  return () =>
    asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.replace('/api/commands/', ''), body['payload']]);
};

describe('what is done first', () => {
  it('is a list in the order of the answer: how many, what, the most urgent with its time, and where it is done', async () => {
    await begin({ lines: [validation, free] });
    const list = (await screen.findByText('À faire d’abord')).closest('section')!;
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => within(item).getAllByRole('link')[0]!.textContent)).toEqual([
      'demandes à valider',
      'suivi que personne n’a pris',
    ]);
    expect(within(items[0]!).getByRole('link', { name: '3 demandes à valider' }).getAttribute('href')).toBe(
      `/validations?filter=${encodeURIComponent(JSON.stringify(validation.list!.filter))}`,
    );
    expect(within(items[0]!).getByRole('link', { name: 'K7QF' }).getAttribute('href')).toBe(`/validations/${leadId}`);
    expect(within(items[0]!).getByText(/^en retard de /)).toBeTruthy();
    expect(items[0]!.querySelector('time')!.getAttribute('datetime')).toBe('2026-07-16T18:00:00.000Z');
    expect(within(items[1]!).getByText('Aujourd’hui')).toBeTruthy();
    expect(screen.getByText('Une sorte de travail presse.')).toBeTruthy();
  });
  it('says of what stands still that it is to be settled, and since when', async () => {
    await begin({
      lines: [
        line({
          name: 'switchedOff',
          urgency: 'late',
          list: null,
          first: { id: leadId, about: 'marketing', at: '2026-07-16T12:00:00.000Z' },
        }),
        line({ name: 'machineWrong', urgency: 'late', clock: 'changed', list: null }),
      ],
    });
    expect(await screen.findAllByText('À régler')).toHaveLength(2);
    expect(screen.getByText('2 sortes de travail pressent.')).toBeTruthy();
    expect(screen.getByText(/^depuis /)).toBeTruthy();
    expect(screen.getByRole('link', { name: '1 alerte technique' }).getAttribute('href')).toBe('/jobs');
  });
  it('says of a meeting that began without an outcome that it did, and of the others when they begin', async () => {
    const first = { id: leadId, about: 'K7QF', at: AT };
    await begin({ lines: [line({ name: 'meetings', clock: 'starts', urgency: 'late', first })] });
    expect(await screen.findByText('Commencée')).toBeTruthy();
    expect(screen.getByText(/^à /)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'K7QF' }).getAttribute('href')).toBe(`/meeting/${leadId}`);
  });
  it('says of what there is too much to count that there is more', async () => {
    await begin({ lines: [line({ name: 'unread', n: 10_000, more: true })] });
    expect(await screen.findByRole('link', { name: /^10\s000\+ conversations/ })).toBeTruthy();
  });
  it('names the province where provinces set it differently', async () => {
    await begin({ lines: [line({ name: 'licences', province: 'ON', clock: 'due' })] });
    expect(await screen.findByText('Ontario')).toBeTruthy();
    expect(screen.getByText('Rien ne presse : ce qui suit peut attendre.')).toBeTruthy();
  });
  it('says that nothing presses when nothing waits', async () => {
    await begin();
    expect(await screen.findByText('Rien ne presse.')).toBeTruthy();
    expect(screen.getByText('Rien de ce que vous réglez n’attend en ce moment.')).toBeTruthy();
  });
  it('says that nothing is late while there is something for today', async () => {
    await begin({ lines: [free] });
    expect(await screen.findByText('Rien n’est en retard.')).toBeTruthy();
  });
  it('is not there for a role that takes care of nothing', async () => {
    await begin({ lines: null });
    expect(await screen.findByText('Recherches en cours')).toBeTruthy();
    expect(screen.queryByText('À faire d’abord')).toBeNull();
  });
  it('takes the next request of the queue', async () => {
    const sent = await begin({ lines: [validation] });
    await userEvent.click(await screen.findByRole('button', { name: /^Prendre la prochaine/ }));
    await waitFor(() => expect(sent()).toEqual([['TakeLeadForValidation', { leadId }]]));
  });
  it('takes the first follow-up that no one has, and that can be undone', async () => {
    const sent = await begin({ lines: [free] });
    await userEvent.click(await screen.findByRole('button', { name: /^Prendre le premier/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    const followUpId = `callClient:${leadId}`;
    await waitFor(() =>
      expect(sent()).toEqual([
        ['AssignFollowUp', { followUpId, assigneeId: me }],
        ['AssignFollowUp', { followUpId, assigneeId: null }],
      ]),
    );
  });
  it('leads to the list of the inbox that it counts', () =>
    expect([addressOf({ name: 'clientsWaiting', list: null }), addressOf({ name: 'unread', list: null })]).toEqual([
      ...['/comms?list=clients', '/comms'],
    ]));
});

describe('the place of a line on a page that shows more', () => {
  it.each([
    ['meetings', '/meeting?view=day'],
    ['leadCredits', '/sales#credit-requests'],
    ['refunds', '/sales#refunds'],
    ['moneyProposals', '/sales#proposals'],
    ['booksWrong', '/sales#books'],
    ['deadLetters', '/jobs#dead-letters'],
    ['configStuck', '/config/changes?state=Stuck'],
    ['configToDecide', '/config/changes?state=Proposed'],
  ] as const)('is, for %s, what the line counts', (name, address) => expect(addressOf({ name, list: null })).toBe(address));
});

describe('how today goes', () => {
  it('stands beside a usual such day, with the difference, what each figure means and how it is counted', async () => {
    await begin({ day });
    const panel = (await screen.findByText('Aujourd’hui, face à un jeudi habituel')).closest('section')!;
    const rows = within(panel).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(-3)
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['12', '9', '+3'],
      ['4', '5,5', '−1,5'],
      ['2', '2', 'pareil'],
    ]);
    expect(within(rows[0]!).getByText(/dont le formulaire a été envoyé/)).toBeTruthy();
    expect(within(panel).getByText(/médiane des 8 derniers jeudis/)).toBeTruthy();
    expect(within(panel).getByText(/14 h 05/)).toBeTruthy();
    expect(within(panel).getByRole('link', { name: 'Rapport du jour' }).getAttribute('href')).toBe(
      '/ops-report?from=2026-07-16&to=2026-07-16',
    );
  });
  it('says when nothing is usual yet', async () => {
    await begin({ day: { ...day, weeks: 1, figures: [{ name: 'submitted', today: 3, usual: null }] } });
    expect(await screen.findByText(/Trop peu de jeudis sont connus/)).toBeTruthy();
  });
  it('says to a reader of reports that few are not shown', async () => {
    await begin({ day: { ...day, least: 10, figures: [{ name: 'submitted', today: null, usual: null }] } });
    expect(await screen.findByText(/Une journée de moins de 10 demandes n’est pas montrée/)).toBeTruthy();
  });
});

describe('what is live', () => {
  it('is each search with its clock, and where professionals are missing with the report of it', async () => {
    await begin({ live, gaps });
    expect((await screen.findByRole('link', { name: 'M3XP' })).getAttribute('href')).toBe(`/leads/${leadId}`);
    expect(screen.getByText('2 offres ouvertes')).toBeTruthy();
    expect(screen.getByText('aucun professionnel')).toBeTruthy();
    expect(screen.getByText('4 demandes sans preneur')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Outaouais/ }).getAttribute('href')).toBe(
      '/ops-report?from=2026-06-19&to=2026-07-16&field=family&region=07',
    );
  });
  it('is a number alone for who may see no request, and none where too few are', async () => {
    await begin({ lines: null, live: { n: null, more: false, rows: null } });
    expect(await screen.findByText('Trop peu de recherches sont en cours pour les compter ici.')).toBeTruthy();
  });
  it('says so when nothing is', async () => {
    await begin();
    expect(await screen.findByText('Aucune recherche en cours.')).toBeTruthy();
    expect(screen.getByText(/n’est restée sans preneur/)).toBeTruthy();
  });
});
