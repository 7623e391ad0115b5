import { randomUUID } from 'node:crypto';
import { leadOfRef, leadRefOf } from './lead-refs.js';
import { ruleSecrets } from '../settings/secrets.js';

const secrets = ruleSecrets('a key of thirty-two characters or so');

describe('the name one person has for a request', () => {
  it('leads back to it, is the same each time, and fits in an address as it is', () => {
    for (let n = 0; n < 1_000; n++) {
      const [viewer, leadId] = [randomUUID(), randomUUID()];
      const ref = leadRefOf(secrets, viewer, leadId);
      expect(ref).toMatch(/^[\w-]{32}$/);
      expect(leadRefOf(secrets, viewer, leadId)).toBe(ref);
      expect(leadOfRef(secrets, viewer, ref)).toBe(leadId);
    }
  });

  it('says nothing of the id, and is another for another person, another request and another key', () => {
    const [one, two, leadId] = [randomUUID(), randomUUID(), randomUUID()];
    const ref = leadRefOf(secrets, one, leadId);
    expect(Buffer.from(ref, 'base64url').toString('hex')).not.toContain(leadId.replaceAll('-', '').slice(0, 8));
    expect(leadRefOf(secrets, two, leadId)).not.toBe(ref);
    expect(leadRefOf(secrets, one, randomUUID())).not.toBe(ref);
    expect(leadOfRef(secrets, two, ref)).toBeUndefined();
    expect(leadOfRef(ruleSecrets('another key of thirty-two characters'), one, ref)).toBeUndefined();
  });

  it('cannot be made up: one changed character leads nowhere', () => {
    const [viewer, leadId] = [randomUUID(), randomUUID()];
    const ref = leadRefOf(secrets, viewer, leadId);
    for (let i = 0; i < ref.length; i++) {
      const other = ref[i] === 'A' ? 'B' : 'A';
      expect(leadOfRef(secrets, viewer, ref.slice(0, i) + other + ref.slice(i + 1))).toBeUndefined();
    }
    for (const made of ['', leadId, 'x'.repeat(32), ref.slice(1), `${ref}A`]) expect(leadOfRef(secrets, viewer, made)).toBeUndefined();
  });
});
