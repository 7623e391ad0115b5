import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, show } from '../testing/show.testing';
import { SecondFactor } from '.';
import type { Challenge } from './types';

const asked = jest.fn<Promise<Response>, [string, RequestInit]>();
const onToken = jest.fn(() => Promise.resolve());
const onOver = jest.fn();
let turn = 0;
const ask = (factors: string[]): void => {
  const challenge = { challenge: `challenge-${++turn}`, factors } as unknown as Challenge;
  show(<SecondFactor challenge={challenge} onToken={onToken} onOver={onOver} />, '/en/login');
};
const give = (code: string): void => {
  fireEvent.change(document.querySelector('#secondCode')!, { target: { value: code } });
  fireEvent.submit(document.querySelector('form')!);
};
const sent = () => [asked.mock.calls.at(-1)![0], JSON.parse(asked.mock.calls.at(-1)![1].body as string)] as const;

beforeEach(() => {
  for (const mock of [asked, onToken, onOver]) mock.mockClear();
  globalThis.fetch = asked as unknown as typeof fetch;
});

describe('the second factor of a sign-in', () => {
  it('sends the code of an app without its spaces, and hands on the session', async () => {
    asked.mockResolvedValue(answer(200, { token: 'tok' }));
    ask(['totp']);
    give('123 456');
    await waitFor(() => expect(onToken).toHaveBeenCalledWith('tok'));
    expect(sent()).toEqual(['/api/login/factor', { challenge: `challenge-${turn}`, method: 'totp', code: '123456' }]);
  });
  it('keeps the words of a recovery code as they are', async () => {
    asked.mockResolvedValue(answer(401, { code: 'UNAUTHORIZED' }));
    ask(['recovery']);
    give(' abcd efgh ');
    await waitFor(() => expect(sent()[1]).toMatchObject({ method: 'recovery', code: 'abcd efgh' }));
    await waitFor(() => expect(document.getElementById('secondCode-error')).not.toBeNull());
  });
  it('asks nothing of the API for an empty code', async () => {
    ask(['totp']);
    give('  ');
    await waitFor(() => expect(document.getElementById('secondCode-error')).not.toBeNull());
    expect(asked).not.toHaveBeenCalled();
  });
  it('sends an e-mailed code on demand where there is another way, and at once where there is none', async () => {
    asked.mockResolvedValue(answer(200, {}));
    ask(['totp', 'email']);
    fireEvent.click(screen.getByText(/e-mail/i, { selector: '.other-ways button' }));
    expect(document.querySelector('#secondCode')).toBeNull();
    fireEvent.click(document.querySelector('.second-factor > .actions button')!);
    await waitFor(() => expect(document.querySelector('#secondCode')).not.toBeNull());
    expect(sent()[0]).toBe('/api/login/email-code');
    cleanup();
    ask(['email']);
    expect(document.querySelector('#secondCode')).not.toBeNull();
  });
  it('starts again when the sign-in took too long', async () => {
    asked.mockResolvedValue(answer(401, { code: 'TOKEN_EXPIRED' }));
    ask(['totp']);
    give('123456');
    await waitFor(() => expect(onOver).toHaveBeenCalledTimes(1));
    expect(onToken).not.toHaveBeenCalled();
  });
});
