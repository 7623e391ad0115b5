import type { Locator, Page } from 'playwright-core';
import { tabTo } from '../support/browser.js';
import { CARD } from '../support/buying.js';
import { atTheConsole, bring } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { focusCovered, targetsUnder } from '../support/in-page.mjs';
import { proAccount } from '../support/pro.js';
import { sessionOf } from '../support/session.js';
import type { Site } from '../support/site.js';

/** WCAG 2.5.8 asks for this; we keep 44 wherever a thumb may go, which each page is looked at for. */
const LEAST_TARGET = 24;

/** Someone without a mouse: Tab, Enter, the space bar, and letters. */
const byKeyboard = (page: Page) => {
  const press = async (target: Locator, key = 'Enter') => {
    await target.waitFor();
    await tabTo(page, target, 200);
    await page.keyboard.press(key);
  };
  return {
    press,
    go: (value: string) => press(page.locator(`[name=go][value=${value}]`)),
    tick: (target: Locator) => press(target, 'Space'),
    type: async (target: Locator, words: string) => {
      await target.waitFor();
      await tabTo(page, target, 200);
      await page.keyboard.type(words);
    },
  };
};

/** What a keyboard must be enough for, and what a sticky bar must not hide from it (5.6). */
export function keyboardStories(site: () => Site): void {
  it('A11Y-2: a keyboard is enough to send a request, to check it, to claim it and to buy', async () => {
    await sends(site());
    await checks(site());
    await claims(site());
    await buys(site());
  });

  it.each([
    ['fr', 360],
    ['en', 1440],
  ] as const)('A11Y-3: no target is smaller than 24 pixels and no bar covers what has the focus, in %s at %i px', async (lang, width) => {
    const { page, context } = await site().visit({ lang, width });
    const person = await proAccount(site().system, site().pros[1]!.professionalId);
    await bring(page, await sessionOf(site().system.kernel, person.userId));
    for (const path of PATHS[lang]) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      const found = { small: await page.evaluate(targetsUnder, LEAST_TARGET), covered: await page.evaluate(focusCovered) };
      expect({ path, ...found }).toEqual({ path, small: [], covered: [] });
    }
    await context.close();
    const admin = await atTheConsole(site().browser, site().system, await site().system.staff('admin', 'Mireille Caron'), { lang, width });
    expect(await admin.page.evaluate(focusCovered)).toEqual([]);
    await admin.context.close();
  });
}

/** Long pages, forms, and those with bars that stay in sight. */
const PATHS = {
  fr: ['/', '/requete', '/demande', '/faq', '/politique-confidentialite', '/mes-offres', '/profil', '/acheter-juricoins'],
  en: ['/en/', '/en/request', '/en/demand', '/en/faq', '/en/privacy-policy', '/en/my-offers', '/en/profile', '/en/buy-juricoins'],
} as const;

const PHONE = '514 555-0178';

/** The form of one page, the questions of its field, and the code of the text message. */
async function sends(site: Site): Promise<void> {
  const { page, context } = await site.visit({ lang: 'fr', width: 360 });
  const { go, tick, type } = byKeyboard(page);
  await page.goto('/requete');
  await page.keyboard.press('Tab');
  expect(await page.locator('.skip').boundingBox()).toMatchObject({ x: expect.any(Number) });
  await type(page.locator('#lawyerType'), 'Trav');
  await type(page.locator('#description'), 'On me doit six semaines de salaire depuis l’été.');
  await tick(page.locator('#partiesUnknown'));
  await type(page.locator('#clientName'), 'Clavier Seul');
  await type(page.locator('#email'), 'clavier@exemple.test');
  await type(page.locator('#phoneNumber'), PHONE);
  await tick(page.locator('#consentSharing'));
  await tick(page.locator('#consentContact'));
  await go('send');
  await page.waitForURL(/demande\?etape=/);
  while (!/confirmation\?d=/.test(page.url())) {
    const from = page.url();
    await go('next');
    await page.waitForURL((to) => to.href !== from);
  }
  const sent = await eventually(
    async () =>
      (await site.job.texts(site.job.e164(PHONE.replaceAll(/\D/g, '')))).map((m) => /\b(\d{6})\b/.exec(m.body)?.[1]).find(Boolean),
    'the code',
  );
  await type(page.locator('#code'), sent);
  await go('confirm-phone');
  await page.locator('#confirm-contact').waitFor();
  await context.close();
}

/** The queue and the workbench of the console. */
async function checks(site: Site): Promise<void> {
  const lead = await site.job.submit();
  await site.job.confirmPhone(lead);
  const { code } = lead.answer.body as { code: string };
  const validator = await site.system.staff('admin_validation', 'Jérôme Nadeau');
  const { page, context } = await atTheConsole(site.browser, site.system, validator, { path: '/validations' });
  const { press, tick, type } = byKeyboard(page);
  await press(page.getByRole('row', { name: new RegExp(code) }).getByRole('button', { name: 'Prendre' }));
  await page.waitForURL(/\/admin\/validations\/[\w-]{36}$/);
  await type(page.getByLabel('Résumé offert aux professionnels'), 'Six semaines de salaire impayées; aucune procédure en cours.');
  await press(page.getByRole('button', { name: 'Enregistrer le résumé', exact: true }));
  await page.getByText('Non enregistré').waitFor({ state: 'detached' });
  for (const box of await page.getByRole('region', { name: 'Liste de vérification' }).getByRole('checkbox').all()) await tick(box);
  await press(page.getByRole('button', { name: /^Valider \(v\)/ }));
  await page.getByText(`Demande ${code} validée. Les offres partent.`).waitFor();
  await context.close();
}

/** From the link of the text message to the number of the client. */
async function claims(site: Site): Promise<void> {
  const lead = await site.offered({ clientName: 'Cliente Clavier' });
  const [mine] = await site.offers(lead);
  const { page, context } = await site.visit({ lang: 'fr', width: 1440 });
  const { go, tick, type } = byKeyboard(page);
  await page.goto(`/accepter?t=${mine!.token}`);
  await go('claim');
  await go('names');
  await type(page.locator('#stepCode'), await site.stepUpCode(mine!.phoneNumber));
  await go('step-verify');
  await tick(page.locator('#noConflict'));
  await go('accept');
  expect(await page.locator('main a[href^="tel:"]').getAttribute('href')).toBe(`tel:${lead.phone}`);
  await context.close();
}

/** From the page of packs over the provider's page to the coins. */
async function buys(site: Site): Promise<void> {
  const person = await proAccount(site.system, site.pros[0]!.professionalId);
  const { page, context } = await site.visit({ lang: 'fr', width: 1440 });
  await bring(page, await sessionOf(site.system.kernel, person.userId));
  const { press, tick, type } = byKeyboard(page);
  await page.goto('/acheter-juricoins');
  await tick(page.locator('#pack-500'));
  const billing = { billingName: 'Étude Tremblay', street: '1, rue Notre-Dame', city: 'Montréal', province: 'Qu', postal: 'H2Y 1B6' };
  for (const [id, words] of Object.entries(billing)) await type(page.locator(`#${id}`), words);
  await tick(page.locator('#terms'));
  await page.locator('.totals .grand', { hasText: /229[.,]95/ }).waitFor();
  await press(page.locator('.order-sum .button.large'));
  await page.locator('main.pay').waitFor();
  await tick(page.locator(`[name=number][value="${CARD.yes}"]`));
  await press(page.locator('form[action^="/stripe/pay"] button'));
  await page.waitForURL((url) => url.pathname === '/confirmation-paiement');
  await page.locator('.files a').waitFor();
  await context.close();
}
