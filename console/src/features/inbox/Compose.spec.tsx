import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../page.testing';
import { Compose } from './Compose';
import type { Talk } from './useThread';

const ready = {
  key: 'received',
  audience: undefined,
  title: { fr: 'Bien reçu', en: 'Received' },
  fr: 'Nous avons votre message.',
  en: 'We have your message.',
};
const forLawyers = { ...ready, key: 'lawyers', audience: 'professional', title: { fr: 'Aux avocats', en: 'To lawyers' } };
const talkWith = (over: Partial<Record<keyof Talk, unknown>> = {}) =>
  ({
    thread: { id: 'thread-1' },
    lang: 'fr',
    mayWrite: 'yes',
    contact: { optedOut: false, unreachable: false, failures: 0 },
    people: { professionals: [], leads: [{ id: 'lead-1', code: '1234' }] },
    said: [],
    ...over,
  }) as unknown as Talk;
const begin = async (over?: Parameters<typeof talkWith>[0], refused?: { status: number; body: object }) => {
  const asked = answering(({ path }) =>
    path === '/api/inbox/canned' ? { body: { replies: [ready, forLawyers] } } : (refused ?? { body: { position: 1, events: [] } }),
  );
  const shown = await show(<Compose talk={talkWith(over)} />);
  const sent = () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body['payload']]);
  return { ...shown, sent };
};
const write = (text: string) => fireEvent.change(screen.getByLabelText('Votre réponse'), { target: { value: text } });
const words = () => (screen.queryByLabelText('Votre réponse') as HTMLTextAreaElement | null)?.value;
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;

describe('an answer to a conversation', () => {
  afterEach(() => sessionStorage.clear());

  it('goes to the client of the one request there is, then the field is empty again', async () => {
    const { sent } = await begin();
    write('Bonjour');
    await userEvent.click(button('Envoyer'));
    await waitFor(() => expect(words()).toBe(''));
    expect(sent()).toMatchObject([
      ['/api/commands/SendMessage', { threadId: 'thread-1', lang: 'fr', body: 'Bonjour', recipientKind: 'client', leadId: 'lead-1' }],
    ]);
  });
  it('names no one where it could be for several', async () => {
    const { sent } = await begin({ people: { professionals: [], leads: [{ id: 'lead-1' }, { id: 'lead-2' }] } });
    write('Bonjour');
    await userEvent.click(button('Envoyer'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(Object.keys(sent()[0]![1] as object)).not.toEqual(expect.arrayContaining(['recipientKind']));
  });
  it('goes as ready words by their key, and as free words once they are changed', async () => {
    const { sent } = await begin();
    await userEvent.click(button('Réponses prêtes'));
    expect(screen.queryByText('Aux avocats')).toBeNull();
    await userEvent.click(await screen.findByText('Bien reçu'));
    await userEvent.click(button('Envoyer'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]![1]).toMatchObject({ canned: 'received' });
    expect(sent()[0]![1]).not.toHaveProperty('body');
    await userEvent.click(button('Réponses prêtes'));
    await userEvent.click(await screen.findByText('Bien reçu'));
    write('Nous avons votre message. Merci.');
    await userEvent.click(button('Envoyer'));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]![1]).toMatchObject({ body: 'Nous avons votre message. Merci.' });
  });
  it('cannot be sent empty or too long', async () => {
    await begin();
    expect(button('Envoyer').disabled).toBe(true);
    write('a'.repeat(2_000));
    expect(button('Envoyer').disabled).toBe(true);
    write('Bonjour');
    expect(button('Envoyer').disabled).toBe(false);
  });
  it('is still there after a refusal, and when the page is opened again', async () => {
    const { unmount, again } = await begin({}, { status: 409, body: { code: 'WRONG_STATE', detail: 'number-said-stop' } });
    write('Bonjour');
    await userEvent.click(button('Envoyer'));
    expect(await screen.findByText('Ce numéro a répondu STOP.')).toBeTruthy();
    expect(words()).toBe('Bonjour');
    unmount();
    again(<Compose talk={talkWith()} />);
    expect(words()).toBe('Bonjour');
  });
  it('is not offered to a number that said stop', async () => {
    await begin({ contact: { optedOut: true } });
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(words()).toBeUndefined();
  });
});
