import { randomUUID } from 'node:crypto';
import { enter, mailedLink, PAGES } from '../support/account.js';
import { letsPaste } from '../support/in-page.mjs';
import type { Site } from '../support/site.js';

const NEW = 'quatre canards boivent lentement';

/** A forgotten password, a first one and another one. Behind a link none of it needs scripts. */
export function passwordStories(site: () => Site): void {
  describe.each([
    ['fr', 360],
    ['en', 1440],
  ] as const)('passwords, in %s at %i px', (lang, width) => {
    const at = PAGES[lang];
    const prefix = lang === 'en' ? '/en' : '';
    const newPassword = lang === 'fr' ? 'nouveau-mot-de-passe' : 'new-password';

    it('a forgotten one is replaced by a link, without scripts, with the same answer for an unknown address', async () => {
      const person = await site().system.staff('client', 'Camille Roy');
      const { page, look, context } = await site().visit({ lang, width, javaScript: false });
      const answers: string[] = [];
      for (const email of [`personne-${randomUUID()}@exemple.ca`, person.email]) {
        await page.goto(at.forgotten);
        await page.locator('#email').fill(email);
        await page.locator('main button[type=submit]').click();
        answers.push(await page.locator('main').innerHTML());
      }
      expect(answers[0]).toBe(answers[1]);
      const link = prefix + (await mailedLink(site(), person.email, newPassword));
      for (let scanner = 0; scanner < 3; scanner++) expect((await fetch(site().system.origin + link)).status).toBe(200);
      await page.goto(link);
      await page.locator('#password').fill('court');
      await page.locator('main button[type=submit]').click();
      expect(await page.locator('#password-error').innerText()).toMatch(/au moins 12|at least 12/);
      await page.locator('#password').fill('motdepasse1234');
      await page.locator('main button[type=submit]').click();
      expect(
        await page
          .locator('#password-error')
          .innerText()
          .then((texts) => texts.length),
      ).toBeGreaterThan(10);
      await page.locator('#password').fill(NEW);
      await page.locator('main button[type=submit]').click();
      expect(await page.locator('h1').innerText()).toMatch(/est prêt|is ready/);
      expect((await page.goto(link))!.status()).toBe(410);
      await context.close();

      const live = await site().visit({ lang, width });
      await live.page.goto(at.login);
      await enter(site(), live.page, { ...person, password: NEW });
      await live.page.waitForURL((url) => url.pathname === at.account);
      await live.context.close();
      void look;
    });

    it('looks right with scripts: asked for, sent, chosen, shown while typed, done, used', async () => {
      const person = await site().system.staff('client', 'Camille Roy');
      const { page, look, context } = await site().visit({ lang, width });
      await page.goto(at.forgotten);
      await look('forgotten');
      await page.locator('main button[type=submit]').click();
      await page.locator('.error-summary').waitFor();
      await look('forgotten-empty');
      await page.locator('#email').fill(person.email);
      await page.locator('main button[type=submit]').click();
      await page.locator('h1', { hasText: /Vérifiez vos courriels|Check your e-mail/ }).waitFor();
      await look('forgotten-sent');
      const link = prefix + (await mailedLink(site(), person.email, newPassword));
      await page.goto(link);
      await look('new-password');
      await page.locator('#password').fill(NEW);
      await page.getByRole('button', { name: /Afficher|Show/ }).click();
      expect(await page.locator('#password').getAttribute('type')).toBe('text');
      await page.locator('main button[type=submit]').click();
      await page.locator('h1', { hasText: /est prêt|is ready/ }).waitFor();
      await look('new-password-done');
      await page.goto(link);
      await look('new-password-used');
      await page.goto(`${prefix}/${newPassword}/${randomUUID()}/${'x'.repeat(43)}`);
      await look('new-password-unknown');
      await context.close();
    });

    it('an invitation opens an account once its terms are accepted', async () => {
      const email = `invitee-${randomUUID().slice(0, 8)}@jurilien.test`;
      await site().system.dispatch(
        'InviteStaff',
        { userId: randomUUID(), email, username: 'Dominique Invité', role: 'jurilien_admin_validation', lang },
        { reason: 'Nouvelle personne dans l’équipe' },
      );
      const link = prefix + (await mailedLink(site(), email, newPassword));
      const { page, look, context } = await site().visit({ lang, width });
      await page.goto(link);
      await look('invitation');
      await page.locator('#password').fill('douze lettres');
      await page.locator('main button[type=submit]').click();
      expect(await page.locator('#termsAccepted-error').innerText()).toMatch(/Acceptez|Accept/);
      await page.locator('#termsAccepted').check();
      await page.locator('#password').fill('douze lettres');
      await page.locator('main button[type=submit]').click();
      expect(await page.locator('#password-error').innerText()).toMatch(/au moins 15|at least 15/);
      await look('invitation-short');
      expect(await page.locator('#termsAccepted').isChecked()).toBe(true);
      await page.locator('#password').fill(NEW);
      await page.locator('main button[type=submit]').click();
      await page.locator('h1', { hasText: /est ouvert|is open/ }).waitFor();
      await look('invitation-done');
      await context.close();
    });

    it('another one is chosen with the current one, pasted if one likes, and ends the other sessions', async () => {
      const person = await site().system.staff('client', 'Camille Roy');
      const elsewhere = await site().visit({ lang, width });
      await elsewhere.page.goto(at.login);
      await enter(site(), elsewhere.page, person);
      await elsewhere.page.waitForURL((url) => url.pathname === at.account);
      const { page, look, context } = await site().visit({ lang, width });
      await page.goto(`${at.login}?${at.change}`);
      await enter(site(), page, person);
      await page.locator('.rows li').nth(1).waitFor();
      await look('change-password');
      expect(await page.locator('#current').getAttribute('autocomplete')).toBe('current-password');
      expect(await page.locator('#password').getAttribute('autocomplete')).toBe('new-password');
      const send = () => page.locator('main form button.large').click();
      await page.locator('#current').fill('pas le bon du tout');
      await page.locator('#password').fill(NEW);
      await send();
      await page.locator('#current-error').waitFor();
      await look('change-password-wrong');
      await page.locator('#current').fill(person.password);
      expect(await page.locator('#password').evaluate(letsPaste, NEW)).toBe(true);
      await page.locator('#password').fill(NEW);
      expect(await page.locator('#endOthers').isChecked()).toBe(true);
      await send();
      await page.locator('.notice.success').first().waitFor();
      expect(await page.locator('#current').inputValue()).toBe('');
      await page.locator('.rows li').first().waitFor();
      expect(await page.locator('.rows li').count()).toBe(1);
      await elsewhere.page.goto(at.account);
      await elsewhere.page.waitForURL((url) => url.pathname === at.login);
      await elsewhere.context.close();
      await context.close();
    });
  });
}
