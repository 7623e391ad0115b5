import type { Page } from 'playwright-core';
import { barriers, overflow, type Visitor } from '../support/browser.js';

interface World {
  readonly desk: (path: string) => Promise<Visitor>;
  readonly english: (path: string) => Promise<Visitor>;
}

/** X16: what is looked at is kept under a name and planned to be mailed, with the next mail in words. */
export function keepsReports(world: () => World): void {
  const looks = async (page: Page): Promise<void> => {
    expect([await barriers(page), await overflow(page)]).toEqual([[], 0]);
  };
  it('keeps a report of the last month, has it mailed on Mondays and Thursdays, and opens it again', async () => {
    const { desk, english } = world();
    const { page, complaints } = await desk('/ops-report?province=QC');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button('Enregistrer ce rapport').click();
    const saving = page.getByRole('dialog');
    await saving.getByRole('textbox', { name: 'Nom' }).fill('Québec, le mois dernier');
    await saving.getByRole('combobox', { name: 'Période' }).click();
    await page.getByRole('option', { name: 'Le mois dernier' }).click();
    await saving.getByRole('checkbox', { name: /Partager/ }).check();
    await saving.getByRole('button', { name: 'Enregistrer ce rapport' }).click();
    await page.getByRole('heading', { name: 'Québec, le mois dernier' }).waitFor();

    await button('Envoyer par courriel').click();
    const planning = page.getByRole('dialog');
    await planning.getByText('Choisissez au moins une personne.').waitFor();
    await planning.getByRole('combobox', { name: 'Destinataires' }).click();
    await page.getByRole('option').first().click();
    await planning.getByRole('button', { name: 'jeu.' }).click();
    await planning.getByText(/^Chaque lundi et jeudi à 7\sh\s30\. Prochain envoi/).waitFor();
    await looks(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/console-report-mail.png`, fullPage: true });
    await planning.getByRole('button', { name: 'Prévoir l’envoi' }).click();
    await planning.waitFor({ state: 'detached' });
    await page.getByText(/partagé avec l’équipe · Prochain envoi/).waitFor();
    await looks(page);
    expect(complaints).toEqual([]);

    const other = await english('/ops-report');
    await other.page.getByRole('button', { name: 'Saved reports' }).click();
    await other.page.getByRole('menuitem', { name: /^Québec, le mois dernier · shared with the team · sent by e-mail$/ }).click();
    await other.page.getByRole('heading', { name: 'Québec, le mois dernier' }).waitFor();
    await other.page.getByText(/shared with the team · Next mail: (Monday|Thursday)/).waitFor();
    await other.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await looks(other.page);
    expect(other.complaints).toEqual([]);
  });
}
