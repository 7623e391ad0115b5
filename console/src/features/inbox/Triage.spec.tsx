import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../page.testing';
import { Bubbles } from './Bubbles';
import type { Talk } from './useThread';

const leadId = '018f0000-0000-7000-8000-000000000002';
const mail = {
  id: '018f0000-0000-7000-8000-000000000001',
  direction: 'in',
  at: '2026-11-23T15:00:00.000Z',
  body: 'C’est moi.',
  subject: 'Re: Votre demande',
  files: [
    { name: 'jugement.pdf', bytes: 3, fileId: '018f0000-0000-7000-8000-000000000009' },
    { name: 'x.exe', refused: 'kind' },
  ],
};
const talkOf = (more: object = {}) =>
  ({
    thread: { id: 'address-1', channel: 'email' },
    people: { professionals: [], leads: [{ id: leadId, code: 'K7M2' }] },
    said: [{ ...mail, ...more }],
  }) as unknown as Talk;
const begin = async (more?: object) => {
  const asked = answering(() => ({ body: { position: 1, events: [] } }));
  await show(<Bubbles talk={talkOf(more)} />);
  return () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body['payload']]);
};

describe('an e-mail in a conversation', () => {
  // jsdom has no layout.
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('shows its subject, its words and its files, with the reason where one was not kept', async () => {
    await begin();
    expect(screen.getByText('Objet : Re: Votre demande')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'jugement.pdf' })).toBeTruthy();
    expect(screen.getByText('x.exe (genre de fichier refusé, non gardé)')).toBeTruthy();
    expect(screen.queryByText('Écarter')).toBeNull();
  });
  it('says that its words are no longer kept', async () => {
    await begin({ body: '', notKept: true });
    expect(screen.getByText('Texte non conservé.')).toBeTruthy();
  });
  it('that no rule could place says why, and is filed under a request or discarded', async () => {
    const sent = await begin({ triage: 'not-holder' });
    expect(screen.getByText('La réponse ne vient pas de la personne à qui nous avions écrit.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Demande K7M2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Écarter' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([
      ['/api/commands/PlaceEmail', { threadId: 'address-1', mailId: mail.id, leadId }],
      ['/api/commands/DiscardEmail', { threadId: 'address-1', mailId: mail.id }],
    ]);
  });
});
