import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../page.testing';
import { FollowUpsOf } from './FollowUpsOf';

const me = '018f0000-0000-7000-8000-000000000001';
const leadId = '018f0000-0000-7000-8000-00000000000a';
const surveyId = '018f0000-0000-7000-8000-00000000000b';
const task = (over: object = {}) => ({
  id: `lowScore:${surveyId}`,
  kind: 'lowScore',
  state: 'Open',
  priority: 'normal',
  dueAt: '2026-01-05T15:00:00.000Z',
  code: 'K7QF',
  province: 'QC',
  leadId,
  assigneeId: null,
  assigned: false,
  ...over,
});
const KIND = 'Appeler une personne insatisfaite';
const possible = { AssignFollowUp: true, SnoozeFollowUp: true, CompleteFollowUp: true };

const begin = async (rows: object[] = [task()], actions: object = possible, inForce: Readonly<Record<string, unknown>> = {}) => {
  const asked = answering(({ method, path }) => {
    if (method === 'POST') return { body: { position: 1, events: [{ type: 'FollowUpChanged', stream: 's', version: 2 }] } };
    if (path.includes('/actions')) return { body: Object.fromEntries(rows.map((row) => [(row as { id: string }).id, actions])) };
    if (path.startsWith('/api/views/follow-ups/')) return { body: { ...rows[0], note: 'Parle anglais' } };
    return { body: path.startsWith('/api/views/follow-ups') ? { data: rows, total: rows.length } : { data: [], total: 0 } };
  });
  await show(<FollowUpsOf about={{ leadId }} />, '/', inForce);
  const sent = () =>
    asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.replace('/api/commands/', ''), body['payload']]);
  const lists = () => asked.map(({ path }) => decodeURIComponent(path)).filter((path) => path.startsWith('/api/views/follow-ups?'));
  return { sent, lists };
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Presses a button of a task once the page knows that it may be pressed. */
const act = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBeNull());
  await press(name);
};
const followUpId = task().id;

describe('the follow-ups of a request', () => {
  it('say after how long a task comes first, as the configuration has it', async () => {
    await begin([task({ priority: 'high' })], possible, { 'followUp.overdueDays': 2 });
    expect(await screen.findByLabelText('En retard de 2 jours ouvrables, ou délai dépassé.')).toBeTruthy();
  });
  it('are what is due first, with the request each is about', async () => {
    const { lists } = await begin([task({ priority: 'high' })]);
    expect((await screen.findByRole('link', { name: 'K7QF' })).getAttribute('href')).toBe(`/leads/${leadId}`);
    expect(screen.getByText(KIND)).toBeTruthy();
    expect(screen.getByText('Prioritaire')).toBeTruthy();
    expect(lists()[0]).toMatch(/sort=dueAt.*order=asc/);
    expect(lists()[0]).toContain(`{"leadId":"${leadId}","state":["Open","Snoozed"]}`);
  });
  it('are taken, and the taking is undone', async () => {
    const { sent } = await begin();
    await act(`Prendre, ${KIND}, K7QF`);
    await press('Annuler');
    await waitFor(() =>
      expect(sent()).toEqual([
        ['AssignFollowUp', { followUpId, assigneeId: me }],
        ['AssignFollowUp', { followUpId, assigneeId: null }],
      ]),
    );
  });
  it('are given back', async () => {
    const { sent } = await begin([task({ assigneeId: me, assigned: true })]);
    await act(`Remettre à l’équipe, ${KIND}, K7QF`);
    await waitFor(() => expect(sent()).toEqual([['AssignFollowUp', { followUpId, assigneeId: null }]]));
  });
  it('are put off', async () => {
    const { sent } = await begin();
    await act(`Reporter, ${KIND}, K7QF`);
    await userEvent.click((await screen.findAllByRole('menuitem'))[0]!);
    await waitFor(() => expect(sent()).toEqual([['SnoozeFollowUp', { followUpId, until: expect.stringMatching(/Z$/) }]]));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(sent().slice(1)).toEqual([['UndoSnoozeOfFollowUp', sent()[0]![1]]]));
    expect(await screen.findByText('Le report est annulé.')).toBeTruthy();
  });
  it('are done with an outcome and a sentence, below what a colleague wrote', async () => {
    const { sent } = await begin();
    await act(`C’est fait, ${KIND}, K7QF`);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Parle anglais')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Personne jointe' }));
    await userEvent.type(within(dialog).getByRole('textbox'), 'Tout est réglé.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suivi fait' }));
    await waitFor(() => expect(sent()).toEqual([['CompleteFollowUp', { followUpId, outcome: 'reached', note: 'Tout est réglé.' }]]));
  });
  it('say why one cannot be put off any more', async () => {
    const { sent } = await begin([task()], { ...possible, SnoozeFollowUp: { code: 'WRONG_STATE', detail: 'snoozed-too-often' } });
    expect(await screen.findByText(/déjà été reporté trois fois/)).toBeTruthy();
    await press(/^Reporter, /);
    expect(sent()).toEqual([]);
  });
  it('lead to the professional where there is no request', async () => {
    const professionalId = '018f0000-0000-7000-8000-0000000000cc';
    await begin([task({ id: `payment:${professionalId}`, kind: 'payment', code: null, leadId: null, professionalId })]);
    const link = await screen.findByRole('link', { name: 'Fiche du professionnel' });
    expect(link.getAttribute('href')).toBe(`/lawyers/${professionalId}`);
  });
});
