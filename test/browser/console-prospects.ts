import type { Page } from 'playwright-core';
import { barriers, overflow, type Visitor } from '../support/browser.js';
import { settled, type System } from '../support/system.js';

interface World {
  readonly system: System;
  /** A member whose mailbox is proven. */
  readonly member: { readonly email: string };
  readonly desk: (path: string) => Promise<Visitor>;
  readonly english: (path: string) => Promise<Visitor>;
}

const KNOWN = { title: 'lawyer', province: 'QC', lang: 'fr' } as const;
const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, stage: string, name: string) => lane(page, stage).getByRole('listitem').filter({ hasText: name });
const looks = async (page: Page): Promise<void> => expect([await barriers(page), await overflow(page)]).toEqual([[], 0]);

/** A list as it comes: two who are new, one of them without a basis, an address that is none, a formula, someone twice, and a member. */
const listOf = (member: string): string =>
  [
    'Nom;Titre;Province;Courriel;Base;Base depuis;Preuve',
    'Alice Roy;avocate;QC;alice.roy@exemple.test;exprès;2026-10-01;Fiche signée',
    'Bruno Lavoie;notaire;Québec;;;;',
    'Carla Diaz;avocate;QC;carla.sans-arobas;;;',
    '"=SOMME(1;2)";avocat;QC;;;;',
    'Alice Roy;avocate;QC;alice.roy@exemple.test;;;',
    `Un membre;avocat;QC;${member};;;`,
  ].join('\r\n');

/** The list as a spreadsheet of before writes it. */
const fileOf = (member: string) => ({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(listOf(member), 'latin1') });

/** X19: the way of a prospect, from a first record or a list to the member they become. */
export function winsProspects(world: () => World): void {
  it('writes prospects down, moves them by hand and by menu, writes to none without a basis, and brings a list', async () => {
    const { system, member, desk } = world();
    const { page, complaints } = await desk('/sales/prospects');
    const dialog = page.getByRole('dialog');
    const choose = async (name: string, option: string) => {
      await dialog.getByRole('combobox', { name, exact: true }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
      await page.getByRole('listbox').waitFor({ state: 'detached' });
    };
    const save = async (name: string) => {
      await dialog.getByRole('button', { name, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await lane(page, 'À joindre').getByText('Personne à cette étape.').waitFor();
    await looks(page);

    // A basis without its proof is none: the form says so at the field.
    await page.getByRole('button', { name: 'Nouveau prospect' }).click();
    await dialog.getByLabel('Nom', { exact: false }).first().fill('Dora Lemieux');
    await dialog.getByLabel('Courriel').fill('dora.lemieux@exemple.test');
    await choose('Base pour écrire', 'Consentement exprès');
    await dialog.getByLabel('Depuis le', { exact: true }).fill('2026-10-01');
    await dialog.getByRole('button', { name: 'Nouveau prospect' }).click();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
    expect(await dialog.getByLabel('Preuve', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    await dialog.getByLabel('Preuve', { exact: true }).fill('Fiche signée au kiosque');
    expect(await barriers(page)).toEqual([]);
    await save('Nouveau prospect');
    await card(page, 'À joindre', 'Dora Lemieux').waitFor();

    // One is noted without a basis: called, moved by dragging and by the menu, and not written to.
    const { position } = await system.dispatch('SaveProspect', {
      ...{ ...KNOWN, prospectId: '018f2a10-0000-7000-8000-0000000000e1', name: 'Émile Côté', email: 'emile.cote@exemple.test' },
    });
    await settled(system.kernel, position);
    await card(page, 'À joindre', 'Émile Côté').getByText('Aucun message possible').waitFor();
    await card(page, 'À joindre', 'Émile Côté').dragTo(lane(page, 'Joint'));
    await card(page, 'Joint', 'Émile Côté').waitFor();
    await page.getByRole('button', { name: 'Déplacer Émile Côté' }).click();
    await page.getByRole('menuitem', { name: 'Rencontre' }).click();
    await card(page, 'Rencontre', 'Émile Côté').waitFor();
    await page.getByRole('link', { name: 'Émile Côté' }).click();
    await page.getByText('Interdit : aucune base n’est prouvée.').first().waitFor();
    expect(await page.getByRole('button', { name: /^Écrire un courriel/ }).getAttribute('aria-disabled')).toBe('true');
    await looks(page);

    // A list: looked at first, every refusal with its reason; then what was shown is brought.
    await desk('/sales/import');
    await page.locator('input[type=file]').setInputFiles(fileOf(member.email));
    await page.getByText('Fichier : liste.csv').waitFor();
    await page.getByRole('button', { name: 'Voir ce qui sera fait' }).click();
    const faults = page.getByRole('region', { name: 'Lignes à corriger' });
    await faults.getByText('Ligne 4, colonne « Courriel » : ce n’est pas une adresse de courriel').waitFor();
    await faults.getByText('Ligne 5, colonne « Nom » : une formule n’est pas un texte').waitFor();
    const became = page.getByRole('region', { name: 'Ce que deviennent les lignes' });
    for (const line of ['Refusée : déjà membre', 'Refusée : deux fois dans le fichier']) await became.getByText(line).waitFor();
    await became.getByText('1 personne sans base : aucun message ne lui sera possible.').waitFor();
    await looks(page);
    await page.getByRole('button', { name: 'Apporter 2 personnes' }).click();
    await page.getByText('La liste est apportée.').waitFor();
    await looks(page);
    await desk('/sales/prospects');
    for (const name of ['Alice Roy', 'Bruno Lavoie']) await card(page, 'À joindre', name).waitFor();
    expect(complaints).toEqual([]);
  });

  it('recognises in English a prospect who registered, and lists them all', async () => {
    const { system, member, english } = world();
    const { position } = await system.dispatch('SaveProspect', {
      ...{ ...KNOWN, prospectId: '018f2a10-0000-7000-8000-0000000000e2', name: 'Frances Gagnon', email: member.email },
    });
    await settled(system.kernel, position);
    const { page, complaints, context } = await english('/sales/prospects');
    await card(page, 'Approved', 'Frances Gagnon').waitFor();
    await looks(page);
    await page.getByRole('link', { name: 'Frances Gagnon' }).click();
    await page.getByText('Recognised by the proven e-mail').waitFor();
    await page.getByRole('link', { name: 'Open the member’s file' }).waitFor();
    await looks(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
}
