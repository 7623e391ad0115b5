import PDFDocument from 'pdfkit';
import { issueLink, linkUrl, stateOf } from '@jurilien/runtime';
import { distribution } from '@jurilien/search';
import { bring } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { proAccount, signInPro } from '../support/pro.js';
import { sessionOf } from '../support/session.js';
import type { Site } from '../support/site.js';

type Lang = 'fr' | 'en';
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

/**
 * A file of so many pages, each with its number in words that can be read.
 * @param more bytes that each page carries besides, as a scan does
 */
async function paper(pages: number, more = 0): Promise<Buffer> {
  const made = new PDFDocument({ size: 'LETTER', compress: more === 0, info: { Title: 'Entente' } });
  const parts: Buffer[] = [];
  made.on('data', (part: Buffer) => parts.push(part));
  const whole = new Promise((done) => made.on('end', done));
  for (let n = 1; n <= pages; n += 1) {
    if (n > 1) made.addPage();
    made.fontSize(18).text(`Entente, page ${n}`);
    if (more > 0) made.addContent(`% ${'x'.repeat(more)}`);
  }
  made.end();
  await whole;
  return Buffer.concat(parts);
}

/** Documents between a client and a professional: one link for each (M25), and everyone's own page (M03). */
export function sharedDocumentStories(site: () => Site): void {
  /** A request that a professional accepted, with both of them. */
  async function accepted() {
    const { job, system, offered, offers } = site();
    const lead = await offered();
    const { token, professionalId, phoneNumber } = (await offers(lead))[0]!;
    await job.accept(token);
    const { acceptances } = await stateOf(system.kernel, distribution, lead.leadId);
    const pro = await signInPro(system, professionalId);
    return { lead, professionalId, phoneNumber, pro, acceptanceId: acceptances[0]!.acceptanceId };
  }
  type Matter = Awaited<ReturnType<typeof accepted>>;

  /** A file of the client, sent through the link of the request. */
  async function sent({ lead }: Matter, name: string, bytes: Buffer): Promise<string> {
    const { system } = site();
    const headers = { authorization: `Link ${lead.statusToken}` };
    const root = `${system.origin}/api/public/documents/uploads`;
    const begun = await fetch(root, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name, size: bytes.length }),
    });
    const { uploadId } = (await begun.json()) as { uploadId: string };
    const done = await fetch(`${root}/${uploadId}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/octet-stream', 'upload-offset': '0' },
      body: new Uint8Array(bytes),
    });
    const { document } = (await done.json()) as { document: { id: string } };
    return document.id;
  }
  /** The link of a document, or of a request for documents. */
  async function link(lang: Lang, subject: Record<string, string>): Promise<string> {
    const token = await issueLink(site().system.kernel, { purpose: 'document', subject, lang, days: 30 });
    return linkUrl('', 'document', lang, token, subject);
  }
  const toPro = (m: Matter, lang: Lang, documentId: string) =>
    link(lang, { leadId: m.lead.leadId, documentId, acceptanceId: m.acceptanceId, professionalId: m.professionalId });
  /** What the client is told of one document. */
  async function opened(m: Matter, documentId: string): Promise<readonly { what: string; by: string }[]> {
    const { body } = await site().staff('GET', `/api/leads/${m.lead.leadId}/documents`);
    return (body.documents as { id: string; opened: { what: string; by: string }[] }[]).find(({ id }) => id === documentId)!.opened;
  }
  /** The professional asks for two documents. */
  async function asked(m: Matter): Promise<string> {
    const requestId = crypto.randomUUID();
    const items = ['Talons de paie', 'Avis de cotisation'].map((label) => ({ itemId: crypto.randomUUID(), label }));
    const dueOn = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    const payload = { requestId, leadId: m.lead.leadId, acceptanceId: m.acceptanceId, items, dueOn, note: 'Les trois derniers, svp.' };
    expect((await m.pro('POST', '/api/commands/RequestDocuments', { commandId: crypto.randomUUID(), payload })).body).toMatchObject({
      position: expect.any(Number),
    });
    return requestId;
  }
  const code = async (page: Parameters<Site['typeStepUpCode']>[0], phone: string) => {
    await page.locator('[name=go][value=step-send]').first().click();
    await site().typeStepUpCode(page, phone);
  };

  it('a professional reads a shared document page by page, and its owner sees who opened it and when', async () => {
    const m = await accepted();
    const documentId = await sent(m, 'Entente.pdf', await paper(200));
    const { page, look, context } = await site().visit({ lang: 'en', width: 1440 });
    await page.goto(await toPro(m, 'en', documentId));
    await look('document-code');
    expect(await opened(m, documentId)).toEqual([]);
    await code(page, m.phoneNumber);
    await page.getByText('Page 1 of 200').waitFor();
    await page.locator('.viewer-text', { hasText: 'Entente, page 1' }).waitFor({ state: 'attached' });
    await eventually(async () => (await opened(m, documentId)).length === 1, 'the opening');
    await look('document');
    const place = page.getByRole('region', { name: 'Document: Entente.pdf' });
    await place.focus();
    await page.keyboard.press('PageDown');
    await page.locator('.viewer-text', { hasText: 'Entente, page 2' }).waitFor({ state: 'attached' });
    await page.keyboard.press('End');
    await page.getByText('Page 200 of 200').waitFor();
    await page.keyboard.press('+');
    await look('document-last-page');
    // Turning pages is no second opening; a download is another fact.
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Entente.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Entente.pdf');
    await eventually(async () => (await opened(m, documentId)).length === 2, 'the download');
    expect((await opened(m, documentId)).map(({ what, by }) => [what, by])).toEqual([
      ['downloaded', 'professional'],
      ['viewed', 'professional'],
    ]);
    await context.close();
  });

  it('a long document is read in the parts that its pages need, and this is one opening', async () => {
    const m = await accepted();
    const bytes = await paper(4, 240_000);
    const documentId = await sent(m, 'Numérisation.pdf', bytes);
    const { page, context } = await site().visit({ lang: 'fr', width: 360 });
    const parts: { status: number; bytes: number }[] = [];
    page.on('response', (answer) => {
      if (/fichier\?as=view$/.test(answer.url()))
        parts.push({ status: answer.status(), bytes: Number(answer.headers()['content-length']) });
    });
    await page.goto(await toPro(m, 'fr', documentId));
    await code(page, m.phoneNumber);
    await page.locator('.viewer-text', { hasText: 'Entente, page 1' }).waitFor({ state: 'attached' });
    const taken = (): number => parts.reduce((sum, part) => sum + part.bytes, 0);
    expect(new Set(parts.map(({ status }) => status))).toEqual(new Set([206]));
    expect(taken()).toBeLessThan((bytes.length * 2) / 3);
    await page.getByRole('region').last().focus();
    await page.keyboard.press('End');
    await page.locator('.viewer-text', { hasText: 'Entente, page 4' }).waitFor({ state: 'attached' });
    expect(taken()).toBeLessThan(bytes.length);
    await eventually(async () => (await opened(m, documentId)).length === 1, 'the opening');
    expect((await opened(m, documentId)).map(({ what }) => what)).toEqual(['viewed']);
    await context.close();
  });

  it('the same without scripts: a picture opens in the browser, and who was not meant closes the link', async () => {
    const m = await accepted();
    const documentId = await sent(m, 'Photo du balcon.png', PNG);
    const { page, look, context } = await site().visit({ lang: 'fr', width: 360, javaScript: false });
    const address = await toPro(m, 'fr', documentId);
    await page.goto(address);
    await look('document-code');
    await code(page, m.phoneNumber);
    await page.getByRole('heading', { level: 1, name: 'Photo du balcon.png' }).waitFor();
    await look('document-picture');
    await page.getByRole('button', { name: 'Afficher ici' }).click();
    await page.waitForURL(/\/fichier\?as=view$/);
    await eventually(async () => (await opened(m, documentId)).length === 1, 'the opening');
    await context.close();
    // Someone it was forwarded to has no code, and needs none to close it.
    const other = await site().visit({ lang: 'fr', width: 360, javaScript: false });
    await other.page.goto(address);
    await other.page.getByText('Ce message ne vous est pas destiné?').click();
    await other.page.getByRole('button', { name: 'Ce n’est pas pour moi' }).click();
    await other.page.getByRole('heading', { level: 1, name: 'L’accès est fermé' }).waitFor();
    await other.look('document-reported');
    await other.context.close();
  });

  it('a link says that its share has ended, which is not that it expired', async () => {
    const m = await accepted();
    const documentId = await sent(m, 'Bail.pdf', await paper(1));
    const address = await toPro(m, 'fr', documentId);
    const payload = { leadId: m.lead.leadId, documentId, to: 'professional' };
    expect((await site().send('RevokeDocumentShare', payload)).body).toMatchObject({ position: expect.any(Number) });
    const { page, look, context } = await site().visit({ lang: 'fr', width: 768, dark: true });
    expect((await page.goto(address))!.status()).toBe(410);
    await page.getByRole('heading', { level: 1, name: 'Ce document n’est plus partagé' }).waitFor();
    await look('document-unshared');
    await context.close();
  });

  it('a client sends what is asked from a phone, several at once, and sees what is missing', async () => {
    const m = await accepted();
    const requestId = await asked(m);
    const { page, look, context } = await site().visit({ lang: 'fr', width: 360 });
    await page.goto(await link('fr', { leadId: m.lead.leadId, requestId }));
    await code(page, m.lead.phone);
    await page.getByRole('heading', { level: 1, name: 'Des documents vous sont demandés' }).waitFor();
    await look('documents-asked');
    const pay = page.getByLabel('Ajouter : Talons de paie');
    const file = async (name: string) => ({ name, mimeType: 'application/pdf', buffer: await paper(1) });
    await pay.setInputFiles([await file('Paie 1.pdf'), await file('Paie 2.pdf')]);
    await eventually(async () => (await page.locator('[data-documents-said]').first().innerText()).includes('Paie 2.pdf'), 'both files');
    await page.getByText('1 sur 2 reçus').waitFor();
    await look('documents-sending');
    await page.reload();
    await page.getByText('1 sur 2 reçus').waitFor();
    await look('documents-partly');
    await context.close();
  });

  it('the client’s own page by the link of the request, without scripts', async () => {
    const m = await accepted();
    await asked(m);
    await sent(m, 'Bail.pdf', await paper(2));
    await sent(m, 'Avis.pdf', await paper(1));
    const { page, look, context } = await site().visit({ lang: 'fr', width: 360, javaScript: false });
    await page.goto(`/ma-demande/${m.lead.statusToken}`);
    await page.getByRole('link', { name: 'Documents demandés, partage et ouvertures' }).click();
    await code(page, m.lead.phone);
    await page.getByRole('heading', { level: 1, name: /^Vos documents/ }).waitFor();
    await look('own-documents-link');
    const bail = page.locator('.own-document', { hasText: 'Bail.pdf' });
    await bail.getByText('Renommer').click();
    await bail.getByLabel('Nouveau nom').fill('');
    await bail.getByRole('button', { name: 'Enregistrer le nom' }).click();
    await page.locator('[data-error-summary] a').waitFor();
    await look('own-documents-error');
    await page.getByLabel('Nouveau nom').first().fill('Bail signé.pdf');
    await page.getByRole('button', { name: 'Enregistrer le nom' }).first().click();
    await page.getByText('Le nom est changé.').waitFor();
    await page
      .locator('.own-document', { hasText: 'Bail signé.pdf' })
      .getByRole('button', { name: /^Ne plus partager/ })
      .click();
    await page.getByText('Le partage a pris fin.').waitFor();
    await page
      .locator('.own-document', { hasText: 'Bail signé.pdf' })
      .getByRole('button', { name: /^Partager avec/ })
      .waitFor();
    await look('own-documents-unshared');
    await context.close();
  });

  it.each([
    { lang: 'fr', width: 360 },
    { lang: 'en', width: 1440 },
  ] as const)('a professional’s own page in $lang at $width pixels: asks, sends, reads', async ({ lang, width }) => {
    const { system } = site();
    const m = await accepted();
    await sent(m, 'Entente.pdf', await paper(3));
    const { userId } = await proAccount(system, m.professionalId);
    const { page, look, context } = await site().visit({ lang, width });
    await bring(page, await sessionOf(system.kernel, userId));
    const words = {
      fr: {
        path: '/mes-documents',
        ask: 'Demander des documents',
        send: 'Envoyer la demande',
        done: /est envoyée/,
        show: 'Afficher Entente.pdf',
        page: 'Page 1 sur 3',
      },
      en: {
        path: '/en/my-documents',
        ask: 'Ask for documents',
        send: 'Send the request',
        done: /is sent/,
        show: 'Show Entente.pdf',
        page: 'Page 1 of 3',
      },
    }[lang];
    await page.goto(words.path);
    const own = page.locator('.account-part', { hasText: m.lead.answer.body.code as string });
    await own.getByText(words.ask).first().waitFor();
    await look('pro-documents');
    await own.getByText(words.ask).first().click();
    await own.getByRole('button', { name: words.send }).click();
    await page.locator('[data-error-summary]').waitFor();
    await look('pro-documents-ask');
    await own.locator('#dueOn').fill(new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10));
    await own.getByRole('button', { name: words.send }).click();
    await own.getByText(words.done).waitFor();
    await own.getByRole('button', { name: words.show }).click();
    await own.getByText(words.page).waitFor();
    await look('pro-documents-open');
    await context.close();
  });
}
