import { readFile } from 'node:fs/promises';
import type { Visitor } from '../support/browser.js';
import { go } from '../support/console.js';
import { eventually } from '../support/eventually.js';

interface Given {
  readonly professionals: readonly { readonly professionalId: string; readonly phoneNumber: string }[];
  /** The administrator's own page, at a screen. */
  desk(path: string): Promise<Visitor>;
}

/** X01, X03 and X11, by someone who is at the console all day: two professionals, one of whom was offered something. */
export function looksAfterProfessionals(given: () => Given): void {
  it('looks after professionals: who looks after them, one in figures, a masked file, and anything found by what is in hand', async () => {
    const { professionals, desk } = given();
    const { page, complaints } = await desk('/lawyers');
    const names = () => page.locator('tbody tr td:nth-child(2)').allInnerTexts();
    await page.getByRole('button', { name: 'Nom', exact: true }).click();
    await eventually(async () => (await names()).join() === 'Me Florence Gagnon,Me Samuel Ouellet', 'the names in order');
    await page.getByRole('checkbox', { name: 'Choisir Me Florence Gagnon' }).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Confier à un responsable' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Responsable' }).click();
    await page.getByRole('option', { name: /Mireille Caron/ }).click();
    await dialog.getByRole('button', { name: 'Confier à un responsable' }).click();
    await dialog.getByText('1 sur 1 faites').waitFor();
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await page
      .getByRole('row', { name: /Florence Gagnon/ })
      .getByText('Mireille Caron')
      .waitFor();

    await page.getByRole('button', { name: 'Exporter', exact: true }).click();
    await dialog.getByRole('textbox', { name: /Raison|Motif/ }).fill('Préparer la rencontre');
    await dialog.getByRole('button', { name: 'Exporter la liste' }).click();
    await page.getByText('Export demandé. Suivez-le sous « Exports ».').waitFor();
    await go(page, '/exports');
    const take = page.getByRole('button', { name: /^Télécharger : Professionnels/ });
    await take.waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), take.click()]);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines.find((line) => line.startsWith('Me Florence Gagnon;'))).toMatch(/;lawyer;.*•••@.*;/);
    expect(lines.at(-1)).toMatch(/^#;lignes;2;sha256;[0-9a-f]{64}$/);
    // The bell tells of it.
    await page.getByRole('button', { name: /^\d+ avis non lus?$/ }).waitFor();

    await go(page, `/lawyers/${professionals[0]!.professionalId}/dashboard`);
    await page.getByRole('heading', { level: 1, name: 'Me Florence Gagnon : tableau de bord' }).waitFor();
    const funnel = page.getByRole('region', { name: 'De l’offre au mandat' });
    await funnel.getByRole('button', { name: 'Voir en tableau' }).click();
    expect(await funnel.getByRole('row', { name: /^(Offertes|Acceptées) [1-9]/ }).count()).toBe(2);
    await page.getByText('Moins de 10 professionnels de sa région', { exact: false }).waitFor();

    await page.keyboard.press('/');
    const box = page.getByRole('searchbox', { name: 'Chercher partout' });
    await box.waitFor();
    await page.keyboard.type(professionals[1]!.phoneNumber);
    await page.getByRole('region', { name: 'Professionnels' }).getByRole('link', { name: 'Me Samuel Ouellet' }).waitFor();
    expect(page.url()).toMatch(/\/admin\/finder$/);
    expect(complaints).toEqual([]);
  });

  it('says whose coins a grant changes, before and after, and that a grant above the limit has changed nothing yet', async () => {
    const { professionals, desk } = given();
    const { page, complaints } = await desk(`/lawyers/${professionals[0]!.professionalId}?tab=credits`);
    const available = page.getByRole('region', { name: 'Solde' });
    const before = await available.innerText();
    await page.getByRole('button', { name: 'Accorder des juricoins' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Juricoins').fill('30');
    const effect = dialog.getByRole('group', { name: 'Ce qui va changer' });
    expect(await effect.innerText()).toMatch(/Me Florence Gagnon[^]*\+ 30 jc[^]*→[^]*l’accord d’une autre personne de l’administration/);
    await dialog.getByLabel(/Raison/).fill('Compensation pour une panne');
    await dialog.getByRole('button', { name: 'Accorder des juricoins' }).click();
    await page.getByText(/^Proposé : 30 jc pour Me Florence Gagnon\. Rien ne change avant l’accord/).waitFor();
    expect(await available.innerText()).toBe(before);
    expect(complaints).toEqual([]);
  });
}
