import type { Browser } from 'playwright-core';
import { openBrowser, startProduct } from '../support/browser.js';
import { atTheConsole, go, type Account } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import type { System } from '../support/system.js';

/** 00, section 2: the console's pages are counted as the site's are: asked before, each change of route once, never whose page it was. */
describe('the count of the console’s pages', () => {
  let system: System;
  let browser: Browser;
  let account: Account;
  beforeAll(async () => {
    [system, browser] = await Promise.all([startProduct({ env: { PAGE_VIEWS: 'own' } }), openBrowser()]);
    account = await system.staff('admin', 'Mireille Caron');
  });
  afterAll(async () => {
    await browser?.close();
    await system?.close();
  });

  it.each(['fr', 'en'] as const)('counts each change of route once its user agreed, and nothing before (%s)', async (lang) => {
    const { page, context } = await atTheConsole(browser, system, account, { lang });
    const paths: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/public/page-views')) paths.push((request.postDataJSON() as { page_path: string }).page_path);
    });
    const base = lang === 'en' ? '/en/admin' : '/admin';
    await go(page, '/leads');
    expect(paths).toEqual([]);
    await page.locator('form[action] button[name="agreed"][value="yes"]').click();
    await eventually(() => Promise.resolve(paths.length > 0 || undefined), 'the page on which the answer was given');
    paths.length = 0;
    for (const path of ['/lawyers', '/users', '/audit']) await go(page, path);
    await eventually(() => Promise.resolve(paths.length >= 3 || undefined), 'each change of route');
    expect(paths).toEqual([`${base}/lawyers`, `${base}/users`, `${base}/audit`]);
    const staff = await system.signIn('admin');
    const counted = (await staff('GET', '/api/page-views?days=2')).body.data as { pagePath: string }[];
    expect(counted.map((row) => row.pagePath)).toContain(`${base}/lawyers`);
    await context.close();
  });
});
