import { tabTo } from '../support/browser.js';
import { enter, giveCodeIfAsked, keptBesides, mailedLink, PAGES } from '../support/account.js';
import { isFocused, kept } from '../support/in-page.mjs';
import type { Site } from '../support/site.js';

/** Getting in, by whichever way, and getting to the page one wanted: ours, and no other. */
export function signInStories(site: () => Site): void {
  describe.each([
    ['fr', 360],
    ['en', 1440],
  ] as const)('signing in, in %s at %i px', (lang, width) => {
    const at = PAGES[lang];

    it('says what is wrong at the field and over the form, and lets no one in', async () => {
      const person = await site().system.staff('client', 'Camille Roy');
      const { page, look, context } = await site().visit({ lang, width });
      await page.goto(at.login);
      await look('login');
      await page.locator('.sign-in-task button.large').click();
      await page.locator('.error-summary').waitFor();
      expect(await page.locator('.error-summary').evaluate(isFocused)).toBe(true);
      expect(await page.locator('#email-error').innerText()).toMatch(/adresse courriel|e-mail address/);
      await look('login-empty');
      await page.locator('#email').fill(person.email);
      await page.locator('#password').fill('ce n’est pas le bon');
      await page.locator('.sign-in-task button.large').click();
      await page.locator('.error-summary li', { hasText: /n’est pas le bon|is not right/ }).waitFor();
      expect(await page.locator('#email').inputValue()).toBe(person.email);
      await look('login-wrong');
      expect(await page.evaluate(kept, ['token'])).toEqual([null]);
      await context.close();
    });

    it('by keyboard alone, after a session that ended, back to the page that was wanted, and out again', async () => {
      const person = await site().system.staff('client', 'Camille Roy');
      const { page, look, context } = await site().visit({ lang, width });
      await page.goto(`${at.login}?${at.change}`);
      expect(await page.locator('.notice').innerText()).toMatch(/session est terminée|session has ended/);
      await look('login-ended');
      await page.locator('.sign-in-task button.large:not([disabled])').waitFor();
      await tabTo(page, page.locator('#email'));
      await page.keyboard.type(person.email);
      await tabTo(page, page.locator('#password'));
      await page.keyboard.type(person.password);
      await page.keyboard.press('Enter');
      await giveCodeIfAsked(site(), page, person);
      await page.waitForURL((url) => url.pathname === at.change);
      expect(await keptBesides(page)).toEqual([]);
      await page.goto(at.account);
      await page.getByRole('button', { name: /Me déconnecter|Sign out/ }).click();
      await page.waitForURL((url) => url.pathname === at.home);
      expect(await page.evaluate(kept, ['token', 'jti', 'user'])).toEqual([null, null, null]);
      await context.close();
    });

    // Every way to write such an address is a row of libs/contracts/src/session/next.spec.ts; here is what becomes of one of each kind.
    it.each(lang === 'fr' ? ['?//evil.example/x', '?javascript:alert(1)'] : ['?https://evil.example', '?/%5Cevil.example'])(
      'leads nowhere else with %s',
      async (query) => {
        const person = await site().system.staff('client', 'Camille Roy');
        const { page, context } = await site().visit({ lang, width });
        await page.goto(at.login + query);
        await enter(site(), page, person);
        await page.waitForURL((url) => url.pathname !== at.login || url.origin !== site().system.origin);
        expect(new URL(page.url()).origin).toBe(site().system.origin);
        expect(new URL(page.url()).pathname).toBe(at.account);
        await context.close();
      },
    );

    it('tells someone whose role does not open the page they wanted, and offers ways on', async () => {
      const person = await site().system.staff('client', 'Camille Roy');
      const { page, look, context } = await site().visit({ lang, width });
      await page.goto(`${at.login}?${at.console}/leads`);
      await enter(site(), page, person);
      await page.locator('h1', { hasText: /ne fait pas partie|is not part/ }).waitFor();
      await look('no-access');
      await page.locator('.actions a.button').click();
      await page.waitForURL((url) => url.pathname === at.account);
      await context.close();
    });

    it('by a link in the mailbox: opening it changes nothing, its button signs in once', async () => {
      const person = await site().system.staff('client', 'Camille Roy');
      const { page, look, context } = await site().visit({ lang, width });
      await page.goto(at.login);
      await page.locator('#email').fill(person.email);
      await page.getByRole('button', { name: /lien par courriel|link by e-mail/ }).click();
      await page.locator('h1', { hasText: /Vérifiez vos courriels|Check your e-mail/ }).waitFor();
      await look('login-link-sent');
      const link = await mailedLink(site(), person.email, lang === 'fr' ? 'connexion-lien' : 'login-link');
      for (let scanner = 0; scanner < 5; scanner++)
        expect((await fetch(site().system.origin + (lang === 'en' ? '/en' : '') + link)).status).toBe(200);
      await page.goto((lang === 'en' ? '/en' : '') + link);
      await look('login-link');
      await page.locator('.sign-in-task button.large').click();
      await giveCodeIfAsked(site(), page, person);
      await page.waitForURL((url) => url.pathname === at.account);
      expect(await keptBesides(page)).toEqual([]);
      const again = await page.goto((lang === 'en' ? '/en' : '') + link);
      expect(again!.status()).toBe(410);
      await look('login-link-used');
      await context.close();
    });

    it('keeps what was typed when the language changes, and has nothing to offer without scripts but words', async () => {
      const { page, context } = await site().visit({ lang, width });
      await page.goto(at.login);
      await page.locator('.sign-in-task button.large:not([disabled])').waitFor();
      await page.locator('#email').fill('camille@exemple.ca');
      await page.locator('a.language').click();
      const other = lang === 'fr' ? 'en' : 'fr';
      await page.waitForURL((url) => url.pathname === PAGES[other].login);
      // The address changes first, the page with it.
      await page.locator(`html[lang=${other}-CA]`).waitFor({ state: 'attached' });
      expect(await page.locator('#email').inputValue()).toBe('camille@exemple.ca');
      await context.close();
      const plain = await site().visit({ lang, width, javaScript: false });
      await plain.page.goto(at.login);
      expect(await plain.page.locator('noscript').innerText()).toMatch(/JavaScript/);
      expect(await plain.page.locator('.sign-in-task button.large').isDisabled()).toBe(true);
      await plain.context.close();
    });
  });

  it.each([
    ['/connexion', '/login'],
    ['/en/connexion', '/en/login'],
    ['/en/mot-de-passe-oublie', '/en/forgotten-password'],
    ['/en/changer-mot-de-passe', '/en/change-password'],
    ['/en/nouveau-mot-de-passe/a/b', '/en/new-password/a/b'],
    ['/en/changement-prive', '/en/private-change'],
    ['/en/changement-prive/abc', '/en/private-change/abc'],
    ['/en/connexion-lien/abc', '/en/login-link/abc'],
  ])('%s is %s for good, with its query', async (alias, page) => {
    const answer = await fetch(`${site().system.origin}${alias}?x=1`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`${page}?x=1`);
  });

  it('lets only scripts with the nonce of this answer run, and another answer has another', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await fetch(`${site().system.origin}/login`)).headers.get('content-security-policy')!),
    );
    const nonces = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1]);
    expect(nonces[0]).toBeTruthy();
    expect(nonces[0]).not.toBe(nonces[1]);
    for (const policy of policies) {
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/unsafe-|https?:|\*/);
    }
    const home = await fetch(`${site().system.origin}/`);
    expect(home.headers.get('content-security-policy')).not.toMatch(/nonce-|unsafe-/);
    expect(await home.text()).not.toContain('__reactRouterContext');
  });
}
