import type { Page } from 'playwright-core';
import { enter } from '../support/account.js';
import { eventually } from '../support/eventually.js';
import { proAccount } from '../support/pro.js';
import { startReceiver } from '../support/receiver.js';
import { openSite, type Site } from '../support/site.js';
import { buyingStories } from './pro-buying.js';
import { calendarStories } from './pro-calendar.js';
import { qualityStories } from './pro-quality.js';

/** A professional's day in a real browser, on a phone in French and at a desk in English: one system, two days. */
let site: Site;
let tool: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  tool = await startReceiver();
  site = await openSite(2, undefined, { PIPELINE_WEBHOOK_STAND_IN: tool.origin });
});
afterAll(async () => {
  await site?.close();
  await tool?.close();
});

const AT = {
  fr: {
    login: '/login',
    dashboard: '/mon-tableau-de-bord',
    offers: '/mes-offres',
    board: '/leads',
    accepted: '/leads-professionnel',
    pause: '/pause',
    figures: '/mes-chiffres',
    automations: '/automatisations',
  },
  en: {
    login: '/en/login',
    dashboard: '/en/my-dashboard',
    offers: '/en/my-offers',
    board: '/en/leads',
    accepted: '/en/professional-leads',
    pause: '/en/pause',
    figures: '/en/my-figures',
    automations: '/en/automations',
  },
} as const;
/** What a countdown shows, in minutes: by day an offer of now ends within the hour, at night tomorrow. */
const minutesIn = (shown: string): number => {
  const [first = NaN, second = 0] = [...shown.matchAll(/\d+/g)].map(Number);
  return shown.includes(':') ? first : shown.includes('h') ? first * 60 + second : first * 1_440;
};
const press = (page: Page, go: string) => page.locator(`[name=go][value=${go}]`).click();

