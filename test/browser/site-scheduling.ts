import { calendarDay } from '@jurilien/reference';
import { issueLink, linkUrl, stateOf } from '@jurilien/runtime';
import { distribution } from '@jurilien/search';
import { bare } from '../support/account.js';
import { bring } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { signInPro } from '../support/pro.js';
import { sessionOf } from '../support/session.js';
import type { Site } from '../support/site.js';

/** Every day, at hours that stand in both halves of the clock. */
const EVERY_DAY = Array.from({ length: 7 }, (_, day) => ({ weekday: day + 1, from: 480, until: 1_080 }));

/** Times with the professional who accepted: booking (M18), one appointment (M07), one’s own (M02). */
export function schedulingStories(site: () => Site): void {
  /** A request that was accepted by someone who takes bookings, with the links of both. */
  async function accepted(plan: object = {}, over: Record<string, unknown> = {}) {
    const { job, system, offered, offers } = site();
    const lead = await offered(over);
    const { token, professionalId } = (await offers(lead))[0]!;
    await job.accept(token);
    const { acceptances } = await stateOf(system.kernel, distribution, lead.leadId);
    const pro = await signInPro(system, professionalId);
    const open = async (more: object): Promise<void> => {
      const payload = { professionalId, weekly: EVERY_DAY, offersBooking: true, autoConfirm: true, minNoticeHours: 24, ...more };
      expect((await pro('POST', '/api/commands/SetAvailability', { commandId: crypto.randomUUID(), payload })).status).toBe(200);
    };
    await open(plan);
    const subject = { leadId: lead.leadId, acceptanceId: acceptances[0]!.acceptanceId };
    const link = async (purpose: 'reservations' | 'appointment', lang: 'fr' | 'en', named: { appointmentId?: string } = {}) => {
      const of = { ...subject, ...named };
      return linkUrl('', purpose, lang, await issueLink(system.kernel, { purpose, subject: of, lang, days: 14 }), of);
    };
    return { lead, professionalId, pro, open, subject, link };
  }
  /** What was booked for an acceptance, as the professional has it. */
  const booked = async ({ pro, subject }: Awaited<ReturnType<typeof accepted>>): Promise<{ appointmentId: string; state: string }> => {
    const { body } = await pro('GET', '/api/appointments');
    const all = [...body.upcoming, ...body.toConfirm, ...body.past] as { appointmentId: string; acceptanceId: string; state: string }[];
    return all.find(({ acceptanceId }) => acceptanceId === subject.acceptanceId)!;
  };

  it('a client books without scripts: chooses, is told until when it is kept, and confirms', async () => {
    const own = await accepted({ address: '12, rue du Palais, Montréal' });
    const { page, look, context } = await site().visit({ lang: 'fr', width: 360, javaScript: false });
    await page.goto(await own.link('reservations', 'fr'));
    await look('booking');
    await page.locator('form button[type=submit]').first().click();
    await page.locator('[data-error-summary] a[href="#slot"]').waitFor();
    await look('booking-errors');
    await page.locator('.slot-time input').nth(2).check();
    await page.getByRole('button', { name: 'Garder ce moment' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ce moment est gardé pour vous' }).waitFor();
    expect(await page.locator('.countdown').innerText()).toMatch(/^\d+\smin$/);
    await look('booking-held');
    // Another choice gives the first one back.
    await page.getByRole('button', { name: 'Choisir un autre moment' }).click();
    await page.getByText('Le moment est de nouveau libre').waitFor();
    await page.locator('.slot-time input').nth(4).check();
    await page.getByRole('button', { name: 'Garder ce moment' }).click();
    await page.locator('#mode-inPerson + label').click();
    await page.locator('#note').fill('J’arrive en transport adapté.');
    await page.getByRole('button', { name: 'Confirmer le rendez-vous' }).click();
    await page.getByRole('heading', { level: 1, name: 'Votre rendez-vous est confirmé' }).waitFor();
    await look('booking-done');
    await context.close();
    const { appointmentId } = await booked(own);
    expect((await own.pro('GET', `/api/appointments/${appointmentId}`)).body).toMatchObject({
      mode: 'inPerson',
      place: '12, rue du Palais, Montréal',
      notes: [{ by: 'client', text: 'J’arrive en transport adapté.' }],
    });
  });

  it('a time that was lost in the meantime gives way to the next three', async () => {
    const own = await accepted();
    const { page, look, context } = await site().visit({ lang: 'en', width: 768 });
    await page.goto(await own.link('reservations', 'en'));
    await page.locator('.slot-time input').first().check();
    const day = calendarDay(await page.locator('[name=slot]').first().inputValue(), 'America/Toronto');
    await own.open({ exceptions: [{ from: day, until: day, blocks: [] }] });
    await page.getByRole('button', { name: 'Keep this time' }).click();
    await page.getByRole('heading', { name: 'That time has just been taken' }).waitFor();
    expect(await page.locator('.slot-time').count()).toBe(3);
    await look('booking-lost');
    await context.close();
  });

  it('one appointment is moved, reported, and cancelled with a reason; its old link shows what the time was', async () => {
    const own = await accepted();
    const guest = await site().visit({ lang: 'en', width: 1440 });
    await guest.page.goto(await own.link('reservations', 'en'));
    // The first time may run out while the page is read.
    await guest.page.locator('.slot-time input').nth(1).check();
    await guest.page.getByRole('button', { name: 'Keep this time' }).click();
    await guest.page.locator('.countdown').waitFor();
    await guest.look('booking-held-en');
    await guest.page.getByRole('button', { name: 'Confirm the appointment' }).click();
    await guest.page.getByRole('heading', { level: 1, name: 'Your appointment is confirmed' }).waitFor();
    const { appointmentId } = await booked(own);
    const href = await own.link('appointment', 'en', { appointmentId });

    await guest.page.goto(href);
    await guest.look('appointment');
    await guest.page.getByRole('link', { name: 'Move it' }).click();
    await guest.page.locator('.slot-time input').nth(3).check();
    await guest.look('appointment-move');
    await guest.page.getByRole('button', { name: 'Move to this time' }).click();
    await guest.page.getByText('The appointment is moved.').waitFor();
    await guest.page.getByRole('heading', { name: 'The time has changed' }).waitFor();
    await guest.look('appointment-moved');
    await guest.page.getByRole('link', { name: 'Propose other times' }).click();
    for (const n of [1, 2]) await guest.page.locator('.slot-time input').nth(n).check();
    await guest.look('appointment-propose');
    await guest.page.getByRole('button', { name: 'Send these proposals' }).click();
    await guest.page.getByText('Your proposals are sent.').waitFor();
    await guest.look('appointment-proposed');
    await guest.context.close();

    const phone = await site().visit({ lang: 'fr', width: 360, javaScript: false });
    await phone.page.goto(await own.link('appointment', 'fr', { appointmentId }));
    await phone.page.getByRole('link', { name: 'Annuler le rendez-vous' }).click();
    await phone.page.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
    await phone.page.locator('[data-error-summary] a[href="#reason"]').waitFor();
    await phone.look('appointment-cancel');
    await phone.page.locator('#reason-illness + label').click();
    await phone.page.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
    await phone.page.getByText('Le rendez-vous est annulé.').waitFor();
    await phone.look('appointment-cancelled');
    expect((await booked(own)).state).toBe('Cancelled');
    await phone.context.close();
  });

  it('the page of a request leads to a time, and a client who signed in has it among their own', async () => {
    const { system, job } = site();
    const { userId, email } = await bare(site(), 'client', 'Océane Bélanger-Roy');
    const proof = await eventually(
      async () => job.tokenIn(JSON.stringify(await job.mails(email)), '/verifier-courriel'),
      'the mail that proves the address',
    );
    expect((await job.command(proof, 'VerifyEmail', { userId })).status).toBe(200);
    const own = await accepted({ autoConfirm: false }, { email });
    const byLink = await site().visit({ lang: 'fr', width: 360 });
    await byLink.page.goto(`/ma-demande/${own.lead.statusToken}`);
    await byLink.page.getByRole('link', { name: /Choisir un rendez-vous avec/ }).click();
    await byLink.page.locator('.slot-time input').nth(1).check();
    await byLink.page.getByRole('button', { name: 'Garder ce moment' }).click();
    await byLink.page.getByRole('button', { name: 'Demander ce rendez-vous' }).click();
    await byLink.page.getByRole('heading', { level: 1, name: 'Votre demande de rendez-vous est envoyée' }).waitFor();
    await byLink.page.goto(`/ma-demande/${own.lead.statusToken}`);
    await byLink.look('my-request-appointment');
    await byLink.page.getByRole('link', { name: /^Rendez-vous / }).click();
    await byLink.page.getByText('L’autre personne doit confirmer.').waitFor();
    await byLink.context.close();

    const client = await site().visit({ lang: 'fr', width: 360 });
    await bring(client.page, await sessionOf(system.kernel, userId));
    await client.page.goto('/mes-rendez-vous');
    await client.page.getByRole('heading', { name: 'À confirmer' }).waitFor();
    await client.look('my-appointments');
    await client.page.locator('.rows a').first().click();
    await client.page.getByRole('link', { name: 'Annuler le rendez-vous' }).click();
    await client.page.locator('#reason-other + label').click();
    await client.page.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
    await client.page.getByText('Le rendez-vous est annulé.').waitFor();
    await client.look('own-appointment');
    await client.page.goto('/consultations');
    await client.page.getByRole('heading', { level: 1, name: 'Consultations' }).waitFor();
    await client.look('consultations');
    await client.context.close();
  });
}
