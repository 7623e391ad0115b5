import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@jurilien/reference';
import { stateOf } from '@jurilien/runtime';
import { distribution } from '@jurilien/search';
import type { Page } from 'playwright-core';
import { barriers, overflow, type Visitor } from '../support/browser.js';
import type { mainJob } from '../support/main-job.js';
import { eventually } from '../support/eventually.js';
import { settled, type System } from '../support/system.js';

export interface World {
  readonly system: System;
  readonly job: ReturnType<typeof mainJob>;
  readonly professionals: readonly { readonly professionalId: string; readonly phoneNumber: string }[];
  readonly queued: (
    over?: Record<string, unknown>,
  ) => Promise<{ readonly leadId: string; readonly code: string; readonly statusToken: string }>;
  readonly desk: (path: string) => Promise<Visitor>;
}

/** Every hour of the week, so that what is free does not depend on when the suite runs. */
const WEEKLY = Array.from({ length: 7 }, (_, day) => ({ weekday: day + 1, from: 0, until: 1_440 }));

/** No barrier at a screen and on a phone, and nothing to scroll sideways. */
export const looks = async (page: Page): Promise<void> => {
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 1_440, height: 900 });
};

/** A request that one of the two took. */
export async function accepted({ system, job, professionals, queued }: World) {
  const { leadId, code, statusToken } = await queued({ clientName: 'Noémie Castonguay' });
  expect((await job.validate(await system.signIn('admin'), leadId)).status).toBe(200);
  const { token, professionalId } = await eventually(async () => {
    for (const { phoneNumber, professionalId: id } of professionals) {
      const text = (await job.texts(phoneNumber)).find((m) => (m.body as string).includes(code));
      const found = text && job.tokenIn(text.body as string, 'accepter');
      if (found) return { token: found, professionalId: id };
    }
    return undefined;
  }, 'the text with the offer');
  await job.accept(token);
  const { acceptances } = await stateOf(system.kernel, distribution, leadId);
  return { leadId, code, statusToken, professionalId, acceptanceId: acceptances[0]!.acceptanceId };
}

/** X17: a slot held for a client becomes an appointment; it is moved and cancelled; availability is beside it. */
export function keepsAppointments(world: () => World): void {
  it('holds a slot for a client, books it, and calls the appointment off', async () => {
    const { system, desk } = world();
    const { leadId, code, acceptanceId, professionalId } = await accepted(world());
    const actor = { kind: 'user', id: professionalId, role: 'jurilien_professional' } as const;
    const plan = { professionalId, weekly: WEEKLY, offersBooking: true, autoConfirm: false, minNoticeHours: 0, bufferMinutes: 0 };
    await system.dispatch('SetAvailability', plan, { actor });
    const startsAt = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 72 * HOUR_MS).toISOString();
    const staff = { kind: 'user', id: randomUUID(), role: 'jurilien_admin' } as const;
    const { position } = await system.dispatch(
      'HoldSlot',
      { reservationId: randomUUID(), acceptanceId, leadId, startsAt },
      { actor: staff },
    );
    await settled(system.kernel, position);

    const { page, complaints } = await desk('/reservations');
    await page.getByRole('heading', { level: 1, name: 'Plages réservées' }).waitFor();
    await page.getByRole('button', { name: code, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Équipe', { exact: true }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Prendre le rendez-vous' }).click();
    await page.getByRole('dialog', { name: 'Prendre le rendez-vous' }).getByRole('button', { name: 'Prendre le rendez-vous' }).click();
    await page.getByText('Le rendez-vous est inscrit.').waitFor();
    await looks(page);

    await desk('/reservations/appointments');
    await page.getByRole('heading', { level: 1, name: 'Rendez-vous' }).waitFor();
    await page.getByRole('button', { name: code, exact: true }).waitFor();
    await looks(page);

    await desk(`/leads/${leadId}`);
    const panel = page.getByRole('region', { name: 'Rendez-vous', exact: true });
    await panel.getByRole('button', { name: new RegExp(`^${code}`) }).click();
    await dialog.getByText('À confirmer', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
    const form = page.getByRole('dialog', { name: 'Annuler le rendez-vous' });
    await form.getByRole('combobox', { name: 'Raison' }).click();
    await page.getByRole('option', { name: 'Empêchement' }).click();
    await form.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
    await panel.getByText('Annulé', { exact: true }).waitFor();

    await desk(`/lawyers/${professionalId}?tab=appointments`);
    await page.getByRole('region', { name: 'Disponibilités' }).getByText('lundi', { exact: false }).waitFor();
    await page.getByRole('region', { name: 'Prochaines plages libres' }).getByRole('listitem').first().waitFor();
    await looks(page);
    await desk('/reservations/availability');
    await page.getByRole('table').getByText('heure de l’Est').first().waitFor();
    await looks(page);
    expect(complaints).toEqual([]);
  });
}
