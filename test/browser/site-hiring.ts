import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { enter, mailedLink } from '../support/account.js';
import { bring } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { setHidden } from '../support/in-page.mjs';
import { proAccount } from '../support/pro.js';
import { sessionOf } from '../support/session.js';
import type { Site } from '../support/site.js';

const RESUME = Buffer.from(`%PDF-1.7\n${'Stage en droit de la famille. '.repeat(200)}\n%%EOF`);
const PASSWORD = 'une phrase de passe bien longue';

/** A candidate and a firm find each other, each on their own pages. */
export function hiringStories(site: () => Site): void {
  it('a candidate registers on a phone, is seen without a name, answers a firm, and is known to it alone', async () => {
    const email = `noemie-${randomUUID().slice(0, 8)}@exemple.test`;
    const { page, look, context } = await site().visit({ lang: 'fr', width: 360 });
    await page.goto('/recrutement');
    await page.getByRole('link', { name: 'Créer un profil de candidat' }).click();
    await page.getByRole('heading', { level: 1, name: 'Créer un profil de candidat' }).waitFor();
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await page.locator('[data-error-summary]').waitFor();
    await look('recruit-register-errors');
    for (const [field, value] of Object.entries({ name: 'Noémie Gauthier', email, password: PASSWORD }))
      await page.locator(`#${field}`).fill(value);
    await page.locator('[name=startedAt]').evaluate(setHidden, new Date(Date.now() - 60_000).toISOString());
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await page.getByRole('heading', { level: 1, name: 'Vérifiez vos courriels' }).waitFor();
    await page.goto(await mailedLink(site(), email, 'verifier-courriel'));
    await page.getByRole('button', { name: 'Oui, c’est mon adresse' }).click();

    await page.goto('/login?/profil-recrue');
    await enter(site(), page, { userId: '', username: '', email, password: PASSWORD });
    await page.getByRole('heading', { level: 1, name: 'Mon profil de candidat' }).waitFor();
    const next = page.getByRole('button', { name: 'Continuer', exact: true });
    await next.click();
    await page.getByRole('heading', { level: 3, name: 'Votre formation' }).waitFor();
    await next.click();
    await page.locator('[data-error-summary]').waitFor();
    await look('recruit-profile-errors');
    await page.locator('[name=type][value=graduate]').check();
    await page.locator('#school').fill('Université de Sherbrooke');
    await page.locator('#programme').fill('Baccalauréat en droit');
    await page.locator('#barStatus').selectOption('enrolled');
    await next.click();
    await page.locator('[name=languages][value=fr]').check();
    await page.locator('[name=regions][value="06"]').check();
    await next.click();
    await page.locator('#skills').fill('Recherche\nRédaction');
    await page.locator('[name=hours][value=full]').check();
    await page.locator('[name=workModes][value=hybrid]').check();
    await next.click();
    await page.locator('#blockedFirms').fill('Cabinet Fictif inc.');
    // What was answered before is still there.
    await page.getByRole('button', { name: 'Retour', exact: true }).click();
    expect(await page.locator('#skills').inputValue()).toBe('Recherche\nRédaction');
    await next.click();
    await page.getByRole('button', { name: 'Enregistrer mon profil' }).click();
    await page.getByText('Votre profil est enregistré. Il reste caché').waitFor();
    await page.locator('[name=visibility][value=anonymous]').check();
    await page.getByRole('button', { name: 'Enregistrer ce choix' }).click();
    await page.getByText('Votre choix est enregistré').waitFor();
    await page.getByRole('button', { name: 'Joindre mon CV' }).click();
    await page.locator('#resume-error').waitFor();
    await page.locator('#resume').setInputFiles({ name: 'cv-noemie.pdf', mimeType: 'application/pdf', buffer: RESUME });
    await page.getByRole('button', { name: 'Joindre mon CV' }).click();
    await page.getByText('Votre CV est joint à votre profil').waitFor();
    await look('recruit-profile');

    const firm = await site().visit({ lang: 'fr', width: 1440 });
    await firm.page.goto('/trouver-un-employe');
    await firm.look('find-employee-teaser');
    const { professionalId, name } = site().pros[0]!;
    await bring(firm.page, await sessionOf(site().system.kernel, (await proAccount(site().system, professionalId)).userId));
    const school = 'Université de Sherbrooke';
    await eventually(async () => {
      await firm.page.goto('/trouver-un-employe');
      await firm.page.locator('.found').waitFor();
      return (await firm.page.getByText(school).count()) > 0;
    }, 'the card');
    expect(await firm.page.locator('main').innerText()).not.toMatch(/Noémie|Gauthier|@/);
    await firm.page.locator('#type').selectOption('student');
    await firm.page.getByText('Aucun profil ne correspond').waitFor();
    await firm.page.locator('#type').selectOption('graduate');
    await firm.page.getByRole('button', { name: `Écrire à cette personne : N., ${school}` }).click();
    await firm.page.locator('#message').fill('Un poste est ouvert chez nous. Êtes-vous mariée?');
    await firm.look('find-employee');
    await firm.page.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await firm.page.locator('#message-error').waitFor();
    await firm.page.locator('#message').fill('Un poste en droit de la famille est ouvert chez nous, à Montréal.');
    await firm.page.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await firm.page.getByText('Votre message est parti.').waitFor();

    await eventually(async () => {
      await page.goto('/profil-recrue');
      await page.locator('#profil').waitFor();
      return (await page.getByRole('button', { name: `Accepter et donner mes coordonnées : ${name}` }).count()) > 0;
    }, 'the request of the firm');
    await look('recruit-request');
    await page.getByRole('button', { name: `Accepter et donner mes coordonnées : ${name}` }).click();
    await page.getByText('ce cabinet a reçu vos coordonnées').waitFor();

    await firm.page.reload();
    await firm.page.getByRole('link', { name: email }).waitFor();
    const [read] = await Promise.all([
      firm.page.waitForEvent('download'),
      firm.page.getByRole('button', { name: 'Lire le CV : Noémie Gauthier' }).click(),
    ]);
    expect(await readFile(await read.path())).toEqual(RESUME);
    await page.reload();
    await page.getByRole('heading', { name: 'Qui l’a lu' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: name }).waitFor();
    await look('recruit-cv-read');
    await firm.page.setViewportSize({ width: 360, height: 800 });
    await firm.look('find-employee-accepted');
    await firm.page.locator('#type').selectOption('graduate');
    await firm.page.getByRole('button', { name: 'Enregistrer cette recherche comme alerte' }).click();
    await firm.page.locator('[name=pace][value=weekly]').check();
    await firm.look('find-employee-save-search');
    await firm.page.getByRole('button', { name: 'Enregistrer l’alerte' }).click();
    await firm.page.getByText('Alerte enregistrée.').waitFor();
    await firm.page.getByRole('link', { name: 'Gérer mes alertes' }).click();
    await firm.page.getByRole('heading', { level: 2, name: 'Diplômées et diplômés' }).waitFor();
    await firm.page.getByRole('button', { name: 'Suspendre l’alerte « Diplômées et diplômés »' }).click();
    await firm.page.getByText('Suspendue', { exact: true }).waitFor();
    await firm.look('employee-alerts');
    await firm.page.getByRole('button', { name: 'Modifier l’alerte « Diplômées et diplômés »' }).click();
    await firm.page.locator('#mode').selectOption('remote');
    await firm.look('employee-alerts-edit');
    await firm.page.getByRole('button', { name: 'Enregistrer l’alerte' }).click();
    await firm.page.getByRole('button', { name: 'Supprimer l’alerte « Diplômées et diplômés, À distance »' }).click();
    await firm.page.getByText('Vous n’avez pas encore d’alerte.').waitFor();
    await Promise.all([context.close(), firm.context.close()]);
  });
}
