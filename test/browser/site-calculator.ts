import { inCharge } from '../support/in-page.mjs';
import { invalidMarkup } from '../support/markup.js';
import type { Site } from '../support/site.js';

type Page = Awaited<ReturnType<Site['visit']>>['page'];

const FR = '/outils/pension-alimentaire';
const EN = '/en/tools/child-support-calculator';
const amount = (page: Page) => page.locator('.calc-amount');
const press = (page: Page, go: string) => page.locator(`button[name=go][value=${go}]`).click();
const answer = async (page: Page, given: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(given)) await page.locator(`#${name}`).fill(value);
};
const live = async (page: Page, place: string, divorce: 'yes' | 'no'): Promise<void> => {
  await page.locator('#home_a').selectOption(place);
  await page.locator('#home_b').selectOption(place);
  await page.locator(`[name=divorce][value=${divorce}]`).check();
};

/** Someone who wants to know what support for the children would be. */
export function calculatorStories(site: () => Site): void {
  describe('child support', () => {
    it('is calculated in the browser by the Quebec model, each error at its question, and nothing is sent', async () => {
      const { page, look, context } = await site().visit({ lang: 'fr', width: 360 });
      await page.goto(FR);
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await press(page, 'calculate');
      await page.locator('.error-summary').waitFor();
      expect(await page.locator('.error-summary li').count()).toBe(6);
      await look('calculator-errors');
      await page.locator('.error-summary a').last().click();
      await page.locator('#income_b:focus').waitFor();
      await live(page, 'QC', 'no');
      await answer(page, { access_a: '2', access_a_days: '40', income_a: '45 000,50', income_b: '-3' });
      await press(page, 'calculate');
      expect(await page.locator('p.error').allInnerTexts()).toEqual([
        expect.stringContaining('plus de 73 jours'),
        expect.stringContaining('0 ou plus'),
      ]);
      await answer(page, { access_a_days: '94,9', income_b: '65 000' });
      await press(page, 'calculate');
      await amount(page).waitFor();
      await page.locator('#resultat-titre:focus').waitFor();
      expect(await page.locator('p.error').count()).toBe(0);
      expect(await page.locator('.calc-lines').allInnerTexts()).toEqual(expect.arrayContaining([expect.stringContaining('516')]));
      await look('calculator-quebec');
      // The result follows the answers, and what is shared says nothing of the incomes.
      const before = await amount(page).innerText();
      await answer(page, { income_a: '90 000' });
      await page.locator('#income_b').focus();
      await amount(page).filter({ hasNotText: before }).waitFor();
      expect(await page.locator('[data-share]').getAttribute('href')).toBe(
        `${FR}?home_a=QC&home_b=QC&divorce=no&access_a=2&access_a_days=94%2C9`,
      );
      expect(posts).toEqual([]);
      expect(page.url()).not.toContain('?');
      await context.close();
    });

    it('is the same without a script, federal tables and the other language included', async () => {
      const { page, context } = await site().visit({ lang: 'en', width: 1440, javaScript: false });
      await page.goto(EN);
      await live(page, 'ON', 'yes');
      await answer(page, { with_b: '2', income_a: 'a lot', income_b: '50,000' });
      await press(page, 'calculate');
      expect(await page.locator('p.error').innerText()).toContain('45,000.50');
      expect(await page.locator('#income_b').inputValue()).toBe('50,000');
      await answer(page, { income_a: '$90,000' });
      await press(page, 'calculate');
      expect(await amount(page).innerText()).toContain('$1,372.00');
      expect(await invalidMarkup(await page.content())).toEqual([]);
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).not.toContain('90');
      await page.locator('button[value=language]').click();
      expect(new URL(page.url()).pathname).toBe(FR);
      expect(await amount(page).innerText()).toMatch(/1\s372,00\s\$/);
      await context.close();
    });

    it('starts a request with the figures in it', async () => {
      const { page, look, context } = await site().visit({ lang: 'en', width: 1440 });
      await page.goto(`${EN}?home_a=ON&home_b=ON&divorce=yes&shared=2`);
      await answer(page, { income_a: '190000', income_b: '65000', special: '5,700' });
      await press(page, 'calculate');
      await amount(page).waitFor();
      await look('calculator-federal');
      const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'pdf')]);
      expect(file.suggestedFilename()).toMatch(/^child-support-\d{4}-\d\d-\d\d\.pdf$/);
      await page.locator('#calculator:not([data-sent])').waitFor();
      await press(page, 'request');
      // F03 takes it from here: its page on the children shows the figures, to be changed.
      await page.waitForURL('**/en/family-demand?etape=1');
      await page.goto('/en/family-demand?etape=2');
      const figures = await page.locator('textarea').filter({ hasText: 'Estimate of' }).inputValue();
      expect(figures).toContain('You would pay the other parent $1,979.92 per month');
      expect(figures).toContain('s. 9 Difference between the two amounts, per month: $1,626.00');
      expect(page.url()).not.toContain('190000');
      await context.close();
    });

    it('is calculated without a connection', async () => {
      const { page, context } = await site().visit({ lang: 'fr', width: 360, serviceWorker: true });
      await page.goto('/');
      await page.evaluate(inCharge);
      await context.setOffline(true);
      await page.goto(FR);
      await live(page, 'ON', 'no');
      await answer(page, { with_b: '1', income_a: '50 000' });
      await press(page, 'calculate');
      expect(await amount(page).innerText()).toMatch(/450,00/);
      await context.close();
    });
  });
}
