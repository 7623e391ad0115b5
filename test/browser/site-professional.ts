import type { Site } from '../support/site.js';

/** The professional, from the link in the text message to the person’s number, or to any of the other ends. */
export function professionalStories(site: () => Site): void {
  const PATH = { fr: { accept: '/accepter?t=', refuse: '/refuser?t=' }, en: { accept: '/en/accept?t=', refuse: '/en/refuse?t=' } } as const;

  describe.each([
    { lang: 'fr', width: 360 },
    { lang: 'en', width: 1440 },
  ] as const)('a professional in $lang on a screen of $width pixels', ({ lang, width }) => {
    it('opens the text message’s link, holds, checks the names, accepts and has the person’s number', async () => {
      const lead = await site().offered({
        clientName: `Cliente ${lang}`,
        othersInvolved: [{ name: 'Mathieu Desrosiers', role: 'ex-conjoint' }],
        juridicalHelp: true,
        acceptDistance: true,
        budget: 2,
        specificQuestions: { 'family.union': 'common-law', 'contact.care': ['no-voicemail'], 'contact.hours': ['morning'] },
      });
      const [mine, theirs, third] = await site().offers(lead, 3);
      const [{ page, look, glance, context }, rival] = [await site().visit({ lang, width }), await site().visit({ lang, width })];
      const press = (go: string) => page.locator(`[name=go][value=${go}]`).click();
      await page.goto(PATH[lang].accept + mine!.token);
      expect(await page.locator('main').innerText()).not.toMatch(/Cliente|Desrosiers/);
      await look('offer');
      await page.locator('details summary').first().click();
      await press('claim');
      expect(await page.locator('main').innerText()).not.toMatch(/Cliente|Desrosiers/);
      expect(await page.locator('.countdown').innerText()).toMatch(/^\d+ min \d+ s$/);
      await glance('offer-claimed');

      await rival.page.goto(PATH[lang].accept + theirs!.token);
      await rival.glance('offer-busy');
      await rival.page.locator('[name=go][value=second]').click();
      expect(await rival.page.locator('main').innerText()).toMatch(/C’est noté|Noted/);
      await rival.page.goto(PATH[lang].refuse + theirs!.token);
      await rival.page.locator('[name=reason][value=busy]').check();
      await rival.look('refuse');
      await rival.page.locator('[name=go][value=refuse]').click();
      await rival.glance('offer-refused');

      await press('names');
      await look('offer-step-up');
      await site().typeStepUpCode(page, mine!.phoneNumber);
      expect(await page.locator('.names').innerText()).toMatch(/Cliente[\s\S]*Mathieu Desrosiers[\s\S]*ex-conjoint/);
      await glance('offer-names');
      await press('accept');
      expect(await page.locator('#noConflict-error').count()).toBe(1);
      await look('offer-names-error');
      await page.locator('#noConflict').check();
      await press('accept');
      expect(await page.locator('main a[href^="tel:"]').getAttribute('href')).toBe(`tel:${lead.phone}`);
      expect(await page.locator('main').innerText()).toMatch(/message vocal|voice message/);
      await look('offer-contact');
      await page.reload();
      expect(await page.locator('main a[href^="tel:"]').count()).toBe(1);
      await rival.page.goto(PATH[lang].accept + third!.token);
      expect(await rival.page.locator('main').innerText()).not.toMatch(/Cliente|Desrosiers/);
      await rival.glance('offer-taken');
      await press('contacted');
      await glance('offer-contacted');

      const client = await site().visit({ lang, width });
      await client.page.goto(`${lang === 'fr' ? '/ma-demande/' : '/en/my-request/'}${lead.statusToken}`);
      expect(await client.page.locator('main').innerText()).toMatch(/Me Camille Test/);
      await client.glance('my-request-in-service');
      await Promise.all([context.close(), rival.context.close(), client.context.close()]);
    });

    it('declares a conflict, gives the request back, or lets it go by', async () => {
      const lead = await site().offered({ clientName: `Deuxième ${lang}`, othersInvolved: [{ name: '', unknown: true }] });
      const [mine, theirs] = await site().offers(lead, 2);
      const { page, glance, context } = await site().visit({ lang, width });
      const press = (go: string) => page.locator(`[name=go][value=${go}]`).click();
      await page.goto(PATH[lang].accept + mine!.token);
      await press('claim');
      await press('release');
      await glance('offer-released');
      await press('claim');
      await press('names');
      await site().typeStepUpCode(page, mine!.phoneNumber);
      await press('conflict');
      expect(await page.locator('main').innerText()).not.toMatch(/Deuxième/);
      await glance('offer-conflict');
      expect((await site().send('StopOffering', { leadId: lead.leadId }, 'Le client réfléchit encore')).status).toBe(200);
      await page.goto(PATH[lang].accept + theirs!.token);
      await glance('offer-expired');
      await page.goto(PATH[lang].refuse + theirs!.token);
      expect(await page.locator('[name=go][value=refuse]').count()).toBe(0);
      await context.close();
    });

    it('is told when coins are missing, before and after trying', async () => {
      const [one, two] = [
        await site().offered({ clientName: `Troisième ${lang}` }, 'fr', 2),
        await site().offered({ clientName: `Quatrième ${lang}` }, 'fr', 2),
      ];
      // Fewer than six have so many coins: three and three have someone in common.
      const [first, second] = [await site().offers(one, 3), await site().offers(two, 3)];
      const mine = first.find((o) => second.some((p) => p.professionalId === o.professionalId))!;
      const { page, glance, context } = await site().visit({ lang, width });
      await page.goto(PATH[lang].accept + mine.token);
      await page.locator('[name=go][value=claim]').click();
      await page.goto(PATH[lang].accept + second.find((o) => o.professionalId === mine.professionalId)!.token);
      await glance('offer-short');
      await page.locator('[name=go][value=claim]').click();
      expect(await page.locator('.notice.warning').count()).toBe(1);
      await page.goto(PATH[lang].accept + mine.token);
      await page.locator('[name=go][value=release]').click();
      expect(await page.locator('[role=status].success').count()).toBe(1);
      // The coins that came back went to the claim that waited for them: given back too, or they are missing in the next story.
      await page.goto(PATH[lang].accept + second.find((o) => o.professionalId === mine.professionalId)!.token);
      await page.locator('[name=go][value=release]').click();
      expect(await page.locator('[role=status].success').count()).toBe(1);
      await context.close();
    });
  });
}
