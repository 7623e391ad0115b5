import type { Browser } from 'playwright-core';
import { barriers, overflow } from '../support/browser.js';
import { atTheConsole, type Account } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import type { System } from '../support/system.js';

interface World {
  readonly system: System;
  readonly browser: Browser;
  readonly account: Account;
  readonly queued: (over?: Record<string, unknown>, lang?: 'fr' | 'en') => Promise<{ readonly leadId: string; readonly code: string }>;
}

const WORDS = {
  fr: {
    panel: 'Demandes semblables',
    compare: 'Comparer',
    table: (code: string) => `Cette demande et ${code}, côte à côte`,
    name: 'Nom',
    alike: 'Identique',
    keep: (code: string) => `Garder ${code}`,
    done: (merged: string, kept: string) => `La demande ${merged} fait maintenant partie de ${kept}, que voici.`,
    merged: /^Demande fusionnée le/,
  },
  en: {
    panel: 'Similar requests',
    compare: 'Compare',
    table: (code: string) => `This request and ${code}, side by side`,
    name: 'Name',
    alike: 'Same',
    keep: (code: string) => `Keep ${code}`,
    done: (merged: string, kept: string) => `Request ${merged} is now part of ${kept}, which is shown here.`,
    merged: /^Request merged on/,
  },
} as const;

/** X20: two requests of one person laid side by side on the bench, made one, and the work goes on at the one that is kept. */
export function mergesRequests(world: () => World): void {
  it.each([
    ['fr', 360, 'Zoé Létourneau', 'Gestion Boréale inc.'],
    ['en', 1440, 'Harriet Blackwood', 'Northgate Holdings Ltd.'],
  ] as const)(
    'lays two requests of one person side by side and makes one of them, in %s at %i px',
    async (lang, width, clientName, party) => {
      const { system, browser, account, queued } = world();
      const t = WORDS[lang];
      const both = { clientName, othersInvolved: party };
      const [kept, again] = [await queued(both, lang), await queued(both, lang)];
      const staff = await system.signIn('admin');
      await eventually(async () => {
        const { body } = await staff('GET', `/api/leads/${again.leadId}/duplicates`);
        return body.some(({ id }: { id: string }) => id === kept.leadId);
      }, 'the other request of that name');

      const { page, complaints, context } = await atTheConsole(browser, system, account, {
        path: `/validations/${again.leadId}`,
        ...{ lang, width },
      });
      const panel = page.getByRole('region', { name: t.panel });
      await panel.getByRole('button', { name: t.compare }).first().click();
      const table = panel.getByRole('group', { name: t.table(kept.code) });
      await table
        .getByRole('row', { name: new RegExp(`^${t.name}`) })
        .getByText(t.alike)
        .waitFor();
      expect(await barriers(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/console-merge-${lang}.png`, fullPage: true });

      const keep = panel.getByRole('button', { name: t.keep(kept.code) });
      await eventually(async () => (await keep.getAttribute('aria-disabled')) === null, 'a merge that is possible');
      await keep.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('La même personne, la même affaire');
      expect(await barriers(page)).toEqual([]);
      await dialog.getByRole('button', { name: t.keep(kept.code) }).click();
      await page.getByText(t.done(again.code, kept.code)).waitFor();
      await page.waitForURL(`**/validations/${kept.leadId}`);
      await page.getByRole('region', { name: t.panel }).getByRole('link', { name: t.merged }).waitFor();
      expect(await barriers(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
}
