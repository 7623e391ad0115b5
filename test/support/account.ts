import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { typeCode } from './console.js';
import { eventually } from './eventually.js';
import { keep, keptBesides as besides } from './in-page.mjs';
import type { App } from './log-in.js';
import { sessionOf, signed } from './session.js';
import type { Site } from './site.js';
import { settled } from './system.js';

export interface Person {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** The phone that shows its codes, where there is one. */
  readonly nextCode?: App['nextCode'];
}

/** An account with nothing but a password. */
export async function bare({ system }: Site, role: string, username = 'Camille Roy'): Promise<Person> {
  const userId = randomUUID();
  const email = `${role}-${userId.slice(0, 8)}@jurilien.test`;
  const password = 'une phrase de passe bien longue';
  const { position } = await system.dispatch('CreateUser', {
    userId,
    email,
    emailHash: system.kernel.secrets.hash(`email:${email}`),
    username,
    passwordHash: await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
    role: `jurilien_${role}`,
  });
  await settled(system.kernel, position);
  return { userId, username, email, password };
}

/** Lets a browser hold a session that is still good, but was opened so long ago that who it is must be proved again. */
export async function staleSession({ system: { kernel } }: Site, page: Page, { userId, username }: Person): Promise<void> {
  const [, token = ''] = (await sessionOf(kernel, userId, { at: new Date(Date.now() - 20 * 60_000).toISOString() })).split(' ');
  const {
    iat: _,
    exp: __,
    aud: ___,
    iss: ____,
    ...claims
  } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
  const now = Math.floor(Date.now() / 1_000);
  const fresh = signed(kernel, 'access', claims, { iat: now, exp: now + 600 });
  const values = { user: username, role: claims.role, id: userId, token: fresh, jti: claims.jti, expiry: (now + 600) * 1_000 };
  await page.evaluate(
    keep,
    Object.entries(values).map(([key, value]) => [key, String(value)] as const),
  );
}

/** Addresses of the account pages, by language. */
export const PAGES = {
  fr: {
    login: '/login',
    forgotten: '/mot-de-passe-oublie',
    change: '/changer-mot-de-passe',
    account: '/mon-compte',
    protection: '/mon-compte/protection',
    details: '/changement-prive',
    console: '/admin',
    home: '/',
  },
  en: {
    login: '/en/login',
    forgotten: '/en/forgotten-password',
    change: '/en/change-password',
    account: '/en/my-account',
    protection: '/en/my-account/protection',
    details: '/en/private-change',
    console: '/en/admin',
    home: '/en/',
  },
} as const;

/** The keys of the original specification, and the chosen language: nothing else may be kept in a browser. */
const ALLOWED = ['expiry', 'gatsby-i18next-language', 'id', 'jti', 'role', 'token', 'user'];

export const keptBesides = (page: Page): Promise<string[]> => page.evaluate(besides, ALLOWED);

/** The code an authenticator app shows now for a secret. */
export const appCode = (secret: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

/** The newest personal link to a page in the mail of an address. */
export const mailedLink = (site: Site, email: string, page: string): Promise<string> =>
  eventually(async () => {
    const found = (await site.job.mails(email)).map(
      (mail) => new RegExp(`/${page}/[\\w/-]*[\\w-]{43}[^\\s"\\\\<)]*`).exec(JSON.stringify(mail))?.[0],
    );
    return found.filter(Boolean).at(-1);
  }, `the mail with a link to ${page}`);

/** The code of the newest mail that brings one. */
export const mailedCode = (site: Site, email: string): Promise<string> =>
  eventually(
    async () =>
      (await site.job.mails(email))
        .map((mail) => /^\d{3}\s?\d{3}/.exec(String(mail.subject))?.[0].replace(/\s/g, ''))
        .filter(Boolean)
        .at(-1),
    'the mail with the code',
  );

/** Gives address and password, then whatever is asked for. */
export async function enter(site: Site, page: Page, person: Person): Promise<void> {
  await page.locator('#email').fill(person.email);
  await page.locator('#password').fill(person.password);
  await page.locator('.sign-in-task button.large').click();
  await giveCodeIfAsked(site, page, person);
}

/** The code of the phone, one from paper when those of this minute are spent, or one by mail where this device is new. */
export async function giveCodeIfAsked(site: Site, page: Page, { email, nextCode }: Person): Promise<void> {
  const asked = page.locator('#secondCode');
  const { pathname } = new URL(page.url());
  const moved = async () => new URL(page.url()).pathname !== pathname || (await page.locator('.sign-in-task').count()) === 0;
  await eventually(async () => (await asked.count()) > 0 || (await moved()), 'the answer to the sign-in');
  if ((await asked.count()) === 0) return;
  await typeCode(page, nextCode?.() ?? { method: 'email', code: await mailedCode(site, email) });
}
