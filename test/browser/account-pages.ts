import { bare, enter, keptBesides, mailedLink, PAGES } from '../support/account.js';
import { keepVisit, nothingLoads } from '../support/in-page.mjs';
import { impersonationOf } from '../support/session.js';
import type { Site } from '../support/site.js';

/** What a signed-in person sees and changes of their own account. */
export function accountStories(site: () => Site): void {
  describe.each([
    ['fr', 360],
    ['en', 1440],
  ] as const)('my account, in %s at %i px', (lang, width) => {
    const at = PAGES[lang];

    it('leads someone who is not signed in to the sign-in and back', async () => {
      const person = await site().system.staff('client', 'Camille Roy');
      const { page, context } = await site().visit({ lang, width });
      await page.goto(at.account);
      await page.waitForURL((url) => url.pathname === at.login);
      expect(new URL(page.url()).search).toBe(`?${at.account}`);
      await enter(site(), page, person);
      await page.waitForURL((url) => url.pathname === at.account);
      expect(await page.locator('.account-head .lead').innerText()).toBe('Camille Roy');
      await page.goto(at.home);
      expect(await page.locator('.bar-account').innerText()).toMatch(/Mon compte|My account/);
      await context.close();
    });

    it('starts a request from a client’s own page with who they are already filled in', async () => {
      const person = await site().system.staff('client', 'Camille Roy');
      const { page, context } = await site().visit({ lang, width });
      await page.goto(`${at.login}?${lang === 'fr' ? '/mon-tableau-de-bord' : '/en/my-dashboard'}`);
      await enter(site(), page, person);
      await page.locator('[name=go][value=prefill]').click();
      await page.waitForURL(lang === 'fr' ? /\/requete\?reprendre=1$/ : /\/en\/request\?reprendre=1$/);
      expect(await page.locator('#clientName').inputValue()).toBe('Camille Roy');
      expect(await page.locator('#email').inputValue()).toBe(person.email);
      await context.close();
    });

    it('shows devices, ends one, keeps preferences, and holds nothing else in the browser', async () => {
      const person = await site().system.staff('client', 'Camille Roy');
      const elsewhere = await site().visit({ lang, width });
      await elsewhere.page.goto(at.login);
      await enter(site(), elsewhere.page, person);
      await elsewhere.page.waitForURL((url) => url.pathname === at.account);
      const { page, look, context } = await site().visit({ lang, width });
      await page.goto(at.login);
      await enter(site(), page, person);
      await page.waitForURL((url) => url.pathname === at.account);
      await page.locator('#devices ~ .rows li').nth(1).waitFor();
      await look('account');
      await page.locator('#devices ~ .rows button').click();
      await page.locator('.notice.success', { hasText: /a pris fin|has ended/ }).waitFor();
      // The list is asked for again once the end was confirmed.
      await page.locator('#devices ~ .rows li').nth(1).waitFor({ state: 'detached' });
      expect(await page.locator('#devices ~ .rows li').count()).toBe(1);
      await page.getByRole('checkbox', { name: /Textos|Text messages/ }).check();
      await page.getByRole('button', { name: /^(Enregistrer|Save)$/ }).click();
      await page.locator('.notice.success', { hasText: /Vos préférences|Your preferences/ }).waitFor();
      await page.reload();
      expect(await page.getByRole('checkbox', { name: /Textos|Text messages/ }).isChecked()).toBe(true);
      expect(await keptBesides(page)).toEqual([]);
      expect(await keptBesides(elsewhere.page)).toEqual([]);
      await elsewhere.context.close();
      await context.close();
    });

    it('says at the top whose account an administrator looks at, and leads back', async () => {
      const [admin, person] = [await site().system.staff('admin'), await bare(site(), 'client', 'Camille Roy')];
      const [, token = ''] = (await impersonationOf(site().system.kernel, person.userId, admin.userId)).split(' ');
      const { page, look, context } = await site().visit({ lang, width });
      await page.goto(at.home);
      await page.evaluate(keepVisit, JSON.stringify({ token, id: person.userId, role: 'jurilien_client', name: 'Camille Roy', until: 0 }));
      await page.goto(at.account);
      await page.locator('.visit-bar', { hasText: 'Camille Roy' }).waitFor();
      await page.waitForFunction(nothingLoads);
      await look('account-visit');
      await page.getByRole('button', { name: /^(Enregistrer|Save)$/ }).click();
      await page.locator('.error-summary').waitFor();
      await page.locator('.visit-bar button').click();
      await page.waitForURL((url) => url.href.includes(`${at.console}/users/${person.userId}`));
      await context.close();
    });
  });

  it('an address is confirmed by the button behind its link, without scripts, and only once', async () => {
    const person = await bare(site(), 'client');
    const { page, context } = await site().visit({ lang: 'fr', width: 360, javaScript: false });
    const link = await mailedLink(site(), person.email, 'verifier-courriel');
    await page.goto(link);
    expect(await page.locator('h1').innerText()).toBe('Confirmez votre adresse courriel');
    await page.locator('main button[type=submit]').click();
    expect(await page.locator('h1').innerText()).toBe('Votre adresse est confirmée');
    expect((await page.goto(link))!.status()).toBe(410);
    await context.close();
  });
}
