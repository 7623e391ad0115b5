import { screen, waitFor, within } from '@testing-library/react';
import { configRead } from '@jurilien/reference';
import userEvent from '@testing-library/user-event';
import { everywhere } from '../../../in-force/in-force.testing';
import { answering, show } from '../../../page.testing';
import ErasureList from './ErasureList';
import { nextTry } from './next-try';

const ME = '018f0000-0000-7000-8000-000000000001';
const OTHER = '018f0000-0000-7000-8000-000000000002';
const LEAD = '018f2a10-0000-7000-8000-0000000000a1';
const colleague = (id: string, name: string, role = 'jurilien_admin') => ({ id, name, role, state: 'Active' });
const staff = [colleague(ME, 'Aude Roy'), colleague(OTHER, 'Bea Lam'), colleague('v', 'Val Dumas', 'jurilien_admin_validation')];
const hold = (id: string, over: object = {}) => ({
  ...{ id, holding: `request:${LEAD}`, kind: 'request', entityId: LEAD, state: 'proposed', until: '2027-06-01T04:00:00.000Z' },
  ...{ proposedBy: OTHER, createdAt: '2026-11-20T15:00:00.000Z', reason: 'Litige en cours', version: 1 },
  ...over,
});
const erasure = {
  ...{ id: `request:${LEAD}`, kind: 'request', entityId: LEAD, cause: 'request', requestId: 'r-1', state: 'Stuck', version: 5 },
  ...{ done: ['endMatters', 'key', 'rows'], counts: { consents: 1, files: 0 }, startedAt: '2026-11-28T15:00:00.000Z' },
  ...{ stuckStep: 'files', stuckError: 'Timeout', stuckAt: '2026-11-28T16:00:00.000Z', attempts: 3 },
};
const all = { PlaceLegalHold: true, RefuseLegalHold: true, LiftLegalHold: true };
const own = { ...all, PlaceLegalHold: { code: 'FOUR_EYES_REQUIRED', detail: 'same-administrator' } };

const begin = async (holds: object[] = []) => {
  const asked = answering(({ method, path }) => {
    if (method === 'POST') return { body: { position: 1, events: [] } };
    if (path.startsWith('/api/views/legal-holds/actions')) return { body: { mine: own, theirs: all, placed: all } };
    if (path.startsWith('/api/views/legal-holds')) return { body: { data: holds, total: holds.length } };
    if (path.startsWith('/api/views/staff')) return { body: { data: staff, total: staff.length } };
    if (path.startsWith('/api/views/erasures')) return { body: { data: [erasure], total: 1 } };
    return { body: { data: [], total: 0 } };
  });
  await show(<ErasureList />, '/privacy/erasures');
  await screen.findByText('3 sur 5');
  return asked;
};
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button);
  return screen.findByRole('dialog');
};
const sentOf = (asked: Awaited<ReturnType<typeof begin>>) => asked.find(({ method }) => method === 'POST');

describe('erasures', () => {
  it('stand with the stuck ones first, by their steps and what is gone, and say nothing of the person', async () => {
    const asked = await begin();
    const lists = asked.map(({ path }) => decodeURIComponent(path)).filter((path) => path.startsWith('/api/views/erasures?'));
    expect(lists.some((path) => path.includes('"state":["Erasing","Stuck"]') && /sort=state&order=desc/.test(path))).toBe(true);
    expect(screen.getByText('accords retirés : 1')).toBeTruthy();
  });
  it('open with each step, what is stuck, and when it is tried again by itself', async () => {
    await begin();
    await userEvent.click(screen.getByText('3 sur 5'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByText('fait')).toHaveLength(3);
    expect(within(dialog).getByRole('alert').textContent).toMatch(
      /^Suppression des fichiers : 3 essais manqués \(Timeout\)\. Nouvel essai automatique /,
    );
    expect(within(dialog).getByRole('link', { name: 'Voir la demande de la personne' }).getAttribute('href')).toBe('/privacy/requests/r-1');
  });
  it('are tried again after the pauses of the configuration, and then no more', () => {
    const at = (attempts: number | null) => nextTry({ attempts, stuckAt: '2026-11-28T16:00:00.000Z' }, configRead(everywhere({})));
    expect([3, 4, 5, 6].map(at)).toEqual(['2026-11-28T16:05:00.000Z', '2026-11-28T16:15:00.000Z', '2026-11-28T17:00:00.000Z', undefined]);
    expect(at(null)).toBeUndefined();
  });
});

describe('legal holds', () => {
  it('say who asked and for whom they wait, and are agreed to as they were asked for', async () => {
    const asked = await begin([hold('theirs')]);
    expect(await screen.findByText(/Proposée par Bea Lam.*Attend votre décision\./)).toBeTruthy();
    const dialog = await press('Accepter');
    await userEvent.type(within(dialog).getByLabelText(/Raison/), 'Dossier au tribunal');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accepter' }));
    await waitFor(() =>
      expect(sentOf(asked)).toMatchObject({
        path: '/api/commands/PlaceLegalHold',
        body: {
          payload: { kind: 'request', id: LEAD, holdId: 'theirs', until: '2027-06-01T04:00:00.000Z' },
          ...{ reason: 'Dossier au tribunal', expectedVersion: 1 },
        },
      }),
    );
  });
  it('that someone asked for wait for another administrator, named, and can be taken back', async () => {
    await begin([hold('mine', { proposedBy: ME })]);
    expect(await screen.findByText(/Attend la décision de Bea Lam\./)).toBeTruthy();
    const agree = await screen.findByRole('button', { name: /Accepter.*autre personne de l’administration doit décider/ });
    expect(agree.getAttribute('aria-disabled')).toBe('true');
    expect(await screen.findByRole('button', { name: 'Refuser ou retirer la proposition' })).toBeTruthy();
  });
  it('that stand are lifted the same way', async () => {
    const asked = await begin([hold('placed', { state: 'placed', agreedBy: ME })]);
    expect(await screen.findByText('Proposée par Bea Lam, acceptée par Aude Roy.')).toBeTruthy();
    const dialog = await press('Proposer la levée');
    await userEvent.type(within(dialog).getByLabelText(/Raison/), 'Litige réglé');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Proposer la levée' }));
    await waitFor(() => expect(sentOf(asked)?.path).toBe('/api/commands/LiftLegalHold'));
    expect(sentOf(asked)?.body).toMatchObject({ payload: { kind: 'request', id: LEAD, holdId: 'placed' } });
  });
});
