import { lead } from '@jurilien/lead';
import { stateOf } from '@jurilien/runtime';
import { barriers, overflow, type Visitor } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import type { mainJob } from '../support/main-job.js';
import type { System } from '../support/system.js';

interface World {
  readonly system: System;
  readonly job: ReturnType<typeof mainJob>;
  readonly queued: (over?: Record<string, unknown>) => Promise<{ readonly leadId: string; readonly code: string }>;
  readonly desk: (path: string) => Promise<Visitor>;
  readonly inEnglish: (path: string) => Promise<Visitor>;
}

/** X14: a client whose request came to nothing calls and goes on with it; what each of its searches took and brought stands side by side. */
export function renewsOnThePhone(world: () => World): void {
  it('renews the request of a caller, field by field, and compares its rounds in both languages', async () => {
    const { system, job, queued, desk, inEnglish } = world();
    const { leadId } = await queued({ clientName: 'Clarisse Ménard', lawyerType: 'tax' });
    const state = () => stateOf(system.kernel, lead, leadId);
    expect((await job.validate(await system.signIn('admin'), leadId)).status).toBe(200);
    await eventually(async () => (await state()).renewal.planned, 'the plan of an invitation');

    const { page, complaints } = await desk(`/leads/${leadId}`);
    await page.getByRole('button', { name: 'Le client cherche toujours', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const story = dialog.getByRole('textbox', { name: 'Texte du client' });
    await story.waitFor();
    expect(await barriers(page)).toEqual([]);
    // What is refused is said at its field, and nothing is renewed.
    const send = dialog.getByRole('button', { name: 'Chercher de nouveau' });
    const before = await story.inputValue();
    await story.fill('Court');
    await dialog.getByRole('textbox', { name: /^Raison/ }).fill('La cliente a rappelé');
    await send.click();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
    expect(await barriers(page)).toEqual([]);
    expect((await state()).renewal.count).toBe(0);
    await story.fill(before);
    await send.click();
    await page.getByText('La demande est renouvelée.').waitFor();
    expect(await state()).toMatchObject({ renewal: { count: 1 }, description: before });

    const rounds = page.getByRole('region', { name: 'Tours côte à côte' });
    await rounds.getByRole('columnheader', { name: /2$/ }).waitFor();
    expect(await rounds.getByRole('columnheader').count()).toBe(2);
    await rounds.getByRole('row', { name: /^Acceptée par personne personne$/ }).waitFor();
    await rounds.getByRole('row', { name: /^Rapporté/ }).waitFor();
    expect(await barriers(page)).toEqual([]);
    for (const width of [768, 1_440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await overflow(page)]).toEqual([width, 0]);
    }
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/console-rounds.png`, fullPage: true });
    expect(complaints).toEqual([]);

    const english = await inEnglish(`/leads/${leadId}`);
    const side = english.page.getByRole('region', { name: 'Rounds side by side' });
    await side.getByRole('row', { name: /^Accepted by no one no one$/ }).waitFor();
    expect(await barriers(english.page)).toEqual([]);
    expect(english.complaints).toEqual([]);
    await english.context.close();
  });
}
