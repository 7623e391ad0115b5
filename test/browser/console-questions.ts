import type { Visitor } from '../support/browser.js';

/** X08, question sets: an administrator adds a question in both languages, sees what is asked, publishes, and takes a version up again. */
export function editsQuestions(desk: (path: string) => Promise<Visitor>): void {
  it('edits the questions of a field: a missing translation stops it, the difference is shown, the version before stays available', async () => {
    const { page, complaints } = await desk('/questions');
    await page.getByText('Version 1, telle que livrée').first().waitFor();
    await page.getByRole('link', { name: /^Médiation/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Médiation' }).waitFor();

    await page.getByRole('button', { name: 'Ajouter une question' }).click();
    await page.getByLabel('Identifiant').fill('mediation.language');
    await page.getByLabel('Question – Français').fill('Dans quelle langue?');
    await page.getByText('Anglais manquant', { exact: false }).first().waitFor();
    for (const [n, [value, fr, en]] of [
      ['french', 'En français', 'In French'],
      ['english', 'En anglais', 'In English'],
    ].entries()) {
      await page.getByRole('button', { name: 'Ajouter une réponse' }).click();
      await page.getByLabel('Valeur').nth(n).fill(value!);
      await page.getByLabel('Français', { exact: true }).nth(n).fill(fr!);
      await page.getByLabel('Anglais', { exact: true }).nth(n).fill(en!);
    }
    const publish = page.getByRole('button', { name: /^Publier/ });
    await page.getByRole('button', { name: /^Enregistrer le brouillon/ }).click();
    await page.getByText('Non enregistré').waitFor({ state: 'detached' });
    expect(await publish.innerText()).toContain('Il reste un point à corriger.');
    await page.getByLabel('Question – Anglais').fill('In which language?');
    await page.getByRole('button', { name: /^Enregistrer le brouillon/ }).click();
    await page.getByText('Non enregistré').waitFor({ state: 'detached' });

    const preview = page.getByRole('region', { name: 'Ce qui est demandé' });
    await page.getByRole('button', { name: 'Anglais', exact: true }).click();
    await preview.getByLabel('In which language?').waitFor();

    await publish.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').filter({ hasText: 'Dans quelle langue?' }).getByText('Ajoutée').waitFor();
    await dialog.getByLabel('Raison', { exact: false }).fill('Pour proposer un médiateur bilingue');
    await dialog.getByRole('button', { name: 'Publier' }).click();
    await page.getByText('Version 2 en vigueur').waitFor();
    const history = page.getByRole('region', { name: 'Versions' });
    await history.getByText('Pour proposer un médiateur bilingue').waitFor();
    await history.getByRole('button', { name: /^Reprendre.*version 1,/ }).click();
    await page.getByText('Non enregistré').waitFor();
    await page.getByRole('button', { name: 'Abandonner ces modifications' }).click();
    expect(complaints).toEqual([]);
  });
}
