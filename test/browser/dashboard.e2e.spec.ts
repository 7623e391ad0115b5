import { jest } from '@jest/globals';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS, plus } from '@jurilien/reference';
import type { Browser, Page } from 'playwright-core';
import { barriers, openBrowser, overflow, startProduct } from '../support/browser.js';
import { atTheConsole, open, type Account } from '../support/console.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { settled, type System } from '../support/system.js';

jest.setTimeout(240_000);
const SHOTS = process.env.SHOTS;
const SIZES = [
  [360, 740],
  [768, 1_024],
  [1_366, 640],
  [1_440, 900],
] as const;

/** X10: the first page of a day on which nothing waits, and of one on which much does. */
describe('the dashboard', () => {
  let system: System;
  let browser: Browser;
  let mireille: Account;
  let validator: Account;
  let reader: Account;

  beforeAll(async () => {
    [system, browser] = await Promise.all([startProduct(), openBrowser()]);
    mireille = await system.staff('admin', 'Mireille Caron');
    validator = await system.staff('admin_validation', 'Luc Morin');
    reader = await system.staff('report_admin', 'Odile Roy');
  });
  afterAll(async () => {
    await browser?.close();
    await system?.close();
  });

  const picture = async (page: Page, name: string): Promise<void> => {
    if (!SHOTS) return;
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: join(SHOTS, `${name}.png`) });
  };
  /** At each size, without a barrier and without scrolling sideways. */
  const fits = async (page: Page, name: string): Promise<void> => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect([name, width, await overflow(page)]).toEqual([name, width, 0]);
      await picture(page, `${name}-${width}`);
    }
    expect(await barriers(page)).toEqual([]);
  };

  it('is calm when nothing waits, and says so', async () => {
    const { page, context, complaints } = await atTheConsole(browser, system, validator);
    await page.getByText('Rien ne presse.').waitFor();
    await page.getByText('Aucune recherche en cours.').waitFor();
    await fits(page, 'dashboard-calm');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leads from what is done first to where it is done, by keyboard', async () => {
    const job = mainJob(system);
    const staff = await system.signIn('admin');
    const pro = await approvedProfessional(system);
    await ready(system, [pro]);
    const [live, queued, other] = [await job.submit(), await job.submit(), await job.submit()];
    for (const lead of [live, queued, other]) await job.confirmPhone(lead);
    await job.validate(staff, live.leadId);
    await job.offerToken(pro.phoneNumber);
    const now = new Date().toISOString();
    const ask = (kind: string, { leadId }: { readonly leadId: string }, dueAt: string) =>
      system.dispatch('CreateFollowUp', { followUpId: `${kind}:${leadId}`, kind, leadId, occurrence: dueAt, dueAt });
    await ask('lowScore', live, plus(now, -2 * HOUR_MS));
    const { position } = await ask('documentsLate', queued, plus(now, 3 * DAY_MS));
    await settled(system.kernel, position);

    const { page, context, complaints } = await atTheConsole(browser, system, mireille);
    await page.getByRole('link', { name: '2 demandes à valider' }).waitFor();
    const lines = page.getByRole('region', { name: 'À faire d’abord' }).getByRole('listitem');
    expect(await lines.first().innerText()).toContain('personne insatisfaite à appeler');
    await fits(page, 'dashboard-full');

    await page.getByRole('link', { name: '2 demandes à valider' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'File de validation' }).waitFor();
    for (const { answer } of [queued, other])
      await page
        .getByText(answer.body.code as string)
        .first()
        .waitFor();

    await open(page, '/');
    await page.getByRole('listitem').filter({ hasText: 'insatisfaite' }).getByRole('button', { name: 'Prendre le premier' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: '1 suivi à votre nom' }).waitFor();
    await page.getByRole('button', { name: 'Prendre la prochaine' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/validations\/.+/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('tells the reader of reports how the day goes, in English and in the dark', async () => {
    const { page, context, complaints } = await atTheConsole(browser, system, reader, { lang: 'en', dark: true });
    await page.getByText('Today, against a usual', { exact: false }).waitFor();
    await page.getByText('A day with fewer than 10 requests is not shown.', { exact: false }).waitFor();
    await fits(page, 'dashboard-reader');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
