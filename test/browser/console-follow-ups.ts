import { DAY_MS, HOUR_MS, plus } from '@jurilien/reference';
import type { Browser, Page } from 'playwright-core';
import { readersReached } from '@jurilien/runtime';
import { barriers, overflow, type Visitor } from '../support/browser.js';
import { atTheConsole, type Account } from '../support/console.js';
import { settled, type System } from '../support/system.js';

interface World {
  readonly system: System;
  readonly browser: Browser;
  readonly host: Account;
  readonly queued: (over?: Record<string, unknown>) => Promise<{ readonly leadId: string; readonly code: string }>;
  readonly desk: (path: string) => Promise<Visitor>;
}

const READ_MS = 120_000;

const list = (page: Page, name: RegExp) => page.getByRole('button', { name });
const row = (page: Page, { code }: { readonly code: string }) => page.getByRole('row', { name: new RegExp(code) });
/** Puts the keyboard on a row, and presses a key there. */
async function press(page: Page, of: { readonly code: string }, key: string): Promise<void> {
  await row(page, of).getByRole('button').first().focus();
  await page.keyboard.press(key);
}
const gone = (page: Page, of: { readonly code: string }) => row(page, of).waitFor({ state: 'detached' });

/** X12, on a Monday morning: what is late comes first, is taken, given, put off and done, by keyboard and several at once. */
export function worksFollowUps(world: () => World): void {
  it('works through the follow-ups of a Monday morning, and sees what became of them', async () => {
    const { system, host, queued, desk } = world();
    const [late, coming, other] = [await queued(), await queued(), await queued()];
    // What the confirmation of a number ends is over before anything is asked.
    const [newest] = await system.kernel.db.query<{ last: string }>('select max(position) as last from events');
    await readersReached(system.kernel, Number(newest!.last), READ_MS);
    const now = new Date().toISOString();
    const ask = (kind: string, { leadId }: { readonly leadId: string }, dueAt: string) =>
      system.dispatch('CreateFollowUp', { followUpId: `${kind}:${leadId}`, kind, leadId, occurrence: dueAt, dueAt });
    await ask('callAgain', late, plus(now, -2 * HOUR_MS));
    await ask('documentsLate', coming, plus(now, 3 * DAY_MS));
    const { position } = await ask('unreachable', other, plus(now, 3 * DAY_MS));
    await settled(system.kernel, position);

    const { page, complaints } = await desk('/follow-ups');
    await page.getByRole('heading', { level: 1, name: 'Suivis' }).waitFor();
    await row(page, late).getByText('Rappeler le client').waitFor();
    await row(page, other)
      .getByText(/Client injoignable/)
      .waitFor();
    expect(await barriers(page)).toEqual([]);

    // Late, due today, to take, by what it is.
    for (const name of [/^En retard/, /^Pour aujourd’hui/]) {
      await list(page, name).click();
      await gone(page, coming);
      await row(page, late).waitFor();
    }
    await list(page, /^À prendre/).click();
    await row(page, coming).getByText('L’équipe').waitFor();
    await page.getByRole('combobox', { name: 'À faire' }).click();
    await page.getByRole('option', { name: /Documents demandés en retard/ }).click();
    await page.keyboard.press('Escape');
    await gone(page, late);
    await row(page, coming).waitFor();

    // Taken by keyboard, it is one's own.
    await list(page, /^En retard/).click();
    await press(page, late, 't');
    await row(page, late).getByText('Mireille Caron').waitFor();
    await list(page, /^Les miens/).click();
    await gone(page, coming);
    await row(page, late).waitFor();

    // Several at once: given to a colleague, then put off.
    await list(page, /^À prendre/).click();
    for (const each of [coming, other]) await press(page, each, 'x');
    const toolbar = page.getByRole('toolbar');
    const dialog = page.getByRole('dialog');
    const inBulk = async (what: string, choice: RegExp) => {
      await toolbar.getByRole('button', { name: what }).click();
      await dialog.getByRole('combobox').click();
      await page.getByRole('option', { name: choice }).click();
      await dialog.getByRole('button', { name: what }).click();
      await dialog.getByText('2 sur 2 faites').waitFor();
      await dialog.getByRole('button', { name: 'Fermer' }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await inBulk('Confier', /^Mireille Caron/);
    await gone(page, other);
    await list(page, /^Les miens/).click();
    for (const each of [coming, other]) await press(page, each, 'x');
    await inBulk('Reporter', /^Dans 2 semaines/);
    await gone(page, coming);

    // Done by keyboard, with what came of it in a sentence; what is over is sorted by when it ended.
    await press(page, late, 'e');
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Personne jointe' }).click();
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await dialog.getByRole('textbox').fill('Jointe, elle rappelle mardi.');
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Suivi fait' }).click();
    await gone(page, late);
    await list(page, /^Reportés/).click();
    await row(page, other).waitFor();
    await list(page, /^Terminés/).click();
    await row(page, late).getByText('Personne jointe').waitFor();
    const ended = page.getByRole('columnheader', { name: 'Terminé', exact: true });
    expect(await ended.getAttribute('aria-sort')).toBe('descending');
    await ended.getByRole('button').click();
    await page.locator('th[aria-sort=ascending]', { hasText: 'Terminé' }).waitFor();
    expect([await barriers(page), await overflow(page)]).toEqual([[], 0]);
    expect(complaints).toEqual([]);

    // The same lists in English, on a phone.
    const english = await atTheConsole(world().browser, system, host, { lang: 'en', path: '/follow-ups' });
    await english.page.getByRole('heading', { level: 1, name: 'Follow-ups' }).waitFor();
    await list(english.page, /^Put off/).click();
    await row(english.page, other)
      .getByText(/Client out of reach/)
      .waitFor();
    await english.page.setViewportSize({ width: 320, height: 800 });
    await english.page.getByText(other.code).waitFor();
    expect([await barriers(english.page), await overflow(english.page)]).toEqual([[], 0]);
    expect(english.complaints).toEqual([]);
    await english.context.close();
  });
}
