import { barriers, type Visitor } from '../support/browser.js';

/** X13, assisted intake: the request of someone who calls, in their language, then an answer that is corrected and shown again. */
export function takesCalls(desk: (path: string) => Promise<Visitor>): void {
  it('writes the request of someone who calls, consents read aloud, and corrects an answer that offers then show again', async () => {
    const { page, complaints } = await desk('/leads');
    await page.getByRole('button', { name: 'Demande par téléphone' }).click();
    const written = (name: RegExp) => page.getByRole('textbox', { name }).first();
    const choose = async (name: RegExp, option: string) => {
      await page.getByRole('combobox', { name }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose(/^Langue de l’appel/, 'Anglais');
    await written(/^Nom/).fill('Maeve Sullivan');
    await written(/^Téléphone/).fill('613 555-0131');
    await written(/^Courriel/).fill('maeve@exemple.test');
    await choose(/^Domaine de droit/, 'Famille');
    await written(/^Texte du client/).fill('She is separating after ten years; they have one daughter.');
    await choose(/What is your situation/, 'Common-law');
    await choose(/Where does the separation stand/, 'We still live together');
    await choose(/^Province/, 'Ontario');
    await page.getByRole('checkbox', { name: 'Inconnue' }).check();
    for (const purpose of [/^Partage avec/, /^Être joint/])
      await page.getByRole('radiogroup', { name: purpose }).getByRole('radio', { name: 'Oui' }).check();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Enregistrer la demande' }).click();
    await page.waitForURL(/\/leads\/[\da-f-]{36}$/);
    await page.getByText('prise au téléphone').first().waitFor();
    await page
      .getByText(/^Lu au téléphone par .+\. Consentements lus au téléphone, version 1 \(EN\)$/)
      .first()
      .waitFor();

    const answers = page.getByRole('region', { name: 'Réponses' });
    const correct = async (reason: string, change: () => Promise<void>) => {
      await answers.getByRole('button', { name: 'Corriger' }).click();
      await change();
      await answers.getByRole('textbox', { name: /^Raison/ }).fill(reason);
      expect(await barriers(page)).toEqual([]);
      await answers.getByRole('button', { name: 'Enregistrer' }).click();
      await answers.getByRole('button', { name: 'Corriger' }).waitFor();
    };
    const stand = answers.getByRole('definition').filter({ hasText: 'moins d’un an' });
    await correct('Précisé au téléphone', () => choose(/Où en est la séparation/, 'Nous vivons séparés depuis moins d’un an'));
    await stand.waitFor();
    expect(await stand.getByText('Visible dans l’offre').count()).toBe(0);
    await correct('Relue : rien d’identifiant', () =>
      answers.getByRole('checkbox', { name: 'Montrer dans les offres : Où en est la séparation?' }).check(),
    );
    await stand.getByText('Visible dans l’offre').waitFor();
    expect(complaints).toEqual([]);
  });
}
