import { join } from 'node:path';
import { localDate } from '@jurilien/reference';
import type { Page } from 'playwright-core';
import { barriers, overflow, tabTo, type Visitor } from '../support/browser.js';
import { atTheConsole, bring, go } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { proAccount } from '../support/pro.js';
import { sessionOf } from '../support/session.js';
import { openSite, type Site } from '../support/site.js';

const WHY = 'Décidé par la direction en novembre';
const DAY_MS = 86_400_000;
const SHOTS = process.env.SHOTS;
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1_024 },
  { width: 1_366, height: 640 },
  { width: 1_440, height: 900 },
];

async function keepPictures(page: Page, name: string, folder: string): Promise<void> {
  const own = page.viewportSize()!;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.screenshot({ path: join(folder, `${name.replaceAll(' ', '-')}-${size.width}.png`), fullPage: true });
  }
  await page.setViewportSize(own);
}

/** X08, X09: two administrators change what the business runs on, one at a desk in French, one on a phone in English. */
describe('the configuration and the legal texts', () => {
  let site: Site;
  let desk: Visitor;
  let phone: Visitor;
  beforeAll(async () => {
    site = await openSite(2);
    const { system, browser } = site;
    const [ada, bea] = [await system.staff('admin', 'Mireille Caron'), await system.staff('admin', 'Megan Fraser')];
    desk = await atTheConsole(browser, system, ada, { path: '/config/changes' });
    phone = await atTheConsole(browser, system, bea, { path: '/config/changes', lang: 'en', width: 360 });
  });
  afterAll(() => site?.close());

  /** What a screen must hold in every state. With `SHOTS=<folder>` pictures of it are kept, at each width. */
  const look = async ({ page, complaints }: Visitor, name: string): Promise<void> => {
    if (SHOTS) await keepPictures(page, name, SHOTS);
    expect({ name, barriers: await barriers(page), wide: await overflow(page), complaints }).toEqual({
      name,
      barriers: [],
      wide: 0,
      complaints: [],
    });
  };
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  const dialogOf = ({ page }: Visitor) => page.getByRole('dialog');
  /** Gives the reason and sends what the dialog is about. */
  const send = async (who: Visitor, act: string): Promise<void> => {
    await dialogOf(who)
      .getByRole('textbox', { name: /^(Raison|Reason)/ })
      .fill(WHY);
    await dialogOf(who).getByRole('button', { name: act, exact: true }).click();
    await dialogOf(who).waitFor({ state: 'detached' });
  };
  const inForce = async (key: string) =>
    (await site.staff('GET', `/api/views/config-current?filter=${encodeURIComponent(JSON.stringify({ key }))}`)).body.data as {
      value: unknown;
    }[];

  it('changes a price and a wave plan together: proposed at the desk, approved on the phone, followed by the next request', async () => {
    const { page } = desk;
    await go(page, '/config?q=pricing.base');
    await page.getByRole('combobox', { name: 'Valeur propre à un domaine' }).click();
    await page.getByRole('option', { name: 'Famille', exact: true }).click();
    await page.getByRole('textbox', { name: 'Prix de base' }).fill('2');
    await page.getByRole('searchbox', { name: 'Chercher un réglage' }).fill('wave.plan.default');
    await press(page, /^Québec/);
    const waves = page.getByRole('list', { name: 'Vagues ordinaires' });
    await waves.getByRole('textbox', { name: 'Personnes' }).first().fill('1');
    await waves.getByRole('textbox', { name: 'Durée' }).first().fill('45');
    await look(desk, 'settings');
    // Without a mouse: the dialog opens, closes, and gives the focus back.
    const review = page.getByRole('button', { name: 'Revoir le changement' });
    await tabTo(page, review);
    await page.keyboard.press('Enter');
    await dialogOf(desk).waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(desk).waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await dialogOf(desk).getByText('Famille', { exact: true }).waitFor();
    await look(desk, 'a change before it is proposed');
    await send(desk, 'Proposer');

    const card = phone.page.getByRole('listitem').filter({ hasText: WHY });
    await card.getByText('Waiting for a second person').waitFor();
    await look(phone, 'changes');
    await card.getByRole('button', { name: 'Approve', exact: true }).click();
    await dialogOf(phone).getByText('Applies as soon as you approve.').waitFor();
    await look(phone, 'an approval');
    await send(phone, 'Approve');
    await card.getByText('Applied', { exact: true }).waitFor();

    const lead = await site.offered();
    const price = (await site.staff('GET', `/api/leads/${lead.leadId}/price-preview`)).body as { baseCc: number };
    expect(price.baseCc).toBe(200);
    const filter = encodeURIComponent(JSON.stringify({ leadId: lead.leadId }));
    const wave = await eventually(
      async () => ((await site.staff('GET', `/api/views/waves?filter=${filter}`)).body.data as { size?: number; eligible: number }[])[0],
      'the first wave',
    );
    expect(wave).toMatchObject({ size: 1, eligible: 2 });
    // What happened to the request names the version that it rests on, and leads to the report as of then.
    await go(page, `/leads/${lead.leadId}`);
    const timeline = page.getByRole('region', { name: 'Chronologie' });
    const older = timeline.getByRole('button', { name: /plus anciens?$/ });
    if ((await older.count()) > 0) await older.click();
    await timeline.getByRole('link', { name: 'Réglages en vigueur : version 2' }).click();
    await page.getByText(/^Telle qu’elle était le .* : version 2\.$/).waitFor();
  });

  it('says at the field what is out of range, plans a change, warns of it with its date, and goes back', async () => {
    const { page } = desk;
    await go(page, '/config?q=lead.files.max');
    await press(page, /^Partout/);
    const field = page.getByRole('textbox', { name: 'Documents par demande' });
    await field.fill('4000');
    await page.getByText('Au plus 50', { exact: true }).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('4');
    await press(page, 'Revoir le changement');
    const on = `${new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)}T09:30`;
    await dialogOf(desk).getByLabel('En vigueur à partir de').fill(on);
    await send(desk, 'Prévoir');

    await go(phone.page, '/config?q=lead.files.max');
    await press(phone.page, /^Everywhere/);
    await phone.page.getByText(/^A change planned for .*9:30.a\.m\. is waiting here\.$/).waitFor();
    await phone.page.getByRole('textbox', { name: 'Documents per request' }).fill('6');
    await look(phone, 'settings');
    await press(phone.page, 'Review the change');
    await dialogOf(phone)
      .getByText(/^Another change of the same value, planned for .*9:30.a\.m\., will be stuck/)
      .waitFor();
    await look(phone, 'a change that comes before a planned one');
    await send(phone, 'Apply');
    await eventually(async () => (await inForce('lead.files.max'))[0]?.value === 6, 'the change');

    await go(page, '/config/changes');
    const decided = page.getByRole('region', { name: 'Décidés' }).getByRole('listitem').filter({ hasText: 'Documents par demande' });
    await look(desk, 'changes');
    await decided.getByRole('button', { name: 'Rétablir les valeurs d’avant' }).first().click();
    await dialogOf(desk)
      .getByText(/^Un autre changement de la même valeur est déjà prévu pour/)
      .waitFor();
    await look(desk, 'a roll-back');
    await send(desk, 'Rétablir les valeurs d’avant');
    await decided.getByText('Annulé', { exact: true }).waitFor();
    expect(await inForce('lead.files.max')).toEqual([]);
  });

  it('is reported, compared with an instant and with an export, whose signature counts', async () => {
    const { page } = desk;
    await go(page, '/config-report?only=own');
    await page.getByRole('group', { name: 'Réglages' }).getByText('Prix de base').waitFor();
    await page.getByLabel('À la date du').fill('2026-01-01T10:00');
    await page.getByText(/^Telle qu’elle était le .* : version 1\.$/).waitFor();
    await press(page, 'Comparer maintenant avec cette date');
    const compared = page.getByRole('group', { name: 'Comparer' });
    await compared.getByRole('rowheader', { name: /^Prix de base · Famille/ }).waitFor();
    await look(desk, 'the report of an instant');

    const { body } = await site.staff('GET', '/api/configuration/export');
    const exported = (typeof body === 'string' ? JSON.parse(body) : body) as { keys: { key: string; own: object[] }[] };
    const upload = (content: object, who: Visitor) =>
      who.page
        .locator('input[type=file]')
        .setInputFiles({ name: 'configuration.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) });
    await upload(exported, desk);
    await page.getByText('La signature correspond : export de cet environnement.').waitFor();
    await page.getByText('Rien ne diffère.').waitFor();
    await go(phone.page, '/config-report');
    const forged = exported.keys.map((one) => (one.key === 'pricing.base' ? { ...one, own: [] } : one));
    await upload({ ...exported, keys: [...forged, { key: 'constructor', shipped: 1, own: [] }] }, phone);
    await phone.page.getByText('The signature does not match', { exact: false }).waitFor();
    await phone.page.getByRole('rowheader', { name: /^constructor · Everywhere/ }).waitFor();
    await look(phone, 'the report beside a file that someone edited');
    await go(phone.page, '/config/calendars');
    await look(phone, 'calendars');
  });

  it('takes a new version of the professional terms from its draft to the professional who accepts it', async () => {
    const { page } = desk;
    await go(page, '/legal');
    await look(desk, 'legal texts');
    await page.getByRole('link', { name: /^Conditions pour les professionnels/ }).click();
    await page.getByLabel('En vigueur à compter du').fill(localDate(new Date().toISOString(), 'QC'));
    for (const [lang, lead, change] of [
      ['français', 'Voici les conditions, dites plus simplement.', 'Le début est plus clair.'],
      ['anglais', 'Here are the terms, in plainer words.', 'The beginning is clearer.'],
    ] as const) {
      await page.getByRole('textbox', { name: `Premières phrases – ${lang}` }).fill(lead);
      await page.getByRole('textbox', { name: `Ce qui change – ${lang}` }).fill(change);
    }
    await look(desk, 'a legal text');
    await press(page, 'Enregistrer le brouillon');
    await page.getByText('Vous avez écrit dans ce brouillon : une autre personne le publie.').waitFor();

    await go(phone.page, '/legal/professional-terms');
    await look(phone, 'a draft of a legal text');
    await press(phone.page, 'Publish');
    await look(phone, 'the publication of a legal text');
    await send(phone, 'Publish');
    await phone.page.getByText('Version 2 in force').waitFor();

    const reader = await site.visit({ lang: 'fr', width: 360 });
    await reader.page.goto('/conditions-professionnels');
    await reader.page.getByText('dites plus simplement').waitFor();
    await reader.look('professional-terms');
    await reader.context.close();

    const { userId } = await proAccount(site.system, site.pros[0]!.professionalId);
    const pro = await site.visit({ lang: 'en', width: 1440 });
    await bring(pro.page, await sessionOf(site.system.kernel, userId));
    await eventually(async () => {
      await pro.page.goto('/en/my-dashboard');
      await pro.page.locator('#standing').waitFor();
      return (await pro.page.getByText('New terms to accept before', { exact: false }).count()) > 0;
    }, 'the notice of the new terms');
    await pro.look('pro-terms-notice');
    await pro.page.getByRole('link', { name: 'Read and accept' }).click();
    // French is delivered first, English on a wish of its own.
    await pro.page.getByText('dites plus simplement', { exact: false }).waitFor();
    await pro.page.locator('#terms ~ .actions .link-button').click();
    await pro.page.getByText('in plainer words', { exact: false }).waitFor();
    await pro.look('pro-terms-step');
    await pro.page.locator('#terms ~ .actions .button').last().click();
    await pro.page.getByText(/^You accepted the version of/).waitFor();
    await pro.context.close();
  });
});
