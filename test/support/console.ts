import type { Browser, Page } from 'playwright-core';
import { keep, nothingLoads, visit } from './in-page.mjs';
import { visitor, type Visit, type Visitor } from './browser.js';
import { sessionOf } from './session.js';
import type { System } from './system.js';

export type Account = Awaited<ReturnType<System['staff']>>;

/** Someone of the team at the console, signed in already. */
export async function atTheConsole(
  browser: Browser,
  system: System,
  account: Account,
  { path = '/', ...visit }: Visit & { path?: string } = {},
): Promise<Visitor> {
  const who = await visitor(browser, system.origin, visit);
  await bring(who.page, await sessionOf(system.kernel, account.userId));
  await who.page.goto(`${visit.lang === 'en' ? '/en/admin' : '/admin'}${path === '/' ? '' : path}`);
  await settled(who.page);
  return who;
}

/** Puts a session where the browser keeps it, as a sign-in would. */
export async function bring(page: Page, authorization: string): Promise<void> {
  const token = authorization.replace('Bearer ', '');
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, string | number>;
  const { username, role, id, jti, exp } = claims;
  await page.goto('/health/live');
  const kept = { user: username, role, id, token, jti, expiry: Number(exp) * 1_000 };
  await page.evaluate(
    keep,
    Object.entries(kept).map(([key, value]) => [key, String(value)] as [string, string]),
  );
}

/** Types a code where the second factor is asked for; one from paper goes into a field of its own. */
export async function typeCode(page: Page, { method, code }: { method: string; code: string }): Promise<void> {
  const asked = page.locator('#secondCode');
  await asked.waitFor();
  if (method === 'recovery') await page.getByRole('button', { name: /Un code de récupération|A recovery code/ }).click();
  await asked.fill(code);
  await page.keyboard.press('Enter');
}

/** Signs in through the forms of the site, password then code, in either language. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.locator('input[name=email]').fill(account.email);
  await page.locator('input[name=password]').fill(account.password);
  await page.locator('main button[type=submit]').first().click();
  await typeCode(page, account.nextCode());
}

/** Goes to a screen of the console by its address, as a bookmark does. */
export async function open(page: Page, path: string): Promise<void> {
  const base = new URL(page.url()).pathname.startsWith('/en/') ? '/en/admin' : '/admin';
  await page.goto(`${base}${path}`);
  await settled(page);
}

/** Goes to a screen as its links do, without loading the console again. */
export async function go(page: Page, path: string): Promise<void> {
  const base = new URL(page.url()).pathname.startsWith('/en/') ? '/en/admin' : '/admin';
  await page.evaluate(visit, `${base}${path}`);
  await settled(page);
}

/** As seldom as a person would: asked before each picture, as is usual, a page that waits draws sixty of them a second. */
const LOOK_MS = 50;

/** A screen has its title and nothing is loading any more. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(nothingLoads, undefined, { polling: LOOK_MS });
}
