import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS } from '@jurilien/reference';
import { answering, show } from '../../../page.testing';
import CaseList from './CaseList';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const row = {
  ...{ id: '018f2a10-0000-7000-8000-0000000000e1', kind: 'erasure', state: 'InReview', lang: 'fr', province: 'QC', channel: 'page' },
  ...{ name: 'A. R.', proven: 1, named: 2, sounded: false, filedAt: inDays(-20), dueAt: inDays(9.5), version: 3 },
};
const begin = async (over: object = {}) => {
  const asked = answering(({ method, path }) => {
    if (method === 'POST') return { status: 201, body: {} };
    if (path.startsWith('/api/views/privacy-cases')) return { body: { data: [{ ...row, ...over }], total: 1 } };
    return { body: { data: [], total: 0 } };
  });
  await show(<CaseList />, '/privacy/requests');
  await screen.findByRole('link', { name: /Effacement|Accès/ });
  return asked;
};

describe('the list of privacy cases', () => {
  it('shows those that wait, the most pressing first, with what is proven, and opens first of the tabs', async () => {
    const asked = await begin();
    expect(screen.getByText('Reste 10 jours')).toBeTruthy();
    expect(screen.getByText('1 sur 2')).toBeTruthy();
    const lists = asked.map(({ path }) => decodeURIComponent(path)).filter((path) => path.startsWith('/api/views/privacy-cases?'));
    expect(lists.some((path) => path.includes('"state":["Verifying","InReview","Approved"]') && path.includes('sort=dueAt'))).toBe(true);
    const tabs = within(screen.getByRole('navigation', { name: 'Vie privée' })).getAllByRole('link');
    expect(tabs[0]!.textContent).toBe('Demandes');
    expect(tabs[0]!.getAttribute('aria-current')).toBe('page');
  });

  it('says by when an answer is due, as the configuration has it, where there is no request', async () => {
    answering(() => ({ body: { data: [], total: 0 } }));
    await show(<CaseList />, '/privacy/requests', { 'privacy.dueDays': 21 });
    expect(await screen.findByText(/La réponse est due en 21 jours\./)).toBeTruthy();
  });

  it('says in a word that an answer is late, and nothing of the kind once it is given', async () => {
    await begin({ dueAt: inDays(-1.5), sounded: true });
    expect(screen.getByText('En retard de 2 jours')).toBeTruthy();
  });
  it('shows no clock for what is over', async () => {
    await begin({ dueAt: inDays(-1.5), state: 'Refused', endedAt: inDays(-3) });
    expect(screen.queryByText(/En retard|Reste/)).toBeNull();
  });

  it('files one for a caller, with the addresses that were given and no others', async () => {
    const asked = await begin();
    await userEvent.click(screen.getByRole('button', { name: 'Inscrire une demande reçue par téléphone' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText(/^Nom/), 'Ana Roy');
    await userEvent.type(within(dialog).getByLabelText(/^Courriel/), 'ana@exemple.ca');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Inscrire une demande reçue par téléphone' }));
    await waitFor(() => expect(asked.find(({ method }) => method === 'POST')).toBeTruthy());
    const { path, body } = asked.find(({ method }) => method === 'POST')!;
    expect(path).toBe('/api/privacy-requests');
    expect(body).toEqual({
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ...{ kind: 'access', lang: 'fr', province: 'QC', name: 'Ana Roy' },
      identifiers: [{ kind: 'email', value: 'ana@exemple.ca' }],
    });
  });
});
