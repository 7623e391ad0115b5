import { createHash } from 'node:crypto';
import { unchanging } from '@jurilien/event-sourcing/testing';
import { breachedPasswordsAt } from './breached.js';
import { Passwords } from './passwords.js';

const BREACHED = 'le chat dort sur la table verte';
const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();
const asked: { url: string; headers: unknown }[] = [];
/** A list that knows one password, padded as the real one pads. */
const list = (async (url: string, { headers }: RequestInit) => {
  asked.push({ url, headers });
  return new Response([`${'0'.repeat(35)}:0`, `${sha1(BREACHED).slice(5)}:42`, `${sha1('autre').slice(5)}:0`].join('\r\n'));
}) as unknown as typeof fetch;
const answering = (answer: () => Promise<Response>): typeof fetch => answer as unknown as typeof fetch;

// proves: ASVS row 25
describe('a list of breached passwords', () => {
  beforeEach(() => asked.splice(0));

  it('is asked by the first five digits of a hash: no password leaves, no whole hash, and no name', async () => {
    const known = breachedPasswordsAt('https://list.example/', list);
    expect(await known.has(BREACHED)).toBe(true);
    expect(await known.has('une phrase que personne n’a dite')).toBe(false);
    expect(asked.map(({ url }) => url.replace(/[\dA-F]{5}$/, '…'))).toEqual([
      'https://list.example/range/…',
      'https://list.example/range/…',
    ]);
    expect(asked[0]).toEqual({ url: `https://list.example/range/${sha1(BREACHED).slice(0, 5)}`, headers: { 'add-padding': 'true' } });
  });

  it('does not count what only fills an answer up', async () =>
    expect(await breachedPasswordsAt('https://list.example', list).has('autre')).toBe(false));

  it.each<[string, typeof fetch]>([
    ['does not answer', answering(() => Promise.reject(new TypeError('fetch failed')))],
    ['says that it has trouble', answering(() => Promise.resolve(new Response('', { status: 503 })))],
    ['is asked too often', answering(() => Promise.resolve(new Response('', { status: 429 })))],
  ])('that %s keeps no one from a password', async (_, ask) => {
    const passwords = new Passwords({ configuration: unchanging() }, breachedPasswordsAt('https://list.example', ask));
    await expect(passwords.refuseWeak(BREACHED, { staff: false })).resolves.toBeUndefined();
    expect(await passwords.isBreached(BREACHED)).toBe(false);
  });

  it('is asked of what our own rules let through, and refuses what it has', async () => {
    const passwords = new Passwords({ configuration: unchanging() }, breachedPasswordsAt('https://list.example', list));
    await expect(passwords.refuseWeak('court', { staff: false })).rejects.toMatchObject({ fields: [{ message: 'password-short:12' }] });
    expect(asked).toEqual([]);
    await expect(passwords.refuseWeak(BREACHED, { staff: false })).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'password', message: 'password-breached' }],
    });
  });

  it('is no one’s business where none is named', async () =>
    expect(await breachedPasswordsAt(undefined, list).has(BREACHED)).toBeUndefined());
});
