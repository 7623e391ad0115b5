import { leaveBy } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import type { Site } from '../support/site.js';
import { roomInWindow } from '../support/windows.js';

/** The questions page (P04) with and without a script: what is asked, what helped, what is written and who reads it. */
export function enquiryStories(site: () => Site): void {
  const phone = { lang: 'fr', width: 360 } as const;

  describe('the questions page', () => {
    it('finds an answer without a script, and thanks for a voice', async () => {
      const { page, context } = await site().visit({ ...phone, javaScript: false });
      await page.goto('/faq');
      await page.locator('#q').fill('conflit');
      await page.locator('.faq-search button').click();
      expect(await page.locator('.faq-found').innerText()).toMatch(/«\sconflit\s»\s:\s\d/);
      await page.locator('#q').fill('zzzz');
      await page.locator('.faq-search button').click();
      expect(await page.locator('.faq-found').innerText()).toContain('Aucune réponse pour');
      await page.goto('/faq?pour=professionals');
      await page.locator('summary').first().click();
      await page.locator('.vote button[value=yes]').first().click();
      expect(page.url()).toMatch(/merci=professionals-price/);
      expect(await page.locator('#professionals-price [role=status]').innerText()).toBe('Merci, c’est noté.');
      const { body } = await site().staff('GET', '/api/faq-votes');
      expect(body.data).toContainEqual({ question: 'professionals-price', useful: 1, useless: 0 });
      await context.close();
    });

    it('opens the answer an address names, and an article shows its part for the province chosen', async () => {
      const { page, look, context } = await site().visit(phone);
      await page.goto('/faq#clients-urgent');
      expect(await page.locator('#clients-urgent').isVisible()).toBe(true);
      await look('faq');
      await page.goto('/faq?q=conflit');
      await look('faq-found');
      await page.goto('/protection-locataire');
      await look('article');
      const other = page.locator('.prose > .for[data-for=ON] h2').first();
      expect(await other.isVisible()).toBe(false);
      await page.locator('#pour-ON').check();
      expect(await other.isVisible()).toBe(true);
      await page.goto('/ontario');
      expect(await page.evaluate(() => (JSON.parse(localStorage.getItem('searchSelection')!) as { province: string }).province)).toBe('ON');
      await page.goto('/404?q=bail');
      expect(await page.locator('[role=status] a').count()).toBeGreaterThan(0);
      await look('not-found');
      await context.close();
    });

    it('takes a message, keeps what was typed when something is missing, and the team reads and answers it', async () => {
      const { page, look, context } = await site().visit({ lang: 'en', width: 360 });
      await page.goto('/en/faq');
      await page.locator('#name').fill('Ann <b>Roy</b>');
      await page.locator('#description').fill('I cannot find my link any more, request H29E.');
      await page.waitForTimeout(1_600);
      await leaveBy(page, page.locator('#ecrire ~ form button[type=submit]'));
      expect(await page.locator('#email-error').innerText()).not.toBe('');
      expect(await page.locator('#name').inputValue()).toBe('Ann <b>Roy</b>');
      await look('faq-wrong');
      await page.locator('#email').fill('ann.roy@example.org');
      await leaveBy(page, page.locator('#ecrire ~ form button[type=submit]'));
      expect(await page.locator('h1').innerText()).toBe('Your message has arrived');
      await look('faq-sent');
      const row = await eventually(
        async () => ((await site().staff('GET', '/api/views/enquiries')).body.data as { id: string; email: string; lang: string }[])[0],
        'the message in the list',
      );
      expect(row).toMatchObject({ lang: 'en', state: 'Open', email: 'a•••@example.org' });
      const { body } = await site().staff('GET', `/api/views/enquiries/${row.id}`);
      expect(body.data ?? body).toMatchObject({ name: 'Ann <b>Roy</b>', email: 'ann.roy@example.org' });
      expect((await site().send('MarkEnquiryAnswered', { enquiryId: row.id })).status).toBe(200);
      await context.close();
    });

    it('throws away what a machine filled in, and limits how much one place may write', async () => {
      const send = (over: object) =>
        fetch(`${site().system.origin}/api/public/enquiries`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            enquiryId: crypto.randomUUID(),
            topic: 'other',
            lang: 'fr',
            name: 'Robot',
            email: 'robot@example.org',
            body: 'Achetez des liens, beaucoup de liens.',
            ...over,
          }),
        });
      await roomInWindow();
      expect((await send({ website: 'https://spam.example' })).status).toBe(202);
      const statuses = [];
      for (let i = 0; i < 6; i += 1) statuses.push((await send({ email: 'pas-un-courriel' })).status);
      expect(statuses.slice(0, 4).every((s) => s === 422 || s === 400)).toBe(true);
      expect(statuses.at(-1)).toBe(429);
      const { body } = await site().staff('GET', '/api/views/enquiries');
      expect((body.data as { topic: string }[]).filter((row) => row.topic === 'other' && JSON.stringify(row).includes('obot'))).toEqual([]);
    });
  });

  describe('an application for a post of ours', () => {
    it('keeps the words when the file is wrong, arrives sealed, is acknowledged, and opens for administrators alone', async () => {
      const { page, look, context } = await site().visit(phone);
      await page.goto('/recrutement');
      await look('recruitment');
      await page.locator('#job').selectOption('validation');
      await page.locator('#name').fill('Anne Roy');
      await page.locator('#email').fill('anne.roy.emploi@example.org');
      await page.locator('#letter').fill('Je lis vite et j’écris clair.');
      await page
        .locator('#resume')
        .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ not a pdf'.repeat(50)) });
      await page.waitForTimeout(1_600);
      await leaveBy(page, page.locator('form[enctype] button[type=submit]'));
      expect(await page.locator('#resume-error').innerText()).toContain('ni un PDF ni un document Word');
      expect(await page.locator('#letter').inputValue()).toBe('Je lis vite et j’écris clair.');
      await look('recruitment-wrong');
      const pdf = Buffer.from('%PDF-1.7\nAnne Roy, validation\n%%EOF', 'latin1');
      await page.locator('#resume').setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: pdf });
      await leaveBy(page, page.locator('form[enctype] button[type=submit]'));
      expect(await page.locator('h1').innerText()).toBe('Votre candidature est arrivée');
      await look('recruitment-sent');
      const row = await eventually(
        async () =>
          ((await site().staff('GET', '/api/views/job-applications')).body.data as { id: string; job: string; fileType: string }[])[0],
        'the application in the list',
      );
      expect(row).toMatchObject({ job: 'validation', fileType: 'pdf', email: 'a•••@example.org' });
      const mails = await eventually(async () => {
        const found = await site().job.mails('anne.roy.emploi@example.org');
        return found.length > 0 && found;
      }, 'the acknowledgement');
      expect(JSON.stringify(mails)).toContain('Votre candidature est arrivée');
      expect((await site().staff('GET', `/api/job-applications/${row.id}/resume`)).status).toBe(200);
      const validation = await site().system.signIn('admin_validation');
      expect((await validation('GET', '/api/views/job-applications')).status).toBe(403);
      expect((await validation('GET', `/api/job-applications/${row.id}/resume`)).status).toBe(403);
      await context.close();
    });
  });
}
