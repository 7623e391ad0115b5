import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { barriers, overflow, type Visitor } from '../support/browser.js';
import type { System } from '../support/system.js';

interface World {
  readonly system: System;
  readonly desk: (path: string) => Promise<Visitor>;
  readonly english: (path: string) => Promise<Visitor>;
}

/** Work that the worker gives up: nothing is there that it could be about. */
const giveUp = (system: System) =>
  system.kernel.db.query(
    `insert into work_items (id, job, key, input, position, occurred_at, state, attempts, due_at, fault)
     select gen_random_uuid(), 'remove-file', gen_random_uuid()::text, jsonb_build_object('fileId', gen_random_uuid()), 0, now(), 'failed', 5, now(), 'FilesUnavailable'
       from generate_series(1, 40)`,
  );

/** N07: what is wrong, with what to do; all of one reason is tried again, and the page says what came of it by itself. */
export function mindsTheMachine(world: () => World): void {
  const looks = async (page: Page): Promise<void> => {
    expect([await barriers(page), await overflow(page)]).toEqual([[], 0]);
  };
  it('shows what is wrong and tries work again that was given up, live, in both languages', async () => {
    const { system, desk, english } = world();
    await giveUp(system);
    const { page, complaints } = await desk('/jobs');
    await page.getByText('40 travaux abandonnés').waitFor();
    const wrong = page.getByRole('region', { name: 'Ce qui ne va pas' });
    await wrong.getByText('Du travail a été abandonné').waitFor();
    await page.getByText('Les files sont dans PostgreSQL.').waitFor();
    await looks(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/console-operations.png`, fullPage: true });

    await page.getByRole('button', { name: 'Réessayer tout : remove-file, FilesUnavailable' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(`Le disque est revenu ${randomUUID().slice(0, 4)}`);
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^Réessayer/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Aucun travail n’a été abandonné.').waitFor();
    await page.getByText('40 travaux, aucun trop tard').waitFor();
    await wrong.getByText('Du travail a été abandonné').waitFor({ state: 'detached' });
    await looks(page);
    expect(complaints).toEqual([]);

    const other = await english('/jobs');
    await other.page.getByText('No work was given up.').waitFor();
    await other.page.getByText('40 pieces of work, none too late').waitFor();
    await looks(other.page);
    expect(other.complaints).toEqual([]);
  });
}
