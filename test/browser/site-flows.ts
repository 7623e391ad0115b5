import type { Page } from 'playwright-core';
import { issueLink } from '@jurilien/runtime';
import { blockStorage, isFocused } from '../support/in-page.mjs';
import { leaveBy } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import type { Site } from '../support/site.js';
import { caughtUp } from '../support/system.js';

/** The guided forms, each walked from its first page to what follows: who answers what, by the name of the question. */
/** The same phone twice would be the same person twice. */
let phones = 60;
const person = () => ({ clientName: 'Océane Bélanger-Roy', phoneNumber: `438 555-01${++phones}` });
const CONSENTS = { consentSharing: 'yes', consentContact: 'yes', consentSensitive: 'yes' };
const STORY = { description: 'Nous nous séparons après onze ans et je cherche quoi faire maintenant.' };
const FORMS = {
  demand: { fr: '/demande', en: '/en/demand', answers: { lawyerType: 'housing', 'q.housing.side': 'tenant' } },
  family: {
    fr: '/demande-famille',
    en: '/en/family-demand',
    answers: { 'q.family.minor-children': 'yes', 'q.family.children': '4, 9', 'q.family.safety': 'yes', 'q.safety.violence': 'yes' },
  },
  network: {
    fr: '/demande-reseau-juridique',
    en: '/en/legal-network-demand',
    answers: {
      referrerKind: 'community',
      referrerName: 'Nadia Roy',
      organisation: 'Maison Entraide',
      referrerEmail: 'nadia@exemple.test',
      personConsents: 'yes',
      noBenefit: 'yes',
      referralReason: 'Nous ne plaidons pas.',
      lawyerType: 'labour',
    },
  },
  business: {
    fr: '/entrepreneurs',
    en: '/en/entrepreneurs',
    answers: { 'q.company.name': 'Boréal inc.', 'q.company.number': '1143 920 115' },
  },
  oolong: { fr: '/oolong', en: '/en/oolong', answers: { region: '06' } },
} as const;

/** Answers what the page asks and we have an answer to, then goes on. */
async function answer(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const field = page.locator(`#wizard-form [name="${name}"]`).first();
    if ((await field.count()) === 0 || !(await field.isVisible())) continue;
    const kind = await field.getAttribute('type');
    if (kind === 'radio' || kind === 'checkbox') await page.locator(`#wizard-form [name="${name}"][value="${value}"]`).check();
    else if ((await page.locator(`select[name="${name}"]`).count()) > 0) await field.selectOption(value);
    else await field.fill(value);
  }
}
const next = (page: Page) => leaveBy(page, page.locator('#wizard-form [name=go][value=next]'));

