import { eventually } from '../support/eventually.js';
import type { Site } from '../support/site.js';

const pdf = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n1 0 obj\n<</Length ${text.length}>>\nstream\n${text}\nendstream\nendobj\n%%EOF`, 'latin1'),
});

/** What the confirmation of each kind of request asks further (C02 to C04), and a new request that follows an earlier one. */
export function confirmationStories(site: () => Site): void {
  const facts = async (token: string) => (await site().job.link(token)('GET', '/api/public/lead-status')).body;

  describe('after a request was sent', () => {
    it('a consultation is asked when someone could talk', async () => {
      const { page, look, context } = await site().visit({ lang: 'fr', width: 360 });
      const { statusToken } = await site().job.submit({ consult: true });
      await page.goto(`/confirmation-consultation?d=${statusToken}`);
      await page.locator('[name=go][value=slots]').click();
      expect(await page.locator('#slots-error').innerText()).toMatch(/au moins un moment/);
      for (const when of ['weekday-evening', 'weekend']) await page.locator(`[name=slots][value=${when}]`).check();
      await page.locator('[name=go][value=slots]').click();
      expect(await page.locator('.notice.success').innerText()).toMatch(/moments sont notés/);
      await look('confirm-consult');
      expect((await facts(statusToken)).slots).toEqual(['weekday-evening', 'weekend']);
      await context.close();
    });

    it('legal aid takes its certificate, says that it is there, and the page of the request shows it again', async () => {
      const { page, look, context } = await site().visit({ lang: 'fr', width: 360 });
      const { statusToken, leadId } = await site().job.submit({ juridicalHelp: true });
      await page.goto(`/confirmation-aj?d=${statusToken}`);
      await page.locator('[name=hasLegalAidCert][value=yes]').check();
      await page.locator('[name=go][value=cert]').click();
      expect(await page.locator('.notice.success').innerText()).toMatch(/réponse est notée/);
      expect((await facts(statusToken)).hasLegalAidCert).toBe(true);
      await page.locator('#file').setInputFiles(pdf('Attestation.pdf', 'x'.repeat(400_000)));
      await eventually(async () => (await page.locator('[data-documents-said]').innerText()).includes('est joint'), 'the certificate');
      await look('confirm-legal-aid');
      const { body } = await site().staff('GET', `/api/leads/${leadId}/documents`);
      expect(body).toMatchObject({ documents: [{ name: 'Attestation.pdf', type: 'pdf' }] });
      await page.goto(`/ma-demande/${statusToken}`);
      expect(await page.locator('.documents-name').allInnerTexts()).toEqual(['Attestation.pdf']);
      await look('my-request-documents');
      await context.close();
    });

    it('one task takes its papers without a script, and becomes the whole matter when it is more', async () => {
      const { page, look, context } = await site().visit({ lang: 'en', width: 1440, javaScript: false });
      const { statusToken } = await site().job.submit({ smallMandate: true }, 'en');
      await page.goto(`/en/confirmation-limited-mandate?d=${statusToken}`);
      const add = async (file: ReturnType<typeof pdf>) => {
        await page.locator('#file').setInputFiles(file);
        await page.locator('[data-without-script] button').click();
      };
      await add({ ...pdf('Lease.pdf', ''), buffer: Buffer.from('<html></html>') });
      expect(await page.locator('#file-error').innerText()).toMatch(/not what its name says/);
      await add(pdf('Lease.pdf', 'lease'));
      expect(new URL(page.url()).pathname).toBe('/en/confirmation-limited-mandate');
      expect(await page.locator('.documents-name').allInnerTexts()).toEqual(['Lease.pdf']);
      await page.locator('.documents [name=remove]').click();
      expect(await page.locator('.documents-name').count()).toBe(0);
      await look('confirm-one-task');
      await page.locator('[name=go][value=more-help]').click();
      expect(await page.locator('.notice.success').innerText()).toMatch(/whole matter/);
      expect((await facts(statusToken)).confirmKind).toBe('general');
      await context.close();
    });

    it('a later request starts with the field and region of the one its link names', async () => {
      const { page, context } = await site().visit({ lang: 'fr', width: 360 });
      const { statusToken, answer, fields } = await site().job.submit();
      await page.goto(`/requete?ref=${statusToken}`);
      expect(await page.locator('.notice.info').innerText()).toContain(answer.body.code);
      expect(await page.locator('#lawyerType').inputValue()).toBe(fields.lawyerType);
      expect(await page.locator('#region').inputValue()).toBe(fields.region);
      expect(await page.locator('#clientName').inputValue()).toBe('');
      await context.close();
    });
  });
}
