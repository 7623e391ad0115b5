import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show, type Asked } from '../../page.testing';
import { Results } from './Results';

const person = (n: number) => ({ professionalId: `p${n}`, name: `Me Roy ${n}`, points: 100 - n, parts: {} });
const found = (eligible: object[]) => ({
  eligible,
  total: eligible.length,
  size: 3,
  wave: 1,
  excluded: [
    { professionalId: 'x1', name: 'Me Lévis', code: 'E10' },
    { professionalId: 'x2', name: 'Me Caron', code: 'E14' },
  ],
  counts: { E14: 4, E10: 1, E02: 0 },
});
const begin = async (
  answer: (asked: Asked) => { status?: number; body?: unknown },
  asked: Parameters<typeof Results>[0]['asked'] = { leadId: 'l1' },
) => {
  const all = answering((one) => (one.path.startsWith('/api/matching') ? { body: found([1, 2].map(person)) } : answer(one)));
  await show(<Results asked={asked} />);
  await screen.findByRole('link', { name: 'Me Roy 1' });
  return all;
};
const offer = () => screen.getByRole('button', { name: /^Offrir|^Choisi|^Proposer/ });

describe('who would get a request', () => {
  it('are in order; the others by the rule that says no, with how many more there are', async () => {
    await begin(() => ({}));
    expect(
      within(screen.getAllByRole('list')[0]!)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Me Roy 1', 'Me Roy 2']);
    expect([...document.querySelectorAll('summary strong')].map(({ textContent }) => textContent)).toEqual(['1', '4']);
    expect(screen.getByText(/3 autres/)).toBeTruthy();
  });
  it('can be chosen where no rule forbids it for good', async () => {
    await begin(() => ({}));
    const boxes = screen.getAllByRole('checkbox', { hidden: true }).map((box) => box.getAttribute('aria-label'));
    expect(boxes).toEqual(['Choisir Me Roy 1', 'Choisir Me Roy 2', 'Choisir Me Lévis']);
  });
  it('cannot be chosen for a request that is only imagined', async () => {
    const criteria = {} as never;
    await begin(() => ({}), { criteria });
    expect(screen.queryAllByRole('checkbox', { hidden: true })).toEqual([]);
  });
  it('are offered one by one; who was refused stays chosen', async () => {
    const all = await begin(({ body }) =>
      (body['payload'] as { professionalId: string }).professionalId === 'p1'
        ? { status: 409, body: { code: 'WRONG_STATE', detail: 'already-offered' } }
        : { body: { position: 1, events: [] } },
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir Me Roy 1' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir Me Roy 2' }));
    await userEvent.click(offer());
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Choix');
    const send = dialog.getAllByRole('button').at(-1)!;
    await userEvent.click(send);
    expect((await dialog.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Cette personne a déjà reçu l’offre'),
      expect.stringContaining('Me Roy 2'),
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const on = screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked);
    expect(on.map((box) => box.getAttribute('aria-label'))).toEqual(['Choisir Me Roy 1']);
    expect(all.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/commands'))).toHaveLength(2);
  });
});
