import { createHmac, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { Keyring, type TokenKind } from './keyring.js';

const NOW = Date.UTC(2026, 10, 2, 15);
const at = (ms: number): number => (NOW + ms) / 1_000;
const SECRET = 'a secret of the tests that is long enough';
const ringOf = (secret = SECRET, earlier: readonly string[] = [], slug = 'jurilien'): Keyring =>
  new Keyring({ settings: { JWT_SECRET: secret, JWT_SECRET_EARLIER: earlier, PRODUCT_SLUG: slug } } as never);
const ring = ringOf();
const times = { iat: at(0), exp: at(900_000) };
const claims = { id: 'u-1', role: 'jurilien_client', jti: 'j-1' };
const token = ring.sign('access', claims, times);
const [header, payload, signature] = token.split('.') as [string, string, string];
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (text: string): object => JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
const hmac = (text: string, key: string | Buffer = SECRET): string => createHmac('sha256', key).update(text).digest('base64url');
/** A token with another header or payload, signed with our own key all the same. */
const forged = (change: object = {}, more: object = {}, key: string | Buffer = SECRET): string => {
  const text = `${encoded({ ...decoded(header), ...change })}.${encoded({ ...decoded(payload), ...more })}`;
  return `${text}.${hmac(text, key)}`;
};
const read = (text: string, options: { now?: number; expired?: boolean } = {}) =>
  ring.verify<typeof claims>('access', text, { now: NOW, ...options });

describe('a token', () => {
  it('says what was signed, and the same again makes the same token', () => {
    expect(read(token)).toMatchObject({ ...claims, ...times, aud: 'access', iss: 'jurilien' });
    expect(ring.sign('access', claims, times)).toBe(token);
    expect(decoded(header)).toEqual({ alg: 'HS256', typ: 'at+jwt', kid: expect.stringMatching(/^[\w-]{12}$/) });
    expect(header).not.toContain(SECRET);
  });

  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('is good until its end: %i ms from it, %p', (ms, good) => {
    expect(read(token, { now: NOW + 900_000 + ms }) !== undefined).toBe(good);
    expect(read(token, { now: NOW + 900_000 + ms, expired: true })).toBeDefined();
  });

  it.each([
    [120_000, true],
    [120_001, false],
  ])('may come from a clock %i ms ahead of ours: %p', (ahead, good) => {
    const ofIat = ring.sign('access', claims, { ...times, iat: at(120_000) });
    const ofNbf = forged({}, { nbf: at(120_000) });
    for (const early of [ofIat, ofNbf]) {
      expect(read(early, { now: NOW + 120_000 - ahead }) !== undefined).toBe(good);
      expect(read(early, { now: NOW + 120_000 - ahead, expired: true }) !== undefined).toBe(good);
    }
  });

  it('of a slow clock has no longer life for it', () => {
    expect(read(token, { now: NOW + 900_000 + 120_000 })).toBeUndefined();
  });
});

// proves: ASVS row 14
describe('what is no token of ours', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const publicPem = rsa.publicKey.export({ type: 'spki', format: 'pem' }) as string;
  const rs256 = (): string => {
    const text = `${encoded({ alg: 'RS256', typ: 'at+jwt', kid: 'x' })}.${payload}`;
    return `${text}.${createSign('sha256').update(text).sign(rsa.privateKey, 'base64url')}`;
  };
  const unsigned = (alg: string): string => `${encoded({ alg, typ: 'at+jwt' })}.${payload}.`;

  it('is signed by our key in these specs, so that each refusal has one cause', () => {
    expect(read(forged())).toBeDefined();
  });
  it.each<[string, () => string]>([
    ['alg none', () => unsigned('none')],
    ['alg None', () => unsigned('None')],
    ['alg none with our signature', () => forged({ alg: 'none' })],
    ['alg none with our header', () => `${header}.${payload}.`],
    ['no alg', () => forged({ alg: undefined })],
    ['HS384', () => forged({ alg: 'HS384' })],
    ['HS512', () => forged({ alg: 'HS512' })],
    ['RS256', rs256],
    ['a public key as HMAC secret', () => forged({ alg: 'HS256' }, {}, publicPem)],
    ['a public key as HMAC secret under RS256', () => forged({ alg: 'RS256' }, {}, publicPem)],
    ['another key', () => forged({}, {}, randomBytes(32))],
    ['an empty key', () => forged({}, {}, '')],
    ['kid as a path', () => forged({ kid: '../../../../dev/null' }, {}, '')],
    ['kid as a query', () => forged({ kid: "x' union select 'k" }, {}, 'k')],
    ['kid of no one', () => forged({ kid: 'nobody' })],
    ['kid as a number', () => forged({ kid: 0 })],
    ['kid of an object’s own', () => forged({ kid: '__proto__' })],
    ['no kid', () => forged({ kid: undefined })],
    ['an embedded key', () => forged({ jwk: { kty: 'oct', k: Buffer.from('mine').toString('base64url') } }, {}, 'mine')],
    ['an embedded key beside our signature', () => forged({ jwk: { kty: 'oct', k: 'bWluZQ' } })],
    ['an address of keys', () => forged({ jku: 'https://evil.example/keys.json' })],
    ['an address of certificates', () => forged({ x5u: 'https://evil.example/cert.pem' })],
    ['certificates', () => forged({ x5c: ['MIIB'] })],
    ['critical extensions', () => forged({ crit: ['b64'], b64: false })],
    ['another typ', () => forged({ typ: 'JWT' })],
    ['no typ', () => forged({ typ: undefined })],
    ['the audience of another', () => forged({}, { aud: 'second-factor' })],
    ['no audience', () => forged({}, { aud: undefined })],
    ['another issuer', () => forged({}, { iss: 'autre' })],
    ['no issuer', () => forged({}, { iss: undefined })],
    ['no end', () => forged({}, { exp: undefined })],
    ['no beginning', () => forged({}, { iat: undefined })],
    ['an end in words', () => forged({}, { exp: 'tomorrow' })],
    ['an endless end', () => forged({}, { exp: 1e400 })],
    ['a changed claim', () => `${header}.${encoded({ ...decoded(payload), role: 'jurilien_admin' })}.${signature}`],
    ['a changed signature', () => `${header}.${payload}.${signature.slice(0, -2)}AA`],
    ['a cut signature', () => `${header}.${payload}.${signature.slice(0, -4)}`],
    ['a fourth part', () => `${token}.x`],
    ['two parts', () => `${header}.${payload}`],
    ['spaces', () => ` ${token}`],
    ['nothing', () => ''],
    ['a dot', () => '.'],
    ['a name every object has', () => 'constructor.prototype.toString'],
  ])('%s', (_name, make) => {
    expect(read(make())).toBeUndefined();
    expect(read(make(), { expired: true })).toBeUndefined();
  });
});

