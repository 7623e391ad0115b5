import { attributesOf, blockStorage, keptUnder } from '../support/in-page.mjs';
import type { Site } from '../support/site.js';

/** Someone who looks for a lawyer: in their own words, in the directory, or in a hurry. */
export function findStories(site: () => Site): void {
  describe.each([
    { lang: 'fr', width: 360, path: '/trouver-mon-avocat', words: 'Je divorce et je veux la garde', count: /Au moins 5 / },
    { lang: 'en', width: 1440, path: '/en/find-my-lawyer', words: 'My husband and I are separating', count: /At least 5 / },
  ] as const)('in $lang', ({ lang, width, path, words, count }) => {
    it('says a need, sees how many match but never who, and finds the search again', async () => {
      const { page, look, glance, context } = await site().visit({ lang, width });
      await page.goto(path);
      await page.locator('#find-form button.large').click();
      await look('find-error');
      await page.locator('#besoin').fill(words);
      await page.locator('#find-form button.large').click();
      expect(await page.locator('#domaine').inputValue()).toBe('family');
      expect(page.url()).not.toMatch(/divorce|husband/);
      await page.locator('form button.large').click();
      await look('find-where-error');
      // Near Laval: the region is chosen here, and asked for only on press.
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 45.57, longitude: -73.75 });
      expect(await page.locator('#region').inputValue()).toBe('');
      await page.locator('[data-locate] button').click();
      await page.locator('[data-locate] [role=status]').filter({ hasText: 'Laval' }).waitFor();
      expect(await page.locator('#region').inputValue()).toBe('13');
      await page.locator('#region').selectOption('06');
      await page.locator('#budget').selectOption('3');
      await page.locator('form button.large').click();
      expect(new URL(page.url()).searchParams.get('budget')).toBe('3');
      expect(await page.locator('.find-count').innerText()).toMatch(count);
      // The form that knows most about the field, and who asked to be listed or that no one did.
      expect(await page.locator('.find-ways .raised a.button').getAttribute('href')).toMatch(/family-demand|demande-famille/);
      await look('find-result');
      expect(JSON.parse((await page.evaluate(keptUnder, 'searchSelection'))!)).toMatchObject({
        lawyerType: 'family',
        region: '06',
        province: 'QC',
        step: 3,
      });
      await page.goto(path);
      await glance('find-kept');
      await page.locator('[data-search-resume]').click();
      await page.locator('[data-search-forget]').click();
      expect(await page.evaluate(keptUnder, 'searchSelection')).toBeNull();
      await context.close();
    });
  });

  it('goes all the way without a script, and with a browser that keeps nothing', async () => {
    for (const blocked of [false, true]) {
      const { page, complaints, context } = await site().visit({ width: 360, javaScript: blocked });
      if (blocked) await context.addInitScript(blockStorage);
      await page.goto('/trouver-mon-avocat');
      await page.locator('#domaine').selectOption('housing');
      await page.locator('#find-form button.large').click();
      await page.locator('#region').selectOption('06');
      await page.locator('form button.large').click();
      expect(await page.locator('.find-kept').isVisible()).toBe(false);
      await page.getByRole('link', { name: 'Ouvrir le répertoire' }).click();
      await page.locator('.found').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('is told when a postal code says no place, instead of a list that ignores it', async () => {
    const { page, look, context } = await site().visit({ lang: 'en', width: 360 });
    for (const given of ['nullepart', 'A1A 1A1', 'G0G 1A0']) {
      await page.goto(`/en/professionals?pres=${encodeURIComponent(given)}&km=10`);
      await page.locator('#pres-error').waitFor();
    }
    await look('directory-error');
    await page.goto('/en/professionals?page=99');
    expect(await page.locator('.found').innerText()).toMatch(/professionals/);
    await context.close();
  });

  it('sees whom to call before anything else when it cannot wait', async () => {
    const { page, look, context } = await site().visit({ lang: 'fr', width: 360 });
    await page.goto('/trouver-mon-avocat-rapidement');
    await page.locator('#quick-form button[name=go][value=next], form button.large').first().click();
    await look('quick-error');
    await page.locator('#lawyerType').selectOption('criminal');
    await page.locator('#region').selectOption('06');
    await page.locator('[name=urgency][value=detained]').check();
    await page.locator('form button.large').first().click();
    const help = page.locator('.help-first');
    expect(await help.locator('a').evaluateAll(attributesOf, 'href')).toEqual(['tel:911', 'tel:18008422213']);
    await look('quick-contact');
    await context.close();
  });
}
