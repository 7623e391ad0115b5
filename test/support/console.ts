import type { Browser, Page } from 'playwright-core';
import { keep, nothingLoads, visit } from './in-page.mjs';
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

/** Signs in as the sign-in page does, password then code, and waits for the first screen. */
export async function signIn(page: Page, account: Account): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  const send = async (path: string, data: object): Promise<{ challenge?: string; token?: string }> => {
    const answer = await page.request.post(path, { data, headers: { origin } });
    return (await answer.json()) as { challenge?: string; token?: string };
  };
  const { challenge } = await send('/api/login', { email: account.email, password: account.password });
  const { token } = await send('/api/login/factor', { challenge, ...account.nextCode() });
  const claims = JSON.parse(Buffer.from(token!.split('.')[1]!, 'base64url').toString()) as Record<string, string | number>;
  const kept = { user: claims.username, role: claims.role, id: claims.id, token, jti: claims.jti, expiry: Number(claims.exp) * 1_000 };
  await page.evaluate(
    keep,
    Object.entries(kept).map(([key, value]) => [key, String(value)] as [string, string]),
  );
  await page.goto(pathname.startsWith('/en/') ? '/en/admin' : '/admin');
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
