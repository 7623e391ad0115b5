import { act as actOf, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answering, show } from '../../page.testing';
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
const reason = 'En voyage';
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
  it('says at the reason, and only there, what may not be written in it', async () => {
    answering(() => ({ status: 422, body: { code: 'VALIDATION', errors: [{ field: 'reason', message: 'personal-data' }] } }));
    const { send, onClose } = await open();
    expect(screen.getByText(/Sans nom ni coordonnées de personnes/)).toBeTruthy();
    await fill();
    await userEvent.click(send);
    expect(await screen.findAllByText(/Renseignements personnels à retirer/)).toHaveLength(1);
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(onClose).not.toHaveBeenCalled();
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
  it('shows what another person changed, keeps what was typed, and goes on from there', async () => {
    let tries = 0;
    const asked = answering(() => (tries++ === 0 ? { status: 409, body: { code: 'STALE_VERSION' } } : done));
    const said = (city: string) =>
      [
        ['Ville', city],
        ['Langue', 'Français'],
      ] as const;
    let reread = () => undefined as void;
    const Page = () => {
      const [now, setNow] = useState<Partial<Command>>({ said: said('Laval'), expectedVersion: 4 });
      reread = () => setNow({ said: said('Québec'), expectedVersion: 6 });
      return <CommandDialog command={{ ...command, ...now }} onClose={jest.fn()} />;
    };
    await show(<Page />);
    await fill();
    const send = screen.getByRole('button', { name: 'Mettre en suspens' });
    await userEvent.click(send);
    await screen.findByText(/Cette fiche a changé/);
    actOf(reread);
    const table = within(await screen.findByRole('table', { name: 'Ce qui a changé' }));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['VilleLavalQuébec']);
    expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe(reason);
    await userEvent.click(screen.getByRole('button', { name: 'Relire la fiche' }));
    await userEvent.click(send);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(({ body }) => body['expectedVersion'])).toEqual([4, 6]);
  });
  it('is sent once, however often its button is pressed', async () => {
    const asked = answering(() => done);
    const { send, onClose } = await open();
    await fill();
    fireEvent.click(send);
    fireEvent.click(send);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
  it('has what was typed when the page was left in the middle of it, and forgets it when it is given up', async () => {
    answering(() => done);
    const { unmount, again } = await show(<CommandDialog command={command} onClose={jest.fn()} />);
    await fill();
    unmount();
    const second = again(<CommandDialog command={command} onClose={jest.fn()} />);
    expect(screen.getByText('Ce que vous aviez commencé à écrire est encore là.')).toBeTruthy();
    expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe(reason);
    expect((screen.getByRole('spinbutton') as HTMLInputElement).value).toBe('3');
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    second.unmount();
    again(<CommandDialog command={command} onClose={jest.fn()} />);
    expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('');
  });
  it('says that another person has to decide, in words, and stays open', async () => {
    answering(() => ({ status: 409, body: { code: 'FOUR_EYES_REQUIRED', detail: 'proposed-by-you' } }));
    const { send, onClose } = await open();
    await fill();
    await userEvent.click(send);
    expect(await screen.findByText('Vous l’avez proposé : une autre personne doit décider.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
  it('says what no field of its own has above its fields, and can be sent again', async () => {
    let tries = 0;
    answering(() =>
      tries++ === 0 ? { status: 422, body: { code: 'VALIDATION', errors: [{ field: 'payload.leadId', message: 'required' }] } } : done,
    );
    const { send, onClose } = await open();
    await fill();
    await userEvent.click(send);
    expect((await screen.findByRole('alert')).textContent).toMatch(/payload\.leadId.: À remplir/);
    await userEvent.click(send);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
  it('says that it became a proposal, where its sender may only propose', async () => {
    answering(() => ({ body: { position: 9, events: [{ type: 'ManualOfferProposed', stream: 's', version: 1 }] } }));
    const { send } = await open();
    await fill();
    await userEvent.click(send);
    expect(await screen.findByText(/propos/i)).toBeTruthy();
  });
  it('is taken back from its toast, where that can be done', async () => {
    const asked = answering(() => ({ body: { position: 9, events: [{ type: 'LeadTagged', stream: 's', version: 1 }] } }));
    const undo = { command: 'TagLead', payload: { leadId: 'x', tagged: false }, done: 'La marque est retirée.' };
    const { onClose } = await open({
      command: 'TagLead',
      done: 'La demande est marquée.',
      undo,
      reason: false,
      fields: [],
      payload: () => ({ leadId: 'x', tagged: true }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Mettre en suspens' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(await screen.findByText('La demande est marquée.')).toBeTruthy();
    const toast = within(document.querySelector<HTMLElement>('.MuiSnackbar-root')!);
    await userEvent.click(toast.getByText('Annuler'));
    expect(await screen.findByText('La marque est retirée.')).toBeTruthy();
    expect(asked.map(({ body }) => body['payload'])).toEqual([
      { leadId: 'x', tagged: true },
      { leadId: 'x', tagged: false },
    ]);
  });
});
