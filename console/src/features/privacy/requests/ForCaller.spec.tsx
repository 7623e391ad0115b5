import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show, token } from '../../../page.testing';
import { keep } from '../../../session/session';
import { ForCaller } from './ForCaller';

const NAME = 'Inscrire une demande reçue par téléphone';
const Button = ({ role }: { role: string }) => {
  keep(token({ role }));
  return <ForCaller />;
};

describe('filing a request about one’s own data for a caller', () => {
  it.each(['jurilien_admin_qc', 'jurilien_admin_validation'])(
    '%s does it, and stays on the page: who reads no cases opens none',
    async (role) => {
      const asked = answering(({ method }) => (method === 'POST' ? { status: 201, body: {} } : { body: { data: [], total: 0 } }));
      await show(<Button role={role} />, '/leads');
      await userEvent.click(screen.getByRole('button', { name: NAME }));
      const dialog = await screen.findByRole('dialog');
      await userEvent.type(within(dialog).getByLabelText(/^Courriel/), 'ana@exemple.ca');
      await userEvent.click(within(dialog).getByRole('button', { name: NAME }));
      await waitFor(() => expect(asked.find(({ path }) => path === '/api/privacy-requests')).toBeTruthy());
      expect(await screen.findByText('La demande est inscrite et l’accusé de réception part.')).toBeTruthy();
    },
  );
  it('is barred for who may not', async () => {
    answering(() => ({ body: {} }));
    await show(<Button role="jurilien_report_admin" />, '/leads');
    expect(screen.getByRole('button', { name: new RegExp(NAME) }).getAttribute('aria-disabled')).toBe('true');
  });
});
