import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Reply } from '../api';
import { answer, show } from '../testing/show.testing';
import type { Account } from './types';
import { StepUp, useGuarded } from './step-up';

const account = { id: 'user-1', email: 'anne@example.com', factors: [] } as unknown as Account;
/** A token as the API writes it, for whom it is. */
const tokenFor = (id: string): string => {
  const part = (value: object): string => btoa(JSON.stringify(value)).replace(/=+$/, '');
  return `${part({ alg: 'none' })}.${part({ jti: 'session-1', sub: id, id, exp: Math.floor(Date.now() / 1_000) + 900 })}.x`;
};
const asked = jest.fn<Promise<Response>, [string, RequestInit]>();
const results: Reply<unknown>[] = [];
const act = jest.fn<Promise<Reply<unknown>>, []>();

function Button() {
  const guarded = useGuarded();
  return <button onClick={() => void guarded(act).then((reply) => results.push(reply))}>Delete</button>;
}
const page = () =>
  show(
    <StepUp account={account}>
      <Button />
    </StepUp>,
  );
const giving = (password: string): void => {
  fireEvent.change(document.querySelector('#againPassword')!, { target: { value: password } });
  fireEvent.submit(document.querySelector('dialog form')!);
};

beforeEach(() => {
  results.length = 0;
  act.mockReset();
  asked.mockReset();
  globalThis.fetch = asked as unknown as typeof fetch;
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

describe('an act that asks once more who it is', () => {
  it('asks nothing where the API is satisfied', async () => {
    act.mockResolvedValue({ ok: true, value: 1 });
    page();
    fireEvent.click(screen.getByText('Delete'));
    await waitFor(() => expect(results).toEqual([{ ok: true, value: 1 }]));
    expect(document.querySelector('dialog')).toBeNull();
  });
  it('repeats the act once the person has confirmed', async () => {
    act
      .mockResolvedValueOnce({ ok: false, problem: { status: 403, code: 'STEP_UP_REQUIRED' } })
      .mockResolvedValueOnce({ ok: true, value: 2 });
    asked.mockResolvedValue(answer(200, { token: tokenFor('user-1') }));
    page();
    fireEvent.click(screen.getByText('Delete'));
    await screen.findByRole('dialog');
    giving('correct horse');
    await waitFor(() => expect(results).toEqual([{ ok: true, value: 2 }]));
    expect(act).toHaveBeenCalledTimes(2);
    expect(JSON.parse(asked.mock.calls[0]![1].body as string)).toEqual({ email: 'anne@example.com', password: 'correct horse' });
    expect(document.querySelector('dialog')).toBeNull();
  });
  it('does nothing when the person gives up', async () => {
    act.mockResolvedValue({ ok: false, problem: { status: 403, code: 'STEP_UP_REQUIRED' } });
    page();
    fireEvent.click(screen.getByText('Delete'));
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByText('Cancel'));
    await waitFor(() => expect(results).toEqual([{ ok: false, problem: { status: 0, code: 'CANCELLED' } }]));
    expect(act).toHaveBeenCalledTimes(1);
  });
  it('reports at the field that a password is wrong or missing, and stays open', async () => {
    act.mockResolvedValue({ ok: false, problem: { status: 403, code: 'STEP_UP_REQUIRED' } });
    asked.mockResolvedValue(answer(401, { code: 'UNAUTHORIZED' }));
    page();
    fireEvent.click(screen.getByText('Delete'));
    await screen.findByRole('dialog');
    giving('');
    await waitFor(() => expect(document.getElementById('againPassword-error')).not.toBeNull());
    expect(asked).not.toHaveBeenCalled();
    giving('wrong');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(document.getElementById('againPassword-error')).not.toBeNull());
    expect(results).toEqual([]);
  });
  it('refuses the session of another account', async () => {
    act.mockResolvedValue({ ok: false, problem: { status: 403, code: 'STEP_UP_REQUIRED' } });
    asked.mockResolvedValue(answer(200, { token: tokenFor('user-2') }));
    page();
    fireEvent.click(screen.getByText('Delete'));
    await screen.findByRole('dialog');
    giving('correct horse');
    expect(await screen.findByText(/anne@example.com/)).toBeTruthy();
    expect([results, act.mock.calls.length]).toEqual([[], 1]);
  });
});
