import { PDFDocument } from '@cantoo/pdf-lib';
import { barriers } from '../support/browser.js';
import { sendFile } from '../support/documents.js';
import { accepted, looks, type World } from './console-reservations.js';

/** A PDF with a word on each of its pages. */
async function pdfWith(...pages: readonly string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (const words of pages) pdf.addPage([300, 200]).drawText(words, { x: 20, y: 100, size: 20 });
  return Buffer.from(await pdf.save());
}

/** X14, X02: what a client sent is looked at, documents are asked for and added, shared no longer, renamed and deleted. */
export function keepsDocuments(world: () => World): void {
  it('looks at a document page by page, asks for others, adds one, and takes one back', async () => {
    const { system, desk } = world();
    const { leadId, code, professionalId, statusToken } = await accepted(world());
    const sent = await sendFile(
      system.origin,
      '/api/public/documents',
      { authorization: `Link ${statusToken}` },
      await pdfWith('Premier feuillet', 'Second feuillet'),
      'Bail.pdf',
    );
    expect([sent.status, sent.body.document?.name]).toEqual([200, 'Bail.pdf']);

    const { page, complaints } = await desk(`/leads/${leadId}`);
    const panel = page.getByRole('region', { name: 'Documents', exact: true });
    const dialog = page.getByRole('dialog');
    await panel.getByRole('button', { name: 'Bail.pdf', exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Aperçu : Bail.pdf' }).click();
    await dialog.getByText('Premier feuillet').waitFor({ state: 'attached' });
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('region', { name: 'Page 1 sur 2' }).focus();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('Second feuillet').waitFor({ state: 'attached' });
    await dialog.getByRole('button', { name: 'Fermer' }).click();

    await panel.getByRole('button', { name: 'Demander des documents' }).click();
    const asks = page.getByRole('dialog', { name: 'Demander des documents' });
    const labels = asks.getByRole('textbox', { name: /^Document \d/ });
    while ((await labels.count()) > 2)
      await asks
        .getByRole('button', { name: /^Retirer le document/ })
        .last()
        .click();
    await labels.first().fill('Contrat de mariage');
    expect(await barriers(page)).toEqual([]);
    await asks.getByRole('button', { name: 'Demander les documents' }).click();
    await panel.getByText('0 sur 2 reçus').waitFor();
    await panel.getByRole('button', { name: 'Ajouter : Contrat de mariage' }).click();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'Contrat.pdf', mimeType: 'application/pdf', buffer: await pdfWith('Contrat') });
    await dialog.getByRole('button', { name: 'Envoyer' }).click();
    await panel.getByText('1 sur 2 reçus').waitFor();
    await panel.getByText('Répond à : Contrat de mariage').waitFor();
    await looks(page);

    await desk(`/lawyers/${professionalId}?tab=documents`);
    await page
      .getByRole('region', { name: `Demande ${code}` })
      .getByRole('button', { name: 'Bail.pdf', exact: true })
      .waitFor();
    await looks(page);

    await desk(`/leads/${leadId}`);
    await panel.getByRole('button', { name: 'Bail.pdf', exact: true }).click();
    await dialog.getByText('Personne ne l’a ouvert.').waitFor();
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^Cesser le partage/ }).click();
    await page.getByRole('dialog', { name: 'Cesser le partage' }).getByRole('button', { name: 'Cesser le partage' }).click();
    await dialog.getByText('ne peut pas le voir', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Supprimer le document' }).click();
    const last = page.getByRole('dialog', { name: 'Supprimer le document' });
    await last.getByRole('textbox', { name: /Raison/ }).fill('Mauvais dossier');
    await last.getByRole('button', { name: 'Supprimer le document' }).click();
    await panel.getByRole('button', { name: 'Bail.pdf', exact: true }).waitFor({ state: 'detached' });
    const story = page.getByRole('region', { name: 'Chronologie' });
    await story.getByText('Document supprimé', { exact: true }).waitFor();
    await story.getByText(/^Documents demandés par l’équipe \(2\), au plus tard le/).waitFor();

    expect(complaints).toEqual([]);
  });
}
