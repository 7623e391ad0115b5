import { preferencesOf, preferencesToken } from './preferences-link.js';

describe('a link to the choices of an address', () => {
  const secret = 'a-secret-of-some-length-0123456789';
  const of = { contactId: 'abc123', who: 'professional' } as const;
  const token = preferencesToken(secret, of);
  it('opens those of one address, as who its holder is, and nothing else', () => {
    expect(preferencesOf(secret, token)).toEqual(of);
    expect(preferencesOf(secret, token.replace('abc123', 'abc124'))).toBeUndefined();
    expect(preferencesOf(secret, token.replace('.p.', '.c.'))).toBeUndefined();
    expect(preferencesOf(`${secret}x`, token)).toBeUndefined();
    for (const no of ['', 'x', 'x.p.', `x.${token}`]) expect(preferencesOf(secret, no)).toBeUndefined();
  });
  it('has its secret where the message log hides it', () => {
    expect(`/preferences/${token}`.replace(/([?/](?:[dt]=)?)([\w-]{43})(?![\w-])/g, '$1…')).toBe('/preferences/….p.abc123');
  });
});
