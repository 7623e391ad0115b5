import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../page.testing';
import Board from './Board';

const id = '018f0000-0000-7000-8000-0000000000a1';
const row = (over: object = {}) => ({
  ...{ id, name: 'Me Ada Roy', title: 'lawyer', firm: 'Roy et associés', fields: [], province: 'QC', lang: 'fr', stage: 'prospect' },
  ...{
    stageAt: '2026-01-05T15:00:00.000Z',
    ownerId: null,
    noCalls: false,
    basis: null,
    lostReason: null,
    professionalId: null,
    version: 1,
  },
  ...over,
});

const begin = async (rows: { stage: string; id: string }[] = [row()], possible: object = { MoveProspect: true, SaveProspect: true }) => {
  const asked = answering(({ method, path }) => {
    if (method === 'POST') return { body: { position: 1, events: [{ type: 'ProspectMoved', stream: 's', version: 2 }] } };
    if (path.includes('/actions')) return { body: Object.fromEntries(rows.map((one) => [one.id, possible])) };
    const stage = /"stage":\["(\w+)"\]/.exec(decodeURIComponent(path))?.[1];
    const found = rows.filter((one) => one.stage === stage);
    return { body: path.startsWith('/api/views/prospects') ? { data: found, total: found.length } : { data: [], total: 0 } };
  });
  await show(<Board />);
  return () =>
    asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.replace('/api/commands/', ''), body['payload']]);
};
const lane = (name: string) => screen.findByRole('region', { name });
/** Opens the menu of the card once the page knows that it may be moved: the button is another element from then on. */
const menuOf = async () => {
  const button = () => screen.getByRole('button', { name: 'Déplacer Me Ada Roy' });
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button());
};

describe('the board of prospects', () => {
  it('shows who stands where, and says that no message is possible without a basis', async () => {
    await begin();
    const first = await lane('À joindre');
    expect((await within(first).findByRole('link', { name: 'Me Ada Roy' })).getAttribute('href')).toBe(`/prospects/${id}`);
    expect(within(first).getByText('Aucun message possible')).toBeTruthy();
    expect(await within(await lane('Rencontre')).findByText('Personne à cette étape.')).toBeTruthy();
  });

  it('moves a card without a mouse, to the stages that people set alone', async () => {
    const sent = await begin();
    await menuOf();
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Joint', 'Rencontre', 'Perdu']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rencontre' }));
    await waitFor(() => expect(sent()).toEqual([['MoveProspect', { prospectId: id, stage: 'meeting' }]]));
  });

  it('asks why before one is lost', async () => {
    const sent = await begin();
    await menuOf();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Perdu' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Ne répond pas' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Marquer comme perdu' }));
    await waitFor(() => expect(sent()).toEqual([['MoveProspect', { prospectId: id, stage: 'lost', lostReason: 'noAnswer' }]]));
  });

  it('takes a dragged card where it can go, and nowhere else', async () => {
    const sent = await begin();
    const card = (await screen.findByRole('link', { name: 'Me Ada Roy' })).closest('li')!;
    await waitFor(() => expect(card.draggable).toBe(true));
    fireEvent.dragStart(card);
    fireEvent.drop(await lane('Actif'));
    fireEvent.dragStart(card);
    fireEvent.drop(await lane('Joint'));
    await waitFor(() => expect(sent()).toEqual([['MoveProspect', { prospectId: id, stage: 'contacted' }]]));
  });

  it('moves no one whose membership says where they stand, but to the lost', async () => {
    await begin([row({ stage: 'approved' })]);
    await menuOf();
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Perdu']);
  });
});
