import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS } from '@jurilien/reference';
import { Route, Routes } from 'react-router-dom';
import { answering, openedBy, show } from '../../../page.testing';
import CasePage from './CasePage';

const ID = '018f2a10-0000-7000-8000-0000000000e1';
const LEAD = '018f2a10-0000-7000-8000-0000000000a1';
const PRO = '018f2a10-0000-7000-8000-0000000000b1';
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const row = {
  ...{ id: ID, kind: 'erasure', state: 'InReview', lang: 'en', province: 'ON', channel: 'staff', name: 'A. R.' },
  ...{ proven: 1, named: 2, sounded: true, filedAt: inDays(-21), dueAt: inDays(8.5), version: 4, holdings: null },
};
const holding = (kind: string, id: string) => ({ id: `${kind}:${id}`, kind, since: inDays(-90), why: 'acceptedRequest', by: ['email'] });
const reached = {
  addresses: [
    { identifier: 0, kind: 'email', to: 'a•••@exemple.ca', proven: true },
    { identifier: 1, kind: 'phone', to: '514-•••-0101', proven: false },
  ],
  holdings: [{ ...holding('request', LEAD), until: '2028-03-01T05:00:00.000Z' }, holding('professional', PRO)],
};
const hold = {
  ...{ id: 'h-1', holding: `professional:${PRO}`, kind: 'professional', entityId: PRO, state: 'placed' },
  ...{ until: '2027-06-01T04:00:00.000Z', proposedBy: 'x', agreedBy: 'y', createdAt: inDays(-5), version: 2 },
};
const erasure = {
  ...{ id: `request:${LEAD}`, kind: 'request', entityId: LEAD, cause: 'request', requestId: ID, state: 'Erasing', version: 3 },
  ...{ done: ['endMatters', 'key'], counts: { consents: 2 }, startedAt: inDays(-1) },
};
const all = { AssignPrivacyRequest: true, DecidePrivacyRequest: true, FulfilPrivacyRequest: true };

const begin = async (over: object = {}, refusal?: object) => {
  const asked = answering(({ method, path }) => {
    if (path.endsWith('/reveal'))
      return { body: { name: 'Ana Roy', addresses: ['ana@exemple.ca', '+15145550101'], words: 'Tout effacer.' } };
    if (method === 'POST') return refusal ? { status: 422, body: refusal } : { body: { position: 1, events: [] } };
    if (path.includes('/privacy-cases/actions')) return { body: { [ID]: all } };
    if (path.includes(`/views/privacy-cases/${ID}`)) return { body: { ...row, ...over } };
    if (path.endsWith('/reached')) return { body: reached };
    if (path.startsWith('/api/views/legal-holds')) return { body: { data: [hold], total: 1 } };
    if (path.startsWith('/api/views/erasures')) return { body: { data: [erasure], total: 1 } };
    return { body: { data: [], total: 0 } };
  });
  await show(
    <Routes>
      <Route path="/privacy/requests/:id" element={<CasePage />} />
    </Routes>,
    `/privacy/requests/${ID}`,
  );
  await screen.findByText('a•••@exemple.ca');
  return asked;
};
const press = (dialog: HTMLElement, name: string) => userEvent.click(within(dialog).getByRole('button', { name }));
const sentOf = (asked: Awaited<ReturnType<typeof begin>>) =>
  asked.find(({ method, path }) => method === 'POST' && path.includes('/commands/'));

