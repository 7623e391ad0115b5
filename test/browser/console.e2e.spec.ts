import { randomUUID } from 'node:crypto';
import { whoOf } from '@jurilien/contracts';
import type { Browser, Page } from 'playwright-core';
import { opens, PLACES } from '../../console/src/screens';
import { barriers, openBrowser, overflow, startProduct, type Visitor } from '../support/browser.js';
import { atTheConsole, go, open, settled, type Account } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import type { System } from '../support/system.js';
import { worksByTheKeyboard } from './console-palette.js';
import { answersAboutPrivacy } from './console-cases.js';
import { keepsDocuments } from './console-documents.js';
import { worksFollowUps } from './console-follow-ups.js';
import { looksAfterProfessionals } from './console-lawyers.js';
import { holdsMeetings } from './console-meetings.js';
import { mergesRequests } from './console-merges.js';
import { mindsTheMachine } from './console-operations.js';
import { keepsReports } from './console-reports.js';
import { takesCalls } from './console-phone.js';
import { keepsTheRegisters } from './console-privacy.js';
import { winsProspects } from './console-prospects.js';
import { editsQuestions } from './console-questions.js';
import { renewsOnThePhone } from './console-renewals.js';
import { keepsAppointments } from './console-reservations.js';
import { seesToSurveys } from './console-surveys.js';

