import { INTAKE_FORMS, LIMITED_TASKS, type IntakeForm } from '@jurilien/reference';
import { isFlow } from '../../public-site/src/features/intake/questions/flows';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { leaveBy } from '../support/browser.js';
import { openSite, type Site } from '../support/site.js';
import { stepUpCodeOf } from '../support/step-up.js';
import { roomInWindow } from '../support/windows.js';

let site: Site;
beforeAll(async () => {
  site = await openSite(3, undefined, { PAGE_VIEWS: 'own', SENDER_PHONE: '514-555-0100', INTAKE_OOLONG: 'on' });
});
afterAll(() => site?.close());

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('a page without a prefix (D2)', () => {
  it.each([
    ['fr', undefined, undefined, '/faq'],
    ['en', undefined, undefined, '/en/faq'],
    ['en', 'fr', undefined, '/faq'],
    ['fr', 'en', undefined, '/en/faq'],
    ['en', undefined, BOT, '/faq'],
  ] as const)('with a browser in %s, %s stored and %s for an agent, leads to %s', async (lang, stored, agent, to) => {
    const context = await site.browser.newContext({
      baseURL: site.system.origin,
      locale: `${lang}-CA`,
      ...(agent ? { userAgent: agent } : {}),
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    if (stored) {
      await page.goto(stored === 'en' ? '/en/terms' : '/conditions-utilisation?d=rester');
      await page.evaluate((value) => localStorage.setItem('gatsby-i18next-language', value), stored);
    }
    await page.goto('/faq');
    await page.waitForURL((url) => url.pathname === to);
    expect(complaints).toEqual([]);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(site.system.origin + to);
    expect(await page.locator('link[rel=alternate][hreflang]').count()).toBe(3);
    await context.close();
  });

  it('leads there on every kind of page, not behind a link; the way back is seen and remembered', async () => {
    const { page, context, complaints } = await site.visit({ lang: 'en' });
    for (const [fr, en] of [
      ['/demande', '/en/demand'],
      ['/login', '/en/login'],
      ['/pros', '/en/pros'],
      ['/mon-tableau-de-bord', '/en/login'],
    ]) {
      await page.goto(fr!);
      await page.waitForURL((url) => url.pathname.startsWith(en!));
    }
    const lead = await site.job.submit({});
    await page.goto(`/ma-demande/${lead.statusToken}`);
    expect(new URL(page.url()).pathname).toBe(`/ma-demande/${lead.statusToken}`);
    await page.goto('/faq');
    await page.waitForURL(/\/en\/faq/);
    await page.locator('a.language').click();
    await page.waitForURL((url) => url.pathname === '/faq');
    await page.goto('/a-propos');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr-CA');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.each([true, false])('a request that was sent, with scripts: %s', (javaScript) => {
  it.each([['quick'], ['wizard']])('is shown by « Back », never empty fields: the %s form', async (form) => {
    const { page, context } = await site.visit({ lang: 'fr', width: 360, javaScript });
    const fill = async (values: Record<string, string>) => {
      for (const [id, value] of Object.entries(values)) await page.locator(`#${id}`).fill(value);
    };
    const words = 'Mon propriétaire veut reprendre mon logement en juillet prochain.';
    if (form === 'wizard') {
      await page.goto('/oolong');
    } else {
      await page.goto('/trouver-mon-avocat-rapidement');
      await page.locator('#lawyerType').selectOption('housing');
      await page.locator('#region').selectOption('06');
      await page.locator('[name=urgency]').last().check();
      await leaveBy(page, page.locator('form button.large').first());
    }
    await fill({
      description: words,
      clientName: 'Rémi Retour',
      email: `retour-${form}-${javaScript}@exemple.test`,
      // Each is someone else: the same person a second time would be asked whether it is the same request.
      phoneNumber: `514 555-01${form === 'wizard' ? 7 : 8}${javaScript ? 1 : 2}`,
    });
    if (form === 'wizard') await page.locator('#region').selectOption('06');
    await page.locator('[name=partiesUnknown]').check();
    await page.locator('[name=consentSharing]').check();
    await page.locator('[name=consentContact]').check();
    await page.locator('form button.large').last().click();
    await page.waitForURL(/confirmation/);
    await page.goto(form === 'wizard' ? '/oolong' : '/trouver-mon-avocat-rapidement');
    await page.waitForURL(/\/ma-demande\/[\w-]{43}\?fait=deja/);
    expect(await page.locator('main').innerText()).toContain('déjà envoyée');
    await page.locator('a[href*="nouvelle=1"]').click();
    expect(new URL(page.url()).searchParams.get('nouvelle')).toBe('1');
    await context.close();
  });
});

it('a page that asks to wait says how long the limit it met still lasts', async () => {
  const lead = await site.job.submit({});
  const from = { 'x-forwarded-for': '203.0.113.61' };
  const renew = () =>
    fetch(`${site.system.origin}/ma-demande/${lead.statusToken}`, {
      method: 'POST',
      headers: { ...from, 'content-type': 'application/x-www-form-urlencoded', origin: site.system.origin },
      body: 'go=renew',
      redirect: 'manual',
    });
  await roomInWindow();
  const pages = [];
  for (let i = 0; i < 24; i++) pages.push(await renew());
  const asked = pages.at(-1)!;
  expect(asked.status).toBe(429);
  // The window ends on the hour, for the page as for the API.
  const left = 3_600 - (Math.floor(Date.now() / 1_000) % 3_600);
  expect(Math.abs(Number(asked.headers.get('retry-after')) - left)).toBeLessThanOrEqual(5);
});

describe.each(['fr', 'en'] as const)('how to reach the person safely, in %s', (lang) => {
  /** Forms of one page, up to where it is asked; the guided ones are walked by test/journeys/flows. */
  const ONE_PAGE: Partial<Record<IntakeForm, (page: Page) => Promise<void>>> = {
    request: async (page) => void (await page.goto(lang === 'fr' ? '/requete' : '/en/request')),
    quick: async (page) => {
      await page.goto(lang === 'fr' ? '/trouver-mon-avocat-rapidement' : '/en/find-my-lawyer-quickly');
      await page.locator('#lawyerType').selectOption('housing');
      await page.locator('#region').selectOption('06');
      await page.locator('[name=urgency]').last().check();
      await leaveBy(page, page.locator('form button.large').first());
    },
  };
  it.each(INTAKE_FORMS.filter((form) => !isFlow(form)))('is asked by the form of one page in the same way: %s', async (form) => {
    const { page, context, look } = await site.visit({ lang, width: 360 });
    await ONE_PAGE[form]!(page);
    const boxes = await page.locator('[name="q.contact.care"]').all();
    expect(await Promise.all(boxes.map((box) => box.getAttribute('value')))).toEqual([
      'no-voicemail',
      'no-subject',
      'email-only',
      'text-only',
      'no-calls',
    ]);
    expect(await page.locator('[name="q.contact.care-words"]').count()).toBe(1);
    await look(`safe-contact-${form}`);
    await context.close();
  });
  it('is kept by the one page where a guided form goes on', async () => {
    const { page, context } = await site.visit({ lang, width: 360 });
    await ONE_PAGE.request!(page);
    await page.locator('#lawyerType').selectOption('housing');
    await page.locator('#description').fill('Mon propriétaire veut reprendre mon logement en juillet prochain.');
    await page.locator('#party1Name').fill('Gestion Malo');
    await page.locator('#clientName').fill('Rémi Discret');
    await page.locator('#email').fill(`discret-${lang}@exemple.test`);
    await page.locator('#phoneNumber').fill(`514 555-019${lang === 'fr' ? 1 : 2}, poste 12`);
    await page.locator('[name="q.contact.care"][value=email-only]').check();
    await page.locator('[name="q.contact.care-words"]').fill('Mon frère répond au téléphone');
    await page.locator('[name=consentSharing]').check();
    await page.locator('[name=consentContact]').check();
    await leaveBy(page, page.locator('#request-form [name=go][value=send]'));
    const at = new URL(page.url());
    expect(at.pathname).toBe(lang === 'fr' ? '/demande' : '/en/demand');
    // Three minutes on one page do not become the third of ten pages.
    expect(await page.locator('p.progress').innerText()).toMatch(lang === 'fr' ? /^Encore quelques questions/ : /^A few more questions/);
    expect(await page.locator('.progress-line').count()).toBe(0);
    await page.goto(`${at.pathname}?etape=8`);
    expect(await page.locator('[name="q.contact.care"][value=email-only]').isChecked()).toBe(true);
    expect(await page.locator('[name="q.contact.care-words"]').inputValue()).toBe('Mon frère répond au téléphone');
    expect(await page.locator('#phoneNumber').inputValue()).toContain('poste 12');
    await context.close();
  });
});

describe.each(['fr', 'en'] as const)('what the pages promise, in %s', (lang) => {
  it('lets the client correct text and answers until validation, and add notes afterwards', async () => {
    const { page, context, look } = await site.visit({ lang, width: 360 });
    const elsewhere = '07';
    const lead = await site.job.submit({ lawyerType: 'housing' }, lang);
    await site.job.confirmPhone(lead);
    await page.goto(`${lang === 'fr' ? '/ma-demande' : '/en/my-request'}/${lead.statusToken}`);
    await look('status-correctable');
    await page.locator('a[href$="/corriger"], a[href$="/correct"]').click();
    // The whole account of their affair shows to a device that gave a code, never to the link alone.
    expect(await page.locator('#description').count()).toBe(0);
    await page.locator('[name=go][value=step-send]').click();
    await page.locator('#stepCode').fill(await stepUpCodeOf(site.system.kernel, lead.statusToken));
    await page.locator('[name=go][value=step-verify]').click();
    await page.locator('#description').waitFor();
    await look('correction');
    expect((await page.locator('#description').inputValue()).length).toBeGreaterThan(19);
    await page.locator('#description').fill('Court');
    await page.locator('[name=go][value=save]').click();
    await page.locator('[data-error-summary]').waitFor();
    const words = 'Correction : le bail a été signé en mars, et il est écrit en anglais.';
    await page.locator('#description').fill(words);
    for (const radio of await page.locator('form input[type=radio][name="q.housing.side"]').all()) await radio.check();
    await page.locator('#region').selectOption(elsewhere);
    await page.locator('#city').fill(' Gatineau ');
    await page.locator('[name=budget][value="3"]').check();
    await page.locator('[name=go][value=save]').click();
    await page.waitForURL(/fait=corrigee/);
    const row = await eventually(async () => {
      const { body } = await site.staff('GET', `/api/views/lead-details/${lead.leadId}`);
      return body.description === words && body;
    }, 'the corrected text');
    expect(row.facts).toMatchObject({ province: 'QC', region: elsewhere, city: 'Gatineau', budget: 3 });
    expect(row.corrections).toHaveLength(1);
    expect(row.corrections[0].changed).toEqual(expect.arrayContaining(['description', 'region', 'city', 'budget']));
    expect(row.corrections[0].before.length).toBeGreaterThan(19);
    await site.job.validate(site.staff, lead.leadId);
    await page.goto(page.url().replace('corrigee', ''));
    await page.locator('#note').fill('L’audience est avancée au 3 décembre.');
    await page.locator('[name=go][value=note]').click();
    await page.waitForURL(/fait=note/);
    await look('status-noted');
    await context.close();
  });

  it('says once that no survey gives a price, and shows a price with its source only', async () => {
    const { page, context } = await site.visit({ lang, width: 360 });
    await page.goto(lang === 'fr' ? '/vitrine' : '/en/showcase');
    const content = await page.locator('main').innerText();
    expect(content.split(lang === 'fr' ? 'demandez le prix par écrit' : 'ask for the price in writing')).toHaveLength(2);
    const prices = page.locator('main dt', { hasText: lang === 'fr' ? 'Prix publié' : 'Published price' });
    expect(await prices.count()).toBe(LIMITED_TASKS.filter(({ price }) => price).length);
    expect(await page.locator('main dd a[rel=nofollow]').count()).toBe(await prices.count());
    await context.close();
  });

  it('says on every page when a person answers, and at what number', async () => {
    const { page, context } = await site.visit({ lang, width: 360 });
    for (const path of lang === 'fr' ? ['/', '/faq', '/demande', '/login'] : ['/en/', '/en/faq', '/en/demand', '/en/login']) {
      await page.goto(path);
      expect(await page.locator('.footer-reach a[href="tel:+15145550100"]').count()).toBe(1);
      expect(await page.locator('.footer-reach').innerText()).toMatch(lang === 'fr' ? /de 9\sh à 17\sh/ : /9\sa\.m\. to 5\sp\.m\./);
    }
    await context.close();
  });
});

it('counts the routes of the console too, by path and never by whose they are, once its user agreed', async () => {
  const answer = await fetch(`${site.system.origin}/admin/leads`, { headers: { cookie: 'mesure=oui' } });
  expect(await answer.text()).toContain('data-measuring="yes"');
  expect(await (await fetch(`${site.system.origin}/admin/leads`)).text()).toContain('data-measuring="ask"');
});
