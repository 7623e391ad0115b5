import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@jurilien/reference';
import { contactLink } from '@jurilien/runtime';
import { historyTexts } from '../../public-site/src/features/consents/words/history.js';
import { pathOf } from '../../public-site/src/routes.table.js';
import { leaveBy } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import type { Site } from '../support/site.js';

/** N03 with and without a script: what is asked, the code that proves an address, and what is kept; narrow and wide, both languages. */
export function privacyStories(site: () => Site): void {
  const codeFor = (email: string) =>
    eventually(async () => {
      const mails = (await mainJob(site().system).mails(email)) as { subject: string }[];
      return mails.map(({ subject }) => /^(\d{3} ?\d{3})/.exec(subject)?.[1]).find(Boolean);
    }, 'the code of the address');
  describe('one’s own data', () => {
    it.each([
      ['fr', '/vie-privee', 360],
      ['en', '/en/privacy', 1440],
    ] as const)('is asked about, proven and followed in %s', async (lang, path, width) => {
      // In French without scripts, in English with them: only with them a barrier can be looked for.
      const { page, look: looked, context } = await site().visit({ lang, width, javaScript: lang === 'en' });
      const look = (name: string) => (lang === 'en' ? looked(name) : undefined);
      const submit = page.locator('form.stack button[type=submit]').last();
      await page.goto(path);
      await page.waitForTimeout(1_600);
      await leaveBy(page, submit);
      for (const field of ['kind', 'email', 'province']) expect(await page.locator(`#${field}-error`).innerText()).not.toBe('');
      await look('privacy-wrong');
      const email = `ana-${randomUUID().slice(0, 8)}@exemple.test`;
      await page.locator('input[name=kind][value=withdrawConsent]').check();
      await page.locator('#email').fill(email);
      await page.locator('input[name=province][value=ON]').check();
      await leaveBy(page, submit);
      expect(new URL(page.url()).pathname).toMatch(lang === 'fr' ? /^\/vie-privee\/[\w-]{43}$/ : /^\/en\/privacy\/[\w-]{43}$/);
      const code = await codeFor(email);
      await page.reload();
      await look('privacy-code');
      await page.locator('#code-0').fill('000000');
      await leaveBy(page, page.locator('button[value=verify]'));
      expect(await page.locator('#code-0-error').innerText()).not.toBe('');
      await page.locator('#code-0').fill(code);
      await leaveBy(page, page.locator('button[value=verify]'));
      expect(await page.locator('#kept').count()).toBe(1);
      await look('privacy-proven');
      await context.close();
    });

    it.each([
      ['fr', 360],
      ['en', 1440],
    ] as const)('N02 says in %s what was agreed to at the address, in which words, without a script', async (lang, width) => {
      const { system } = site();
      const contactId = system.kernel.secrets.hash(`email:choix-${randomUUID().slice(0, 8)}@exemple.test`);
      const token = await contactLink(system.kernel, contactId, 'preferences-professional', randomUUID());
      const expiresAt = new Date(Date.now() + 30 * DAY_MS).toISOString();
      const implied = { contactId, class: 'marketing', basis: 'implied-contract', expiresAt, source: 'system', evidence: 'purchase 1' };
      await system.dispatch('RecordConsent', { ...implied, textVersion: 'none' });
      const { page, look, context } = await site().visit({ lang, width, javaScript: lang === 'en' });
      await page.goto(pathOf('preferences', lang, { token }));
      const words = historyTexts[lang];
      // Why news come without a tick, and until when.
      expect(await page.locator('.notice').innerText()).toContain(lang === 'fr' ? 'Vous pouvez les refuser ici' : 'You can refuse it here');
      expect(await page.locator('section[aria-labelledby=history]').innerText()).toContain(words.basis_contract);
      if (lang === 'en') await look('preferences-implied');
      await page.locator('#box-marketing').uncheck();
      await leaveBy(page, page.locator('form.stack button[type=submit]'));
      expect(await page.locator('section[aria-labelledby=history] li').first().innerText()).toContain(words.withdrawn);
      await page.locator('#box-marketing').check();
      await leaveBy(page, page.locator('form.stack button[type=submit]'));
      expect(await page.locator('section[aria-labelledby=history] blockquote').first().innerText()).toMatch(/nouveautés|news/);
      if (lang === 'en') await look('preferences-history');
      await context.close();
    });

    it('is read as a copy on a narrow screen, links of messages and all; once that is gone the page of the request tells so', async () => {
      const { system } = site();
      const staff = await system.signIn('admin');
      const { leadId, email } = await mainJob(system).submit();
      const { page, look, context } = await site().visit({ lang: 'fr', width: 360 });
      await page.goto('/vie-privee');
      await page.waitForTimeout(1_600);
      await page.locator('input[name=kind][value=access]').check();
      await page.locator('#email').fill(email);
      await page.locator('input[name=province][value=QC]').check();
      await leaveBy(page, page.locator('form.stack button[type=submit]').last());
      // The page may have come before the code was sent; it asks for one that was.
      const code = await codeFor(email);
      await page.reload();
      await page.locator('#code-0').fill(code);
      await leaveBy(page, page.locator('button[value=verify]'));
      const followed = page.url();
      await page.goto(`${followed}/copie`);
      expect(page.url()).toBe(followed);
      const requestId = await page.locator('input[name=requestId]').first().inputValue();
      const of = [{ kind: 'request', id: leadId }];
      const payload = { requestId, verdict: 'approve', thirdPartiesRemoved: true, holdings: of };
      await eventually(
        async () =>
          (await staff('POST', '/api/commands/DecidePrivacyRequest', { commandId: randomUUID(), payload, reason: 'Adresse prouvée' }))
            .status === 200,
        'the address to reach the request',
      );
      await eventually(async () => {
        await page.goto(`${followed}/copie`);
        return page.url() !== followed;
      }, 'the copy');
      await look('privacy-copy');
      await context.close();
    });
  });
}
