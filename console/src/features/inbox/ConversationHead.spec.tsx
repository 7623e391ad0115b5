import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../page.testing';
import { ConversationHead } from './ConversationHead';
import type { Talk } from './useThread';

const me = '018f0000-0000-7000-8000-000000000001';
const talk = (over: object = {}) =>
  ({
    thread: { id: 'thread-1', from: '+15145550123', state: 'Open', assigneeId: 'before', snoozedUntil: null, awaiting: 0, ...over },
    people: { professionals: [], leads: [] },
  }) as unknown as Talk;
const begin = async (over?: object) => {
  const asked = answering(({ method }) =>
    method === 'POST'
      ? { body: { position: 1, events: [{ type: 'ThreadChanged', stream: 's', version: 2 }] } }
      : { body: { data: [], total: 0 } },
  );
  await show(<ConversationHead talk={talk(over)} />);
  return () =>
    asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.replace('/api/commands/', ''), body['payload']]);
};
const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));

describe('what is done with a conversation', () => {
  it('is taken by a key, and given back to who had it', async () => {
    const sent = await begin();
    fireEvent.keyDown(document.body, { key: 'i' });
    await undo();
    await waitFor(() =>
      expect(sent()).toEqual([
        ['AssignThread', { threadId: 'thread-1', assigneeId: me }],
        ['AssignThread', { threadId: 'thread-1', assigneeId: 'before' }],
      ]),
    );
  });
  it('is put off, and taken up again', async () => {
    const sent = await begin();
    await userEvent.click(screen.getByRole('button', { name: 'Mettre en veille' }));
    await userEvent.click((await screen.findAllByRole('menuitem'))[0]!);
    await undo();
    await waitFor(() => expect(sent().map(([command]) => command)).toEqual(['SnoozeThread', 'ReopenThread']));
  });
  it('is closed once, and opened again', async () => {
    const sent = await begin();
    fireEvent.keyDown(document.body, { key: 'c' });
    await undo();
    await waitFor(() => expect(sent().map(([command]) => command)).toEqual(['CloseThread', 'ReopenThread']));
  });
  it('is not closed again where it is closed', async () => {
    const sent = await begin({ state: 'Closed' });
    fireEvent.keyDown(document.body, { key: 'c' });
    expect(screen.getByRole('button', { name: 'Rouvrir' })).toBeTruthy();
    expect(sent()).toEqual([]);
  });
});
