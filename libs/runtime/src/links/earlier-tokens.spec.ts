import { createHmac } from 'node:crypto';
import { earlierPreferences, earlierUnsubscription } from './earlier-tokens.js';

const [secret, before] = ['a-secret-of-some-length-0123456789', 'the-one-before-it-of-some-length-01'];
const mac = (words: string, by = secret): string => createHmac('sha256', by).update(words).digest('base64url');
const unsubscribe = (by = secret): string => `service.abc123.${mac('unsubscribe|service|abc123', by)}`;
const preferences = (by = secret): string => `${mac('preferences|professional|abc123', by)}.p.abc123`;

describe('the links of messages from before', () => {
  it('refuse one class of one address, and nothing else', () => {
    const token = unsubscribe();
    expect(earlierUnsubscription([secret], token)).toEqual({ contactId: 'abc123', use: 'unsubscribe-service' });
    for (const no of [token.replace('service', 'marketing'), token.replace('abc123', 'abc124'), 'otp.abc123.x', ''])
      expect(earlierUnsubscription([secret], no)).toBeUndefined();
  });
  it('open the choices of one address, as who its holder is, and nothing else', () => {
    const token = preferences();
    expect(earlierPreferences([secret], token)).toEqual({ contactId: 'abc123', use: 'preferences-professional' });
    for (const no of [
      token.replace('abc123', 'abc124'),
      token.replace('.p.', '.c.'),
      token.replace('.p.', '.__proto__.'),
      '',
      'x',
      'x.p.',
      `x.${token}`,
    ])
      expect(earlierPreferences([secret], no)).toBeUndefined();
  });
  it('go on working after a rotation while the secret that signed them is known', () => {
    expect(earlierUnsubscription([secret], unsubscribe(before))).toBeUndefined();
    expect(earlierUnsubscription([secret, before], unsubscribe(before))).toBeDefined();
    expect(earlierPreferences([secret], preferences(before))).toBeUndefined();
    expect(earlierPreferences([secret, before], preferences(before))).toBeDefined();
  });
});
