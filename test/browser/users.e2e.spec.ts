import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { countFaqVote, countPageView } from '@jurilien/persistence';
import { appCode, keptBesides, mailedLink } from '../support/account.js';
import { barriers, openBrowser, overflow, startProduct, visitor } from '../support/browser.js';
import { atTheConsole, go, settled, signIn, type Account } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import type { System } from '../support/system.js';

const PASSWORD = 'trois lanternes sous la neige';
const SHOTS = process.env.SHOTS;

describe('the team', () => {
  let system: System;
  let browser: Browser;
  let job: ReturnType<typeof mainJob>;
  let mireille: Account;
  let serge: Account;

  beforeAll(async () => {
    [system, browser] = await Promise.all([startProduct(), openBrowser()]);
    job = mainJob(system);
    [mireille, serge] = [await system.staff('admin', 'Mireille Caron'), await system.staff('admin', 'Serge Thibault')];
  });
  afterAll(async () => {
    await browser?.close();
    await system?.close();
  });

  const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name, exact: true });
  /** Fills the form of a command and sends it. */
  async function send(page: Page, label: RegExp, reason: string, fill?: (dialog: Locator) => Promise<void>): Promise<void> {
    const dialog = page.getByRole('dialog');
    await fill?.(dialog);
    await dialog.getByLabel('Raison').fill(reason);
    await dialog.getByRole('button', { name: label }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  async function choose(page: Page, dialog: Locator, label: string, option: string): Promise<void> {
    await dialog.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  const picture = async (page: Page, name: string): Promise<void> => {
    if (!SHOTS) return;
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: join(SHOTS, `${name}.png`) });
  };
  /** A request that waits to be validated. */
  async function queued(): Promise<string> {
    const lead = await job.submit({ clientName: 'Océane Bélanger-Roy' });
    expect((await job.confirmPhone(lead)).status).toBe(200);
    return lead.leadId;
  }

  it('takes in someone new, restricts them, sees what they see, and lets them go', async () => {
    const leadId = await queued();
    const admin = await visitor(browser, system.origin);
    await admin.page.goto('/admin/users');
    await admin.page.waitForURL(/\/login\?\/admin\/users/);
    await signIn(admin.page, mireille);
    await admin.page.waitForURL('**/admin/users');

    // Invited: no one but the new person ever knows the password.
    const email = 'noemie.laurin@jurilien.test';
    await button(admin.page, 'Inviter une personne').click();
    const invitation = admin.page.getByRole('dialog');
    await invitation.getByRole('button', { name: 'Inviter une personne' }).click();
    await invitation.getByText('À remplir').first().waitFor();
    await picture(admin.page, 'invite');
    await send(admin.page, /^Inviter une personne$/, 'Elle remplace Jérôme cet hiver.', async (dialog) => {
      await dialog.getByLabel('Nom').fill('Noémie Laurin');
      await dialog.getByLabel('Courriel').fill(email);
    });
    const row = admin.page.getByRole('row', { name: /Noémie Laurin/ });
    await row.getByText('Invité', { exact: true }).waitFor();
    await row.getByText('Aucun', { exact: true }).waitFor();

    // Enrolled: a password, an authenticator, and only then the console.
    const link = await mailedLink({ job } as Parameters<typeof mailedLink>[0], email, 'nouveau-mot-de-passe');
    const noemie = await visitor(browser, system.origin);
    await noemie.page.goto(link);
    await noemie.page.locator('#termsAccepted').check();
    await noemie.page.locator('#password').fill(PASSWORD);
    await noemie.page.locator('main button[type=submit]').click();
    await noemie.page.locator('h1', { hasText: /est ouvert/ }).waitFor();
    await noemie.page.goto('/admin/validations');
    await noemie.page.waitForURL(/\/login\?/);
    await noemie.page.locator('#email').fill(email);
    await noemie.page.locator('#password').fill(PASSWORD);
    await noemie.page.keyboard.press('Enter');
    await noemie.page.waitForURL(/\/mon-compte\/protection/);
    // The console itself leads back here as long as there is no second factor.
    await noemie.page.goto('/admin/validations');
    await noemie.page.waitForURL(/\/mon-compte\/protection\?\/admin\/validations/);
    await button(noemie.page, 'Relier une application').click();
    await noemie.page.locator('input[name=secondCode]').fill(appCode(await noemie.page.locator('code.secret').innerText()));
    await noemie.page.keyboard.press('Enter');
    await noemie.page.locator('input[name=kept]').check();
    await noemie.page.locator('main form button[type=submit]').click();
    await noemie.page.getByRole('link', { name: 'Continuer' }).click();
    await noemie.page.waitForURL('**/admin/validations');
    await settled(noemie.page);
    await row.getByText('Actif', { exact: true }).waitFor();
    await row.getByText('En place', { exact: true }).waitFor();

    // Restricted: one administrator proposes, another approves, and the old access ends with the role.
    await row.getByRole('link').click();
    await admin.page.getByRole('heading', { level: 1, name: 'Noémie Laurin' }).waitFor();
    await button(admin.page, 'Proposer un rôle').click();
    await send(admin.page, /^Proposer un rôle/, 'Elle n’a besoin que de ses dossiers.', (dialog) =>
      choose(admin.page, dialog, 'Rôle', 'accès restreint'),
    );
    await admin.page.getByText('Mireille Caron propose le rôle « accès restreint ».', { exact: false }).waitFor();
    const approve = admin.page.getByRole('button', { name: /^Approuver le rôle/ });
    expect(await approve.getAttribute('aria-disabled')).toBe('true');
    expect(await approve.innerText()).toContain('Une autre personne de l’administration doit décider.');
    await picture(admin.page, 'proposed');
    const page = new URL(admin.page.url()).pathname.replace('/admin', '');
    const second = await atTheConsole(browser, system, serge, { path: page });
    await button(second.page, 'Approuver le rôle').click();
    await send(second.page, /^Approuver le rôle/, 'D’accord avec Mireille.');
    await admin.page.locator('main header').getByText('Accès restreint').waitFor();
    await noemie.page.waitForURL(/\/login\?\/admin\/validations/);
    expect(second.complaints).toEqual([]);
    await second.context.close();
    await noemie.context.close();

    // Seen as she sees: to read, and nothing else.
    const userId = page.replace('/users/', '');
    await system.dispatch(
      'AssignLead',
      { leadId, assigneeId: userId },
      { actor: { kind: 'user', id: mireille.userId, role: 'jurilien_admin' }, reason: 'Suivi du dossier' },
    );
    await button(admin.page, 'Voir comme').click();
    await send(admin.page, /^Voir comme/, 'Elle ne trouve pas son dossier.');
    const banner = admin.page.getByRole('region', { name: 'Console vue par une autre personne' });
    await banner.getByText('Vous voyez la console comme Noémie Laurin (accès restreint).').waitFor();
    expect(await banner.innerText()).toMatch(/Il reste 1[45] min/);
    await go(admin.page, `/leads/${leadId}`);
    const note = button(admin.page.locator('main'), /^Prendre en validation/);
    expect(await note.getAttribute('aria-disabled')).toBe('true');
    expect(await note.innerText()).toContain('Lecture seule : vous voyez la console comme Noémie Laurin.');
    await picture(admin.page, 'seen-as');
    expect(await barriers(admin.page)).toEqual([]);
    expect(await admin.page.evaluate('localStorage.getItem("user")')).toBe('Mireille Caron');
    await button(banner, 'Terminer').click();
    await admin.page.waitForURL(`**/admin${page}`);
    await banner.waitFor({ state: 'detached' });

    // Let go: the account is closed, and its page tells the whole story with who and why.
    await button(admin.page, 'Désactiver').click();
    await send(admin.page, /^Désactiver/, 'Son contrat est terminé.');
    await admin.page.locator('main header').getByText('Désactivé', { exact: true }).waitFor();
    const history = admin.page.getByRole('region', { name: 'Historique' });
    for (const entry of [
      'Invitation envoyée',
      'Rôle proposé : accès restreint',
      'Rôle approuvé : accès restreint',
      '« Elle remplace Jérôme cet hiver. »',
      '« D’accord avec Mireille. »',
      '« Elle ne trouve pas son dossier. »',
      '« Son contrat est terminé. »',
    ])
      await history.getByText(entry, { exact: false }).first().waitFor();
    await picture(admin.page, 'account');
    await go(admin.page, '/audit');
    await button(admin.page, 'Au nom d’autrui').click();
    await admin.page.getByText('vu par Mireille Caron').first().waitFor();
    await button(admin.page, 'Vérifier maintenant').click();
    await admin.page.getByText(/^Chaîne de contrôle · Vérifiée jusqu’au|Aucun scellé/).waitFor();
    await picture(admin.page, 'audit');
    expect(admin.complaints).toEqual([]);
    await admin.context.close();
  });

  it('keeps what was being written through the end of a session', async () => {
    const leadId = await queued();
    const { page, context } = await atTheConsole(browser, system, mireille, { path: `/leads/${leadId}` });
    await button(page, 'Rejeter').click();
    const dialog = page.getByRole('dialog');
    await choose(page, dialog, 'Motif', 'Pas une question juridique');
    await dialog.getByLabel('Raison').fill('La question ne relève pas du droit.');
    await system.dispatch('RevokeAllSessions', { userId: mireille.userId });
    // A session is looked up at most a second late; until then a press would still count.
    const token = await page.evaluate<string>("localStorage.getItem('token')");
    const headers = { authorization: `Bearer ${token}` };
    await eventually(async () => (await fetch(`${system.origin}/api/account`, { headers })).status === 401, 'the end of the session');
    // The page may have learnt it by itself before the press.
    const sent = dialog.getByRole('button', { name: 'Rejeter' }).click();
    await Promise.all([sent.catch(() => undefined), page.waitForURL(new RegExp(`/login\\?/admin/leads/${leadId}`))]);
    await signIn(page, mireille);
    await page.waitForURL(`**/admin/leads/${leadId}`);
    await settled(page);
    await button(page, 'Rejeter').click();
    await dialog.getByText('Ce que vous aviez commencé à écrire est encore là.').waitFor();
    expect(await dialog.getByLabel('Raison').inputValue()).toBe('La question ne relève pas du droit.');
    // Given up, it is gone.
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await button(page, 'Rejeter').click();
    expect(await dialog.getByLabel('Raison').inputValue()).toBe('');
    await context.close();
  });

  it('asks who is there before a delicate act, and then does it', async () => {
    const [one] = [await system.staff('report_admin', 'Linh Nguyen')];
    const { page, context } = await atTheConsole(browser, system, mireille, { path: `/users/${one.userId}` });
    let refused = false;
    await page.route('**/api/commands/ProposeUserRole', async (route) => {
      if (refused) return route.continue();
      refused = true;
      return route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 403, code: 'STEP_UP_REQUIRED' }),
      });
    });
    await button(page, 'Proposer un rôle').click();
    await choose(page, page.getByRole('dialog'), 'Rôle', 'validation');
    await page.getByLabel('Raison').fill('Elle aide à la validation.');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Proposer un rôle/ })
      .click();
    const proof = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' });
    await proof.getByLabel('Mot de passe').fill('pas le bon');
    await button(proof, 'Continuer').click();
    await proof.getByText('Mot de passe inexact.').waitFor();
    await picture(page, 'step-up');
    expect(await barriers(page)).toEqual([]);
    await proof.getByLabel('Mot de passe').fill(mireille.password);
    await button(proof, 'Continuer').click();
    const { method, code } = mireille.nextCode();
    if (method === 'recovery') await button(proof, 'Utiliser un code de secours').click();
    await proof.getByLabel(/^Code/).fill(code);
    await button(proof, 'Continuer').click();
    await page.getByText('Mireille Caron propose le rôle « validation ».', { exact: false }).waitFor();
    await context.close();
  });

  it('leaves all its pages together, by the front door', async () => {
    const { page, context } = await atTheConsole(browser, system, serge, { path: '/leads' });
    // Whom someone looked for is nowhere on the disk of this computer.
    await page.getByPlaceholder('Code, ville').fill('Océane Bélanger-Roy');
    await page.waitForURL(/filter=/);
    expect(await keptBesides(page)).toEqual([]);
    const other = await context.newPage();
    await other.goto('/admin/messages');
    await settled(other);
    await page.getByRole('button', { name: /^Serge Thibault/ }).click();
    expect(await page.getByRole('menuitem', { name: /^Mon compte/ }).getAttribute('href')).toBe('/mon-compte');
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await page.waitForURL(`${system.origin}/`);
    await other.waitForURL(/\/login\?\/admin\/messages/);
    expect(await page.evaluate('Object.keys(localStorage).filter((key) => ["token", "jti", "id"].includes(key)).length')).toBe(0);
    await context.close();
  });

  it('keeps out who is no staff, and shows them the way', async () => {
    const client = await system.staff('client', 'Camille Roy');
    const { page, context } = await atTheConsole(browser, system, client, { lang: 'en' });
    await page.getByRole('heading', { level: 1, name: 'This account does not open the console' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await button(page, 'Sign in with another account').click();
    await page.waitForURL(`${system.origin}/en/`);
    await context.close();
  });

  it('knows a candidate by name and forgets them, with a reason', async () => {
    const candidateId = randomUUID();
    const email = 'olivia.paquette@jurilien.test';
    await system.dispatch('CreateUser', { userId: candidateId, email, username: 'Olivia Paquette', role: 'jurilien_recruit' });
    const profile = {
      firstName: 'Olivia',
      lastName: 'Paquette',
      school: 'Université Laval',
      programme: 'Droit',
      skills: [],
      blockedFirms: [],
    };
    const wanted = { type: 'student', regions: ['03'], languages: ['fr'], barStatus: 'none', hours: 'part', workModes: ['office'] };
    await system.dispatch('CreateCandidateProfile', { candidateId, ...profile, ...wanted });
    const { page, context, complaints } = await atTheConsole(browser, system, serge, { lang: 'fr', width: 1440 });
    await go(page, '/candidates');
    // The list gives initials; the name is read, and the look written down, once someone opens the file.
    await page.getByText('O. P.').first().click();
    const file = page.getByRole('dialog');
    await file.getByText('Olivia Paquette').waitFor();
    await file.getByText('Aucun cabinet n’a encore écrit.').waitFor();
    await picture(page, 'candidate');
    expect(await barriers(page)).toEqual([]);
    await file.getByRole('button', { name: 'Effacer le candidat' }).click();
    await send(page, /^Effacer le candidat$/, 'Demande de la personne, par téléphone');
    await eventually(async () => (await page.getByText('O. P.').count()) === 0, 'the list without the candidate');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['fr', 360, false],
    ['en', 768, true],
    ['fr', 1440, true],
  ] as const)('has no barrier and no sideways scrolling: %s, %d px, dark %s', async (lang, width, dark) => {
    const found: string[] = [];
    await countPageView(system.kernel.db, '/avocat-droit-famille');
    await countFaqVote(system.kernel.db, 'clients-free', true);
    const { page, context, complaints } = await atTheConsole(browser, system, serge, { lang, width, dark });
    for (const [name, path] of [
      ['users', '/users'],
      ['account', `/users/${mireille.userId}`],
      ['candidates', '/candidates'],
      ['audit', '/audit'],
      ['site', '/site'],
      ['dashboard', '/'],
    ] as const) {
      await go(page, path);
      // What readers did, by week: counted here, shown there, the question in words.
      if (name === 'site') for (const name of ['/avocat-droit-famille', /gratuit|free/]) await page.getByRole('link', { name }).waitFor();
      await picture(page, `${name}-${lang}-${width}`);
      found.push(...(await barriers(page)).map((line) => `${name}: ${line}`));
      const wide = await overflow(page);
      if (wide > 0) found.push(`${name}: ${wide} px too wide`);
    }
    await eventually(async () => (await page.locator('main h1').count()) === 1, 'one title');
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
