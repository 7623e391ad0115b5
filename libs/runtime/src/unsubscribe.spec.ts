import { unsubscribeToken, unsubscriptionOf } from './unsubscribe.js';

describe('a token that says no', () => {
  const secret = 'a-secret-of-some-length-0123456789';
  const wish = { contactId: 'abc123', class: 'service' } as const;
  it('says it for one class of one address, and nothing else', () => {
    const token = unsubscribeToken(secret, wish);
    expect(unsubscriptionOf(secret, token)).toEqual(wish);
    expect(unsubscriptionOf(secret, token.replace('service', 'marketing'))).toBeUndefined();
    expect(unsubscriptionOf(secret, token.replace('abc123', 'abc124'))).toBeUndefined();
    expect(unsubscriptionOf(`${secret}x`, token)).toBeUndefined();
    expect(unsubscriptionOf(secret, 'otp.abc123.x')).toBeUndefined();
    expect(unsubscriptionOf(secret, '')).toBeUndefined();
  });
});
