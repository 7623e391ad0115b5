import axe from 'axe-core';
import type { CampaignRow, SegmentRow } from '@jurilien/rows/campaigns';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answering, openedBy, show, token, type Asked } from '../../page.testing';
import { keep } from '../../session/session';
import CampaignList from './CampaignList';
import CampaignPage from './CampaignPage';

const id = '018f0000-0000-7000-8000-0000000000c1';
const other = '018f0000-0000-7000-8000-000000000002';
const query = { combinator: 'and' as const, rules: [] };
const segment: SegmentRow = {
  ...{ id: '018f0000-0000-7000-8000-0000000000a1', name: 'Membres actifs', audience: 'professionals', query, v: 2 },
  ...{ savedAt: '2026-11-30T15:00:00Z', savedBy: other, version: 2 },
};
const campaign = (over: Partial<CampaignRow> = {}): CampaignRow =>
  ({
    ...{ id, name: 'Nouvelles', channel: 'email', audience: 'professionals', segmentId: segment.id, segmentVersion: 2 },
    words: { fr: { subject: 'Du nouveau', body: 'Bonjour' }, en: { subject: 'News', body: 'Hello' } },
    ...{ localTime: true, rampUp: false, edit: 1, hash: 'abcdef0123456789', state: 'Draft', authorId: other, editorId: other },
    ...{ savedAt: '2026-11-30T15:00:00Z', estimating: false, archived: false, version: 4 },
    ...over,
  }) as CampaignRow;
const fields = [
  { key: 'professional.paused', label: { fr: 'Offres en pause', en: 'Offers paused' }, type: 'boolean', operators: ['='] },
  {
    ...{ key: 'professional.state', label: { fr: 'État du compte', en: 'State' }, operators: ['=', 'in'] },
    type: { oneOf: [{ code: 'Approved', fr: 'Approuvé', en: 'Approved' }] },
  },
];
const count = {
  ...{ total: 320, eligible: 300, shared: 2, bases: { express: 250, 'implied-contract': 50 }, suppressed: { Z04: 15, Z17: 3 } },
  ...{ languages: { fr: 200, en: 100 }, at: '2026-11-30T15:00:00Z' },
};
const none = { pending: 0, queued: 0, sent: 0, suppressed: 0, failed: 0, unknown: 0, heldOut: 0 };
const noAnswers = { replies: 0, optOuts: 0, complaints: 0, bounces: 0 };
const results = {
  ...{ frozen: 12, states: { ...none, sent: 9, suppressed: 2, failed: 1 }, answers: { ...noAnswers, replies: 4, optOuts: 1 } },
  codes: [{ state: 'suppressed', code: 'Z04', count: 2 }],
  languages: [{ lang: 'fr', states: { ...none, sent: 9, suppressed: 2, failed: 1 } }],
  variants: [
    { variant: 'a', people: 6, sent: 5, answers: { ...noAnswers, replies: 3 }, registrations: 0, purchases: 0 },
    { variant: 'b', people: 6, sent: 4, answers: { ...noAnswers, replies: 1 }, registrations: 0, purchases: 0 },
  ],
  ...{ minutes: [], trial: { winner: 'replies', verdict: 'too-few' }, segments: 0, costInCents: 0 },
};
const version = {
  ...{ edit: 3, name: 'Nouvelles', channel: 'email', segmentVersion: 3, localTime: true, rampUp: false },
  words: { fr: { subject: 'Du nouveau', body: 'Bonjour à toutes et à tous' }, en: { subject: 'News', body: 'Hello' } },
  segment: {
    ...{ name: 'Membres actifs', audience: 'professionals' },
    query: { combinator: 'and', rules: [{ field: 'professional.state', operator: 'in', value: ['Approved'] }] },
  },
};
const before = {
  ...{ ...version, edit: 2, segmentVersion: 2, perMinute: 60, segment: { ...version.segment, query } },
  words: { ...version.words, fr: { subject: 'Du nouveau', body: 'Bonjour à tous' } },
  ...{ decision: 'returned', by: other, at: '2026-11-30T15:00:00Z', reason: 'Écrire aussi aux avocates' },
};
const versions = { now: version, decided: before };
const failures = { failures: [{ to: 'a•••@exemple.ca', lang: 'fr', state: 'failed', code: 'bounced', at: null }], more: false };

