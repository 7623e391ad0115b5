import { eventually } from '../support/eventually.js';
import type { Site } from '../support/site.js';

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const pdf = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n1 0 obj\n<</Length ${text.length}>>\nstream\n${text}\nendstream\nendobj\n%%EOF`, 'latin1'),
});
const LEASE = pdf('Bail.pdf', 'x'.repeat(600_000));

/** Files with a request: one at a time without a script, several at once with one, whatever the line does. */
export function documentStories(site: () => Site): void {
  /** A family request, on its page of documents. */
  async function open(visit: Parameters<Site['visit']>[0]) {
    const visitor = await site().visit(visit);
    const { page } = visitor;
    await page.goto('/demande');
    await page.locator('[name=lawyerType][value=family]').check();
    await page.locator('[name=go][value=next]').click();
    await page.goto('/demande?etape=7');
    return visitor;
  }
  const names = (page: Awaited<ReturnType<typeof open>>['page']) => page.locator('.documents-name').allInnerTexts();

  describe('documents of a request', () => {
    it('are added and taken out without a script, and a refused one says why at the field', async () => {
      const { page, context } = await open({ lang: 'fr', width: 360, javaScript: false });
      const add = async (file: ReturnType<typeof pdf>) => {
        await page.locator('#file').setInputFiles(file);
        await page.locator('[data-without-script] button').click();
      };
      await add(LEASE);
      expect(await names(page)).toEqual(['Bail.pdf']);
      await add(pdf('virus.pdf', EICAR));
      expect(await page.locator('#file-error').innerText()).toMatch(/antivirus/);
      await add({ ...LEASE, buffer: Buffer.from('<html></html>') });
      expect(await page.locator('#file-error').innerText()).toMatch(/ce que son nom dit/);
      await page.locator('[name=remove]').click();
      expect(await names(page)).toEqual([]);
      await context.close();
    });

    it('go on from where a cut stopped them, several at once, and are still there on the page that checks', async () => {
      const { page, look, context } = await open({ lang: 'fr', width: 1440 });
      await look('documents');
      let pieces = 0;
      await page.route('**/brouillon/documents/*', (route) =>
        route.request().method() === 'PATCH' && (pieces += 1) === 2 ? route.abort() : route.continue(),
      );
      await page.locator('#file').setInputFiles([LEASE, pdf('Avis.pdf', 'avis')]);
      await eventually(async () => (await page.locator('[data-documents-said]').innerText()).includes('Avis.pdf'), 'both files');
      expect(pieces).toBeGreaterThan(3);
      await page.reload();
      expect(await names(page)).toEqual(['Bail.pdf', 'Avis.pdf']);
      await page.goto('/demande?etape=10');
      expect(await page.locator('main').innerText()).toMatch(/Bail\.pdf\s+Avis\.pdf/);
      await context.close();
    });
  });
}
