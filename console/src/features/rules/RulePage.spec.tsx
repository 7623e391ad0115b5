import { KEY_WORDS } from '@jurilien/reference';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { Route, Routes } from 'react-router-dom';
import { answering, show } from '../../page.testing';
import RuleList from './RuleList';
import RulePage from './RulePage';
import { RunsPanel } from './RunsPanel';
import type { RuleDetails } from './useRules';

const catalogue = {
  triggers: [{ key: 'contactDueSoon', label: { fr: 'Le client attend toujours', en: 'The client still waits' }, about: ['leadId'] }],
  facts: [
    { key: 'acceptance.status', label: { fr: 'État', en: 'State' }, type: 'text' },
    { key: 'lead.isOver', label: { fr: 'Demande terminée', en: 'Request ended' }, type: 'boolean' },
  ],
};
const text: RuleDetails['text'] = {
  trigger: 'contactDueSoon',
  delays: [{ unit: 'businessMinutes', amount: 210 }],
  when: { combinator: 'and', rules: [{ field: 'acceptance.status', operator: '=', value: 'ToContact' }] },
  audience: 'professional',
  channels: ['sms'],
  template: 'R18',
};
const report = {
  from: '2026-11-01T05:00:00Z',
  until: '2026-12-01T05:00:00Z',
  ...{ occurrences: 12, waiting: 2, deferred: 1, segments: 9, costCents: 711, people: 4, busiest: 3, stopped: { Z02: 1 } },
  sent: [{ day: '2026-11-12', channel: 'sms', count: 9, segments: 9, costCents: 711 }],
  samples: [{ recipient: 'professional', at: '2026-11-12T15:00:00Z', channel: 'sms', fr: 'M••• K7M2', en: 'M••• K7M2' }],
};
const rule = (over: Partial<RuleDetails> = {}): RuleDetails => ({
  ...{ rule: 'R18', version: 1, status: 'Active', fixed: false, class: 'transactional', text, revision: 2, trialRuns: false },
  ...{ purpose: { fr: 'Rappeler l’appel', en: 'Remind of the call' }, versions: [{ version: 1, text }], faults: [], history: [] },
  ...over,
});
const draft = { text: { ...text, delays: [{ unit: 'businessMinutes' as const, amount: 220 }] }, hash: 'read', writers: ['someone'] };

const begin = async (over: Partial<RuleDetails> = {}) => {
  const asked = answering(({ method, path }) => {
    if (path === '/api/automation/catalogue') return { body: catalogue };
    if (path === '/api/automation/rules/R18') return { body: rule(over) };
    if (path === '/api/automation/rules') return { body: { rules: [rule(over)] } };
    return method === 'POST' ? { body: { position: 1, events: [] } } : { body: { data: [], total: 0 } };
  });
  const page = (
    <Routes>
      <Route path="/comms/rules/:rule" element={<RulePage />} />
    </Routes>
  );
  const shown = await show(page, '/comms/rules/R18');
  await screen.findByRole('heading', { name: /R18/ });
  return { ...shown, sent: () => asked.filter(({ path }) => path.startsWith('/api/commands/')) };
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => sessionStorage.clear());

