import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@jurilien/reference';
import { barriers, overflow, type Visitor } from '../support/browser.js';
import type { System } from '../support/system.js';

interface World {
  readonly system: System;
  readonly desk: (path: string) => Promise<Visitor>;
}

/** A moment of some days ago, as a field for date and time takes it: in whatever zone the browser is, it is over. */
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 16);

/** N04: an incident from its registration to its end, with the register of processors beside it. */
export function keepsTheRegisters(world: () => World): void {
  it('registers an incident, assesses it by both tests, notes who was told and closes it', async () => {
    const { desk } = world();
    const { page, complaints } = await desk('/privacy/incidents');
    const dialog = page.getByRole('dialog');
    const press = (name: string) => page.locator('main').getByRole('button', { name }).click();
    const confirm = async (name: string) => {
      await dialog.getByRole('button', { name }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await page.getByText('Aucun incident.').waitFor();
    await press('Inscrire un incident');
    await dialog.getByLabel(/^Survenu le/).fill(daysAgo(4));
    await dialog.getByLabel(/^Découvert le/).fill(daysAgo(3));
    await dialog.getByLabel(/^Nombre de personnes/).fill('10000');
    await dialog.getByRole('checkbox', { name: 'Vise : coordonnées' }).check();
    await dialog.getByLabel(/^Ce qui s’est passé/).fill('Une liste est partie à la mauvaise adresse.');
    await dialog.getByLabel(/^Mesures prises/).fill('Le destinataire l’a effacée.');
    await dialog.getByLabel(/^Identifiants/).fill(`${randomUUID()}\n${randomUUID()}`);
    expect(await barriers(page)).toEqual([]);
    await confirm('Inscrire un incident');
    await page.getByRole('row', { name: /10.000/ }).click();

    await page.getByText('Les deux critères restent à évaluer.').waitFor();
    await press('Évaluer le risque');
    await dialog.getByText(/^À aviser : /).waitFor();
    for (const test of ['critère du Québec', 'critère fédéral'])
      await dialog.getByLabel(new RegExp(`^Motifs, ${test}`)).fill('Des coordonnées seules.');
    expect(await barriers(page)).toEqual([]);
    await confirm('Évaluer le risque');
    // The passing notification says the same; what stays is on the incident.
    await page
      .locator('#content')
      .getByText(/^À aviser : /)
      .waitFor();

    const told = page.getByRole('region', { name: 'Avis' }).getByText(/ à \d+ h/);
    for (const [sent, [whom, how]] of [
      ['Commission d’accès à l’information', 'Formulaire de l’organisme'],
      ['Commissariat à la protection de la vie privée', 'Formulaire de l’organisme'],
      ['personnes touchées', 'Avis public'],
    ].entries()) {
      await press('Inscrire un avis');
      for (const [field, option] of [
        [/^Qui a été avisé/, whom],
        [/^Par quel moyen/, how],
      ] as const) {
        await dialog.getByRole('combobox', { name: field }).click();
        await page.getByRole('option', { name: option, exact: true }).click();
      }
      await dialog.getByLabel(/^Avisé le/).fill(daysAgo(1));
      await confirm('Inscrire un avis');
      // The next form opens on the incident as it is now: on what it was before, it would be a conflict.
      await told.nth(sent).waitFor();
    }
    await page.getByText('Il ne manque rien : l’incident peut être clos.').waitFor();
    expect([await barriers(page), await overflow(page)]).toEqual([[], 0]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/console-incident.png`, fullPage: true });
    await press('Clore l’incident');
    await dialog.getByLabel(/^Conclusion/).fill('Tout le monde est avisé.');
    await confirm('Clore l’incident');
    await page.locator('header').getByText('Clos', { exact: true }).waitFor();
    await page.getByText('Avis donné', { exact: true }).first().waitFor();

    await page.getByRole('link', { name: '← Incidents de confidentialité' }).click();
    await page.getByRole('link', { name: 'Fournisseurs' }).click();
    await page.getByRole('table', { name: 'Registre des fournisseurs' }).getByText('api.twilio.com').waitFor();
    expect([await barriers(page), await overflow(page)]).toEqual([[], 0]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/console-processors.png`, fullPage: true });
    expect(complaints).toEqual([]);
  });

  it.each([
    ['/politique-confidentialite', 'Registre de nos fournisseurs', 'Acheminer les textos'],
    ['/en/privacy-policy', 'Register of our service providers', 'Delivering text messages'],
  ])('%s shows everyone who receives personal data', async (path, title, purpose) => {
    const page = await (await fetch(`${world().system.origin}${path}`)).text();
    for (const words of [title, purpose, 'Twilio']) expect(page).toContain(words);
    expect(page).not.toContain('api.twilio.com');
  });
}
