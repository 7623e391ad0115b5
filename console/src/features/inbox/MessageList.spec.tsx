import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../page.testing';
import MessageList from './MessageList';

const row = {
  ...{ id: 'm-1', rule: 'R15', channel: 'sms', class: 'transactional', lang: 'fr', recipientKind: 'client', recipientId: 'p' },
  ...{
    leadId: 'l-1',
    state: 'Suppressed',
    suppressedCode: 'Z07',
    queuedAt: '2026-11-28T15:00:00Z',
    to: '+15145550101',
    attempts: 0,
    version: 2,
  },
  steps: [
    { at: '2026-11-28T15:00:00Z', state: 'Queued' },
    { at: '2026-11-28T15:00:01Z', state: 'Deferred', until: '2026-11-28T15:30:00Z' },
    { at: '2026-11-28T15:30:00Z', state: 'Suppressed', code: 'Z07' },
  ],
};
const begin = async (leads: readonly object[] = []) => {
  const asked = answering(({ method, path }) => {
    if (method === 'POST') return { body: { position: 1, events: [] } };
    if (path.startsWith('/api/views/messages/actions')) return { body: { 'm-1': { ResendMessage: true } } };
    if (path.startsWith('/api/views/messages/m-1')) return { body: { ...row, body: 'Me Roy vous appellera.' } };
    if (path.startsWith('/api/views/messages')) return { body: { data: [row], total: 1 } };
    if (path.startsWith('/api/views/leads/')) return { body: { id: 'l-1', code: 'K7M2' } };
    if (path.startsWith('/api/views/leads')) return { body: { data: leads, total: leads.length } };
    return { body: { data: [], total: 0 } };
  });
  await show(<MessageList />, '/messages');
  await screen.findByText(/les envois sont coupés/);
  return asked;
};
const open = async () => {
  await userEvent.click(screen.getByText(/les envois sont coupés/));
  return screen.findByRole('dialog');
};

describe('the log of messages', () => {
  it('says of each why it was held back, and how it went step by step', async () => {
    await begin();
    const drawer = await open();
    expect(within(drawer).getByRole('alert').textContent).toBe('Retenu : les envois sont coupés (Z07)');
    const steps = within(within(drawer).getByRole('region', { name: 'Parcours' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => /^(En file|Reporté|Retenu)/.exec(textContent!)?.[0])).toEqual(['En file', 'Reporté', 'Retenu']);
    expect(await within(drawer).findByText('Me Roy vous appellera.')).toBeTruthy();
    expect(drawer.textContent).not.toContain('5145550101');
  });

  it('sends one again, with a reason and under an id of its own', async () => {
    const asked = await begin();
    const drawer = await open();
    await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Renvoyer' }).getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(within(drawer).getByRole('button', { name: 'Renvoyer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Renvoyer' });
    await userEvent.type(within(dialog).getByRole('textbox'), 'La cliente ne l’a pas reçu');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Renvoyer' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
        path: '/api/commands/ResendMessage',
        body: { payload: { resendOf: 'm-1', messageId: expect.any(String) }, reason: 'La cliente ne l’a pas reçu' },
      }),
    );
  });

  // proves: L25-13
  it('that went to the wrong person begins an incident, with what is known of it filled in', async () => {
    const asked = await begin();
    const drawer = await open();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Envoyé à la mauvaise personne' }));
    const dialog = await screen.findByRole('dialog', { name: 'Inscrire un incident' });
    await userEvent.type(within(dialog).getByLabelText(/Mesures prises/), 'La personne a effacé le message.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Inscrire un incident' }));
    await waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.path).toBe('/api/commands/RegisterIncident'));
    expect(asked.find(({ method }) => method === 'POST')?.body.payload).toMatchObject({
      kind: 'disclosure',
      dataKinds: ['identity', 'contact'],
      occurredAt: row.queuedAt,
      persons: 1,
      messageId: 'm-1',
      subjectIds: ['l-1'],
      description: expect.stringMatching(/^Un message est parti à la mauvaise personne : .*(texto|SMS)/i),
    });
  });

  it('is narrowed to one request by its code, and says so when there is none', async () => {
    const asked = await begin([]);
    const field = screen.getByRole('textbox', { name: 'Code d’une demande' });
    await userEvent.type(field, 'zzzz{Enter}');
    expect(await screen.findByText('Aucune demande ne porte ce code.')).toBeTruthy();
    expect(asked.some(({ path }) => path.startsWith('/api/views/leads') && decodeURIComponent(path).includes('ZZZZ'))).toBe(true);
  });
});
