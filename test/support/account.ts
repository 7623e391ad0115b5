import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.js';
import { keptBesides as besides } from './in-page.mjs';
import type { Site } from './site.js';

export type Lang = 'fr' | 'en';
export interface Person {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
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
export const appCode = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate();

/** The newest personal link to a page in the mail of an address. */
export const mailedLink = (site: Site, email: string, page: string): Promise<string> =>
  eventually(async () => {
    const found = (await site.job.mails(email)).map(
      (mail) => new RegExp(`/${page}/[\\w/-]*[\\w-]{43}[^\\s"\\\\<)]*`).exec(JSON.stringify(mail))?.[0],
    );
    return found.filter(Boolean).at(-1);
  }, `the mail with a link to ${page}`);

/** The newest six digits in the mail of an address. */
export const mailedCode = (site: Site, email: string): Promise<string> =>
  eventually(
    async () =>
      (await site.job.mails(email)).map((mail) => /(?<![\d-])(\d{6})(?![\d-])/.exec(JSON.stringify(mail.text ?? mail))?.[1]).find(Boolean),
    'the mail with the code',
  );

/** Gives address and password; a code by mail where this device is new. */
export async function enter(site: Site, page: Page, { email, password }: Person): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('.sign-in-task button.large').click();
  await giveCodeIfAsked(site, page, email);
}

/** A client's new device is asked for a code by mail. */
export async function giveCodeIfAsked(site: Site, page: Page, email: string): Promise<void> {
  const asked = page.locator('#secondCode');
  const { pathname } = new URL(page.url());
  const moved = async () => new URL(page.url()).pathname !== pathname || (await page.locator('.sign-in-task').count()) === 0;
  await eventually(async () => (await asked.count()) > 0 || (await moved()), 'the answer to the sign-in');
  if ((await asked.count()) === 0) return;
  await asked.fill(await mailedCode(site, email));
  await page.keyboard.press('Enter');
}
