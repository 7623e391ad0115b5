import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../page.testing';
import { CommandDialog, type Command } from './CommandDialog';

const command: Command = {
  command: 'HoldLead',
  label: 'Mettre en suspens',
  fields: [{ name: 'hours', label: 'lawyers.radius', kind: 'number', min: 2 }],
  reason: true,
  expectedVersion: 4,
  payload: ({ hours }) => ({ leadId: 'x', hours: Number(hours) }),
};
const done = { body: { position: 9, events: [] } };
const reason = 'Le client part en voyage demain';
const open = async (over: Partial<Command> = {}) => {
  const onClose = jest.fn();
  await show(<CommandDialog command={{ ...command, ...over }} onClose={onClose} />);
  return { onClose, send: screen.getByRole('button', { name: 'Mettre en suspens' }) };
};
const fill = async () => {
  await userEvent.type(screen.getByRole('spinbutton'), '3');
  await userEvent.type(screen.getByRole('textbox'), reason);
};

describe('the dialog of a command', () => {
  afterEach(() => sessionStorage.clear());

  it('sends nothing while an answer is missing, and says so at the field', async () => {
    const asked = answering(() => done);
    const { send, onClose } = await open();
    await userEvent.click(send);
    expect(screen.getByText('À remplir')).toBeTruthy();
    await userEvent.type(screen.getByRole('spinbutton'), '1');
    expect(screen.getByText('Au moins 2')).toBeTruthy();
    expect(asked).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });
  it('sends the payload, the reason and the version it was opened on, then closes', async () => {
    const asked = answering(() => done);
    const { send, onClose } = await open();
    await fill();
    await userEvent.click(send);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/api/commands/HoldLead',
      body: { payload: { leadId: 'x', hours: 3 }, reason, expectedVersion: 4 },
    });
  });
  it('puts what the API objects to at its field, and a corrected form is a new command', async () => {
    let tries = 0;
    const asked = answering(() =>
      tries++ === 0 ? { status: 422, body: { code: 'VALIDATION', errors: [{ field: 'payload.hours', message: 'max:72' }] } } : done,
    );
    const { send, onClose } = await open();
    await fill();
    await userEvent.click(send);
    expect(await screen.findByText('Au plus 72')).toBeTruthy();
    await userEvent.click(send);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(asked[0]!.body['commandId']).not.toBe(asked[1]!.body['commandId']);
  });
  it('repeats the same command when the answer was lost on the way', async () => {
    let tries = 0;
    const asked = answering(() => {
      if (tries++ === 0) throw new TypeError('network');
      return done;
    });
    const { send, onClose } = await open();
    await fill();
    await userEvent.click(send);
    expect(await screen.findByText(/Le serveur ne répond pas/)).toBeTruthy();
    await userEvent.click(send);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(asked[0]!.body['commandId']).toBe(asked[1]!.body['commandId']);
  });
  it('keeps what was typed when the record has changed meanwhile', async () => {
    answering(() => ({ status: 409, body: { code: 'STALE_VERSION' } }));
    const { send, onClose } = await open();
    await fill();
    await userEvent.click(send);
    expect(await screen.findByText(/Cette fiche a changé/)).toBeTruthy();
    expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe(reason);
    expect(onClose).not.toHaveBeenCalled();
  });
});
