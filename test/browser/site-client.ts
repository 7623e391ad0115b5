import { leaveBy } from '../support/browser.js';
import { isFocused } from '../support/in-page.mjs';
import { eventually } from '../support/eventually.js';
import type { Site } from '../support/site.js';

/** Addresses of the pages, by language. */
const AT = {
  fr: {
    home: '/',
    demand: '/demande',
    family: '/demande-famille',
    request: '/requete',
    missing: '/n-existe-pas',
    terms: '/conditions-utilisation',
    privacy: '/politique-confidentialite',
    words: 'Je me sépare après onze ans. Nous avons deux enfants et je veux savoir quoi faire.',
  },
  en: {
    home: '/en/',
    demand: '/en/demand',
    family: '/en/family-demand',
    request: '/en/request',
    missing: '/en/does-not-exist',
    terms: '/en/terms',
    privacy: '/en/privacy-policy',
    words: 'I am separating after eleven years. We have two children and I want to know what to do.',
  },
} as const;

/** The client, from the home page to a request that is confirmed, withdrawn, doubled or left for tomorrow. */
export function clientStories(site: () => Site): void {
  describe.each([
    { lang: 'fr', width: 360 },
    { lang: 'en', width: 1440 },
  ] as const)('a client in $lang on a screen of $width pixels', ({ lang, width }) => {
    const at = AT[lang];

    it('reads the public pages', async () => {
      const { page, look, glance, context } = await site().visit({ lang, width });
      for (const name of ['home', 'terms', 'privacy'] as const) {
        expect((await page.goto(at[name]))!.status()).toBe(200);
        await (name === 'home' ? look : glance)(name);
      }
      expect((await page.goto(at.missing))!.status()).toBe(404);
      await look('not-found');
      await context.close();
    });

    it('is asked for the field once, on the home page or on the page of a request', async () => {
      const { page, context } = await site().visit({ lang, width, javaScript: false });
      const choose = async (field: string) => {
        await page.goto(at.home);
        await page.locator('#domaine').selectOption(field);
        await page.locator('.hero-form button').click();
      };
      await choose('housing');
      expect(await page.locator('#description').isVisible()).toBe(true);
      // A wrong choice is one press away.
      await page.locator('[name=go][value=back]').click();
      expect(await page.locator('[name=lawyerType][value=housing]').isChecked()).toBe(true);
      await context.clearCookies();
      await choose('family');
      expect(new URL(page.url()).pathname).toBe(at.family);
      await page.goto(at.home);
      await page.locator('.fields-grid a[href*=family]').click();
      expect(new URL(page.url()).pathname).toBe(at.family);
      // On the page of a request nothing stands before the form but what leads elsewhere.
      await page.goto(at.request);
      const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
      expect(await top('#lawyerType')).toBeLessThan(await top('.fields-grid'));
      expect(await top('#lawyerType')).toBeLessThan(900);
      await page.locator('.fields-grid a[href*=labour]').click();
      expect(await page.locator('#description').isVisible()).toBe(true);
      await context.close();
    });

    it('A11Y-6: is told what is wrong in a list that leads to each field, reads everything again before it is sent, and withdraws it', async () => {
      const { page, look, glance, context } = await site().visit({ lang, width });
      const phone = lang === 'fr' ? '514 555-0142' : '613-555-0143';
      const next = () => page.locator('form [name=go][value=next]').click();
      await page.goto(at.home);
      // Also on a phone the header leads to a request.
      await page.locator('.bar-cta').click();
      await page.locator('[name=lawyerType][value=family]').check();
      await look('demand-1');
      await next();
      await next();
      expect(await page.locator('[data-error-summary]').evaluate(isFocused)).toBe(true);
      expect(await page.title()).toMatch(/^(Erreur|Error)/);
      await look('demand-2-error');
      await page.locator('[data-error-summary] a').click();
      expect(await page.locator('#description').evaluate(isFocused)).toBe(true);
      await page.keyboard.type(at.words);
      await glance('demand-story');
      await next();
      await page.locator('[name="q.family.union"][value=common-law]').check();
      expect(await page.locator('[name="q.family.separated"]').first().isVisible()).toBe(true);
      expect(await page.locator('[name="q.family.children"]').isVisible()).toBe(false);
      await look('demand-questions');
      await next();
      await page.locator('#region').selectOption(lang === 'fr' ? '06' : 'E');
      await page.locator('#postalCode').fill('12345');
      expect(await page.locator('#courtDate').isVisible()).toBe(false);
      await page.locator('[name=hasCourtDate][value=yes]').check();
      await next();
      expect(await page.locator('[data-error-summary] li').count()).toBe(2);
      await glance('demand-3-error');
      await page.locator('#postalCode').fill(lang === 'fr' ? 'h2x1y4' : 'K1A 0B1');
      await page.locator('#courtDate').fill('2027-03-15');
      await next();
      await page.locator('#party1Name').fill('Mathieu Desrosiers');
      await glance('demand-4');
      await page.locator('[name=go][value=back]').click();
      expect(await page.locator('#courtDate').inputValue()).toBe('2027-03-15');
      await next();
      expect(await page.locator('#party1Name').inputValue()).toBe('Mathieu Desrosiers');
      await next();
      await glance('demand-5');
      await next();
      await glance('demand-documents');
      await next();
      await page.locator('#clientName').fill('Océane Bélanger-Roy');
      await page.locator('#email').fill('oceane@');
      await page.locator('#phoneNumber').fill('12');
      await next();
      expect(await page.locator('.failed .error').count()).toBe(2);
      await glance('demand-6-error');
      await page.locator('#email').fill(`oceane-${lang}@exemple.test`);
      await page.locator('#phoneNumber').fill(phone);
      await page.locator('[name="q.contact.care"][value=no-voicemail]').check();
      await next();
      await page.locator('[name=consentSharing]').check();
      await page.locator('[name=consentContact]').check();
      await glance('demand-7');
      await next();
      expect(await page.locator('main').innerText()).toMatch(/Mathieu Desrosiers[\s\S]*Océane Bélanger-Roy/);
      await look('demand-8');
      await next();

      await page.waitForURL(/confirmation\?d=/);
      const code = await page.locator('.code-badge').innerText();
      await look('confirmation');
      await page.locator('#code').fill('000 001');
      await page.locator('[name=go][value=confirm-phone]').click();
      expect(await page.locator('#code-error').innerText()).toMatch(/code/);
      expect(await page.locator('#code').inputValue()).toBe('000 001');
      await glance('confirmation-error');
      const sent = await eventually(
        async () =>
          (await site().job.texts(lang === 'fr' ? '+15145550142' : '+16135550143'))
            .map((m) => /\b(\d{6})\b/.exec(m.body)?.[1])
            .find(Boolean),
        'the code',
      );
      await page.locator('#code').fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
      await page.locator('[name=go][value=confirm-phone]').click();
      expect(await page.locator('main').innerText()).not.toMatch(/Il reste à confirmer|We still need/);
      expect(await page.locator('#confirm-contact').innerText()).toMatch(/facultatif|optional/);
      await glance('confirmation-done');

      await page.locator('.actions a[href*="ma-demande"], .actions a[href*="my-request"]').click();
      expect(await page.locator('h1').innerText()).toContain(code);
      await look('my-request');
      await page.locator('[name=go][value=withdraw]').click();
      await look('withdraw');
      await page.locator('[name=reason][value=foundElsewhere]').check();
      await page.locator('[name=go][value=withdraw-yes]').click();
      expect(await page.locator('[name=go]').count()).toBe(0);
      await glance('withdrawn');
      await context.close();
    });

    it('writes on one page, answers what its field asks further, changes language without losing a word, and is told of a recent request', async () => {
      const { page, look, glance, context } = await site().visit({ lang, width });
      const other = lang === 'fr' ? 'en' : 'fr';
      await page.goto(at.request);
      await look('request');
      await leaveBy(page, page.locator('[name=go][value=send]'));
      expect(await page.locator('[data-error-summary] li').count()).toBe(8);
      await look('request-errors');
      await page.locator('#lawyerType').selectOption('housing');
      await page.locator('#description').fill(at.words);
      await page.locator('[name=go][value=language]').click();
      await page.waitForURL(new RegExp(AT[other].request));
      expect(await page.locator('#description').inputValue()).toBe(at.words);
      expect(await page.locator('#lawyerType').inputValue()).toBe('housing');
      await page.locator('[name=go][value=language]').click();
      await page.waitForURL(new RegExp(`${at.request}\\?`));
      await page.locator('[name=partiesUnknown]').check();
      await page.locator('#clientName').fill('Océane Bélanger-Roy');
      await page.locator('#email').fill(`deux-${lang}@exemple.test`);
      await page.locator('#phoneNumber').fill(lang === 'fr' ? '514 555-0144' : '514 555-0145');
      await page.locator('[name=consentSharing]').check();
      await page.locator('[name=consentContact]').check();
      await page.locator('[name=go][value=send]').click();
      await page.waitForURL(/etape=/);
      await page.locator('[name="q.housing.side"]').first().check();
      await page.locator('form [name=go][value=next]').click();
      expect(await page.locator('main').innerText()).toContain(at.words);
      await page.locator('form [name=go][value=next]').click();
      await page.waitForURL(/confirmation\?d=/);
      const status = await page.locator('.actions a[href*="ma-demande"], .actions a[href*="my-request"]').getAttribute('href');
      const mail = await eventually(async () => (await site().job.mails(`deux-${lang}@exemple.test`))[0], 'the receipt');
      const confirm = /https?:\/\/[^\s"<]+(?:validation-demande|lead-validation)\?d=[\w-]{43}/.exec(JSON.stringify(mail))![0];

      // The form of a request that was just sent leads to that request; another one is started by its link.
      await page.goto(at.request);
      await page.waitForURL(/(ma-demande|my-request)\/[\w-]{43}\?fait=deja/);
      await page.locator('a[href*="nouvelle=1"]').click();
      await page.locator('#lawyerType').selectOption('housing');
      await page.locator('#description').fill(`${at.words} Bis.`);
      await page.locator('[name=partiesUnknown]').check();
      await page.locator('#clientName').fill('Océane Bélanger-Roy');
      await page.locator('#email').fill(`deux-${lang}@exemple.test`);
      await page.locator('#phoneNumber').fill('514 555-0146');
      await page.locator('[name=consentSharing]').check();
      await page.locator('[name=consentContact]').check();
      await page.locator('[name=go][value=send]').click();
      await page.waitForURL(/etape=/);
      await page.locator('form [name=go][value=next]').click();
      await page.locator('form [name=go][value=next]').click();
      await page.locator('[name=go][value=anyway]').waitFor();
      await glance('duplicate');
      await page.locator('[name=go][value=link]').click();
      await page.locator('[name=go][value=link]').waitFor({ state: 'detached' });
      await glance('duplicate-linked');
      await page.locator('[name=go][value=edit]').click();
      expect(await page.locator('main').innerText()).toContain(`${at.words} Bis.`);

      await page.goto(confirm);
      await glance('validation');
      await page.locator('[name=go][value=confirm-email]').click();
      expect(await page.locator('h1').innerText()).toMatch(/C’est confirmé|It is confirmed/);
      await glance('validation-done');
      await page.goto(status!);
      await page.locator('[data-language]').click();
      expect(await page.locator('html').getAttribute('lang')).toBe(`${other}-CA`);
      expect(await page.locator('.code-badge').count()).toBe(1);
      await context.close();
    });

    it('comes back to a draft on the next day, and can forget it', async () => {
      const { page, context } = await site().visit({ lang, width });
      await page.goto(at.demand);
      await page.locator('[name=lawyerType][value=labour]').check();
      await page.locator('[name=go][value=next]').click();
      await page.locator('#description').fill(at.words);
      // The page saves by itself: nothing is pressed.
      await eventually(async () => (await page.locator('[data-saved]').innerText()) !== '', 'the note that it was saved');
      await page.close();
      const again = await context.newPage();
      await again.goto(at.home);
      await again.locator('.hero .notice a').click();
      expect(await again.locator('h1').innerText()).toMatch(/déjà commencé|already started/);
      await again.locator('[data-language]').click();
      expect(await again.locator('h1').innerText()).toMatch(lang === 'fr' ? /already started/ : /déjà commencé/);
      await again.locator('[data-language]').click();
      await again.locator('a[href*=reprendre]').click();
      expect(await again.locator('#description').inputValue()).toBe(at.words);
      await again.goto(at.demand);
      await again.locator('[name=go][value=restart]').click();
      expect(await again.locator('[name=lawyerType]:checked').count()).toBe(0);
      await context.close();
    });
  });
}
