import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show, token, type Asked } from '../page.testing';
import { provenAgain } from '../session/step-up';
import { StepUp } from './StepUp';

const challenge = 'once';
const two = { body: { challenge, factors: ['email', 'totp'] } };
const proven = { body: { token: token({ jti: 'second' }) } };
/** Someone with a password and these answers to what they send. */
const asking = async (answers: Record<string, (asked: Asked) => { status?: number; body?: unknown }>) => {
  const asked = answering((one) =>
    one.path === '/api/account' ? { body: { email: 'aude@example.com' } } : (answers[one.path]?.(one) ?? {}),
  );
  await show(<StepUp />);
  const outcome = jest.fn();
  void provenAgain().then(outcome);
  await screen.findByDisplayValue('aude@example.com');
  const sent = (path: string) => asked.filter((one) => one.path === path).map(({ body }) => body);
  return { outcome, sent };
};
const go = () => userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
/** One question at a time: what is not answered would be asked still in the next test. */
const giveUp = () => userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
const answer = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the proof of who asks', () => {
  it('is the password where there is nothing else', async () => {
    const { outcome, sent } = await asking({ '/api/login': () => proven });
    answer('Mot de passe', 'a long one');
    await go();
    await waitFor(() => expect(outcome).toHaveBeenCalledWith(true));
    expect(sent('/api/login')).toEqual([{ email: 'aude@example.com', password: 'a long one' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('asks for the strongest second factor first, and takes its code', async () => {
    const { outcome, sent } = await asking({ '/api/login': () => two, '/api/login/factor': () => proven });
    answer('Mot de passe', 'a long one');
    await go();
    await screen.findByText(/application d’authentification\.$/);
    answer('Code', ' 123456 ');
    await go();
    await waitFor(() => expect(outcome).toHaveBeenCalledWith(true));
    expect(sent('/api/login/factor')).toEqual([{ challenge, method: 'totp', code: '123456' }]);
  });
  it('starts empty with another factor, which gets its code by email when asked', async () => {
    const { sent } = await asking({ '/api/login': () => two });
    answer('Mot de passe', 'a long one');
    await go();
    await screen.findByText(/application d’authentification\.$/);
    answer('Code', '123');
    await userEvent.click(screen.getByRole('button', { name: 'Recevoir un code par courriel' }));
    expect((screen.getByLabelText('Code') as HTMLInputElement).value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'M’envoyer un nouveau code' }));
    expect(await screen.findByText('Nouveau code envoyé')).toBeTruthy();
    expect(sent('/api/login/email-code')).toEqual([{ challenge }]);
    await giveUp();
  });
  it('says that the password is wrong, keeps asking, and proves nothing', async () => {
    const { outcome } = await asking({ '/api/login': () => ({ status: 401, body: { code: 'UNAUTHENTICATED' } }) });
    answer('Mot de passe', 'another');
    await go();
    expect((await screen.findByRole('alert')).textContent).toMatch(/mot de passe/i);
    expect(outcome).not.toHaveBeenCalled();
    await giveUp();
  });
  it('sends nothing that is empty', async () => {
    const { sent } = await asking({});
    await go();
    expect(await screen.findByText('À remplir')).toBeTruthy();
    expect(sent('/api/login')).toEqual([]);
    await giveUp();
  });
  it('ends without a proof when it is given up', async () => {
    const { outcome } = await asking({});
    await giveUp();
    await waitFor(() => expect(outcome).toHaveBeenCalledWith(false));
  });
});
