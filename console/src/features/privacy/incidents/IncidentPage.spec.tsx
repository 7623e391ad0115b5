import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answering, openedBy, show } from '../../../page.testing';
import IncidentPage from './IncidentPage';

const ID = '018f2a10-0000-7000-8000-0000000000d1';
const row = {
  id: ID,
  ...{ state: 'Assessed', kind: 'disclosure', dataKinds: ['contact'], persons: 10_000, toldPersons: 0, publicNotice: false, version: 3 },
  ...{ occurredAt: '2026-11-20T14:00:07.000Z', discoveredAt: '2026-11-21T15:00:09.000Z', registeredAt: '2026-11-21T15:05:00.000Z' },
  ...{ registeredBy: 'staff-1', description: 'Un fichier est parti à la mauvaise adresse.', measures: 'Le fichier est effacé.' },
  quebec: { sensitivity: 'high', consequences: 'medium', likelihood: 'low' },
  canada: { sensitivity: 'low', misuse: 'low' },
  ...{ quebecWhy: 'Des récits de violence.', canadaWhy: 'Rendu le jour même.', assessedAt: '2026-11-22T15:00:00.000Z' },
  ...{ demands: ['cai', 'persons'], missing: ['cai', 'persons'] },
};
const possible = {
  RegisterIncident: true,
  AssessIncident: true,
  NotifyIncident: true,
  CloseIncident: { code: 'WRONG_STATE', detail: 'cai-not-notified' },
};

const begin = async (over: object = {}, refusal?: object) => {
  const asked = answering(({ method, path }) => {
    if (method === 'POST') return refusal ? { status: 422, body: refusal } : { body: { position: 1, events: [] } };
    if (path.includes('/incidents/actions')) return { body: { [ID]: possible } };
    if (path.includes(`/incidents/${ID}`)) return { body: { ...row, ...over } };
    if (path.includes('/incident-persons'))
      return { body: { data: [{ id: `${ID}:x`, incidentId: ID, subjectId: 'dossier-1', listedAt: row.assessedAt }], total: 9_500 } };
    return { body: { data: [], total: 0 } };
  });
  await show(
    <Routes>
      <Route path="/privacy/incidents/:id" element={<IncidentPage />} />
    </Routes>,
    `/privacy/incidents/${ID}`,
  );
  await screen.findByText('Un fichier est parti à la mauvaise adresse.');
  return asked;
};
const choose = async (dialog: HTMLElement, label: string, option: string) => {
  await userEvent.click(within(dialog).getByRole('combobox', { name: new RegExp(label) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const sentOf = (asked: Awaited<ReturnType<typeof begin>>) => asked.find(({ method }) => method === 'POST');

describe('the page of an incident', () => {
  it('says what was found by each test, whom that demands to tell, and whose files are listed', async () => {
    await begin();
    expect(screen.getByRole('alert').textContent).toBe('À aviser : Commission d’accès à l’information et personnes touchées.');
    const assessment = screen.getByRole('region', { name: 'Évaluation' });
    expect(within(assessment).getByText('Risque de préjudice sérieux (Québec)').nextSibling?.textContent).toBe('Oui');
    expect(within(assessment).getByText('Risque réel de préjudice grave (fédéral)').nextSibling?.textContent).toBe('Non');
    const listed = await screen.findByRole('region', { name: 'Dossiers touchés' });
    expect(await within(listed).findByText('dossier-1')).toBeTruthy();
    // Why it cannot be closed yet is said with the button.
    const close = await screen.findByRole('button', { name: /Clore l’incident.*Commission d’accès à l’information n’est pas avisée/ });
    expect(close.getAttribute('aria-disabled')).toBe('true');
  });

  it('shows what follows from the answers while both tests are answered, and sends every factor', async () => {
    const asked = await begin();
    const dialog = await openedBy('Évaluer le risque');
    const outcome = () => within(dialog).getByRole('group', { name: 'Ce qui va changer' }).textContent;
    expect(outcome()).toContain('À aviser : Commission d’accès à l’information et personnes touchées.');
    await choose(dialog, 'Québec : sensibilité', 'Faible');
    await waitFor(() => expect(outcome()).toContain('Aucun avis n’est exigé.'));
    await choose(dialog, 'Fédéral : probabilité', 'Élevé');
    await waitFor(() => expect(outcome()).toContain('Commissariat à la protection de la vie privée et personnes touchées.'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Évaluer le risque' }));
    await waitFor(() =>
      expect(sentOf(asked)).toMatchObject({
        path: '/api/commands/AssessIncident',
        body: {
          payload: {
            incidentId: ID,
            quebec: { sensitivity: 'low', consequences: 'medium', likelihood: 'low' },
            canada: { sensitivity: 'low', misuse: 'high' },
            quebecWhy: 'Des récits de violence.',
          },
          expectedVersion: 3,
        },
      }),
    );
  });

  it('offers first to note who is still to be told, and shows a refusal beside its field', async () => {
    const refusal = { code: 'VALIDATION', detail: 'input', status: 422, errors: [{ field: 'notifiedAt', message: 'after-discovered' }] };
    const asked = await begin({ missing: ['persons'] }, refusal);
    const dialog = await openedBy('Inscrire un avis');
    await userEvent.type(within(dialog).getByLabelText(/Avisé le/), '2026-11-01T10:00');
    await userEvent.type(within(dialog).getByLabelText(/Nombre de personnes avisées/), '10000');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Inscrire un avis' }));
    expect(await within(dialog).findByText('Choisissez un moment après la découverte')).toBeTruthy();
    expect(sentOf(asked)?.body).toMatchObject({ payload: { whom: 'persons', how: 'email', persons: 10_000 } });
  });

  it('adds files to the list without other facts: moments stay as they are known, to the second', async () => {
    const asked = await begin();
    const dialog = await openedBy('Compléter les faits');
    await userEvent.type(within(dialog).getByLabelText(/Identifiants des dossiers/), 'a-1{Enter}b-2, c-3');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Compléter les faits' }));
    await waitFor(() =>
      expect(sentOf(asked)?.body).toMatchObject({
        payload: {
          ...{ incidentId: ID, kind: 'disclosure', dataKinds: ['contact'], persons: 10_000 },
          ...{ occurredAt: row.occurredAt, discoveredAt: row.discoveredAt, subjectIds: ['a-1', 'b-2', 'c-3'] },
        },
      }),
    );
  });

  it('asks for an assessment first where there is none', async () => {
    await begin({ state: 'Registered', quebec: null, canada: null, demands: [], missing: [] });
    expect(screen.getByText('Les deux critères restent à évaluer.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('un incident non évalué ne peut être clos');
  });
});
