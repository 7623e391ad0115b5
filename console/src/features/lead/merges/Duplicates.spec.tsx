import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { answering, show } from '../../../page.testing';
import type { Lead } from '../lead';
import { Duplicates } from './Duplicates';

const id = '018f0000-0000-7000-8000-0000000000c1';
const otherId = '018f0000-0000-7000-8000-0000000000c2';
const lead = {
  ...{ id, version: 3, lang: 'fr', state: 'InValidation', code: 'K7QF', clientName: 'M. T.', email: 'm•••@exemple.ca' },
  ...{ phoneNumber: '514-•••-1234', othersInvolved: [{ name: 'Luc Gagnon' }], facts: { lawyerType: 'family', region: '06' } },
} as unknown as Lead;
const other = { ...lead, id: otherId, code: 'B3NX', clientName: 'Maude T.', state: 'ToValidate' };
const likely = { id: otherId, code: 'B3NX', state: 'ToValidate', lawyerType: 'family', createdAt: '2026-11-20T15:00:00.000Z' };
const WAS_OFFERED = { code: 'WRONG_STATE', detail: 'was-offered' };

const Where = () => <output>{useLocation().pathname}</output>;
const begin = async (duplicates: object[], may: object = {}, shown = lead, bench = false) => {
  const calls = answering(({ method, path }) => {
    if (method === 'POST') return { body: { position: 1, events: [{ type: 'LeadMerged', stream: 's', version: 1 }] } };
    if (path.endsWith('/duplicates')) return { body: duplicates };
    if (path.includes('/actions')) return { body: { [id]: { MergeLead: true, ...may }, [otherId]: { MergeLead: true } } };
    if (path.includes(`/views/lead-details/${otherId}`)) return { body: other };
    return { body: { data: [], total: 0 } };
  });
  await show(
    <>
      <Duplicates lead={shown} bench={bench} />
      <Where />
    </>,
    bench ? `/validations/${id}` : `/leads/${id}`,
  );
  return calls;
};

describe('requests of the same person', () => {
  it('are laid side by side, with what is alike marked, and one of them is kept, with a reason', async () => {
    const calls = await begin([{ ...likely, same: ['phoneNumber', 'othersInvolved'] }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Comparer' }));
    const table = await screen.findByRole('group', { name: 'Cette demande et B3NX, côte à côte' });
    const rowOf = (name: string) => within(table).getByRole('rowheader', { name }).closest('tr')!;
    expect(within(rowOf('Téléphone')).getByText('Identique')).toBeTruthy();
    expect(within(rowOf('Nom')).queryByText('Identique')).toBeNull();
    expect(rowOf('Nom').textContent).toContain('Maude T.');

    const keep = screen.getByRole('button', { name: 'Garder B3NX' });
    await waitFor(() => expect(keep.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(keep);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/Cette demande prend fin dans B3NX/)).toBeTruthy();
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'La même personne' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Garder B3NX' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/commands/MergeLead')?.body).toMatchObject({
        payload: { leadId: id, into: otherId },
        reason: 'La même personne',
      }),
    );
  });

  const merge = async (button: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Comparer' }));
    const press = await screen.findByRole('button', { name: button });
    await waitFor(() => expect(press.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(press);
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'La même personne' } });
    fireEvent.click(within(dialog).getByRole('button', { name: button }));
  };

  it.each([
    [true, 'ToValidate', `/validations/${otherId}`],
    [true, 'Offering', `/leads/${otherId}`],
    [false, 'ToValidate', `/leads/${otherId}`],
  ] as const)('lead to the one that is kept, with a sentence (on the bench: %s, kept in %s)', async (bench, state, where) => {
    await begin([{ ...likely, state, same: [] }], {}, lead, bench);
    await merge('Garder B3NX');
    expect(await screen.findByText('La demande K7QF fait maintenant partie de B3NX, que voici.')).toBeTruthy();
    expect(await screen.findByText(where)).toBeTruthy();
  });

  it('stay where this one is kept', async () => {
    await begin([{ ...likely, same: [] }], {}, lead, true);
    await merge('Garder cette demande');
    expect(await screen.findByText('Les demandes sont fusionnées.')).toBeTruthy();
    expect(screen.getByText(`/validations/${id}`)).toBeTruthy();
  });

  it('say why one of them can only be kept', async () => {
    await begin([{ ...likely, same: [] }], { MergeLead: WAS_OFFERED });
    fireEvent.click(await screen.findByRole('button', { name: 'Comparer' }));
    const barred = await screen.findByRole('button', { name: /Garder B3NX/ });
    await waitFor(() => expect(barred.textContent).toContain('elle ne peut que rester'));
  });

  it('are named on both once they are one, and one out of reach only as such', async () => {
    const absorbed = [{ leadId: otherId, at: '2026-11-20T15:00:00.000Z', by: 'staff-1' }];
    await begin([{ id: '', same: [] }], {}, { ...lead, absorbed, mergedInto: otherId } as Lead);
    expect((await screen.findByRole('link', { name: 'Ouvrir la demande gardée' })).getAttribute('href')).toContain(`/leads/${otherId}`);
    expect(screen.getByRole('link', { name: /Demande fusionnée le/ }).getAttribute('href')).toContain(`/leads/${otherId}`);
    expect(await screen.findByText('Une demande hors de votre portée')).toBeTruthy();
  });
});
