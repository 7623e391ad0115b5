import type { BrowserContext } from 'playwright-core';
import { attributesOf, setHidden } from '../support/in-page.mjs';
import { eventually } from '../support/eventually.js';
import type { Site } from '../support/site.js';
import { caughtUp } from '../support/system.js';

const cookies = async (context: BrowserContext): Promise<string[]> => (await context.cookies()).map(({ name }) => name);

/** Being counted: asked before, answered by either button, changed on the privacy page, and the count never learns whose page it was. */
export function measuringStories(site: () => Site): void {
  /** How often a page was counted so far. */
  const counted = async (path: string): Promise<number> => {
    const { body } = await site().staff('GET', '/api/page-views?days=2');
    return (body.data as { pagePath: string; views: number }[]).filter((row) => row.pagePath === path).reduce((n, row) => n + row.views, 0);
  };

  it('L25-3: a first visit asks, and sets, sends and loads nothing of its own accord', async () => {
    const { page, context, look } = await site().visit({ lang: 'fr', width: 360 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await page.goto('/');
    await page.goto('/conditions-utilisation');
    await look('measuring-question');
    expect(asked.filter((a) => !a.startsWith(`GET ${site().system.origin}/`))).toEqual([]);
    expect(await cookies(context)).toEqual([]);
    expect(await page.locator('.measuring button').evaluateAll(attributesOf, 'class')).toEqual(['button quiet', 'button quiet']);
    await page.goto('/requete');
    expect(await page.locator('.measuring').count()).toBe(0);
    await context.close();
  });

  it('no is remembered: no one is asked again and nothing is counted, with scripts or without', async () => {
    for (const javaScript of [true, false]) {
      const { page, context } = await site().visit({ lang: 'en', width: 360, javaScript });
      let views = 0;
      page.on('request', (request) => (views += request.url().includes('page-views') ? 1 : 0));
      await page.goto('/en/terms');
      await page.locator('.measuring button[value=no]').click();
      expect(new URL(page.url()).pathname).toBe('/en/terms');
      expect(await page.locator('.measuring').count()).toBe(0);
      await page.goto('/en/');
      expect(await page.locator('.measuring').count()).toBe(0);
      expect(views).toBe(0);
      expect(await cookies(context)).toEqual(['mesure']);
      await context.close();
    }
  });

  it('a browser that asks not to be followed is not asked either', async () => {
    const answer = await fetch(`${site().system.origin}/`, { headers: { 'sec-gpc': '1' } });
    expect(await answer.text()).not.toContain('class="measuring"');
  });

  it('yes counts each page by its path, never whose link it was, until it is withdrawn on the privacy page', async () => {
    const lead = await site().job.submit({ clientName: 'Comptée Sansnom' });
    const { page, context, look } = await site().visit({ lang: 'fr' });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('page-views')) sent.push(request.postData()!);
    });
    await page.goto('/conditions-utilisation');
    await page.locator('.measuring button[value=yes]').click();
    await page.goto(`/ma-demande/${lead.statusToken}`);
    await eventually(async () => (await counted('/ma-demande/*')) > 0, 'the page to be counted');
    await page.goto('/politique-confidentialite');
    await look('measuring-choice');
    // A page that comes alive changes its address without being loaded again.
    await page.goto('/login');
    await page.locator('.language').click();
    await page.waitForURL(/\/en\/login/);
    await eventually(async () => (await counted('/en/login')) > 0 && (await counted('/login')) > 0, 'the change of route to be counted');
    await page.goto(`/Jean-Tremblay-514-555-0142?courriel=jean@exemple.test`);
    await eventually(async () => (await counted('/404')) > 0, 'the lost page to be counted');
    expect(sent.join()).not.toMatch(new RegExp(`${lead.statusToken}|Tremblay|exemple`));
    await page.goto('/politique-confidentialite');
    await page.locator('.notice button[value=no]').click();
    const before = sent.length;
    await page.goto('/conditions-utilisation');
    await page.goto('/');
    expect(sent.length).toBe(before);
    await context.close();
  });

  it('the count takes a path and nothing else', async () => {
    const post = (body: unknown) =>
      fetch(`${site().system.origin}/api/public/page-views`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.250' },
        body: JSON.stringify(body),
      });
    for (const body of [{}, { page_path: 'https://elsewhere.test/' }, { page_path: '/', who: 'me' }, { page_path: `/${'a'.repeat(400)}` }])
      expect((await post(body)).status).toBe(422);
    expect((await post({ page_path: '/ma-demande/AbCdEfGh?d=1' })).status).toBe(204);
    expect(await counted('/ma-demande/AbCdEfGh')).toBe(0);
  });

  it.each([
    ['stores nothing without leave, and the request still says by which advertisement it came', false],
    ['remembers the first advertisement and the last, once someone agreed', true],
  ])('a visit that comes by an advertisement: %s', async (_title, agrees) => {
    const { page, context } = await site().visit({ lang: 'fr', width: 360 });
    if (agrees) {
      await page.goto('/conditions-utilisation?utm_source=journal&utm_medium=papier');
      await page.locator('.measuring button[value=yes]').click();
    }
    await page.goto(
      '/conditions-utilisation?utm_source=google&utm_medium=cpc&utm_campaign=divorce-qc&utm_term=avocat+divorce&utm_content=jean@x.test',
    );
    await page.locator('.site-footer a[href^="/requete"]').click();
    await page.waitForURL(/requete\?.*utm_source=google/);
    expect(await cookies(context)).toEqual(agrees ? expect.arrayContaining(['mesure', 'arrivee']) : []);
    const name = agrees ? 'Annonce Retenue' : 'Annonce Passagère';
    await page.locator('#lawyerType').selectOption('labour');
    await page.locator('#description').fill('J’ai été congédié sans raison le mois passé.');
    await page.locator('[name=partiesUnknown]').check();
    await page.locator('#clientName').fill(name);
    await page.locator('#email').fill(`annonce-${agrees}@exemple.test`);
    await page.locator('#phoneNumber').fill(agrees ? '514 555-0163' : '514 555-0164');
    await page.locator('[name=consentSharing]').check();
    await page.locator('[name=consentContact]').check();
    // Sent as it stands, without the further questions of the field.
    await page.locator('[name=go][value=send]').evaluate(setHidden, 'anyway');
    await page.locator('[name=go][value=anyway]').click();
    await page.waitForURL(/confirmation\?d=/);
    const code = await page.locator('.code-badge').innerText();
    const lead = await eventually(async () => {
      const { body } = await site().staff('GET', `/api/views/leads?q=${code}`);
      return (body.data as { id: string; code: string }[]).find((row) => row.code === code);
    }, 'the request');
    await caughtUp(site().system.kernel);
    const { body } = await site().staff('GET', `/api/views/lead-details/${lead.id}`);
    expect(body.searchTerms).toBe(
      `google · cpc · divorce-qc · « avocat divorce » · /requete${agrees ? ' | 1 : journal · papier · /conditions-utilisation' : ''}`,
    );
    await context.close();
  });
}
