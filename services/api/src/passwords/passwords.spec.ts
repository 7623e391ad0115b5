import { hash } from '@node-rs/argon2';
import { asShipped, configWith, unchanging } from '@jurilien/event-sourcing/testing';
import { passwordFault } from '@jurilien/identity';
import { breachedPasswordsAt } from './breached.js';
import { commonPasswords } from './common-passwords.js';
import { comparisons, costOf, COSTS, Passwords } from './passwords.js';
import { Busy, pool } from './pool.js';

const noList = breachedPasswordsAt(undefined);

// proves: ASVS row 22, 24, 28, 30
describe('passwords', () => {
  const passwords = new Passwords({ configuration: unchanging() }, noList);

  it.each([
    ['jurilien_admin', COSTS.staff],
    ['jurilien_report_admin', COSTS.staff],
    ['jurilien_client', COSTS.others],
    ['jurilien_professional', COSTS.others],
  ])('are kept for %s as argon2id with the parameters of the role', async (role, cost) =>
    expect(costOf(await passwords.hash('une phrase de passe', role))).toEqual(cost),
  );

  it.each(['  entourée d’espaces  ', 'émoji 🦊 et accents éà', 'x'.repeat(128), 'é composed', 'e\u0301 decomposed'])(
    'match exactly as typed: %j',
    async (password) => {
      const stored = await passwords.hash(password, 'jurilien_client');
      expect(await passwords.matches(password, stored)).toBe(true);
      for (const other of [`${password} `, password.slice(0, -1), password.toUpperCase(), password.trim().slice(1)])
        if (other !== password) expect(await passwords.matches(other, stored)).toBe(false);
    },
  );

  // proves: ASVS row 22
  it('are not the same in another composition: nothing is rewritten', async () => {
    const stored = await passwords.hash('caf\u00e9 du coin bleu', 'jurilien_client');
    expect(await passwords.matches('cafe\u0301 du coin bleu', stored)).toBe(false);
  });

  it('match no one’s hash, and neither a broken nor an erased one', async () => {
    for (const stored of [undefined, '', '[erased]', '$argon2id$v=19$m=1,t=1,p=1$x$y'])
      expect(await passwords.matches('une phrase de passe', stored)).toBe(false);
  });

  // proves: ASVS row 30
  it('cost the same to compare whether there is an account or not, and whosever it is', async () => {
    const decoys = { staff: await hash('a', COSTS.staff), others: await hash('b', COSTS.others) };
    const [staff, client] = [await passwords.hash('c', 'jurilien_admin'), await passwords.hash('c', 'jurilien_client')];
    for (const stored of [undefined, staff, client]) {
      const made = comparisons(stored, decoys);
      expect(made.map(({ against }) => costOf(against))).toEqual([COSTS.staff, COSTS.others]);
      expect(made.filter(({ counts }) => counts).map(({ against }) => against)).toEqual(stored ? [stored] : []);
    }
  });

  // proves: ASVS row 28
  it('are kept under stronger parameters once those rise, never under weaker ones', async () => {
    const old = await hash('une phrase', { memoryCost: 8_192, timeCost: 2, parallelism: 1 });
    expect(costOf((await passwords.stronger('une phrase', old, 'jurilien_client'))!)).toEqual(COSTS.others);
    const strong = await passwords.hash('une phrase', 'jurilien_admin');
    expect(await passwords.stronger('une phrase', strong, 'jurilien_admin')).toBeUndefined();
    expect(await passwords.stronger('une phrase', strong, 'jurilien_client')).toBeUndefined();
  });

  it('are as long as the configuration in force asks for', async () => {
    const longer = new Passwords({ configuration: unchanging(configWith({ 'auth.passwordMin': 30 })) }, noList);
    const phrase = 'le vent tourne au nord';
    await expect(passwords.refuseWeak(phrase, { staff: false })).resolves.toBeUndefined();
    await expect(longer.refuseWeak(phrase, { staff: false })).rejects.toThrow('VALIDATION: password');
  });

  // proves: ASVS row 24
  it('on the offline lists are refused: the first 3,000 of allowed length, in French and English', async () => {
    const common = await commonPasswords();
    const listed = [...common].filter((word) => [...word].length >= 12 && [...word].length <= 128);
    expect(listed.length).toBeGreaterThan(1_000);
    const accepted = listed.slice(0, 3_000).filter((word) => passwordFault(word, { staff: false }, common, asShipped()) === undefined);
    expect(accepted).toEqual([]);
    for (const word of ['constitutionnel', 'passwordpassword'])
      expect(passwordFault(word, { staff: false }, common, asShipped())).toMatch(/^password-(common|context)$/);
  });
});

describe('heavy work', () => {
  it('runs two at once, lets a few wait, and sends the others away with a time to come back', async () => {
    const run = pool(2, 3, 7);
    let now = 0;
    let most = 0;
    const gates: (() => void)[] = [];
    const work = () =>
      run(async () => {
        most = Math.max(most, ++now);
        await new Promise<void>((open) => gates.push(open));
        now--;
      });
    const started = Array.from({ length: 5 }, work);
    await expect(work()).rejects.toMatchObject({ name: 'Busy', retryAfterSeconds: 7 });
    for (let done = 0; done < 5; done++) {
      while (gates.length === 0) await Promise.resolve();
      gates.shift()!();
    }
    await Promise.all(started);
    expect(most).toBe(2);
    await expect(run(() => Promise.resolve('again'))).resolves.toBe('again');
  });
  it('frees its place when it fails', async () => {
    const run = pool(1, 0, 1);
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(run(() => Promise.resolve(1))).resolves.toBe(1);
    expect(new Busy(3).retryAfterSeconds).toBe(3);
  });
});
