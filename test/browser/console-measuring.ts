import type { Browser } from 'playwright-core';
import { atTheConsole, go, type Account } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import type { System } from '../support/system.js';

interface World {
  readonly system: System;
  readonly browser: Browser;
  readonly account: Account;
  readonly queued: () => Promise<{ readonly leadId: string }>;
}

// proves: item 9a (a page view on each change of route of the console)
/** The console is counted as the site is: asked before, each change of route once, never whose page it was. */
export function countsItsPages(world: () => World): void {
  it.each(['fr', 'en'] as const)('counts each change of route once its user agreed, and nothing before (%s)', async (lang) => {
    const { system, browser, account, queued } = world();
    const { leadId } = await queued();
    const { page, context } = await atTheConsole(browser, system, account, { lang });
    const told: { page_path: string }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/public/page-views')) told.push(request.postDataJSON() as { page_path: string });
    });
    const base = lang === 'en' ? '/en/admin' : '/admin';
    await go(page, '/leads');
    expect(told).toEqual([]);
    await page
      .getByRole('button', { name: lang === 'fr' ? 'Oui' : 'Yes', exact: false })
      .first()
      .click();
    await eventually(() => Promise.resolve(told.length > 0 || undefined), 'the page on which the answer was given');
    told.length = 0;
    for (const path of ['/lawyers', `/leads/${leadId}`, '/audit']) await go(page, path);
    await eventually(() => Promise.resolve(told.length >= 3 || undefined), 'each change of route');
    expect(told).toEqual([{ page_path: `${base}/lawyers` }, { page_path: `${base}/leads/*` }, { page_path: `${base}/audit` }]);
    const staff = await system.signIn('admin');
    const counted = (await staff('GET', '/api/page-views?days=2')).body.data as { pagePath: string }[];
    expect(counted.map((row) => row.pagePath)).toContain(`${base}/leads/*`);
    await context.close();
  });
}