export function flowStories(site: () => Site): void {
  describe('the guided forms', () => {
    it.each([
      ...(['family', 'network', 'business', 'oolong'] as const).map((form) => ({
        form,
        lang: 'fr' as const,
        width: 360,
        javaScript: true,
      })),
      ...(['demand', 'family', 'network', 'business', 'oolong'] as const).map((form) => ({
        form,
        lang: 'en' as const,
        width: 1440,
        javaScript: false,
      })),
    ])('$form is walked in $lang at $width pixels, scripts: $javaScript', async ({ form, lang, width, javaScript }) => {
      const { page, look, context } = await site().visit({ lang, width, javaScript });
      const email = `${form}-${lang}@exemple.test`;
      const answers = { partiesUnknown: 'yes', ...STORY, ...person(), ...CONSENTS, email, ...FORMS[form].answers };
      // A browser that keeps nothing for pages is not told so on every one.
      if (form === 'family') await context.addInitScript(blockStorage);
      await page.goto(FORMS[form][lang]);
      let last = '';
      for (let pages = 0; (await page.locator('#wizard-form [name=go][value=next]').count()) > 0; pages++) {
        if (pages > 14) throw new Error(`stays on ${page.url()}: ${await page.locator('[data-error-summary]').allInnerTexts()}`);
        await answer(page, answers);
        if (javaScript) await look(`${form}-${pages + 1}`);
        last = await page.content();
        await next(page);
      }
      await page.waitForURL(form === 'network' ? /envoyee=[2-9A-HJ-NP-Z]{4}$/ : /confirmation[\w-]*\?d=/);
      if (form === 'network') {
        const letter = await eventually(async () => (await site().job.mails(email))[0], 'the letter to the person');
        expect(JSON.stringify(letter)).toMatch(/êtes-vous d’accord|do you agree/);
        expect(await page.locator('a[href*="ma-demande"], a[href*="my-request"]').count()).toBe(0);
        if (javaScript) await look('network-sent');
      }
      // So many questions that find nothing are answered in a day, and these are all of one person.
      await caughtUp(site().system.kernel);
      // The browser did its work unseen; who has no scripts was told that a person looks, and whom to call.
      const { id } = await eventually(
        async () =>
          ((await site().staff('POST', '/api/finder', { q: email })).body.groups as { place: string; rows: { id: string }[] }[]).find(
            ({ place }) => place === 'leads',
          )?.rows[0],
        'the request in the list',
      );
      expect((await site().staff('GET', `/api/views/lead-details/${id}`)).body).toMatchObject({ unproven: !javaScript });
      expect(last).toMatch(/<noscript>.*514(\u00a0|&nbsp;)555-0100.*<\/noscript>/);
      await context.close();
    });

    it('ask first whom to call when there is danger, and show what opens only with its answer', async () => {
      const { page, context } = await site().visit({ lang: 'fr', width: 360 });
      await page.goto('/demande-famille');
      await next(page);
      expect(await page.locator('[name="q.family.children"]').isVisible()).toBe(false);
      await page.locator('[name="q.family.minor-children"][value=yes]').check();
      expect(await page.locator('[name="q.family.children"]').isVisible()).toBe(true);
      await next(page);
      await answer(page, { 'q.family.safety': 'yes', 'q.safety.violence': 'yes' });
      await next(page);
      expect(await page.locator('.help-numbers').innerText()).toContain('911');
      expect(await page.locator('[data-exit]').count()).toBe(1);
      await context.close();
    });

    it('are picked up on another device from the letter, in the other language; an expired link sends a new one', async () => {
      const { page, look, context } = await site().visit({ lang: 'fr', width: 360 });
      const resumeEmail = 'plus-tard@exemple.test';
      await page.goto('/demande-famille');
      await page.locator('[name="q.family.union"][value=married]').check();
      await page.locator('[name=go][value=later]').click();
      await look('later');
      await page.locator('[name=go][value=later]').click();
      expect(await page.locator('[data-error-summary]').evaluate(isFocused)).toBe(true);
      await page.locator('#resumeEmail').fill(resumeEmail);
      await page.locator('[name=remind]').check();
      await page.locator('[name=go][value=later]').click();
      expect(await page.locator('h1').innerText()).toMatch(/en route/);
      await look('mailed');
      await context.close();
      const link = await eventually(
        async () => /\/demande\?d=([\w-]{43})/.exec(JSON.stringify(await site().job.mails(resumeEmail)))?.[1],
        'the letter with the link',
      );
      const elsewhere = await site().visit({ lang: 'en', width: 1440 });
      await elsewhere.page.goto(`/en/demand?d=${link}`);
      expect(new URL(elsewhere.page.url()).pathname).toBe('/en/family-demand');
      expect(await elsewhere.page.locator('[name="q.family.union"][value=married]').isChecked()).toBe(true);
      const token = await issueLink(site().system.kernel, {
        purpose: 'draft',
        subject: { leadId: crypto.randomUUID() },
        lang: 'fr',
        days: 1,
        at: '2026-01-01T00:00:00.000Z',
      });
      expect((await elsewhere.page.goto(`/demande?d=${token}`))!.status()).toBe(410);
      await elsewhere.page.locator('[name=go][value=renew]').click();
      expect(await elsewhere.page.locator('h1').innerText()).toMatch(/C’est noté/);
      await elsewhere.context.close();
    });

    it('take long names, marks of every script and script tags as text, and send once what is sent twice', async () => {
      const { page, context } = await site().visit({ lang: 'fr', width: 360, javaScript: false });
      await page.goto('/oolong');
      const hidden = async (name: string) => [name, await page.locator(`#wizard-form [name=${name}]`).inputValue()] as const;
      const form = {
        ...Object.fromEntries(await Promise.all(['leadId', 'key', 'startedAt', 'etape'].map(hidden))),
        ...person(),
        ...CONSENTS,
        region: '06',
        email: 'double@exemple.test',
        party1Name: 'É'.repeat(200),
        clientName: '<b>N</b> 😀 مرحبا \u202e',
        description: '<script>alert(1)</script> et encore vingt lettres de plus.',
        go: 'next',
      };
      const send = (more: object = {}) =>
        context.request.post(`${site().system.origin}/oolong`, { form: { ...form, ...more }, maxRedirects: 0 });
      const long = await send({ clientName: 'N'.repeat(5_000) });
      expect(long.status()).toBe(422);
      const body = await long.text();
      expect(body).toContain('Écrivez au plus 120 caractères');
      expect(body).toContain('&lt;script&gt;alert(1)');
      expect(body).not.toContain('<script>alert(1)');
      const [once, twice] = [await send(), await send()];
      expect([once.status(), twice.status()]).toEqual([303, 303]);
      // The second press leads to the page of the very request that the first one made.
      const made = /[\w-]{43}/.exec(once.headers().location!)![0];
      expect(twice.headers().location).toContain(`/${made}?fait=deja`);
      await context.close();
    });

    it('change their language on every page, there and back, and lose no answer', async () => {
      const { page, context } = await site().visit({ lang: 'fr', width: 360, javaScript: false });
      const answers = {
        partiesUnknown: 'yes',
        ...STORY,
        ...person(),
        ...CONSENTS,
        email: 'bilingue@exemple.test',
        ...FORMS.demand.answers,
      };
      const given = async (): Promise<string[]> =>
        Promise.all(
          Object.keys(answers).map(async (name) => {
            const field = page.locator(`#wizard-form [name="${name}"]`);
            if ((await field.count()) === 0) return '';
            const kind = await field.first().getAttribute('type');
            if (kind === 'radio' || kind === 'checkbox')
              return (await page.locator(`#wizard-form [name="${name}"]:checked`).getAttribute('value')) ?? '';
            return field.first().inputValue();
          }),
        );
      await page.goto('/demande');
      while ((await page.locator('#wizard-form [name=go][value=next]').count()) > 0) {
        await answer(page, answers);
        const typed = await given();
        for (const lang of ['en-CA', 'fr-CA']) {
          await page.locator('[name=go][value=language]').click();
          expect(await page.locator('html').getAttribute('lang')).toBe(lang);
          expect(await given()).toEqual(typed);
        }
        await next(page);
      }
      await page.waitForURL(/confirmation[\w-]*\?d=/);
      await context.close();
    });

    it('say what to do where a browser keeps no cookies: the quick request does without', async () => {
      const { origin } = site().system;
      const headers = { 'x-forwarded-for': '198.51.100.250' };
      const post = (path: string, form: Record<string, string>) =>
        fetch(origin + path, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' });
      const begun = { leadId: crypto.randomUUID(), startedAt: new Date(Date.now() - 60_000).toISOString() };
      const on = await post('/demande', { ...begun, etape: 'need', lawyerType: 'housing', go: 'next' });
      expect(on.status).toBe(303);
      const back = await fetch(new URL(on.headers.get('location')!, origin), { headers });
      expect(await back.text()).toMatch(/bloque les témoins[\s\S]*trouver-mon-avocat-rapidement/);
      const quick = {
        ...begun,
        leadId: crypto.randomUUID(),
        lawyerType: 'housing',
        region: '06',
        urgency: 'soon',
        ...STORY,
        ...person(),
        ...CONSENTS,
      };
      const sent = await post('/trouver-mon-avocat-rapidement', {
        ...quick,
        partiesUnknown: 'yes',
        email: 'sans-temoin@exemple.test',
        go: 'send',
      });
      expect(sent.headers.get('location')).toMatch(/confirmation\?d=/);
    });

    it('ask once more, by itself and without scripts, about a sensitive answer: nothing is sent before, and it is never ticked beforehand', async () => {
      const { origin } = site().system;
      const { consentSensitive, ...needed } = CONSENTS;
      const email = 'detenu@exemple.test';
      const begun = { leadId: crypto.randomUUID(), startedAt: new Date(Date.now() - 60_000).toISOString() };
      const matter = { lawyerType: 'criminal', region: '06', urgency: 'detained', partiesUnknown: 'yes', email };
      const answers = { ...begun, ...matter, ...STORY, ...person(), ...needed };
      const send = (more: object) =>
        fetch(`${origin}/trouver-mon-avocat-rapidement`, {
          method: 'POST',
          body: new URLSearchParams({ ...answers, ...more, go: 'send' }),
          headers: { 'x-forwarded-for': '198.51.100.251' },
          redirect: 'manual',
        });
      const refused = await send({});
      expect(refused.status).toBe(422);
      const [box] = /<input[^>]*name="consentSensitive"[^>]*>/.exec(await refused.text())!;
      expect(box).toMatch(/aria-describedby="consentSensitive-error"/);
      expect(box).not.toMatch(/checked/);
      const sent = await send({ consentSensitive, sensitiveText: 'sensitive-answers/1/fr' });
      expect(sent.headers.get('location')).toMatch(/confirmation[\w-]*\?d=/);
    });

    it('keep typed answers when the language changes, and answers of two tabs side by side', async () => {
      const { page, context } = await site().visit({ lang: 'en', width: 1440 });
      await page.goto('/en/demand');
      await page.locator('[name=lawyerType][value=housing]').check();
      await next(page);
      await page.locator('#description').fill(STORY.description);
      await page.locator('[data-language]').click();
      await page.waitForURL(/\/demande\?etape=2/);
      expect(await page.locator('#description').inputValue()).toBe(STORY.description);
      await next(page);
      const tab = await context.newPage();
      await tab.goto('/demande?etape=4');
      await tab.locator('#city').fill('Rimouski');
      await tab.locator('[name=go][value=next]').click();
      await page.locator('[name="q.housing.side"][value=tenant]').check();
      await next(page);
      expect(await page.locator('#city').inputValue()).toBe('Rimouski');
      await page.goBack();
      expect(await page.locator('[name="q.housing.side"][value=tenant]').isChecked()).toBe(true);
      await page.goForward();
      expect(await page.locator('#city').inputValue()).toBe('Rimouski');
      await context.close();
    });
  });
}