// proves: ASVS row 16
describe('kinds of tokens', () => {
  it('are never taken for each other: only the diagonal passes', () => {
    const kinds: TokenKind[] = ['access', 'second-factor'];
    const passes = kinds.map((made) => kinds.map((read) => ring.verify(read, ring.sign(made, claims, times), { now: NOW }) !== undefined));
    expect(passes).toEqual(kinds.map((made) => kinds.map((read) => made === read)));
  });
  it('of another product are no one’s here', () => {
    expect(read(ringOf(SECRET, [], 'autre').sign('access', claims, times))).toBeUndefined();
  });
});

describe('a new key', () => {
  const next = 'the secret after the rotation, long enough too';

  it('signs from now on, and what the earlier one signed stays good as long as it is named', () => {
    const rotated = ringOf(next, [SECRET]);
    expect(rotated.verify('access', token, { now: NOW })).toMatchObject(claims);
    expect(rotated.sign('access', claims, times)).not.toBe(token);
    expect(read(rotated.sign('access', claims, times))).toBeUndefined();
    expect(ringOf(next).verify('access', token, { now: NOW })).toBeUndefined();
  });
  it('makes successors of refresh secrets, and the earlier one’s are found again', () => {
    const [before] = ring.successors('family', 2, 'secret');
    const [now, old] = ringOf(next, [SECRET]).successors('family', 2, 'secret');
    expect(old).toBe(before);
    expect(now).not.toBe(before);
    expect(before).toMatch(/^[\w-]{43}$/);
  });
});

// proves: ASVS row 2
it('makes ten thousand different successors', () => {
  const made = new Set(Array.from({ length: 10_000 }, (_, i) => ring.successors('family', i, 'secret')[0]));
  expect(made.size).toBe(10_000);
  expect(ring.successors('family', 1, 'secret')).toEqual(ring.successors('family', 1, 'secret'));
  expect(ring.successors('other', 1, 'secret')).not.toEqual(ring.successors('family', 1, 'secret'));
});