describe('the page of a rule', () => {
  it('reads it as a sentence, and has nothing that a screen reader trips over', async () => {
    const { container } = await begin();
    expect(screen.getByText('Le client attend toujours : le professionnel, par texto, 210 minutes ouvrables après.')).toBeTruthy();
    const { violations } = await axe.run(container, {
      // The query builder's own frame is a form without a name, once per condition.
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false }, 'landmark-unique': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
  });
  it('saves a draft with the delay that was typed', async () => {
    const { sent } = await begin();
    const amount = screen.getByRole('spinbutton', { name: 'Délai' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '220');
    await userEvent.click(button('Enregistrer le brouillon'));
    expect(sent()).toMatchObject([{ path: '/api/commands/SaveAutomationRule', body: { payload: { rule: 'R18', text: draft.text } } }]);
  });
  it('says which way comes first, and keeps their order when one is added', async () => {
    const ways = { ...text, channels: ['email', 'sms'] as RuleDetails['text']['channels'], inTurn: true };
    const { sent } = await begin({ text: ways });
    expect(screen.getByText(/le professionnel, par courriel, sinon par texto, 210 minutes/)).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'avis dans le produit' }));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Par personne en 90 jours, au plus' }), '1');
    await userEvent.click(button('Enregistrer le brouillon'));
    expect(sent()).toMatchObject([
      { body: { payload: { text: { channels: ['email', 'sms', 'inapp'], caps: { perPersonPer90Days: 1 } } } } },
    ]);
  });
  it('is given narrower hours, which its sentence says', async () => {
    const { sent } = await begin();
    await userEvent.click(screen.getByRole('switch', { name: 'Heures plus étroites pour cette règle' }));
    await userEvent.click(button('mercredi'));
    expect(screen.getByText(/ouvrables après, seulement lun\., mar\. et jeu\. à dim\., 8 h à 20 h\./)).toBeTruthy();
    await userEvent.click(button('Enregistrer le brouillon'));
    const window = { days: [1, 2, 4, 5, 6, 7], from: 480, to: 1_200, holidaysClosed: false };
    expect(sent()).toMatchObject([{ path: '/api/commands/SaveAutomationRule', body: { payload: { rule: 'R18', text: { window } } } }]);
  });
  it('of a reminder says how near the time it may go, and takes other figures or none', async () => {
    const { sent } = await begin({ text: { ...text, reminds: { leastMinutes: 60, restMinutes: 30 } } });
    expect(
      screen.getByText(/ouvrables après, au plus tard 60 minutes avant l’heure et au plus tôt 30 minutes après l’annonce\./),
    ).toBeTruthy();
    const least = screen.getByRole('spinbutton', { name: 'Minutes avant l’heure, au moins' });
    await userEvent.clear(least);
    await userEvent.type(least, '90');
    await userEvent.click(button('Enregistrer le brouillon'));
    expect(sent()).toMatchObject([{ body: { payload: { text: { reminds: { leastMinutes: 90, restMinutes: 30 } } } } }]);
    await userEvent.click(screen.getByRole('switch', { name: 'Cette règle rappelle un rendez-vous ou une rencontre' }));
    expect(screen.queryByText(/après l’annonce\./)).toBeNull();
    await userEvent.click(button('Enregistrer le brouillon'));
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toMatchObject({ body: { payload: { text: { trigger: text.trigger } } } });
    expect(sent()[1]).not.toHaveProperty('body.payload.text.reminds');
  });
  it('is activated once its draft was tried, never before', async () => {
    await begin({ draft });
    expect(button(/^Mettre en service/).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Le brouillon n’a pas encore été essayé.')).toBeTruthy();
  });
  it('tries the draft that was read, and shows what it came to', async () => {
    const { sent } = await begin({ draft, trial: { runId: 't', done: 12, total: 12, at: '2026-12-01T05:00:00Z', report } });
    expect(screen.getByText(/12 messages prévus : 9 envoyés, 2 encore à venir/)).toBeTruthy();
    await userEvent.click(button('Essayer'));
    expect(sent()).toMatchObject([{ path: '/api/commands/DryRunAutomationRule', body: { payload: { rule: 'R18', hash: 'read' } } }]);
  });
  it('says what the texts of a trial would have cost, in all and by day', async () => {
    await begin({ draft, trial: { runId: 't', done: 12, total: 12, at: '2026-12-01T05:00:00Z', report } });
    expect(screen.getByText(/Les textos auraient coûté 7,11\s\$, selon le prix/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Coût des textos par jour' })).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'Voir en tableau' })[1]!);
    const table = within(await screen.findByRole('group', { name: 'Coût des textos par jour' }));
    expect(table.getAllByRole('row')[1]!.textContent).toMatch(/12 nov.*7,11$/);
  });
  it('says so where no price of texts was noted on the day of a trial', async () => {
    const unpriced = { ...report, costCents: undefined };
    await begin({ draft, trial: { runId: 't', done: 12, total: 12, at: '2026-12-01T05:00:00Z', report: unpriced } });
    expect(screen.getByText(/^Aucun prix des textos n’était noté/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Coût des textos par jour' })).toBeNull();
  });
  it('keeps nothing as typed for who only looks at it', async () => {
    await begin({ draft });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
  it('is told to take one way after another, and which comes first', async () => {
    const { sent } = await begin({ text: { ...text, channels: ['email', 'sms'] } });
    await userEvent.click(screen.getByRole('switch', { name: 'Un moyen après l’autre' }));
    await userEvent.click(button('Monter : texto'));
    expect(within(screen.getByRole('list', { name: 'Ordre des moyens' })).getAllByRole('listitem')[0]!.textContent).toBe('texto');
    expect(screen.getByText(/le professionnel, par texto, sinon par courriel, 210 minutes/)).toBeTruthy();
    await userEvent.click(button('Enregistrer le brouillon'));
    expect(sent()).toMatchObject([{ body: { payload: { text: { channels: ['sms', 'email'], inTurn: true } } } }]);
  });
  it('is kept to languages and fields of law, never to none', async () => {
    const { sent } = await begin();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Anglais' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Français' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('combobox', { name: 'Domaines de droit' }));
    for (const name of ['Fiscalité', 'Famille']) await userEvent.click(await screen.findByRole('option', { name }));
    await userEvent.keyboard('{Escape}');
    // The rest of the page is there again once the list has gone.
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer le brouillon' }));
    expect(sent()).toMatchObject([{ body: { payload: { text: { scope: { languages: ['fr'], fields: ['family', 'tax'] } } } } }]);
  });
  it('is paused with a reason and a choice for what waits', async () => {
    const { sent } = await begin();
    await userEvent.click(button('Suspendre'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Raison|Motif/ }), 'Trop de rappels');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspendre' }));
    expect(sent()).toMatchObject([
      { path: '/api/commands/PauseAutomationRule', body: { payload: { rule: 'R18', waiting: 'keep' }, reason: 'Trop de rappels' } },
    ]);
  });
});

describe('the page of a rule that someone waits for', () => {
  it('says why nothing but its words can be changed, and has no button that would be refused', async () => {
    const { container } = await begin({ fixed: true });
    expect(screen.getByText(/^Quelqu’un attend ce message/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Texte : R18/ }).getAttribute('href')).toBe('/comms/templates/R18');
    expect(screen.queryAllByRole('button')).toEqual([]);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
  it('is marked in the list', async () => {
    answering(({ path }) => {
      if (path === '/api/automation/catalogue') return { body: catalogue };
      if (path !== '/api/automation/rules') return { body: { data: [], total: 0 } };
      return { body: { rules: [rule({ fixed: true }), rule({ rule: 'R17' })] } };
    });
    await show(<RuleList />, '/comms/rules');
    expect(await screen.findAllByText('Fixe')).toHaveLength(1);
    expect(screen.getAllByText('En service')).toHaveLength(2);
  });
});

it('the list has each rule under its moment, as a sentence, and is searched by its words', async () => {
  const before = { unit: 'days' as const, key: 'licence.noticeDays', before: true as const };
  const counted = rule({ rule: 'R50', text: { ...text, delays: [before] } });
  answering(({ path }) => {
    if (path === '/api/automation/catalogue') return { body: catalogue };
    return path === '/api/automation/rules' ? { body: { rules: [rule(), counted] } } : { body: { data: [], total: 0 } };
  });
  await show(<RuleList />, '/comms/rules');
  expect(await screen.findByRole('heading', { name: 'Le client attend toujours' })).toBeTruthy();
  const { fr } = KEY_WORDS['licence.noticeDays'].label;
  expect(screen.getByText(new RegExp(`par texto, avant, selon le réglage « ${fr} »`))).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Chercher une règle' }), 'sondage');
  expect(screen.getByText('Aucune règle ne correspond.')).toBeTruthy();
});

it('what waits for a professional is cancelled for that professional', async () => {
  const run = { rule: 'R18', purpose: rule().purpose, audience: 'professional', ruleVersion: 1, key: 'R18:a', runId: 'run-1' };
  const asked = answering(({ method, path }) => {
    if (path === '/api/lawyers/p/runs') return { body: { startable: [], waiting: [{ ...run, dueAt: '2026-12-01T15:00:00Z' }], ended: [] } };
    return method === 'POST' ? { body: { position: 1, events: [] } } : {};
  });
  await show(<RunsPanel about={{ professionalId: 'p' }} />, '/');
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler l’envoi' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Raison|Motif/ }), 'Déjà joint');
  await userEvent.click(dialog.getByRole('button', { name: 'Annuler l’envoi' }));
  expect(asked.filter(({ path }) => path.startsWith('/api/commands/'))).toMatchObject([
    { path: '/api/commands/CancelAutomationRun', body: { payload: { professionalId: 'p', rule: 'R18', key: 'R18:a', runId: 'run-1' } } },
  ]);
});

it('what waits about a request says why it would not go, and is cancelled with a reason', async () => {
  const run = { rule: 'R18', purpose: rule().purpose, audience: 'professional', ruleVersion: 1, key: 'R18:a', runId: 'run-1' };
  const asked = answering(({ method, path }) => {
    if (path === '/api/leads/l/runs')
      return { body: { startable: [], waiting: [{ ...run, dueAt: '2026-12-01T15:00:00Z', code: 'Z02' }], ended: [] } };
    return method === 'POST' ? { body: { position: 1, events: [] } } : {};
  });
  await show(<RunsPanel about={{ leadId: 'l' }} />, '/');
  expect(await screen.findByText(/ne partirait pas en ce moment : .*\(Z02\)/)).toBeTruthy();
  await userEvent.click(button('Annuler l’envoi'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Raison|Motif/ }), 'Déjà joint');
  await userEvent.click(dialog.getByRole('button', { name: 'Annuler l’envoi' }));
  expect(asked.filter(({ path }) => path.startsWith('/api/commands/'))).toMatchObject([
    { path: '/api/commands/CancelAutomationRun', body: { payload: { leadId: 'l', rule: 'R18', key: 'R18:a', runId: 'run-1' } } },
  ]);
});