describe('the page of a privacy case', () => {
  it('shows what is held under the proven addresses, until when, and what is under a legal hold', async () => {
    await begin();
    const part = screen.getByRole('region', { name: 'Ce qui est conservé sous les adresses prouvées' });
    expect(within(part).getByRole('link', { name: 'Demande 018f2a10' }).getAttribute('href')).toBe(`/leads/${LEAD}`);
    expect(part.textContent).toMatch(/Conservé jusqu’au .*2028/);
    expect(part.textContent).toContain('Conservé tant que c’est en cours.');
    expect(await within(part).findByText(/Conservation légale jusqu’au .*2027/)).toBeTruthy();
    expect(screen.getByText('Reste 9 jours')).toBeTruthy();
    const addresses = screen.getByRole('region', { name: 'Adresses' });
    expect(within(addresses).getByText('Prouvée')).toBeTruthy();
    expect(within(addresses).getByText('Non prouvée')).toBeTruthy();
  });

  it('leads someone who showed a document to what names them in another’s request, and says what is left to do', async () => {
    await begin({ byDocument: true });
    const part = screen.getByRole('region', { name: 'Nommée dans la demande de quelqu’un d’autre' });
    expect(part.textContent).toContain('« Effacer d’autres personnes »');
    expect(within(part).getByRole('link', { name: 'Chercher la demande' }).getAttribute('href')).toBe('/leads');
  });
  it('shows that way to no one else', async () => {
    await begin();
    expect(screen.queryByRole('region', { name: 'Nommée dans la demande de quelqu’un d’autre' })).toBeNull();
  });
  it('says that an erasure in the requests of others is carried out by hand', async () => {
    await begin({ state: 'Approved', byDocument: true, holdings: [] });
    expect(screen.getByRole('region', { name: 'Exécution' }).textContent).toContain('dans la demande de l’autre personne');
    expect(screen.getByText(/faites ce qui est demandé, puis inscrivez l’exécution/)).toBeTruthy();
  });

  it('leads the review of a matching to whom matching finds for the request', async () => {
    await begin({ kind: 'humanReview' });
    const links = screen.getAllByRole('link', { name: 'Revoir le jumelage de cette demande' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/finder?mode=people&lead=${LEAD}`]);
  });

  it('masks who asked and their words until the reader says why', async () => {
    const asked = await begin();
    expect(screen.getByText('A. R.')).toBeTruthy();
    expect(screen.queryByText('Tout effacer.')).toBeNull();
    const dialog = await openedBy('Afficher les renseignements');
    await userEvent.type(within(dialog).getByLabelText(/Raison/), 'Pour répondre à la personne');
    await press(dialog, 'Afficher les renseignements');
    expect(await screen.findByText('Tout effacer.')).toBeTruthy();
    expect(screen.getByText('ana@exemple.ca')).toBeTruthy();
    expect(asked.find(({ path }) => path.endsWith('/reveal'))?.body).toEqual({ reason: 'Pour répondre à la personne' });
  });

  it('grants exactly what stays ticked, all of it unless something is unticked', async () => {
    const asked = await begin();
    const dialog = await openedBy('Accorder');
    expect(
      within(dialog)
        .getAllByRole('checkbox')
        .every((box) => (box as HTMLInputElement).checked),
    ).toBe(true);
    expect(within(dialog).queryByText(/d’autres personnes sont retirés/)).toBeNull();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Dossier professionnel/ }));
    await press(dialog, 'Accorder');
    await waitFor(() =>
      expect(sentOf(asked)).toMatchObject({
        path: '/api/commands/DecidePrivacyRequest',
        body: { payload: { requestId: ID, verdict: 'approve', holdings: [{ kind: 'request', id: LEAD }] }, expectedVersion: 4 },
      }),
    );
  });

  it('asks that others’ data be removed from a copy, and says so at its box', async () => {
    const refusal = { code: 'VALIDATION', detail: 'fields', status: 422, errors: [{ field: 'thirdPartiesRemoved', message: 'required' }] };
    const asked = await begin({ kind: 'access' }, refusal);
    const dialog = await openedBy('Accorder');
    await press(dialog, 'Accorder');
    expect(await within(dialog).findByText('À remplir')).toBeTruthy();
    expect(sentOf(asked)?.body).toMatchObject({ payload: { thirdPartiesRemoved: false } });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /d’autres personnes sont retirés/ }));
    await press(dialog, 'Accorder');
    await waitFor(() =>
      expect(asked.filter(({ path }) => path.includes('/commands/')).at(-1)?.body).toMatchObject({
        payload: { thirdPartiesRemoved: true },
      }),
    );
  });

  it('refuses in writing, with the recourse of the province in the person’s language shown', async () => {
    const asked = await begin();
    const dialog = await openedBy('Refuser');
    expect(dialog.textContent).toContain('Office of the Privacy Commissioner of Canada');
    await userEvent.type(within(dialog).getByLabelText(/Réponse à la personne/), 'We must keep these invoices for six years.');
    await press(dialog, 'Refuser');
    await waitFor(() =>
      expect(sentOf(asked)?.body).toMatchObject({
        payload: { verdict: 'refuse', cause: 'legalDuty', answer: 'We must keep these invoices for six years.' },
      }),
    );
  });

  it('proves an address by a document whose copy is destroyed, with a reason', async () => {
    const asked = await begin();
    const dialog = await openedBy('Prouver par un document');
    expect(dialog.textContent).toContain('514-•••-0101');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /La copie du document est détruite/ }));
    await userEvent.type(within(dialog).getByLabelText(/Raison/), 'Permis de conduire vu en personne');
    await press(dialog, 'Prouver 514-•••-0101 par un document');
    await waitFor(() =>
      expect(sentOf(asked)).toMatchObject({
        path: '/api/commands/VerifyPrivacyRequester',
        body: { payload: { requestId: ID, identifier: 1, proofDeleted: true }, reason: 'Permis de conduire vu en personne' },
      }),
    );
  });

  it('proposes a legal hold on one thing, with its end and its reason', async () => {
    const asked = await begin();
    await userEvent.click(screen.getAllByRole('button', { name: 'Proposer une conservation légale' })[0]!);
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText(/Jusqu’au/), '2027-11-20T09:00');
    await userEvent.type(within(dialog).getByLabelText(/Raison/), 'Litige en cours');
    await press(dialog, 'Proposer une conservation légale');
    await waitFor(() =>
      expect(sentOf(asked)).toMatchObject({
        path: '/api/commands/PlaceLegalHold',
        body: {
          payload: { kind: 'request', id: LEAD, holdId: expect.any(String), until: new Date('2027-11-20T09:00').toISOString() },
          reason: 'Litige en cours',
        },
      }),
    );
  });

  it('shows how far each erasure is, and what waits for the end of a hold', async () => {
    const holdings = [
      { kind: 'request', id: LEAD },
      { kind: 'professional', id: PRO },
    ];
    await begin({ state: 'Approved', holdings, decidedAt: inDays(-1) });
    const part = screen.getByRole('region', { name: 'Exécution' });
    expect((await within(part).findAllByText('fait')).length).toBe(2);
    expect(within(part).getByText('accords retirés : 2')).toBeTruthy();
    expect(within(part).getByText('Pas encore commencé')).toBeTruthy();
    expect(within(part).getByText(/Conservation légale jusqu’au/)).toBeTruthy();
    // What is shredded has no page to be led to any more.
    expect(within(part).queryByRole('link', { name: /Demande 018f/ })).toBeNull();
  });

  it('leads to where the team carries out by hand what was granted, and notes that it is done', async () => {
    const asked = await begin({ kind: 'humanReview', state: 'Approved', holdings: [{ kind: 'request', id: LEAD }], decidedAt: inDays(-1) });
    const part = screen.getByRole('region', { name: 'Exécution' });
    expect(
      within(part)
        .getByRole('link', { name: /Demande 018f/ })
        .getAttribute('href'),
    ).toBe(`/leads/${LEAD}`);
    const dialog = await openedBy('Inscrire l’exécution');
    await userEvent.type(within(dialog).getByLabelText(/Ce qui a été fait/), 'Jumelage relu.');
    await press(dialog, 'Inscrire l’exécution');
    await waitFor(() => expect(sentOf(asked)?.body).toMatchObject({ payload: { requestId: ID, note: 'Jumelage relu.' } }));
  });
});
