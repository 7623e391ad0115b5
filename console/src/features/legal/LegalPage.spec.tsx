import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shippedDocument } from '@jurilien/reference';
import { Route, Routes } from 'react-router-dom';
import { answering, show } from '../../page.testing';
import LegalPage from './LegalPage';
import { typedOf, writtenOf } from './versions';

const code = 'request-consents';
const { fr, en } = shippedDocument(code);
const ME = '018f0000-0000-7000-8000-000000000001';
const draft = {
  fr: { ...fr, lead: 'Autrement dit.' },
  en: { ...en, lead: 'In other words.' },
  changes: { fr: ['Plus clair.'], en: ['Clearer.'] },
  effectiveOn: '2027-01-01',
};

const begin = async (writers: string[], of: string = code, inForce = {}) => {
  const row = { id: code, version: 4, draft, draftHash: 'read', draftedAt: '2026-12-01T15:00:00Z', writers, versions: [] };
  const asked = answering(({ method, path }) => {
    if (method === 'POST') return { body: { position: 1, events: [] } };
    return path.startsWith('/api/views/legal-documents') ? { body: { data: [row], total: 1 } } : {};
  });
  const page = (
    <Routes>
      <Route path="/legal/:code" element={<LegalPage />} />
    </Routes>
  );
  await show(page, `/legal/${of}`, inForce);
  await screen.findByRole('region', { name: 'Parties' });
  return () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a legal text in the console', () => {
  afterEach(() => sessionStorage.clear());

  it('is typed as it was written: nothing is lost on the way there and back', () =>
    expect(writtenOf(typedOf(draft))).toEqual({ ...draft, fr: { ...draft.fr }, en: { ...draft.en } }));
  it('shows what the draft changes in each language, and saves what is typed on the version that was opened', async () => {
    const sent = await begin(['someone']);
    const changes = within(screen.getByRole('list', { name: 'En français' })).getAllByRole('listitem');
    expect(changes.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Modifiée')]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Premières phrases – français' }), ' Oui.');
    await press('Enregistrer le brouillon');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ expectedVersion: 4, payload: { code, fr: { lead: 'Autrement dit. Oui.' } } });
  });
  it('is published as it was read, with a reason, by someone who wrote none of it', async () => {
    const sent = await begin(['someone']);
    await press('Publier');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Plus clair pour tous');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publier' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ expectedVersion: 4, reason: 'Plus clair pour tous', payload: { code, hash: 'read' } });
  });
  it('says why its writer does not publish it', async () => {
    await begin([ME]);
    const button = screen.getByRole('button', { name: /^Publier/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/une autre personne le publie/)).toBeTruthy();
  });
  it('says where its words contradict the configuration, for who decides which of the two changes', async () => {
    await begin([], 'purchase-terms', { 'credits.name.fr': 'crédits' });
    const warning = (await screen.findByText(/contredit la configuration/)).closest('[role=alert]')!;
    expect(warning.textContent).toContain('« Conditions d’achat » : la configuration dit crédits (credits.name.fr).');
  });
});
