import { randomUUID } from 'node:crypto';
import { issueLink, linkUrl } from '@jurilien/runtime';
import { bring } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { approvedProfessional } from '../support/people.js';
import { proAccount } from '../support/pro.js';
import { sessionOf } from '../support/session.js';
import type { Site } from '../support/site.js';

/** Every hour of every day: what is tested does not hang on the hour of the day. */
const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, until: 1_440 }));

/** Meetings with our team: by link (M08), on the page of a request (M26), among one's own (M01). */
export function meetingStories(site: () => Site): void {
  /** Someone of the team can be met at any hour, by video. */
  async function host(): Promise<void> {
    const { staffId: userId } = (await site().staff('GET', '/api/meetings/hours')).body as { staffId: string };
    const videoLink = 'https://meet.jurilien.example/equipe';
    const payload = { userId, weekly: ALWAYS, minNoticeHours: 0, bufferMinutes: 0, videoLink };
    expect((await site().send('SetAvailability', payload)).status).toBe(200);
  }
  /** A professional who is invited to a review of their account. */
  async function invited(lang: 'fr' | 'en' = 'fr') {
    await host();
    const { system } = site();
    const { professionalId } = await approvedProfessional(system, { lang });
    const meetingId = randomUUID();
    const invitation = { meetingId, kind: 'accountReview', professionalId, mode: 'video' };
    await eventually(async () => (await site().send('InviteToMeeting', invitation)).status === 200, 'the invitation');
    const subject = { meetingId };
    return {
      professionalId,
      meetingId,
      link: async () =>
        linkUrl('', 'meeting', lang, await issueLink(system.kernel, { purpose: 'meeting', subject, lang, days: 7 }), subject),
    };
  }

  it('a meeting is chosen, prepared, moved and cancelled by link, without scripts', async () => {
    const own = await invited();
    const { page, look, context } = await site().visit({ lang: 'fr', width: 360, javaScript: false });
    await page.goto(await own.link());
    await page.getByRole('heading', { level: 1, name: 'Votre rencontre de suivi' }).waitFor();
    await look('meeting-choose');
    await page.getByRole('button', { name: 'Réserver ce moment' }).click();
    await page.locator('[data-error-summary] a[href="#slot"]').waitFor();
    await look('meeting-errors');
    await page.locator('.slot-time input').nth(30).check();
    await page.getByRole('button', { name: 'Réserver ce moment' }).click();
    await page.getByText('Ce moment est réservé pour vous.').waitFor();
    await page.getByRole('link', { name: 'Ouvrir la rencontre vidéo' }).waitFor();
    await look('meeting-chosen');

    await page.locator('#note').fill('Mes heures d’offre, et l’automne.');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('C’est noté.').waitFor();
    expect(await page.locator('#note').inputValue()).toBe('Mes heures d’offre, et l’automne.');

    await page.getByRole('link', { name: 'Choisir un autre moment' }).click();
    await page.getByRole('link', { name: 'Moments suivants' }).click();
    await page.locator('.slot-time input').nth(2).check();
    await look('meeting-move');
    await page.getByRole('button', { name: 'Prendre ce moment' }).click();
    await page.getByText('L’heure a changé').waitFor();
    await look('meeting-moved');

    await page.getByRole('link', { name: 'Annuler', exact: true }).click();
    await page.locator('#reason-illness + label').click();
    await look('meeting-cancel');
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await page.getByText('Vous avez annulé : la maladie.').waitFor();
    await look('meeting-cancelled');
    await context.close();
  });

  it('the client of a request chooses the call on its page', async () => {
    await host();
    const { job, send } = site();
    const lead = await job.submit();
    expect((await job.confirmPhone(lead)).status).toBe(200);
    const invitation = { meetingId: randomUUID(), kind: 'validationCall', leadId: lead.leadId };
    expect((await send('InviteToMeeting', invitation)).status).toBe(200);
    const { page, look, context } = await site().visit({ lang: 'fr', width: 360, javaScript: false });
    const address = `/validation-demande?d=${lead.statusToken}`;
    await eventually(async () => {
      await page.goto(address);
      return page.getByRole('heading', { name: 'Nous voulons vous parler' }).isVisible();
    }, 'the call on the page');
    await look('validation-call');
    await page.locator('.slot-time input').nth(40).check();
    await page.getByRole('button', { name: 'Réserver ce moment' }).click();
    await page.getByText('Ce moment est réservé pour vous.').waitFor();
    await look('validation-call-chosen');
    await page.getByRole('link', { name: 'Choisir un autre moment' }).click();
    await page.locator('.slot-time input').nth(44).check();
    await page.getByRole('button', { name: 'Prendre ce moment' }).click();
    await page.getByText('Le nouveau moment est réservé pour vous.').waitFor();
    await context.close();
  });

  it('a professional who is signed in has it among their own, with what the team shared', async () => {
    const { system, send, visit } = site();
    const own = await invited('en');
    const { userId } = await proAccount(system, own.professionalId);
    const { page, look, context } = await visit({ lang: 'en', width: 1440 });
    await bring(page, await sessionOf(system.kernel, userId));
    await eventually(async () => {
      await page.goto('/en/my-meetings');
      await page.getByRole('heading', { level: 1, name: 'My meetings' }).waitFor();
      await page.getByText('Loading…').waitFor({ state: 'hidden' });
      return page.getByRole('link', { name: 'Account review' }).isVisible();
    }, 'the invitation among their own');
    await look('my-meetings');
    await page.getByRole('link', { name: 'Account review' }).click();
    await page.locator('.slot-time input').last().check();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await page.getByText('This time is booked for you.').waitFor();
    expect((await send('NoteMeeting', { meetingId: own.meetingId, note: 'Bring your figures.', shared: true })).status).toBe(200);
    await page.reload();
    await page.getByText('Bring your figures.').waitFor();
    await look('own-meeting');
    await context.close();
  });
}
