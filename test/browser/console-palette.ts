import type { Browser } from 'playwright-core';
import { barriers, overflow, type Visitor } from '../support/browser.js';
import { atTheConsole, open, settled, type Account } from '../support/console.js';
import type { System } from '../support/system.js';

interface Given {
  readonly system: System;
  readonly browser: Browser;
  readonly team: Record<string, Account>;
  /** A request that waits for validation. */
  queued(): Promise<{ readonly leadId: string; readonly code: string }>;
  /** The administrator's own page, at a screen. */
  desk(path: string): Promise<Visitor>;
}

const WORDS = {
  fr: {
    palette: 'Aller, trouver, faire',
    list: 'blacklist',
    go: 'liste noire',
    title: 'Liste noire',
    also: 'Mireille Caron a aussi cette fiche ouverte.',
    saveView: 'Enregistrer la vue',
    viewName: 'Nom de la vue',
    share: 'Partager avec l’équipe',
    keep: 'Enregistrer',
    search: /^Chercher/,
    filter: 'Langue',
    option: 'Français',
    view: 'Francophones',
  },
  en: {
    palette: 'Go, find, do',
    list: 'blacklist',
    go: 'blacklist',
    title: 'Blacklist',
    also: 'Mireille Caron has this record open too.',
    saveView: 'Save this view',
    viewName: 'Name of the view',
    share: 'Share with the team',
    keep: 'Save',
    search: /^Search/,
    filter: 'Language',
    option: 'English',
    view: 'Anglophones',
  },
} as const;

/** OP1, OP3 and X11 by the keyboard: the palette, a view for the team, and two people at one request, in both languages. */
export function worksByTheKeyboard(given: () => Given): void {
  it.each(['fr', 'en'] as const)('goes, finds and does by Ctrl+K, shares a view and sees who else is there (%s)', async (lang) => {
    const { system, browser, team, queued, desk } = given();
    const words = WORDS[lang];
    const lead = await queued();
    // Someone else has the request open.
    await desk(`/leads/${lead.leadId}`);
    const { page, complaints, context } = await atTheConsole(browser, system, team.admin_validation!, { lang, path: '/leads' });

    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: words.palette });
    await box.waitFor();
    expect(await barriers(page)).toEqual([]);
    await box.fill(words.go);
    await page.getByRole('option', { name: words.title, exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/${words.list}`);
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();

    await page.keyboard.press('Control+k');
    await box.fill(lead.code);
    await page.getByRole('option', { name: new RegExp(`^${lead.code}`) }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/leads/${lead.leadId}`);
    await settled(page);
    await page.getByText(words.also).waitFor();
    expect(await barriers(page)).toEqual([]);

    await open(page, '/leads');
    await page.getByRole('combobox', { name: words.filter }).click();
    await page.getByRole('option', { name: words.option }).click();
    await page.getByRole('button', { name: words.saveView }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.viewName).fill(words.view);
    await dialog.getByLabel(words.share).check();
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.keep, exact: true }).click();
    await page.getByRole('button', { name: new RegExp(words.view), pressed: true }).waitFor();
    expect(await overflow(page)).toBe(0);

    // The team has it, on another computer too.
    const { page: other } = await desk('/leads');
    await other.getByRole('button', { name: new RegExp(words.view) }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
}
