import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { barriers, openBrowser, overflow, startProduct } from '../support/browser.js';
import { atTheConsole, open, type Account } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { call, type System } from '../support/system.js';

const SHOTS = process.env.SHOTS;
const PHONE = '+14505554101';

/** X06, Inbox: a text arrives while someone looks, is opened with the keyboard and answered with ready words. */
describe('the inbox', () => {
  let system: System;
  let browser: Browser;
  let mireille: Account;

  beforeAll(async () => {
    [system, browser] = await Promise.all([startProduct(), openBrowser()]);
    mireille = await system.staff('admin', 'Mireille Caron');
  });
  afterAll(async () => {
    await browser?.close();
    await system?.close();
  });

  const says = (body: string, from = PHONE) => call(system.sandbox.origin, 'POST', '/api/reply', { from, body });
  const textsTo = async (to: string): Promise<string[]> =>
    ((await call(system.sandbox.origin, 'GET', `/api/messages?to=${encodeURIComponent(to)}`)).body as { direction: string; body: string }[])
      .filter((m) => m.direction !== 'inbound')
      .map((m) => m.body);
  const picture = async (page: Page, name: string): Promise<void> => {
    if (!SHOTS) return;
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: join(SHOTS, `${name}.png`) });
  };

  it('shows a text as it comes, and what becomes of each answer', async () => {
    const { page } = await atTheConsole(browser, system, mireille, { path: '/comms', width: 1440 });
    await page.getByText('Tout le monde a sa réponse.').waitFor();
    expect(await barriers(page)).toEqual([]);
    await picture(page, 'inbox-empty');

    await says('Bonjour, est-ce que quelqu’un m’appelle aujourd’hui?');
    const row = page.locator('[data-row] a').first();
    await row.waitFor();
    await picture(page, 'inbox-list');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const talk = page.getByRole('log');
    await talk.getByText('est-ce que quelqu’un').waitFor();
    await talk.getByText('Réponse automatique').waitFor();
    await talk.getByText('Livré').first().waitFor();

    // Ready words in the person's language, counted as the carrier counts them.
    await page.getByRole('button', { name: 'Réponses prêtes' }).click();
    await page.getByRole('menuitem', { name: /Nous vous appelons/ }).click();
    await page.getByText('1 segment · GSM-7').waitFor();
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await eventually(async () => (await textsTo(PHONE)).some((t) => t.startsWith("Nous vous appelons d'ici")), 'the reply on the phone');
  });

  it('fits a phone in both languages, one pane at a time; figures say how texts arrived', async () => {
    await says('Hello, any news?', '+14505554102');
    const { page } = await atTheConsole(browser, system, mireille, { path: '/comms', width: 360, lang: 'en' });
    await page.locator('[data-row] a').first().waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await picture(page, 'inbox-phone');
    await page.locator('[data-row] a').first().click();
    await page.getByRole('log').getByText('any news').waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await picture(page, 'inbox-phone-conversation');
    await open(page, '/comms/delivery');
    await page.getByText('Delivery rate').waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await picture(page, 'delivery');
  });

  it('has the words of messages on a phone, with their preview in both languages', async () => {
    const { page } = await atTheConsole(browser, system, mireille, { path: '/comms/templates', width: 360 });
    await page.getByText('R15 · Un professionnel vous joindra').click();
    await page.getByTitle('Courriel en anglais').waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await barriers(page)).toEqual([]);
    await picture(page, 'template-phone');
    // A variable is inserted by keyboard, where the cursor was.
    await page.getByRole('textbox', { name: 'Objet du courriel – français' }).focus();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: '{code}' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('{proName} a accepté votre demande{code}').first().waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await picture(page, 'template');
  });

  it('says in the log how each message went, and stops sending at once, at 360 px', async () => {
    const { page, complaints } = await atTheConsole(browser, system, mireille, { path: '/messages', width: 360, lang: 'en' });
    const fits = async (): Promise<void> => {
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await barriers(page)).toEqual([]);
    };
    await page.locator('[data-row] a, [data-row] button').first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('What happened').waitFor();
    await fits();
    await picture(page, 'log-message');
    await drawer.getByRole('button', { name: 'Close' }).click();

    await open(page, '/comms/switches');
    await page.getByRole('button', { name: 'Switch off: promotions' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Trying the switch');
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off: promotions' }).click();
    await page.getByText('Sending is switched off.').waitFor();
    await page.getByRole('button', { name: 'Restore: promotions' }).waitFor();
    await fits();
    await picture(page, 'kill-switches');
    await open(page, '/dashboard');
    const off = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '1 kind of sending switched off' }) });
    await off.getByText('promotions', { exact: true }).waitFor();
    await open(page, '/automation-runs');
    await page.getByRole('heading', { level: 1, name: 'Nothing sent' }).waitFor();
    await fits();

    await open(page, '/comms/switches');
    await page.getByRole('button', { name: 'Restore: promotions' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('It worked');
    await page.getByRole('dialog').getByRole('button', { name: 'Restore: promotions' }).click();
    await page.getByRole('button', { name: 'Switch off: promotions' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
