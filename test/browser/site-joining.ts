import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { appCode, mailedLink } from '../support/account.js';
import { atTheConsole, bring } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { attributesOf, isFocused, isInSight, setHidden } from '../support/in-page.mjs';
import { proAccount } from '../support/pro.js';
import { sessionOf } from '../support/session.js';
import type { Site } from '../support/site.js';

const PASSWORD = 'une phrase de passe bien longue';
const PDF = { name: 'permis.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${'permis '.repeat(2_000)}\n%%EOF`) };

/** A professional, from the page that invites them to the page that bears their name, and back. */
export function joiningStories(site: () => Site): void {
  const summary = (page: Page) => page.locator('[data-error-summary]').innerText();
  /** Sends a step of the file and waits for the next. */
  const onward = async (page: Page, heading: string) => {
    await page.getByRole('button', { name: 'Enregistrer et continuer' }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  };
  const found = async (name: string) => {
    const { body } = await site().staff('GET', `/api/views/professionals?q=${encodeURIComponent(name)}`);
    return (body.data as { id: string; state: string }[])[0];
  };

  it('registers on a phone, is approved at the console, asks for a page, is listed, and takes the page away', async () => {
    const [name, email, phone] = [
      `Marie-Ève ${randomUUID().slice(0, 6)}`,
      `marie-${randomUUID().slice(0, 8)}@exemple.test`,
      '+14385550161',
    ];
    const { page, look, glance, context } = await site().visit({ lang: 'fr', width: 360 });
    await page.goto('/pros');
    await look('pros');
    await page.locator('.register button[type=submit]').click();
    expect(await summary(page)).toMatch(/titre[\s\S]*nom[\s\S]*courriel[\s\S]*téléphone[\s\S]*mot de passe/);
    const box = page.locator('[data-error-summary]');
    expect([await box.evaluate(isFocused), await box.evaluate(isInSight)]).toEqual([true, true]);
    await look('pros-errors');
    await page.locator('[name=title][value=lawyer]').check();
    for (const [field, value] of Object.entries({ name, email, phoneNumber: phone, password: PASSWORD }))
      await page.locator(`#${field}`).fill(value);
    await page.locator('[name=startedAt]').evaluate(setHidden, new Date(Date.now() - 60_000).toISOString());
    await page.locator('.register button[type=submit]').click();
    await page.getByRole('heading', { level: 1, name: 'Regardez vos courriels' }).waitFor();
    await glance('pros-sent');

    await page.goto(await mailedLink(site(), email, 'verifier-courriel'));
    await page.getByRole('button', { name: 'Oui, c’est mon adresse' }).click();
    await page.goto('/login?/pros/inscription');
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(PASSWORD);
    await page.locator('.sign-in-task button.large').click();
    await page.getByRole('button', { name: 'Relier une application' }).click();
    await page.locator('#secondCode').fill(appCode(await page.locator('.secret').innerText()));
    await page.getByRole('button', { name: 'Confirmer', exact: true }).click();
    await page.getByLabel('J’ai gardé mes codes en lieu sûr').check();
    await page.getByRole('button', { name: 'Continuer', exact: true }).click();

    await page.getByRole('heading', { level: 1, name: /est protégé/ }).waitFor();
    await page.locator('a.button.large').click();
    await page.locator('.task-list').waitFor();
    await look('joining-steps');
    await page.getByRole('button', { name: /^Courriel et cellulaire/ }).click();
    await page.getByRole('button', { name: 'Envoyer le code' }).click();
    await page.locator('#code').fill('000000');
    await page.getByRole('button', { name: 'Confirmer le numéro' }).click();
    await page.locator('#code-error').waitFor();
    expect(await page.title()).toMatch(/^Erreur/);
    const sent = () => site().job.texts(phone);
    const code = await eventually(
      async () => (await sent()).map((m) => /^\d{3} \d{3}/.exec(m.body as string)?.[0]).find(Boolean),
      'the code',
    );
    await page.locator('#code').fill(code);
    await page.getByRole('button', { name: 'Confirmer le numéro' }).click();
    await page.getByText('Votre cellulaire est confirmé.').waitFor();
    // The word comes with the answer, the focus with the step that is read again after it.
    await page.locator('#own-phone:focus').waitFor();

    await onward(page, 'Permis');
    await page.setInputFiles('#file', { ...PDF, name: 'permis.txt', buffer: Buffer.from('un texte') });
    await page.getByRole('button', { name: 'Joindre ce fichier' }).click();
    await page.locator('#file-error, [data-error-summary]').first().waitFor();
    await look('joining-licence-error');
    await page.setInputFiles('#file', PDF);
    await page.getByRole('button', { name: 'Joindre ce fichier' }).click();
    await page.getByText('Fichier reçu.').waitFor();
    await page.locator('#licenceNo').fill('123456-7');
    await onward(page, 'Assurance responsabilité');
    await page.locator('#insurer').fill('Assureur');
    await page.locator('#insuranceUntil').fill('2020-01-01');
    await page.getByRole('button', { name: 'Enregistrer et continuer' }).click();
    expect(await summary(page)).toMatch(/échue/);
    await page.locator('#insuranceUntil').fill('2099-12-31');
    await onward(page, 'Pratique');
    await page.locator('[name=fields][value=family]').check();
    await page.locator('[name=regions][value="06"]').check();
    await page.locator('[name=languages][value=fr]').check();
    await page.locator('#callYear').fill('2014');
    await page.locator('#postalCode').fill('h2x 1y4');
    await look('joining-practice');
    await onward(page, 'Préférences');
    await onward(page, 'Conditions');
    await page.getByRole('button', { name: 'J’accepte les conditions en français' }).click();
    await page.getByRole('heading', { level: 1, name: 'Relire et envoyer' }).waitFor();
    await look('joining-review');
    await page.getByRole('button', { name: 'Envoyer mon dossier' }).click();
    await page.getByRole('heading', { level: 1, name: 'Votre dossier est à l’étude' }).waitFor();
    await look('joining-applied');

    const { id } = await eventually(async () => {
      const row = await found(name);
      return row?.state === 'Applied' && row;
    }, 'the file to approve');
    const staff = await site().system.staff('admin', 'Mireille Caron');
    const desk = await atTheConsole(site().browser, site().system, staff, { path: `/lawyers/${id}` });
    const decide = async (action: string, fill: readonly (readonly [RegExp, string])[], choice?: readonly [string, string]) => {
      await desk.page.getByRole('button', { name: action, exact: true }).click();
      const dialog = desk.page.getByRole('dialog');
      if (choice) {
        await dialog.getByLabel(choice[0]).click();
        await desk.page.getByRole('option', { name: choice[1], exact: true }).click();
      }
      for (const [label, value] of fill) await dialog.getByLabel(label).fill(value);
      await dialog.getByRole('button', { name: action, exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await decide('Vérifier le permis', [[/Extrait/, 'Membre actif']]);
    await decide('Approuver', [[/Raison/, 'Déjà rencontrée, permis en règle']], ['Rencontre d’accueil', 'Dispensée']);

    await page.goto('/profil');
    await page.locator('#page').waitFor();
    await page.locator('.seen-bar').waitFor();
    await page.locator('.pro-nav .in-bar [aria-current]').first().waitFor();
    await page.locator('#aboutFr').fill('Je suis la meilleure avocate de la ville.');
    await page.getByRole('button', { name: 'Enregistrer mes textes' }).click();
    await page.locator('#aboutFr-error').waitFor();
    expect(await page.locator('#aboutFr-error').innerText()).toContain('la meilleure');
    await page.locator('#claimsPerDay').fill('beaucoup');
    await page.getByRole('button', { name: 'Enregistrer mes préférences' }).click();
    await page.locator('#claimsPerDay-error').waitFor();
    await look('profile-errors');
    await page.locator('#aboutFr').fill('Droit de la famille : une première rencontre, puis un plan écrit avec les coûts.');
    await page.getByRole('button', { name: 'Enregistrer mes textes' }).click();
    await page.getByText('Textes enregistrés.').waitFor();
    await page.locator('#consent').check();
    await page.getByRole('button', { name: 'Demander la publication' }).click();
    await page.getByText('Une personne relit vos textes').first().waitFor();
    await desk.page.reload();
    await decide('Publier la page', []);
    expect(desk.complaints).toEqual([]);

    const reader = await site().visit({ lang: 'fr', width: 360 });
    await eventually(async () => {
      await reader.page.goto('/professionnels?domaine=family&region=06&pres=H2X');
      return (await reader.page.getByRole('link', { name }).count()) > 0;
    }, 'the page in the directory');
    await reader.look('directory');
    await reader.page.getByRole('link', { name }).click();
    await reader.page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await reader.page.locator('main').innerText()).not.toMatch(/meilleure|555-0161|@/);
    await reader.look('professional');
    const { pathname } = new URL(reader.page.url());
    await reader.page.locator('a.button.large').click();
    expect(await reader.page.locator('main').innerText()).toContain(`être proposé à ${name}`);
    await reader.look('request-asked-for');

    await page.reload();
    await page.getByRole('button', { name: 'Retirer ma page' }).click();
    await page.getByText('Votre page a été retirée.').waitFor();
    await eventually(async () => (await reader.page.goto(pathname))!.status() === 404, 'the page to be gone');
    await Promise.all([context.close(), reader.context.close(), desk.context.close()]);
  });

  it('is asked, as a paralegal of Ontario, for what the licence allows, and reads the French terms first', async () => {
    const { page, look, context } = await site().visit({ lang: 'en', width: 1440 });
    await page.goto('/en/pros-ontario');
    await look('pros-ontario');
    const email = `derek-${randomUUID().slice(0, 8)}@exemple.test`;
    const { system } = site();
    const professionalId = randomUUID();
    const who = { title: 'paralegal', province: 'ON', lang: 'en', name: 'Derek Test', email, phoneNumber: '+14165550162' };
    await system.dispatch('RegisterProfessional', { professionalId, ...who });
    await bring(page, await sessionOf(system.kernel, (await proAccount(system, professionalId)).userId));
    await page.goto('/en/pros/application');
    await page.getByRole('button', { name: /^Practice/ }).click();
    const fields = await page.locator('[name=fields]').evaluateAll(attributesOf, 'value');
    expect(fields.toSorted()).toEqual(['administrative', 'consumer', 'criminal', 'housing', 'labour', 'smallClaims', 'traffic']);
    await look('joining-practice-paralegal');
    await page.getByRole('button', { name: 'All steps' }).click();
    await page.getByRole('button', { name: /^Terms/ }).click();
    expect(await page.getByRole('region', { name: /French version/ }).getAttribute('lang')).toBe('fr-CA');
    expect(await page.getByRole('button', { name: 'I accept the terms in English' }).count()).toBe(0);
    await page.getByRole('button', { name: 'I would rather have the English version' }).click();
    await look('joining-terms');
    await page.getByRole('button', { name: 'I accept the terms in English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Check and send' }).waitFor();
    expect(await page.locator('main').innerText()).toMatch(/Still missing:.*Licence/);
    await context.close();
  });
}