describe('the console', () => {
  let system: System;
  let browser: Browser;
  let job: ReturnType<typeof mainJob>;
  let desk: Visitor | undefined;
  const team: Record<string, Account> = {};
  const professionals: Awaited<ReturnType<typeof approvedProfessional>>[] = [];

  beforeAll(async () => {
    [system, browser] = await Promise.all([startProduct(), openBrowser()]);
    job = mainJob(system);
    for (const [role, name] of [
      ['admin', 'Mireille Caron'],
      ['admin_validation', 'Jérôme Nadeau'],
      ['admin_on', 'Megan Fraser'],
      ['report_admin', 'Linh Nguyen'],
      ['admin_restricted', 'Patrice Hamel'],
    ] as const)
      team[role] = await system.staff(role, name);
    for (const name of ['Me Florence Gagnon', 'Me Samuel Ouellet']) professionals.push(await approvedProfessional(system, { name }));
    // A person has so many sessions open and no more: who looks in English beside the desk is a colleague.
    team.colleague = await system.staff('admin', 'Ana Roy');
    await ready(system, professionals);
    // For every request of these stories: one that no one has the coins for is on the board the moment after it is offered.
    for (const { professionalId } of professionals) await system.dispatch('GrantCredits', { professionalId, cc: 10_000 });
  });
  afterAll(async () => {
    await browser?.close();
    await system?.close();
  });

  async function queued(over: Record<string, unknown> = {}, lang: 'fr' | 'en' = 'fr') {
    const lead = await job.submit(over, lang);
    expect(lead.answer.status).toBe(201);
    expect((await job.confirmPhone(lead)).status).toBe(200);
    return { ...lead, code: lead.answer.body.code as string };
  }
  /** The administrator's own page, opened once: each test goes where it needs to by the console's own links. */
  async function atTheDesk(path: string): Promise<Visitor> {
    desk ??= await atTheConsole(browser, system, team.admin!);
    await go(desk.page, path);
    return desk;
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  it('takes a request from the queue to an accepted offer, live all the way', async () => {
    const { page, complaints, context } = await atTheConsole(browser, system, team.admin_validation!, { path: '/validations' });
    await page.getByText('La file est vide.').waitFor();
    const lead = await queued();
    const row = page.getByRole('row', { name: new RegExp(lead.code) });
    await row.getByText('O. B.').waitFor();
    const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/commands/'));
    await row.getByRole('button', { name: 'Prendre' }).click();
    expect((await asked).headers().traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);

    await page.waitForURL(`**/admin/validations/${lead.leadId}`);
    const summary = page.getByLabel('Résumé offert aux professionnels');
    await summary.fill('Océane Bélanger-Roy se sépare après onze ans.');
    const save = button(page, 'Enregistrer le résumé');
    await page.getByText(/passages? à retirer/).waitFor();
    expect(await save.isDisabled()).toBe(true);
    await summary.fill('Séparation après onze ans de vie commune, deux enfants, aucune procédure en cours.');
    await page.getByText('Aucun renseignement personnel détecté.').waitFor();
    await save.click();
    await page.getByText('Non enregistré').waitFor({ state: 'detached' });

    const validate = page.getByRole('button', { name: /^Valider \(v\)/ });
    expect(await validate.getAttribute('aria-disabled')).toBe('true');
    const checks = page.getByRole('region', { name: 'Liste de vérification' }).getByRole('checkbox');
    for (const box of await checks.all()) await box.check();
    await validate.click();
    await page.getByText(`Demande ${lead.code} validée. Les offres partent.`).waitFor();

    // From here on, only the administrator's page is looked at: it was open before the offers went out.
    const admin = await atTheConsole(browser, system, team.admin!, { path: `/leads/${lead.leadId}` });
    const offers = admin.page.getByRole('region', { name: 'Offres et vagues' });
    await offers.getByText('Me Florence Gagnon').first().waitFor();
    const token = await job.offerToken(professionals[0]!.phoneNumber);
    for (const [name, payload] of [
      ['ClaimOffer', {}],
      ['RevealClaimNames', {}],
    ] as const)
      expect((await job.command(token, name, payload)).status).toBe(200);
    await offers.getByText('Réservée', { exact: true }).waitFor();
    expect((await job.command(token, 'ConfirmAcceptance', { noConflict: true })).status).toBe(200);
    await admin.page.locator('main header').getByText('Acceptée', { exact: true }).waitFor();

    // The timeline says what, by whom and following what.
    const timeline = admin.page.getByRole('region', { name: 'Chronologie' });
    await timeline.getByRole('button', { name: /plus anciens?$/ }).click();
    await timeline.getByText('Me Florence Gagnon accepte, sans conflit, pour 1 jc', { exact: true }).waitFor();
    const story = await timeline.innerText();
    expect(story).toMatch(/Prise en validation.*\n.*par Jérôme Nadeau, validation/);
    expect(story).toMatch(/Retenue de 1 jc au compte de Me Florence Gagnon/);
    expect(story).toMatch(/Recherche lancée[^\n]*\n.*par le système · à la suite de : Validée/);
    expect(story).toMatch(/Tour 1[^\n]*\n.*par le système · à la suite de : Recherche lancée/);
    expect(complaints).toEqual([]);
    expect(admin.complaints).toEqual([]);
    await context.close();
    await admin.context.close();
  });

  it('shows what happens to an open request as it happens', async () => {
    const lead = await queued({ clientName: 'Anouk Tremblay' });
    const { page, complaints } = await atTheDesk(`/leads/${lead.leadId}`);
    const staff = await system.signIn('admin_validation');
    await page.getByText('Mise en file de validation').waitFor();
    expect(
      (await staff('POST', '/api/commands/TakeLeadForValidation', { commandId: randomUUID(), payload: { leadId: lead.leadId } })).status,
    ).toBe(200);
    await page.getByText(/^Prise en validation, verrou jusqu’à/).waitFor();
    await page.locator('main header').getByText('En validation', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('finds, filters, sorts and marks requests in the list', async () => {
    const qc = await queued({ clientName: 'Béatrice Lavoie', lawyerType: 'housing' });
    const on = await queued(
      { clientName: 'Walter Nguyen', province: 'ON', region: 'T', city: 'Toronto', postalCode: 'M5V 2T6', lawyerType: 'labour' },
      'en',
    );
    const { page, complaints } = await atTheDesk('/leads');
    const codes = () => page.locator('tbody tr td:nth-child(2)').allInnerTexts();

    await page.getByPlaceholder('Code, ville').fill(qc.code);
    await eventually(async () => (await codes()).join() === qc.code, 'the search');
    await page.getByPlaceholder('Code, ville').fill('');
    await page.getByRole('combobox', { name: 'Province' }).click();
    await page.getByRole('option', { name: 'Ontario' }).click();
    await eventually(async () => (await codes()).join() === on.code, 'the filter');
    // The filter is in the address: a colleague opens the same list.
    await page.goto(page.url());
    await settled(page);
    await eventually(async () => (await codes()).join() === on.code, 'the filter from the address');

    await open(page, '/leads?filter={}');
    await button(page, 'Code').click();
    await eventually(async () => {
      const now = await codes();
      return now.length > 2 && now.join() === [...now].sort().join();
    }, 'the sorting');
    await button(page, 'Code').click();
    await eventually(async () => {
      const now = await codes();
      return now.join() === [...now].sort().reverse().join();
    }, 'the sorting, the other way');

    for (const code of [qc.code, on.code]) await page.getByRole('checkbox', { name: `Choisir ${code}` }).check();
    await page.getByRole('toolbar', { name: '2 choisies' }).getByRole('button', { name: 'Marquer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('À rappeler avant midi');
    await dialog.getByRole('button', { name: 'Marquer' }).click();
    await dialog.getByText('2 sur 2 faites').waitFor();
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await page.getByRole('button', { name: /^Marquées/ }).click();
    await eventually(async () => {
      const now = await codes();
      return now.length === 2 && now.includes(qc.code) && now.includes(on.code);
    }, 'the marked ones');
    expect(complaints).toEqual([]);
  });

  looksAfterProfessionals(() => ({ professionals, desk: atTheDesk }));
  worksByTheKeyboard(() => ({ system, browser, team, queued, desk: atTheDesk }));
  editsQuestions(atTheDesk);
  winsProspects(() => ({
    ...{ system, member: professionals[0]!, desk: atTheDesk },
    english: (path) => atTheConsole(browser, system, team.colleague!, { path, lang: 'en' }),
  }));
  takesCalls(atTheDesk);
  keepsTheRegisters(() => ({ system, desk: atTheDesk }));
  holdsMeetings(() => ({ system, host: team.admin!, professionals, desk: atTheDesk }));
  keepsAppointments(() => ({ system, job, professionals, queued, desk: atTheDesk }));
  renewsOnThePhone(() => ({
    ...{ system, job, queued, desk: atTheDesk },
    inEnglish: (path) => atTheConsole(browser, system, team.colleague!, { lang: 'en', path }),
  }));
  mergesRequests(() => ({ system, browser, account: team.admin!, queued }));
  seesToSurveys(() => ({ system, job, professionals, queued, desk: atTheDesk }));
  worksFollowUps(() => ({ system, browser, host: team.admin!, queued, desk: atTheDesk }));
  keepsDocuments(() => ({ system, job, professionals, queued, desk: atTheDesk }));
  answersAboutPrivacy(() => ({ system, queued, desk: atTheDesk }));
  mindsTheMachine(() => ({
    ...{ system, desk: atTheDesk },
    english: (path) => atTheConsole(browser, system, team.colleague!, { path, lang: 'en' }),
  }));
  keepsReports(() => ({
    ...{ system, desk: atTheDesk },
    english: (path) => atTheConsole(browser, system, team.colleague!, { path, lang: 'en' }),
  }));

  it('rejects a request with a reason, and asks for it first', async () => {
    const lead = await queued({ clientName: 'Colin Ferland' });
    const { page, complaints } = await atTheDesk(`/leads/${lead.leadId}`);
    await button(page, 'Rejeter').click();
    const dialog = page.getByRole('dialog', { name: 'Rejeter' });
    await dialog.getByRole('button', { name: 'Rejeter' }).click();
    await dialog.getByText('À remplir').waitFor();
    expect(await dialog.getByLabel('Raison').getAttribute('aria-invalid')).toBe('true');
    await dialog.getByRole('combobox', { name: 'Motif' }).click();
    await page.getByRole('option').first().click();
    await dialog.getByLabel('Raison').fill('La question ne relève pas du droit.');
    await dialog.getByRole('button', { name: 'Rejeter' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('main header').getByText('Rejetée', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Chronologie' }).getByText('« La question ne relève pas du droit. »').waitFor();
    expect(complaints).toEqual([]);
  });

  it('holds, blocks, asks and stops from the menu, refuses in words, and tells it all on the timeline', async () => {
    const lead = await queued({ clientName: 'Fabienne Lapointe' });
    const { page, complaints } = await atTheDesk(`/leads/${lead.leadId}`);
    const dialog = page.getByRole('dialog');
    const is = (state: string) => page.locator('main header').getByText(state, { exact: true }).waitFor();
    const choose = async (label: string) => {
      await button(page, 'Plus d’actions').click();
      await page.getByRole('menuitem', { name: label, exact: true }).click();
      await dialog.waitFor();
    };
    const send = async (label: string, reason?: string) => {
      if (reason) await dialog.getByLabel('Raison').fill(reason);
      await dialog.getByRole('button', { name: label, exact: true }).click();
    };
    const done = () => dialog.waitFor({ state: 'detached' });

    await choose('Mettre en suspens');
    const until = dialog.getByLabel('Jusqu’au');
    const usual = await until.inputValue();
    await until.fill('2020-01-01T10:00');
    await send('Mettre en suspens', 'La cliente revient lundi.');
    await dialog.getByText('Choisissez un moment à venir').waitFor();
    expect(await until.getAttribute('aria-invalid')).toBe('true');
    await until.fill(usual);
    await send('Mettre en suspens');
    await done();
    await is('En suspens');
    await choose('Reprendre');
    await send('Reprendre', 'La cliente est revenue.');
    await done();
    await is('À valider');

    await choose('Bloquer');
    await dialog.getByRole('combobox', { name: 'Type de blocage' }).click();
    await page.getByRole('option', { name: 'Pourriel' }).click();
    await send('Bloquer', 'Texte copié d’une annonce.');
    await done();
    await is('Bloquée');
    await button(page, 'Plus d’actions').click();
    const unblock = page.getByRole('menuitem', { name: 'Débloquer Vous l’avez bloquée : une autre personne doit la débloquer.' });
    await unblock.waitFor();
    expect(await unblock.getAttribute('aria-disabled')).toBe('true');
    await unblock.click({ force: true });
    expect(await dialog.count()).toBe(0);
    await page.keyboard.press('Escape');
    const colleague = await system.signIn('admin');
    const act = async (who: typeof colleague, name: string, payload: object = {}) => {
      const sent = await who('POST', `/api/commands/${name}`, {
        commandId: randomUUID(),
        payload: { leadId: lead.leadId, ...payload },
        reason: 'Vérifié au téléphone.',
      });
      expect([name, sent.status]).toEqual([name, 200]);
    };
    await act(colleague, 'UnblockLead');
    await is('À valider');

    await button(page, 'Prendre en validation').click();
    await send('Prendre en validation');
    await done();
    await is('En validation');
    await choose('Demander au client');
    await dialog.getByText('Écrivez dans la langue du client : français.', { exact: false }).waitFor();
    await send('Demander au client');
    await dialog.getByText('À remplir').waitFor();
    await dialog.getByLabel('Questions, une par ligne').fill('En quelle année vous êtes-vous mariés?');
    await dialog.getByText('À remplir').waitFor({ state: 'detached' });
    await send('Demander au client');
    await done();
    await is('En attente du client');
    const [question] = (await job.link(lead.statusToken)('GET', '/api/public/lead-status')).body.questions as { id: string }[];
    const answered = await job.command(lead.statusToken, 'ProvideLeadInfo', { answers: { [question!.id]: 'En 2011.' } });
    expect([answered.status, answered.body.errors]).toEqual([200, undefined]);
    await is('À valider');

    expect((await job.validate(colleague, lead.leadId)).status).toBe(200);
    await is('Offerte');
    await choose('Arrêter les offres');
    await send('Arrêter les offres', 'La cliente doit rappeler.');
    await done();
    await is('En suspens');
    await choose('Relancer les offres');
    await send('Relancer les offres', 'La cliente a rappelé.');
    await done();
    await is('Offerte');

    const timeline = page.getByRole('region', { name: 'Chronologie' });
    await timeline.getByText('Offres arrêtées par l’équipe', { exact: true }).waitFor();
    await timeline.getByRole('button', { name: /plus anciens?$/ }).click();
    await timeline.getByText(/^Mise en suspens jusqu’au/).waitFor();
    for (const entry of ['Retour dans la file après suspens', 'Bloquée : Pourriel', 'Le client a répondu', '« La cliente revient lundi. »'])
      await timeline.getByText(entry).first().waitFor();
    expect(complaints).toEqual([]);
  });

  // proves: ASVS row 46
  it('shows a contact only to who asks for it and says why, and keeps a trace', async () => {
    const lead = await queued({ clientName: 'Delphine Arsenault' });
    const { page, complaints } = await atTheDesk(`/leads/${lead.leadId}`);
    const contact = page.getByRole('region', { name: 'Coordonnées' });
    await contact.getByText('D. A.').waitFor();
    expect(await page.locator('main').innerText()).not.toContain('Delphine');
    await contact.getByRole('button', { name: 'Dévoiler : Nom' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Dévoiler' }).click();
    await contact.getByText('Delphine Arsenault').waitFor();
    await page
      .getByRole('region', { name: 'Chronologie' })
      .getByText(/^Coordonnée dévoilée/)
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('keeps every place and the person’s own tools within the window of a laptop', async () => {
    const { page } = await atTheDesk('/leads');
    await page.setViewportSize({ width: 1366, height: 640 });
    const rail = page.getByRole('navigation', { name: 'Navigation principale' });
    expect(await rail.evaluate((nav: { scrollHeight?: number; clientHeight?: number }) => nav.scrollHeight! - nav.clientHeight!)).toBe(0);
    expect(await rail.getByRole('link').count()).toBe(24);
    for (const link of await rail.getByRole('link').all()) expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    for (const tool of [page.getByRole('button', { name: /Mireille Caron/ }), page.getByRole('link', { name: 'English' })]) {
      const box = (await tool.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(640);
    }
    // Shorter still, the places scroll and the tools stay.
    await page.setViewportSize({ width: 1366, height: 420 });
    await rail.getByRole('link', { name: 'Audit' }).scrollIntoViewIfNeeded();
    expect((await page.getByRole('link', { name: 'English' }).boundingBox())!.y).toBeLessThan(420);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('keeps each role to what is its own', async () => {
    const qc = await queued({ clientName: 'Élodie Fortin' });
    const ontario = await atTheConsole(browser, system, team.admin_on!, { path: '/leads' });
    expect(await ontario.page.locator('tbody tr').count()).toBeGreaterThan(0);
    expect(await ontario.page.locator('tbody').innerText()).not.toMatch(/, QC/);
    await open(ontario.page, `/leads/${qc.leadId}`);
    await ontario.page.getByText('Cette demande n’existe pas, ou n’est pas à votre portée.').waitFor();
    await ontario.context.close();

    const reports = await atTheConsole(browser, system, team.report_admin!);
    expect(await reports.page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      'Tableau de bord',
      'Campagnes',
      'Rapport',
      'Ventes',
      'Questions',
      'Textes juridiques',
      'Site public',
      'Configuration',
      'Exports',
      'Audit',
    ]);
    await open(reports.page, '/leads');
    await reports.page.getByText('Accès refusé').waitFor();
    await reports.context.close();

    const restricted = await atTheConsole(browser, system, team.admin_restricted!, { path: `/leads/${qc.leadId}` });
    await restricted.page.getByText('Cette demande n’existe pas, ou n’est pas à votre portée.').waitFor();
    await system.dispatch(
      'AssignLead',
      { leadId: qc.leadId, assigneeId: team.admin_restricted!.userId },
      { actor: { kind: 'user', id: team.admin!.userId, role: 'jurilien_admin' }, reason: 'Suivi du dossier' },
    );
    await open(restricted.page, `/leads/${qc.leadId}`);
    const contact = restricted.page.getByRole('region', { name: 'Coordonnées' });
    await contact.getByText('É. F.').waitFor();
    expect(await restricted.page.locator('main').innerText()).not.toMatch(/Élodie|cliente-/);
    const edit = contact.getByRole('button', { name: 'Modifier' });
    expect(await edit.getAttribute('aria-disabled')).toBe('true');
    expect(await edit.innerText()).toContain('Votre rôle ne le permet pas.');
    // Someone is found by the number they call from, not by a part of their name.
    await go(restricted.page, '/finder');
    await restricted.page.getByRole('searchbox').fill('Gagnon');
    await restricted.page.getByText('Un numéro ou un courriel complet, s’il vous plaît').waitFor();
    // An order and a filter by what is masked, kept from before: the list opens without them, and says why.
    await go(restricted.page, `/lawyers?sort=email&order=ASC&filter=${encodeURIComponent('{"phoneNumber_gte":"+1","province":"QC"}')}`);
    await restricted.page.getByText('Ce renseignement est masqué', { exact: false }).first().waitFor();
    await restricted.page.locator('tbody tr').first().waitFor();
    expect(restricted.page.url()).not.toMatch(/sort=email|phoneNumber/);
    expect(decodeURIComponent(restricted.page.url())).toContain('"province":"QC"');
    await restricted.context.close();
  });

  it.each(['admin_validation', 'report_admin', 'admin_restricted'] as const)(
    'refuses %s alike on every page, and asks for nothing there',
    async (role) => {
      const { page, context } = await atTheConsole(browser, system, team[role]!);
      const { who } = whoOf(`jurilien_${role}`)!;
      const refused: string[] = [];
      page.on('response', (response) => response.status() === 403 && refused.push(response.url()));
      for (const [path, screen] of Object.entries(PLACES)) {
        const address = path.replace(/:\w+/, randomUUID());
        await go(page, address);
        const closed = page.getByRole('heading', { level: 1, name: 'Accès refusé' });
        if (opens(screen, who)) expect([path, await closed.count()]).toEqual([path, 0]);
        else {
          await closed.waitFor();
          await page.getByRole('link', { name: 'Demander l’accès par courriel' }).waitFor();
          expect([path, await page.locator('main').getByRole('button', { name: 'Réessayer' }).count()]).toEqual([path, 0]);
        }
      }
      expect(refused).toEqual([]);
      await context.close();
    },
  );

  it('keeps page and filters when the language changes, and asks again when the session is over', async () => {
    const { page, context } = await atTheConsole(browser, system, team.admin!, { path: '/leads?filter={"province":"ON"}' });
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL('**/en/admin/leads?filter=*ON*');
    await page.getByRole('heading', { level: 1, name: 'Requests' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^en/);
    await settled(page);
    expect(await page.locator('main').innerText()).not.toMatch(/[a-z]+\.[a-z]+[A-Z]\w+/);
    await page.evaluate(() => {
      localStorage.setItem('token', 'gone');
    });
    await page.getByRole('link', { name: 'Messages' }).click();
    await page.waitForURL(/\/en\/login\?\/en\/admin\//);
    await page
      .getByText(/^Your session has ended: it ran out, someone ended it, or a sign-in on another device took its place\./)
      .waitFor();
    await context.close();
  });

  describe('has no barrier and no sideways scrolling', () => {
    // The team's accounts, the audit and the dashboard are looked at beside what is done there (users.e2e.spec.ts).
    const screens = async (): Promise<[name: string, path: string][]> => {
      const rows = await system.kernel.db.query<{ id: string; state: string }>(
        `select stream_id as id, type as state from (select substr(stream, 6) as stream_id, type, row_number() over (partition by type order by position) as n from events where type in ('LeadAccepted', 'LeadSubmitted')) x where n = 1`,
      );
      const lead = rows.find((row) => row.state === 'LeadAccepted') ?? rows[0]!;
      const waiting = rows.find((row) => row.state === 'LeadSubmitted')!;
      return [
        ['queue', '/validations'],
        ['workbench', `/validations/${waiting.id}`],
        ['requests', '/leads'],
        ['by state', '/leads/board'],
        ['request by phone', '/leads/by-phone'],
        ['request', `/leads/${lead.id}`],
        ['professionals', '/lawyers'],
        ['professional', `/lawyers/${professionals[0]!.professionalId}`],
        ['offers of one', `/lawyers/${professionals[0]!.professionalId}?tab=offers`],
        ['one in figures', `/lawyers/${professionals[0]!.professionalId}/dashboard`],
        ['finder', '/finder'],
        ['privacy cases', '/privacy/requests'],
        ['holds and erasures', '/privacy/erasures'],
        ['incidents', '/privacy/incidents'],
        ['processors', '/privacy/processors'],
        ['operations report', '/ops-report'],
        ['requests of a figure', '/ops-report/requests?step=confirmed'],
        ['messages', '/messages'],
        ['question sets', '/questions'],
        ['questions of a field', '/questions/family'],
        ['nowhere', '/nowhere'],
      ];
    };
    it.each([
      ['fr', 360, false],
      ['en', 1440, true],
    ] as const)('in %s at %d px, dark: %s', async (lang, width, dark) => {
      const found: string[] = [];
      const look = async (page: Page, name: string): Promise<void> => {
        found.push(...(await barriers(page)).map((line) => `${name}: ${line}`));
        for (const each of [width, 768]) {
          if (each !== width) await page.setViewportSize({ width: each, height: 900 });
          const wide = await overflow(page);
          if (wide > 0) found.push(`${name}: ${wide} px too wide at ${each} px`);
        }
        await page.setViewportSize({ width, height: 900 });
      };
      const { page, complaints, context } = await atTheConsole(browser, system, team.admin!, { lang, width, dark });
      for (const [name, path] of await screens()) {
        await go(page, path);
        await look(page, name);
      }
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });
});
