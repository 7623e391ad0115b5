import { randomBytes } from 'node:crypto';
import { fingerprintOf, isOwnSignature, isSigned, ownFingerprint, signText } from './signatures.js';

const master = randomBytes(32).toString('base64');
const other = randomBytes(32).toString('base64');

describe('a signature by the key of the audit chain', () => {
  const signature = signText(master, 'export', 'the text');

  it('proves the very text of its kind, without the secret', () => {
    expect(isSigned('export', 'the text', signature)).toBe(true);
    expect(isSigned('export', 'the texT', signature)).toBe(false);
    expect(isSigned('seal', 'the text', signature)).toBe(false);
    expect(isSigned('export', 'the text', { ...signature, key: signText(other, 'export', 'the text').key })).toBe(false);
    expect(isSigned('export', 'the text', { ...signature, key: 'short' })).toBe(false);
    expect(isSigned('export', 'the text', { ...signature, value: '' })).toBe(false);
  });
  it('is known as one’s own by a current or an earlier master key, and by the same fingerprint', () => {
    expect(isOwnSignature([other, master], signature)).toBe(true);
    expect(isOwnSignature([other], signature)).toBe(false);
    expect(fingerprintOf(signature.key)).toBe(ownFingerprint(master));
    expect(ownFingerprint(master)).not.toBe(ownFingerprint(other));
    expect(ownFingerprint(master)).toMatch(/^([0-9a-f]{4} ){7}[0-9a-f]{4}$/);
  });
});