describe.each([
  ['fr', 360, 0],
  ['en', 1440, 1],
] as const)('a professional’s day, in %s at %i px', (lang, width, n) => {
  const at = AT[lang];

  it('signs in, holds an offer, checks the names, accepts and has the number; pauses and resumes', async () => {
    const pro = site.pros[n]!;
    const person = await proAccount(site.system, pro.professionalId);
    const { page, look, glance, context } = await site.visit({ lang, width });
    const lead = await site.offered({
      clientName: `Cliente ${lang}`,
      othersInvolved: [{ name: 'Mathieu Desrosiers', role: 'ex-conjoint' }],
    });
    await site.offers(lead, 1);

    await page.goto(at.login);
    await enter(site, page, person);
    await page.waitForURL((url) => url.pathname === at.dashboard);
    await page.locator('.next-action .countdown').waitFor();
    await page.locator('.panel-figures').waitFor();
    await look('pro-dashboard');

    await page.goto(at.offers);
    const card = page.locator('.request-card', { hasText: lead.answer.body.code });
    await card.waitFor();
    // The countdown is the server's: a phone whose clock is eight minutes off shows the same.
    const minutes = async (): Promise<number> => minutesIn(await card.locator('.countdown > [aria-hidden]').innerText());
    const shown = await minutes();
    await page.clock.setSystemTime(Date.now() + 480_000);
    await eventually(async () => Math.abs((await minutes()) - shown) <= 1, 'the same time left after the clock was set');
    await look('pro-offers');
    await card.getByRole('button', { name: lead.answer.body.code }).click();

    await page.waitForURL(/\/leads\/[\w-]+\/off/);
    await page.locator('[name=go][value=names]').waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/Cliente|Desrosiers/);
    await look('pro-offer-held');
    await press(page, 'names');
    await page.locator('.names').waitFor();
    expect(await page.locator('.names').innerText()).toMatch(/Cliente[\s\S]*Mathieu Desrosiers/);
    await press(page, 'accept');
    await page.locator('#noConflict-error').waitFor();
    await look('pro-offer-names-error');
    await page.locator('#noConflict').check();
    await press(page, 'accept');
    await page.locator('main a[href^="tel:"]').waitFor();
    expect(await page.locator('main a[href^="tel:"]').getAttribute('href')).toBe(`tel:${lead.phone}`);
    await look('pro-offer-contact');
    await page.goto(`${at.offers}?tab=accepted`);
    await page.locator('.request-card', { hasText: lead.answer.body.code }).waitFor();

    // The professional's own tool: an address, its secret once, a test with its result.
    await page.goto(at.accepted);
    await page.locator('summary', { hasText: 'webhook' }).click();
    await page.locator('#url').fill('http://192.168.1.10/');
    await page.locator('#url').press('Enter');
    await page.locator('#url-error').waitFor();
    await look('pro-webhook-error');
    await page.locator('#url').fill('https://outil.example/jurilien');
    await page.locator('#url').press('Enter');
    await page.locator('.webhook-secret').waitFor();
    await look('pro-webhook-secret');
    await page.getByRole('button', { name: /essai|test/ }).click();
    await page.locator('.notice.success', { hasText: '204' }).waitFor();
    expect(tool.received.at(-1)!.headers['webhook-signature']).toMatch(/^v1,/);
    await look('pro-webhook-tested');

    // What was told of it meanwhile: the bell leads to the list, and all of it is read at once.
    await page.locator('.bell').click();
    await page.locator('.notices .unread', { hasText: lead.answer.body.code }).first().waitFor();
    await look('pro-notices');
    // A notice may arrive at this very moment: what was in the list when it was pressed is what must be read.
    const unread = await page.locator('.notices .unread article').all();
    const inList = await Promise.all(unread.map((one) => one.getAttribute('aria-labelledby')));
    await page.getByRole('button', { name: /^(Tout marquer comme lu|Mark all as read)$/ }).click();
    for (const id of inList) await page.locator(`.notices li:not(.unread) article[aria-labelledby="${id}"]`).waitFor();
    await look('pro-notices-read');

    await page.goto(at.pause);
    await page.locator('.pause-form').waitFor();
    await page.locator('[name=scope][value=field]').check();
    await page.locator('.pause-form button.large').click();
    await page.locator('#field-error').waitFor();
    await look('pro-pause-error');
    await page.locator('#field').selectOption('family');
    await page.locator('[name=length][value=open]').check();
    await page.locator('.pause-form button.large').click();
    await page.locator('.pause-standing.on').waitFor();
    await page.locator('[name=scope][value=all]').check();
    await page.locator('[name=length][value=today]').check();
    await page.locator('.pause-form button.large').click();
    await page.locator('.pause-standing.on li').nth(1).waitFor();
    expect(await page.locator('a[download]').getAttribute('href')).toContain('BEGIN%3AVCALENDAR');
    await look('pro-paused');
    await page.goto(at.offers);
    await page.locator('.pro-empty a.button').click();
    await page.locator('.pause-standing.on').waitFor();
    await page.getByRole('button', { name: /Tout reprendre|Resume everything/ }).click();
    await page.locator('.pause-standing:not(.on)').waitFor();

    await page.goto(at.figures);
    await page.locator('.essentials').waitFor();
    await look('pro-figures');
    await page.goto(`${at.offers}?tab=refused`);
    await page.locator('.pro-empty').waitFor();
    await glance('pro-offers-empty');
    await context.close();
  });

  it('writes a message that goes out by itself: what the profession does not allow is named at its field, the rest is shown and kept', async () => {
    const pro = site.pros[n]!;
    const person = await proAccount(site.system, pro.professionalId);
    const { page, look, context } = await site.visit({ lang, width });
    await page.goto(at.login);
    await enter(site, page, person);
    await page.waitForURL((url) => url.pathname === at.dashboard);
    await page.goto(at.automations);
    const welcome = page.locator('section[aria-labelledby=welcomeMessage]');
    await welcome.waitFor();
    await look('pro-automations');
    await welcome.locator('#welcomeMessage-enabled').check();
    await welcome.locator('#welcomeMessage-fr').fill('Le meilleur avocat');
    await welcome.locator('button[type=submit]').click();
    await page.locator('#welcomeMessage-fr-error').waitFor();
    await look('pro-automations-error');
    await welcome.locator('#welcomeMessage-fr').fill('Bonjour ');
    await welcome.locator('.automation-insert button').first().click();
    await welcome.locator('#welcomeMessage-fr').pressSequentially(', je vous appelle.');
    expect(await welcome.locator('#welcomeMessage-fr').inputValue()).toBe('Bonjour {prenom}, je vous appelle.');
    await welcome.getByRole('button', { name: /^(Aperçu|Preview)/ }).click();
    await page.locator('.automation-previews').getByText('Bonjour Élise').first().waitFor();
    await look('pro-automations-preview');
    await welcome.locator('button[type=submit]').click();
    await welcome.locator('h2 .badge.success').waitFor();
    await context.close();
  });

  it('refuses with a reason and is offered what sets the next one right', async () => {
    const pro = site.pros[n]!;
    const person = await proAccount(site.system, pro.professionalId);
    const { page, look, context } = await site.visit({ lang, width });
    const lead = await site.offered();
    await site.offers(lead, 1);
    await page.goto(at.login);
    await enter(site, page, person);
    await page.waitForURL((url) => url.pathname === at.dashboard);
    await page.goto(at.offers);
    await page.locator('.request-card', { hasText: lead.answer.body.code }).locator('a[href$="refuser=1"]').click();
    await page.locator('[name=reason][value=tooFar]').check();
    await look('pro-refuse');
    await press(page, 'refuse');
    await page.locator('#after-refusal').waitFor();
    await look('pro-refused');
    await context.close();
  });

  it('is told of a request that opens to all, takes it from the board, lets it go and blocks what it does not want', async () => {
    const pro = site.pros[n]!;
    const person = await proAccount(site.system, pro.professionalId);
    const { page, look, context } = await site.visit({ lang, width });
    await page.goto(at.login);
    await enter(site, page, person);
    await page.waitForURL((url) => url.pathname === at.dashboard);
    await page.goto(at.board);
    await page.locator('.pro-empty, .request-card').first().waitFor();
    await look('pro-board');
    await page.locator('.board-alerts button').click();
    await page.locator('[name=channel][value=sms]').check();
    await look('pro-board-alert');
    await page.locator('.board-alert-form [type=submit]').click();
    await page.locator('.board-alerts .rows li').waitFor();

    // No one has the coins for it: it goes to the board at once, where that keeps no one out.
    const lead = await site.offered({ city: 'Montréal' }, 'fr', 8);
    const { code } = lead.answer.body;
    const token = await eventually(
      async () =>
        (await site.job.texts(pro.phoneNumber)).filter((m) => m.body.includes(code)).map((m) => site.job.tokenIn(m.body, 'accepter'))[0],
      'the text of the alert',
    );
    await site.system.dispatch('GrantCredits', { professionalId: pro.professionalId, cc: 3_000 });
    await page.goto(at.board);
    await page.locator('.request-card', { hasText: code }).locator('.button').click();
    await page.locator('.offer-area svg').waitFor();
    expect(await page.locator('a[href*=refuser]').count()).toBe(0);
    await look('pro-board-request');
    // The link of the text opens the same request without a session.
    const phone = await site.visit({ lang, width });
    await phone.page.goto(`${lang === 'fr' ? '/accepter' : '/en/accept'}?t=${token}`);
    await phone.page.locator('[name=go][value=claim]').waitFor();
    await phone.look('board-link');
    await phone.context.close();

    await page.locator('a[href$="bloquer=1"]').click();
    await page.locator('form [type=submit]').last().click();
    await page.locator('#kind-error').waitFor();
    await look('pro-block-error');
    await page.locator('[name=kind][value=lowBudget]').check();
    await page.locator('form [type=submit]').last().click();
    await page.locator('.rows li').getByRole('button').click();
    await page.locator('.rows li').waitFor({ state: 'detached' });
    await page.goBack();
    await press(page, 'claim');
    await press(page, 'names');
    await page.locator('.names').waitFor();
    await press(page, 'release');
    await page.locator('[name=go][value=claim]').waitFor();
    await page.goto(at.board);
    await page.locator('.board-alerts .rows button').click();
    await page.locator('.board-alerts .rows').waitFor({ state: 'detached' });
    await site.send('StopOffering', { leadId: lead.leadId }, 'Fin de l’essai');
    // The next one finds no one with the coins either.
    await site.system.dispatch('AdjustCredits', { professionalId: pro.professionalId, cc: 3_000, direction: 'remove' });
    await context.close();
  });
});

buyingStories(() => site);
calendarStories(() => site);
qualityStories(() => site);
