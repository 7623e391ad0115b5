import { issueLink, linkIdOf } from '@jurilien/runtime';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import type { Site } from '../support/site.js';
import { caughtUp } from '../support/system.js';

/** Page after page, until the request is sent. */
async function toTheEnd(page: Page, onward: () => Promise<void>): Promise<void> {
  while (!/confirmation\?d=/.test(page.url())) {
    const from = page.url();
    await onward();
    await page.waitForURL((to) => to.href !== from);
  }
}

/** Pages that are rarely seen: links that open nothing, codes that do not fit, requests that have moved on, a service that does not answer. */
export function stateStories(site: () => Site): void {
  const phone = { lang: 'fr', width: 360 } as const;

  describe('links that open nothing', () => {
    it.each([
      ['fr', '/ma-demande/'],
      ['en', '/en/my-request/'],
      ['fr', '/accepter?t='],
      ['en', '/en/refuse?t='],
      ['fr', '/validation-demande?d='],
    ] as const)('an unknown one says so, in %s at %s, and reveals nothing', async (lang, path) => {
      const { page, look, context } = await site().visit({ ...phone, lang });
      expect((await page.goto(path + 'x'.repeat(43)))!.status()).toBe(404);
      expect(await page.locator('h1').innerText()).toMatch(/ne reconnaissons pas|do not recognize/);
      await page.locator('[name=go][value=renew]').click();
      expect(await page.locator('h1').innerText()).toMatch(/C’est noté|Noted/);
      if (path === '/ma-demande/') await look('link-renewed');
      await context.close();
    });

    it('an expired one says that it has expired', async () => {
      const { page, look, context } = await site().visit(phone);
      const token = await issueLink(site().system.kernel, {
        purpose: 'lead-status',
        subject: { leadId: crypto.randomUUID() },
        lang: 'fr',
        days: 1,
        at: '2026-01-01T00:00:00.000Z',
      });
      expect((await page.goto(`/ma-demande/${token}`))!.status()).toBe(410);
      expect(await page.locator('h1').innerText()).toBe('Ce lien a expiré');
      await look('link-expired');
      expect((await page.goto(`/confirmation?d=${token}`))!.status()).toBe(200);
      await look('confirmation-generic');
      await context.close();
    });

    it('a used one sends a new one to the address on file, which opens', async () => {
      const lead = await site().job.submit();
      await site().system.dispatch('UseLink', { linkId: linkIdOf(lead.statusToken) });
      const { page, look, context } = await site().visit(phone);
      await page.goto(`/ma-demande/${lead.statusToken}`);
      expect(await page.locator('h1').innerText()).toBe('Ce lien a déjà servi');
      await look('link-used');
      await page.locator('[name=go][value=renew]').click();
      const token = await eventually(
        async () =>
          (await site().job.mails(lead.email))
            .map((m) => site().job.tokenIn(JSON.stringify(m), 'ma-demande'))
            .find((t) => t && t !== lead.statusToken),
        'the new link',
      );
      await page.goto(`/ma-demande/${token}`);
      expect(await page.locator('.code-badge').innerText()).toBe(lead.answer.body.code);
      await context.close();
    });
  });

  describe('codes', () => {
    it('a code that has expired, and one tried too often, say so and another can be asked for', async () => {
      const lead = await site().job.submit();
      const { page, look, context } = await site().visit(phone);
      const give = async (code: string) => {
        await page.locator('#code').fill(code);
        await page.locator('[name=go][value=confirm-phone]').click();
      };
      await page.goto(`/confirmation?d=${lead.statusToken}`);
      await give('');
      expect(await page.locator('#code-error').innerText()).toMatch(/Écrivez le code/);
      for (let i = 0; i < 5; i++) await give(`00000${i}`);
      await give('123456');
      expect(await page.locator('#code-error').innerText()).toMatch(/Trop d’essais/);
      await look('code-tries');
      await page.locator('[name=go][value=resend-sms]').click();
      expect(await page.locator('[role=status].success').innerText()).toMatch(/nouveau code/);
      const earlier = new Date(Date.now() - 3_600_000).toISOString();
      await site().system.dispatch(
        'ResendConfirmation',
        { leadId: lead.leadId, channel: 'sms' },
        { actor: { kind: 'token', id: lead.leadId, role: 'lead-status' }, at: earlier },
      );
      await give('123456');
      expect(await page.locator('#code-error').innerText()).toMatch(/n’est plus valide/);
      await context.close();
    });
  });

  describe('a request that has moved on', () => {
    it('waits for an answer: what is typed survives a change of language and an API that is down', async () => {
      const lead = await site().job.submit({ clientName: 'Questionnée' });
      await site().job.confirmPhone(lead);
      await site().send('TakeLeadForValidation', { leadId: lead.leadId });
      expect(
        (await site().send('RequestLeadInfo', { leadId: lead.leadId, questions: ['Depuis quand vivez-vous séparément?'] })).status,
      ).toBe(200);
      const { page, look, context } = await site().visit(phone);
      await page.goto(`/ma-demande/${lead.statusToken}`);
      await look('my-request-question');
      const answer = page.locator('textarea');
      await answer.fill('Depuis le mois de mai');
      await page.locator('[name=go][value=language]').click();
      expect(await page.locator('html').getAttribute('lang')).toBe('en-CA');
      expect(await answer.inputValue()).toBe('Depuis le mois de mai');
      const up = process.env.API_ORIGIN;
      process.env.API_ORIGIN = 'http://127.0.0.1:9';
      try {
        await page.locator('[name=go][value=language]').click();
        expect(await page.locator('h1').innerText()).toBe('Nous avons un problème de notre côté');
      } finally {
        process.env.API_ORIGIN = up;
      }
      await page.locator('form .button').click();
      expect(await answer.inputValue()).toBe('Depuis le mois de mai');
      await page.locator('[name=go][value=answer]').click();
      expect(await page.locator('[role=status].success').innerText()).toMatch(/vos réponses sont enregistrées/);
      await context.close();
    });

    it.each([
      [
        'on-hold',
        async (leadId: string) => {
          await site().send('TakeLeadForValidation', { leadId });
          return site().send('HoldLead', { leadId, until: new Date(Date.now() + 86_400_000).toISOString() }, 'Attend un document');
        },
      ],
      [
        'rejected',
        async (leadId: string) => {
          await site().send('TakeLeadForValidation', { leadId });
          return site().send('RejectLead', { leadId, reasonCode: 'notServed' }, 'Hors de notre champ');
        },
      ],
      [
        'unserved',
        async (leadId: string) => {
          await site().job.validate(site().staff, leadId);
          await eventually(
            async () => (await site().staff('GET', `/api/views/lead-details/${leadId}`)).body.state === 'Offering',
            'the search',
          );
          await site().system.dispatch('MarkLeadUnserved', { leadId, reason: 'refused' });
        },
      ],
      ['closed', (leadId: string) => site().send('CloseLead', { leadId, closeReason: 'solved' }, 'Réglé entre eux')],
      ['blocked', (leadId: string) => site().send('BlockLead', { leadId, blockType: 'abuse' }, 'Propos menaçants')],
    ] as const)('is %s, and its page says what that means', async (name, make) => {
      const lead = await site().job.submit({ clientName: `Cliente ${name}` });
      await site().job.confirmPhone(lead);
      await make(lead.leadId);
      const { page, look, context } = await site().visit(phone);
      await page.goto(`/ma-demande/${lead.statusToken}`);
      await look(`my-request-${name}`);
      expect(await page.locator('main').innerText()).not.toMatch(/undefined|null|Il reste à confirmer/);
      expect(await page.locator('[aria-current=step]').count()).toBe(name === 'on-hold' ? 1 : 0);
      await context.close();
    });
  });

  describe('a service that does not answer', () => {
    it('keeps what was typed on the page and sends it once it is back', async () => {
      const { page, context } = await site().visit(phone);
      const up = process.env.API_ORIGIN;
      await page.goto('/requete');
      await page.locator('#lawyerType').selectOption('labour');
      await page.locator('#description').fill('J’ai été congédié sans raison le mois passé.');
      await page.locator('[name=partiesUnknown]').check();
      await page.locator('#clientName').fill('Patiente');
      await page.locator('#email').fill('patiente@exemple.test');
      await page.locator('#phoneNumber').fill('514 555-0177');
      await page.locator('[name=consentSharing]').check();
      await page.locator('[name=consentContact]').check();
      await context.setOffline(true);
      await page.locator('[name=go][value=send]').click();
      expect(await page.locator('[data-offline]:focus').innerText()).toMatch(/Pas de connexion/);
      await context.setOffline(false);
      process.env.API_ORIGIN = 'http://127.0.0.1:9';
      try {
        await page.locator('[name=go][value=send]').click();
        expect(await page.locator('[data-error-summary]').innerText()).toMatch(/Vos réponses sont toujours sur cette page/);
        expect(await page.locator('#description').inputValue()).toMatch(/congédié/);
        const other = await site().visit(phone);
        expect((await other.page.goto('/'))!.status()).toBe(200);
        expect((await other.page.goto(`/ma-demande/${'y'.repeat(43)}`))!.status()).toBe(503);
        expect(await other.page.locator('main').innerText()).toMatch(/référence/);
        await other.context.close();
      } finally {
        process.env.API_ORIGIN = up;
      }
      await page.locator('[name=go][value=send]').click();
      // The questions of the field come next, with all that was typed; none of them has to be answered.
      await page.waitForURL(/demande\?etape=/);
      await toTheEnd(page, () => page.locator('[name=go][value=next]').click());
      await context.close();
    });
  });

  describe('without scripts', () => {
    it('without scripts a request is sent, confirmed, held, accepted; another is refused', async () => {
      const { page, context } = await site().visit({ ...phone, javaScript: false });
      const press = (go: string) => page.locator(`[name=go][value=${go}]`).click();
      await page.goto('/demande');
      await page.locator('[name=lawyerType][value=family]').check();
      await press('next');
      await page.locator('#description').fill('Nous nous séparons et la maison est à nos deux noms.');
      await press('next');
      await page.locator('[name="q.family.union"][value=common-law]').check();
      await press('next');
      await page.locator('#region').selectOption('06');
      await press('next');
      await page.locator('#party1Name').fill('Jean Untel');
      await press('next');
      await press('next');
      await press('next');
      await page.locator('#clientName').fill('Sans Script');
      await page.locator('#email').fill('sans-script@exemple.test');
      await page.locator('#phoneNumber').fill('514 555-0179');
      await press('next');
      await page.locator('#consentSharing').check();
      await page.locator('#consentContact').check();
      await press('next');
      await press('next');
      await page.waitForURL(/confirmation\?d=/);
      const code = await eventually(
        async () => (await site().job.texts('+15145550179')).map((m) => /\b(\d{6})\b/.exec(m.body)?.[1]).find(Boolean),
        'the code',
      );
      await page.locator('#code').fill(code);
      await press('confirm-phone');
      expect(await page.locator('main').innerText()).toMatch(/C’est confirmé/);
      const badge = await page.locator('.code-badge').innerText();
      await caughtUp(site().system.kernel);
      const { body } = await site().staff('GET', `/api/views/leads?q=${badge}`);
      const leadId = (body.data as { id: string; code: string }[]).find((row) => row.code === badge)!.id;
      expect((await site().job.validate(site().staff, leadId)).status).toBe(200);
      const [mine, theirs] = await site().offers({ leadId, answer: { body: { code: badge } } }, 2);
      await page.goto(`/refuser?t=${theirs!.token}`);
      await press('refuse');
      expect(await page.locator('h1').innerText()).toBe('Vous avez refusé cette demande');
      await page.goto(`/accepter?t=${mine!.token}`);
      expect(await page.locator('.countdown').innerText()).toMatch(/\d+\s(min|h)/);
      await press('claim');
      await press('names');
      await site().typeStepUpCode(page, mine!.phoneNumber);
      await page.locator('#noConflict').check();
      await press('accept');
      expect(await page.locator('main a[href^="tel:"]').getAttribute('href')).toBe('tel:+15145550179');
      await press('contacted');
      expect(await page.locator('main').innerText()).toMatch(/vous avez joint la personne/);
      await context.close();
    });
  });
}
