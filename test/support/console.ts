import type { Browser, Page } from 'playwright-core';
import { nothingLoads, visit } from './in-page.mjs';
import { visitor, type Visit, type Visitor } from './browser.js';
import type { System } from './system.js';

export type Account = Awaited<ReturnType<System['staff']>>;

/** Somebody of the team who has signed in through the form. */
export async function atTheConsole(
  browser: Browser,
  system: System,
  account: Account,
  { path = '/', ...visit }: Visit & { path?: string } = {},
): Promise<Visitor> {
  const who = await visitor(browser, system.origin, visit);
  await who.page.goto(`${visit.lang === 'en' ? '/en/admin' : '/admin'}/login`);
  await signIn(who.page, account);
  if (path !== '/') await open(who.page, path);
  return who;
}

/** Fills the form of the sign-in page, in either language, and waits for the first screen. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.getByRole('navigation').waitFor();
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

/** A screen has its title and nothing is loading any more. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(nothingLoads);
}
