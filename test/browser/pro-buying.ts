import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { enter } from '../support/account.js';
import { barriers, overflow } from '../support/browser.js';
import { CARD, payOn } from '../support/buying.js';
import { eventually } from '../support/eventually.js';
import { proAccount } from '../support/pro.js';
import type { Site } from '../support/site.js';

const AT = {
  fr: {
    login: '/login',
    dashboard: '/mon-tableau-de-bord',
    buy: '/acheter-juricoins',
    paid: '/confirmation-paiement',
    invoice: '/facture',
  },
  en: {
    login: '/en/login',
    dashboard: '/en/my-dashboard',
    buy: '/en/buy-juricoins',
    paid: '/en/confirmation-payment',
    invoice: '/en/invoice',
  },
} as const;

/** Coins from the balance to the document, and a balance that fills itself: on a phone in French, at a desk in English (B01, C05). */
export function buyingStories(siteOf: () => Site): void {
  describe.each([
    ['fr', 360, 0],
    ['en', 1440, 1],
  ] as const)('a professional buys, in %s at %i px', (lang, width, n) => {
    const at = AT[lang];
    const gone = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
    const hosted = async (page: Page): Promise<unknown> => {
      await page.locator('main.pay').waitFor();
      expect([await barriers(page), await overflow(page), await page.locator('html').getAttribute('lang')]).toEqual([[], 0, `${lang}-CA`]);
      return page.url();
    };
    const payWith = async (page: Page, number: string): Promise<void> => {
      await page.locator(`[name=number][value="${number}"]`).check();
      await page.locator('form[action^="/stripe/pay"] button').click();
    };

    it('comes back unpaid, is declined, pays, reads and keeps the invoice, and opens it again from its letter', async () => {
      const site = siteOf();
      const person = await proAccount(site.system, site.pros[n]!.professionalId);
      const { page, look, glance, context } = await site.visit({ lang, width });
      await page.goto(at.login);
      await enter(site, page, person);
      await gone(page, at.dashboard);
      await page.goto(at.buy);
      const pay = page.locator('.order-sum .button.large');
      await pay.click();
      await page.locator('#terms-error').waitFor();
      await look('buy-errors');
      const billing = { billingName: 'Étude Tremblay & Côté', street: '1, rue Notre-Dame', city: 'Montréal', postal: 'H2Y 1B6' };
      for (const [id, value] of Object.entries(billing)) await page.locator(`#${id}`).fill(value);
      await page.locator('#province').selectOption('QC');
      await page.locator('#pack-500').check();
      await page.locator('#terms').check();
      await page.locator('.totals .grand', { hasText: /229[.,]95/ }).waitFor();
      await pay.click();
      const first = await hosted(page);
      // Someone who thinks again finds everything as it was, and a page that says that nothing was charged.
      await page.locator('a.leave').click();
      await gone(page, at.buy);
      await page.locator('.pro-body > .notice[role=status]').waitFor();
      await look('buy-canceled');
      await page.locator('#pack-500').check();
      await page.locator('#terms').check();
      await pay.click();
      expect(await hosted(page)).toBe(first);
      await payWith(page, CARD.no);
      await page.locator('[role=alert]').waitFor();
      await hosted(page);
      await payWith(page, CARD.yes);
      await gone(page, at.paid);
      const opens = page.locator('.files a');
      await opens.waitFor();
      expect(await page.locator('h1').innerText()).toMatch(/^5\s/);
      await look('payment-paid');
      const no = (await opens.innerText()).split(' ').at(-1)!;

      await opens.click();
      await gone(page, at.invoice);
      await page.locator('.paper-sums .total', { hasText: /229[.,]95/ }).waitFor();
      await look('invoice');
      const kept = page.waitForEvent('download');
      await page.locator('.paper-actions .button').first().click();
      const file = await kept;
      expect([
        file.suggestedFilename(),
        readFileSync(await file.path())
          .subarray(0, 5)
          .toString(),
      ]).toEqual([`${no}-${lang}.pdf`, '%PDF-']);
      // The letter leads to the same document.
      const letter = await eventually(
        async () => (await site.job.mails(site.pros[n]!.email)).find(({ subject }) => String(subject).includes(no)),
        'the letter with the invoice',
      );
      const [link = ''] = new RegExp(`http[^\\s"<]*\\?no=${no}`).exec(JSON.stringify(letter)) ?? [];
      await page.goto(`${new URL(link).pathname}${new URL(link).search}`);
      await page.locator('.paper-sums .total', { hasText: /229[.,]95/ }).waitFor();
      expect(await page.locator('.paper-facts').innerText()).toContain(no);
      await page.goto(`${at.invoice}?no=JC-2020-000001`);
      await page.locator('h1').waitFor();
      await glance('invoice-gone');
      await page.goto(`${at.paid}?achat=unknown`);
      await page.locator('h1').waitFor();
      await glance('payment-gone');
      await context.close();
    });

    it('lets the balance fill itself: terms, a card on the provider’s page, the first one approved, and off again', async () => {
      const site = siteOf();
      const { professionalId } = site.pros[n]!;
      const person = await proAccount(site.system, professionalId);
      const { page, look, context } = await site.visit({ lang, width });
      await page.goto(at.login);
      await enter(site, page, person);
      await gone(page, at.dashboard);
      await page.goto(at.buy);
      const toggle = page.locator('#top-up-switch');
      await toggle.check();
      const form = page.locator('.top-up-form');
      await form.locator('[type=submit]').click();
      await page.locator('#top-up-consent-error').waitFor();
      await look('top-up-errors');
      await form.locator('select').first().selectOption('2000');
      await form.locator('select').nth(1).selectOption('500');
      await page.locator('#top-up-ceiling').fill('500');
      await page.locator('#top-up-consent').check();
      await form.locator('[type=submit]').click();
      await hosted(page);
      await payOn(site.system, page.url());
      await page.goto(`${at.buy}?carte=1#recharge`);
      const approve = page.locator('.top-up-pending button');
      await approve.waitFor();
      await look('top-up-waits');
      await approve.click();
      await page.locator('.top-up-terms meter').waitFor();
      await eventually(async () => /229[.,]95/.test(await page.locator('.top-up-terms').innerText()), 'what the month has cost');
      await look('top-up-on');
      await toggle.click();
      await page.locator('#top-up-off').waitFor();
      await look('top-up-off');
      await page.locator('[aria-labelledby=top-up-off] button').first().click();
      await page.locator('.top-up-terms').waitFor({ state: 'detached' });
      await context.close();
    });
  });
}
