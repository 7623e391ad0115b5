import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@jurilien/reference';
import { barriers, overflow, type Visitor } from '../support/browser.js';
import { settled, type System } from '../support/system.js';

interface World {
  readonly system: System;
  readonly host: { readonly userId: string };
  readonly professionals: readonly { readonly professionalId: string; readonly name: string }[];
  readonly desk: (path: string) => Promise<Visitor>;
}

/** Noon of the day after this one, which every month that is shown has too. */
const tomorrow = (): string => {
  const noon = new Date(Date.now() + DAY_MS);
  noon.setHours(12, 0, 0, 0);
  return noon.toISOString();
};

/** X15: the calendar of meetings on a wide screen and on a phone, one meeting from its checklist to a note. */
export function holdsMeetings(world: () => World): void {
  it('shows the meetings of the team in a calendar, and keeps the checklist and notes of one', async () => {
    const { system, host, professionals, desk } = world();
    const meetingId = randomUUID();
    const { professionalId } = professionals[0]!;
    const actor = { kind: 'user', id: host.userId, role: 'jurilien_admin' } as const;
    await system.dispatch('InviteToMeeting', { meetingId, kind: 'accountReview', professionalId }, { actor });
    const { position } = await system.dispatch('ScheduleMeeting', { meetingId, startsAt: tomorrow(), staffId: host.userId }, { actor });
    await settled(system.kernel, position);

    const { page, complaints } = await desk('/meeting');
    await page.getByRole('heading', { level: 1, name: 'Rencontres' }).waitFor();
    await page.getByRole('button', { name: 'Mois' }).click();
    const shown = page.getByRole('link', { name: /Bilan de compte/ }).first();
    await shown.waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Créer mon adresse privée' }).click();
    await page.getByRole('button', { name: 'Afficher l’adresse' }).click();
    await page.getByText(/\/api\/public\/calendars\/.+\.ics/).waitFor();
    await page.getByRole('button', { name: 'Ajouter des jours' }).click();
    await page.getByLabel('Premier jour').fill('2027-12-24');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Les heures sont enregistrées.').waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: /Planning|Liste|Mon planning/ }).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 1_440, height: 900 });

    await desk(`/meeting/${meetingId}`);
    await page.getByRole('heading', { level: 1, name: 'Bilan de compte' }).waitFor();
    const point = page.getByRole('checkbox', { name: 'Chiffres des derniers mois' });
    await point.click();
    await page.getByRole('button', { name: 'Ajouter une note', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Revoir les plafonds');
    await dialog.getByRole('button', { name: 'Ajouter une note' }).click();
    await page.getByText('Revoir les plafonds').waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
