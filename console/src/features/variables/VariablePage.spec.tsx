import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { answering, show } from '../../page.testing';
import type { Shown } from './useVariables';
import VariablePage from './VariablePage';

const said = (fr: string, en: string) => ({ fr, en });
const shown: Shown = {
  variables: [
    {
      ...{ key: 'proName', label: said('Nom du professionnel', 'Professional’s name'), privacy: 'personal', audiences: ['client'] },
      ...{ sample: said('Me Roy', 'A. Roy'), usedBy: ['R15', 'R54'] },
    },
    {
      ...{ key: 'courtDate', label: said('Date d’audience', 'Court date'), privacy: 'public', audiences: [] },
      ...{ sample: said('mercredi', 'Wednesday'), usedBy: [] },
    },
  ],
  ours: [
    { key: 'sender', value: said('Jurilien', 'Jurilien'), setting: { key: 'sender.name', since: '2026-11-02T15:00:00Z' }, usedBy: ['R15'] },
    { key: 'senderPhone', value: said('514-555-0100', '514-555-0100'), usedBy: [] },
  ],
  constants: [
    {
      ...{ key: 'holidayNotice', label: said('Avis des Fêtes', 'Holiday notice'), inForce: '2026-11-20', usedBy: ['R15'] },
      versions: [
        { from: '2026-11-20', value: said('Ouvert', 'Open'), at: '2026-11-20T15:00:00Z', by: 'a', reason: 'Début' },
        { from: '2026-12-24', value: said('Fermé', 'Closed'), at: '2026-11-21T15:00:00Z', by: 'a' },
      ],
    },
  ],
  revision: 2,
};
const begin = async (over: Partial<Shown> = {}) => {
  const asked = answering(({ method, path }) => {
    if (path === '/api/automation/variables') return { body: { ...shown, ...over } };
    return method === 'POST' ? { body: { position: 1, events: [] } } : { body: { data: [], total: 0 } };
  });
  const page = await show(<VariablePage />, '/comms-variables');
  await screen.findByRole('region', { name: 'Constantes' });
  return { ...page, sent: () => asked.filter(({ path }) => path.startsWith('/api/commands/')) };
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const type = async (name: string, words: string) => {
  const field = within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${name}`));
  await userEvent.clear(field);
  await userEvent.type(field, words);
};

describe('the variables of messages', () => {
  it('are shown with what says them, what they come from and since when, and nothing trips a screen reader', async () => {
    const { container } = await begin();
    const ours = region('L’expéditeur');
    expect(ours.getByRole('link', { name: /Réglage/ }).getAttribute('href')).toContain('/config?q=sender.name');
    expect(ours.getByText(/depuis le 2 nov/)).toBeTruthy();
    expect(ours.getByText('Fixé à l’installation')).toBeTruthy();
    const found = region('Ce qui est cherché pour chaque message');
    expect(found.getByText('Lu par : Client')).toBeTruthy();
    await userEvent.click(found.getByText('2 modèles'));
    expect(found.getByRole('link', { name: 'R54' }).getAttribute('href')).toContain('/comms/templates/R54');
    const constants = region('Constantes');
    expect(constants.getAllByText(/^À partir du/).map((day) => day.textContent)).toEqual([
      expect.stringMatching(/24 déc.* À venir$/),
      expect.stringMatching(/20 nov.* En vigueur$/),
    ]);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
  });
  it('are searched by what they are called', async () => {
    await begin();
    const found = region('Ce qui est cherché pour chaque message');
    await userEvent.type(found.getByRole('searchbox'), 'audience');
    expect(found.queryByText('Nom du professionnel')).toBeNull();
    expect(found.getByText('Date d’audience')).toBeTruthy();
  });
  it('have constants that are added, and changed from a day on, with a reason', async () => {
    const { sent } = await begin();
    await userEvent.click(screen.getByRole('button', { name: 'Changer les mots : Avis des Fêtes' }));
    await type('Mots en français', 'Fermé demain');
    await userEvent.type(within(screen.getByRole('dialog')).getByRole('textbox', { name: /Raison|Motif/ }), 'Les Fêtes');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Changer/ }));
    expect(sent()).toMatchObject([
      {
        path: '/api/commands/SaveVariable',
        body: {
          expectedVersion: 2,
          payload: { key: 'holidayNotice', value: said('Fermé demain', 'Closed'), label: said('Avis des Fêtes', 'Holiday notice') },
        },
      },
    ]);
  });
  it('say that there are no constants yet', async () => {
    await begin({ constants: [] });
    expect(region('Constantes').getByText(/^Aucune constante/)).toBeTruthy();
  });
});
