import { maskedPath } from './page-path.js';

// proves: ASVS row 79
describe('the path that a page view or an error report names', () => {
  it.each([
    ['/', '/'],
    ['/en/', '/en/'],
    ['/trouver-mon-avocat-rapidement', '/trouver-mon-avocat-rapidement'],
    ['/en/guides/child-support-guide', '/en/guides/child-support-guide'],
    ['/ma-demande/Zk3v9QwLr0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456/messages', '/ma-demande/*/messages'],
    ['/nouveau-mot-de-passe/0192f0c1-7a3b-7d2e-9c1a-2b3c4d5e6f70/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefg', '/nouveau-mot-de-passe/*/*'],
    ['/leads/0192f0c1-7a3b-7d2e-9c1a-2b3c4d5e6f70/offre', '/leads/*/offre'],
    ['/accepter?t=AbCdEf#x', '/accepter'],
    ['/trouve/jean@exemple.test', '/trouve/*'],
    ['/appel/514-555-0142', '/appel/*'],
    ['/%C3%A9', '/*'],
    [`/${'a'.repeat(61)}`, '/*'],
  ])('%s is %s', (path, said) => {
    expect(maskedPath(path)).toBe(said);
  });
});