const begin = async (row: CampaignRow | undefined, role = 'jurilien_admin', actions: Record<string, unknown> = {}) => {
  const asked = answering(({ method, path }: Asked) => {
    const at = path.split('?')[0];
    if (at === '/api/audiences') return { body: { audiences: [{ audience: 'professionals', fields }] } };
    if (at === '/api/audiences/count') return { body: count };
    if (at === `/api/views/campaigns/${id}`) return row ? { body: row } : { status: 404, body: { code: 'NOT_FOUND' } };
    if (at === '/api/views/campaigns/actions') return { body: { [id]: actions } };
    if (at === `/api/views/segments/${segment.id}`) return { body: segment };
    if (at === '/api/views/segments') return { body: { data: [segment], total: 1 } };
    if (at === `/api/campaigns/${id}/versions`) return { body: versions };
    if (at === `/api/campaigns/${id}/results`) return { body: results };
    if (at === `/api/campaigns/${id}/failures`) return { body: failures };
    return method === 'POST' ? { body: { position: 1, events: [{ type: 'Saved' }] } } : { body: { data: [], total: 0 } };
  });
  const page = (
    <Routes>
      <Route path="/campaigns/:id" element={<CampaignPage />} />
    </Routes>
  );
  sessionStorage.clear();
  const { again } = await show(<span />, `/campaigns/${id}${row ? '' : '?new'}`);
  keep(token({ role }));
  const shown = again(page);
  return { ...shown, asked, sent: () => asked.filter(({ path }) => path.startsWith('/api/commands/')) };
};
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

describe('a campaign that is begun', () => {
  it('says at each step what is missing, with how many it would reach and why not the others', async () => {
    const { container } = await begin(undefined);
    await screen.findByRole('heading', { name: '1. À qui' });
    expect(screen.getByRole('link', { name: '1. À qui' }).parentElement?.textContent).toContain('Donnez un nom au segment.');
    const [save] = screen.getAllByRole('button', { name: /^Enregistrer le brouillon/ });
    expect([save!.getAttribute('aria-disabled'), save!.textContent]).toEqual(['true', 'Enregistrer le brouillonDonnez un nom au segment.']);
    expect(screen.getAllByText(/Donnez un nom au segment/).length).toBeGreaterThan(1);
    expect(screen.getByText(/Écrivez le message en anglais/)).toBeTruthy();
    expect(await screen.findByText('300 personnes recevraient le message, sur 320.')).toBeTruthy();
    expect(screen.getByText(/250 : consentement exprès/)).toBeTruthy();
    expect(screen.getByText('15 : la personne n’a pas consenti à ce genre de message')).toBeTruthy();
    expect(screen.getByText('2 : même adresse qu’une autre personne, écrite une seule fois')).toBeTruthy();
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false }, 'landmark-unique': { enabled: false } },
    });
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
  });
  it('keeps its segment first, then itself with the version of that', async () => {
    const { sent } = await begin(undefined);
    await userEvent.type(await field('Nom du segment'), 'Membres');
    await userEvent.type(await field('Nom de la campagne'), 'Nouvelles');
    await userEvent.type(await field('Objet en français'), 'Du nouveau');
    await userEvent.type(await field('Message en français'), 'Bonjour');
    // The button above the steps, or the one of the step that wants it saved.
    await userEvent.click(screen.getAllByRole('button', { name: 'Enregistrer le brouillon' })[1]!);
    await waitFor(() => expect(sent()).toHaveLength(2));
    const [kept, saved] = sent();
    expect(kept).toMatchObject({
      path: '/api/commands/SaveSegment',
      body: { payload: { name: 'Membres', audience: 'professionals', query } },
    });
    const { segmentId } = kept!.body['payload'] as { segmentId: string };
    expect(saved).toMatchObject({
      path: '/api/commands/SaveCampaignDraft',
      body: {
        payload: {
          campaignId: id,
          name: 'Nouvelles',
          segmentId,
          segmentVersion: 1,
          words: { fr: { subject: 'Du nouveau', body: 'Bonjour' } },
        },
      },
    });
  });
});

