import { appCode, bare, enter, keptBesides, mailedCode, PAGES, staleSession } from '../support/account.js';
import { eventually } from '../support/eventually.js';
import type { Site } from '../support/site.js';

const CODES = '.codes li';

/** A second way to be recognized: enrolled, asked for, lost, taken away. */
export function factorStories(site: () => Site): void {
  describe.each([
    ['fr', 360],
    ['en', 1440],
  ] as const)('a second factor, in %s at %i px', (lang, width) => {
    const at = PAGES[lang];

    it('an app comes before anything else for the team, and leads on to the page that was wanted; its code counts once', async () => {
      const person = await bare(site(), 'admin_validation');
      const { page, look, context } = await site().visit({ lang, width });
      await page.goto(`${at.login}?${at.console}/leads`);
      await page.locator('#email').fill(person.email);
      await page.locator('#password').fill(person.password);
      await page.locator('.sign-in-task button.large').click();
      await page.waitForURL((url) => url.pathname === at.protection && url.search === `?${at.console}/leads`);
      await page.locator('.way').nth(1).waitFor();
      await look('protection');
      await page.goto(at.account);
      await page.waitForURL((url) => url.pathname === at.protection);
      await page.goto(`${at.protection}?${at.console}/leads`);
      await page.getByRole('button', { name: /Relier une application|Connect an app/ }).click();
      const secret = await page.locator('.secret').innerText();
      await page.locator('.qr img').evaluate((image: { decode(): Promise<void> }) => image.decode());
      await look('protection-app');
      await page.locator('#secondCode').fill('000000');
      await page.getByRole('button', { name: /^(Confirmer|Confirm)$/ }).click();
      await page.locator('#secondCode-error').waitFor();
      await look('protection-app-wrong');
      const used = appCode(secret);
      await page.locator('#secondCode').fill(used);
      await page.getByRole('button', { name: /^(Confirmer|Confirm)$/ }).click();
      await page.locator(CODES).nth(9).waitFor();
      await look('recovery-codes');
      const [recovery = ''] = await page.locator(CODES).allInnerTexts();
      await page.getByRole('button', { name: /^(Continuer|Continue)$/ }).click();
      await page.locator('#kept-error').waitFor();
      await page.locator('#kept').check();
      await page.getByRole('button', { name: /^(Continuer|Continue)$/ }).click();
      await page.locator('h1', { hasText: /est protégé|is protected/ }).waitFor();
      await look('protection-done');
      expect(await keptBesides(page)).toEqual([]);
      await page.locator('a.button.large').click();
      await page.waitForURL((url) => url.pathname === `${at.console}/leads`);

      const again = await site().visit({ lang, width });
      await again.page.goto(`${at.login}?${at.account}`);
      await again.page.locator('#email').fill(person.email);
      await again.page.locator('#password').fill(person.password);
      await again.page.locator('.sign-in-task button.large').click();
      await again.page.locator('#secondCode').fill(used);
      await again.look('second-factor');
      await again.page.keyboard.press('Enter');
      await again.page.locator('#secondCode-error').waitFor();
      await again.look('second-factor-wrong');
      await again.page.getByRole('button', { name: /Un code de récupération|A recovery code/ }).click();
      await again.look('second-factor-recovery');
      await again.page.locator('#secondCode').fill(recovery);
      await again.page.keyboard.press('Enter');
      await again.page.waitForURL((url) => url.pathname === at.account);
      await again.page.locator('.codes-left p', { hasText: '9' }).waitFor();
      await again.look('account-team');
      await again.context.close();
      await context.close();
    });

    it('a passkey is enough by itself, and the last one of a professional cannot be removed', async () => {
      const person = await bare(site(), 'professional');
      const { page, look, context } = await site().visit({ lang, width });
      const devtools = await context.newCDPSession(page);
      await devtools.send('WebAuthn.enable');
      await devtools.send('WebAuthn.addVirtualAuthenticator', {
        options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      });
      await page.goto(at.login);
      await enter(site(), page, person);
      await page.waitForURL((url) => url.pathname === at.protection);
      await page.getByRole('button', { name: /Créer une clé d’accès|Create a passkey/ }).click();
      await page.locator('#kept').check();
      await page.getByRole('button', { name: /^(Continuer|Continue)$/ }).click();
      await page.locator('a.button.large').click();
      await page.waitForURL((url) => url.pathname === at.account);
      await page.locator('#protect ~ .rows li').waitFor();
      expect(await page.locator('#protect ~ .rows button').count()).toBe(0);
      await page.getByRole('button', { name: /Me déconnecter|Sign out/ }).click();
      await page.waitForURL((url) => url.pathname === at.home);
      await page.goto(at.login);
      await page.getByRole('button', { name: /Utiliser une clé d’accès|Use a passkey/ }).click();
      // A professional is at home on the dashboard, which tells who has yet to join.
      await page.locator('h1', { hasText: /Il reste à vous inscrire|One step left/ }).waitFor();
      await look('dashboard-not-joined');
      await page.goto(at.account);
      await page.locator('#protect ~ .rows li').waitFor();
      await look('account-passkey');
      expect(await keptBesides(page)).toEqual([]);
      await context.close();
    });

    it('a client’s new device is asked for a code by mail once, and another code can be sent', async () => {
      const person = await bare(site(), 'client');
      const { page, look, context } = await site().visit({ lang, width });
      await page.goto(at.login);
      await page.locator('#email').fill(person.email);
      await page.locator('#password').fill(person.password);
      await page.locator('.sign-in-task button.large').click();
      await page.locator('#secondCode').waitFor();
      await look('second-factor-mail');
      const first = await mailedCode(site(), person.email);
      await page.getByRole('button', { name: /Envoyer un nouveau code|Send a new code/ }).click();
      await page.locator('.notice.success').waitFor();
      const second = await eventually(async () => {
        const code = await mailedCode(site(), person.email);
        return code === first ? undefined : code;
      }, 'the second code');
      await page.locator('#secondCode').fill(second);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === at.account);
      await page.getByRole('button', { name: /Me déconnecter|Sign out/ }).click();
      await page.waitForURL((url) => url.pathname === at.home);
      await page.goto(at.login);
      await page.locator('#email').fill(person.email);
      await page.locator('#password').fill(person.password);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === at.account);
      await context.close();
    });

    it('who signed in long ago confirms once more, then the same act is done', async () => {
      const person = await site().system.staff('client', 'Camille Roy');
      const { page, look, context } = await site().visit({ lang, width });
      await page.goto(at.home);
      await staleSession(site(), page, person);
      await page.goto(at.account);
      await page.locator('#protect ~ .rows button').click();
      await look('account-remove');
      await page.locator('dialog .button.danger').click();
      await page.locator('#againPassword').waitFor();
      await look('account-again');
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(await page.locator('#protect ~ .rows li').count()).toBe(1);
      await page.locator('#protect ~ .rows button').click();
      await page.locator('dialog .button.danger').click();
      await page.locator('#againPassword').fill(person.password);
      await page.keyboard.press('Enter');
      await page.locator('#secondCode').fill(person.nextCode().code);
      await page.keyboard.press('Enter');
      await page.locator('.notice.success', { hasText: /C’est retiré|It is removed/ }).waitFor();
      expect(await page.locator('#protect ~ .rows li').count()).toBe(0);
      await look('account-bare');
      await context.close();
    });
  });
}
