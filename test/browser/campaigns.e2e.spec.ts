import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { barriers, openBrowser, overflow, startProduct } from '../support/browser.js';
import { atTheConsole, open, type Account } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { approvedProfessional } from '../support/people.js';
import { call, settled, type System } from '../support/system.js';

const SHOTS = process.env.SHOTS;

/** X05: a newcomer writes a campaign from an empty page, a colleague lets it go, and both see what became of it. */
describe('campaigns at the console', () => {
  let system: System;
  let browser: Browser;
  let writer: Account;
  let approver: Account;
  let reader: Account;
  let members: { readonly email: string }[];

  beforeAll(async () => {
    [system, browser] = await Promise.all([startProduct(), openBrowser()]);
    [writer, approver, reader] = [
      await system.staff('admin', 'Mireille Caron'),
      await system.staff('admin', 'Ana Roy'),
      await system.staff('report_admin', 'Linh Nguyen'),
    ];
    members = [await approvedProfessional(system, { lang: 'fr' }), await approvedProfessional(system, { lang: 'en' })];
    await approvedProfessional(system);
    for (const { email } of members) {
      const contactId = system.kernel.secrets.hash(`email:${email}`);
      const consent = { class: 'marketing', textVersion: 'consent-marketing@1', source: 'form', evidence: 'Formulaire' };
      const { position } = await system.dispatch('RecordConsent', { contactId, ...consent });
      await settled(system.kernel, position);
    }
  });
  afterAll(async () => {
    await browser?.close();
    await system?.close();
  });

  const picture = async (page: Page, name: string): Promise<void> => {
    if (!SHOTS) return;
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true });
  };
  const looks = async (page: Page): Promise<void> => {
    expect([await barriers(page), await overflow(page)]).toEqual([[], 0]);
  };
  const subjectsTo = async (email: string): Promise<string[]> =>
    ((await call(system.sandbox.origin, 'GET', `/api/mail?to=${encodeURIComponent(email)}`)).body as { subject: string }[]).map(
      (m) => m.subject,
    );
  /** Presses a button once it may be pressed. */
  const press = async (page: Page, name: string): Promise<void> => {
    const button = page.getByRole('button', { name, exact: true }).and(page.locator(':not([aria-disabled])'));
    await button.first().click();
  };
  const inDialog = async (page: Page, name: string): Promise<void> => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };

  it('is written, counted, tested and submitted on one page, each step saying what it lacks', async () => {
    const { page, complaints } = await atTheConsole(browser, system, writer, { path: '/campaigns', width: 1440 });
    await page.getByText('Aucune campagne').waitFor();
    await press(page, 'Nouvelle campagne');
    await page.getByRole('status').filter({ hasText: 'Prochaine étape : 1. À qui. Donnez un nom au segment.' }).waitFor();
    await page.getByText('2 personnes recevraient le message, sur 3.').waitFor();
    await page.getByText('1 : la personne n’a pas consenti à ce genre de message').waitFor();
    await looks(page);
    await picture(page, 'campaign-new-fr');

    await page.getByRole('textbox', { name: 'Nom du segment' }).fill('Membres actifs');
    await press(page, 'Ajouter une condition');
    await page.getByRole('combobox', { name: 'Donnée' }).selectOption('professional.state');
    await page.getByRole('combobox', { name: 'Valeur' }).selectOption('Approved');
    const text = (name: string, said: string) => page.getByRole('textbox', { name, exact: true }).fill(said);
    await text('Nom de la campagne', 'Nouvelles de novembre');
    await text('Objet en français', 'Du nouveau dans vos domaines');
    await text('Message en français', 'Bonjour,\n\nDe nouvelles demandes vous attendent.');
    await text('Objet en anglais', 'News in your fields');
    await text('Message en anglais', 'Hello,\n\nNew requests are waiting for you.');
    await press(page, 'Enregistrer le brouillon');
    await page.getByText('La campagne est enregistrée.').waitFor();

    await press(page, 'Compter les destinataires');
    await page.getByText(/^2 sur 3, /).waitFor();
    await press(page, 'M’envoyer un essai');
    await inDialog(page, 'M’envoyer un essai');
    await eventually(async () => (await subjectsTo(writer.email)).length === 2, 'the test in both languages');
    await press(page, 'Soumettre');
    await page.getByRole('checkbox', { name: 'J’ai relu l’essai dans les deux langues' }).check();
    await inDialog(page, 'Soumettre');
    await page
      .getByRole('region', { name: '5. Faire approuver' })
      .getByText('Une autre personne de l’administration doit l’approuver.')
      .waitFor();
    await looks(page);
    await picture(page, 'campaign-submitted-fr');
    expect(complaints).toEqual([]);
  });

  it('is approved in English by a colleague, scheduled, and shows what became of it', async () => {
    const { page, complaints } = await atTheConsole(browser, system, approver, { path: '/campaigns', width: 1440, lang: 'en' });
    await page.getByRole('link', { name: 'Nouvelles de novembre' }).click();
    await press(page, 'Approve');
    await page.getByText(/^You let this message go to 2 recipients\. Fingerprint of what you read: /).waitFor();
    await inDialog(page, 'Approve');
    await press(page, 'Schedule sending');
    await inDialog(page, 'Schedule sending');
    // Whether it leaves now or in the morning is the hour's to say.
    await page
      .getByText(/^(Scheduled|Preparing|Sending|Finished)$/)
      .first()
      .waitFor();
    await looks(page);
    await picture(page, 'campaign-results-en');
    expect(complaints).toEqual([]);
  });

  it('tells who reads reports its totals alone, also on a phone', async () => {
    const { page, complaints } = await atTheConsole(browser, system, reader, { path: '/campaigns', width: 360 });
    await page.getByRole('link', { name: /Nouvelles de novembre/ }).click();
    await page.getByText('Envoyés', { exact: true }).waitFor();
    expect(await page.getByText('Échecs, par motif').count()).toBe(0);
    await looks(page);
    await picture(page, 'campaign-totals-360');
    await open(page, '/campaigns');
    expect(await page.getByRole('button', { name: 'Nouvelle campagne' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
