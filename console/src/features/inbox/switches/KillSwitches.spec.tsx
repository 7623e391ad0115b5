import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show, token } from '../../../page.testing';
import { keep } from '../../../session/session';
import KillSwitches from './KillSwitches';
import { SwitchedOff } from './SwitchedOff';

const off = { id: 'switch-1', of: 'sms', setAt: '2026-11-28T15:00:00Z', setBy: 'someone', reason: 'Le fournisseur répète les textos' };
const past = { ...off, id: 'switch-2', of: 'email', clearedAt: '2026-11-27T16:00:00Z', clearedBy: 'someone', clearedReason: 'Réparé' };

const network = (rows: readonly object[], held: readonly object[] = []) =>
  answering(({ method, path }) => {
    if (method === 'POST') return { body: { position: 1, events: [] } };
    if (path.startsWith('/api/views/kill-switches')) return { body: { data: rows, total: rows.length } };
    if (path.startsWith('/api/views/staff')) return { body: { data: [{ id: 'someone', name: 'Aude Roy', state: 'Active' }], total: 1 } };
    return path.startsWith('/api/kill-switches/held') ? { body: { held } } : {};
  });
const press = (name: string | RegExp, where: HTMLElement = document.body) => userEvent.click(within(where).getByRole('button', { name }));
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'Vérifié avec le fournisseur');
  await press(name, dialog);
};

describe('kill switches in the console', () => {
  it('say what goes out and what does not, since when, by whom and why', async () => {
    network([off]);
    await show(<KillSwitches />, '/comms/switches');
    const items = within(await screen.findByRole('region', { name: 'En ce moment' })).getAllByRole('listitem');
    expect(items).toHaveLength(8);
    expect(items.filter(({ textContent }) => textContent?.includes('Coupé le'))).toHaveLength(1);
    await waitFor(() => expect(items[1]!.textContent).toMatch(/Coupé le .* par Aude Roy\. « Le fournisseur répète les textos »/));
  });

  it('are set and cleared with a reason', async () => {
    const asked = network([off]);
    await show(<KillSwitches />, '/comms/switches');
    await screen.findByRole('region', { name: 'En ce moment' });
    const sent = () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body.payload, body.reason]);
    await press('Couper : promotions');
    await confirm('Couper : promotions');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await press('Rétablir : textos');
    await confirm('Rétablir : textos');
    await waitFor(() => expect(sent()).toHaveLength(2));
    const reason = 'Vérifié avec le fournisseur';
    expect(sent()).toEqual([
      ['/api/commands/SetKillSwitch', { of: 'marketing', on: true }, reason],
      ['/api/commands/SetKillSwitch', { of: 'sms', on: false }, reason],
    ]);
  });

  it('have what they stopped sent again, and say how much that is', async () => {
    const asked = network([past], [{ switchId: past.id, messages: 12, codes: 1 }]);
    await show(<KillSwitches />, '/comms/switches');
    await screen.findByText(/1 code ne repart pas/);
    await press('Renvoyer les 12 messages retenus');
    await confirm('Renvoyer les 12 messages retenus');
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
        path: '/api/commands/ResendHeldMessages',
        body: { payload: { switchId: past.id } },
      }),
    );
  });

  it('are seen by a province’s administrator, who is told why they may not set them', async () => {
    network([off]);
    const { again, unmount } = await show(<></>, '/comms/switches');
    unmount();
    keep(token({ role: 'jurilien_admin_qc', provinces: ['QC'] }));
    again(<KillSwitches />);
    await screen.findByRole('region', { name: 'En ce moment' });
    expect(screen.getByRole('button', { name: /Couper : tous les envois/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('stand on other pages as long as something is switched off', async () => {
    network([off, past]);
    await show(<SwitchedOff />, '/dashboard');
    expect((await screen.findByRole('alert')).textContent).toContain('Envois coupés : textos');
    expect(screen.getByRole('link', { name: 'Voir les coupe-circuits' }).getAttribute('href')).toBe('/comms/switches');
  });
});