describe('a campaign that is submitted', () => {
  const estimate = { total: 320, eligible: 300, suppressed: {}, bases: {}, shared: 0, languages: {}, segments: 0, costInCents: 0 };
  it('is approved by typing how many it goes to, bound to what was read', async () => {
    const { sent } = await begin(campaign({ state: 'Submitted', estimate }), 'jurilien_admin', { ApproveCampaign: true });
    const dialog = within(await openedBy('Approuver'));
    expect(dialog.getByText(/à 300 destinataires\. Empreinte de ce que vous avez lu : ABCD EF01 2345 6789/)).toBeTruthy();
    await userEvent.type(dialog.getByRole('spinbutton', { name: /Écrivez le nombre de destinataires/ }), '300');
    await userEvent.click(dialog.getByRole('button', { name: 'Approuver' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      path: '/api/commands/ApproveCampaign',
      body: { payload: { campaignId: id, hash: 'abcdef0123456789', recipients: 300 }, expectedVersion: 4 },
    });
  });
  it('is counted at once, without a form', async () => {
    const { sent } = await begin(campaign(), 'jurilien_admin', { EstimateCampaign: true });
    const count = () => screen.getByRole('button', { name: /^Compter les destinataires/ });
    await waitFor(() => expect(count().getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(count());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ path: '/api/commands/EstimateCampaign', body: { payload: { campaignId: id } } });
  });
  it('shows what it says otherwise than when it was sent back, side by side, and why it was', async () => {
    const { container } = await begin(campaign({ state: 'Submitted', estimate }));
    const part = within(await screen.findByRole('region', { name: 'Ce qui a changé' }));
    expect(part.getByText('Raison du renvoi : Écrire aussi aux avocates')).toBeTruthy();
    const side = (name: string) => part.getByRole('group', { name }).textContent;
    expect(side('Message en français, avant')).toBe('AvantBonjour à tous');
    expect(part.getByText('toutes et à', { selector: 'ins' })).toBeTruthy();
    expect(side('Qui fait partie du segment, avant')).toContain('Sans condition');
    expect(side('Qui fait partie du segment, maintenant')).toContain('État du compte est l’un de Approuvé');
    expect([side('Messages par minute, avant'), side('Messages par minute, maintenant')]).toEqual([
      'Avant60',
      'MaintenantAutant que permis',
    ]);
    expect(part.getAllByRole('listitem')).toHaveLength(3);
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false }, 'landmark-unique': { enabled: false } };
    expect((await axe.run(container, { rules })).violations.map(({ id: rule }) => rule)).toEqual([]);
  });
  it('is not approved by who wrote it, and says why', async () => {
    await begin(campaign({ state: 'Submitted', estimate }), 'jurilien_admin', {
      ApproveCampaign: { code: 'FOUR_EYES_REQUIRED', detail: 'second-person' },
    });
    const button = await screen.findByRole('button', { name: /^Approuver/ });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    expect(await within(button).findByText('Une autre personne que celles qui l’ont écrite doit décider.')).toBeTruthy();
  });
});

describe('a campaign that was sent', () => {
  it('has its results, and whom it did not reach with masked addresses', async () => {
    await begin(campaign({ state: 'Finished' }));
    expect(await screen.findByText('Réglé pour 12 destinataires sur 12')).toBeTruthy();
    expect(await screen.findByText('a•••@exemple.ca')).toBeTruthy();
    expect(screen.getByText('Adresse refusée')).toBeTruthy();
    expect(screen.getByText('9 envoyés sur 12')).toBeTruthy();
    // A trial says which subject does better only where there are enough people to tell.
    expect(screen.getByText(/^5 envoyés sur 6\. Réponses.: 3, désabonnements.: 0/)).toBeTruthy();
    expect(screen.getByText('Trop peu de personnes pour le dire.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enregistrer le brouillon' })).toBeNull();
  });
  it('tells who only reads reports its totals, and nothing else', async () => {
    const { asked } = await begin(campaign({ state: 'Finished' }), 'jurilien_report_admin');
    expect(await screen.findByText('Réglé pour 12 destinataires sur 12')).toBeTruthy();
    expect(screen.queryByText('9 envoyés sur 12')).toBeNull();
    expect(asked.filter(({ path }) => /failures|audiences/.test(path))).toEqual([]);
  });
});

it('the list has every campaign with where it stands, and the way to a new one', async () => {
  answering(({ path }) => ({
    body: path.startsWith('/api/views/campaigns')
      ? { data: [campaign({ state: 'Sending', frozen: 40 })], total: 1 }
      : { data: [], total: 0 },
  }));
  await show(<CampaignList />, '/campaigns');
  expect(await screen.findByText('En envoi')).toBeTruthy();
  expect(screen.getByText('40')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nouvelle campagne' })).toBeTruthy();
});
