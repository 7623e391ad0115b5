import { issueLink, linkUrl, stateOf } from '@jurilien/runtime';
import { distribution } from '@jurilien/search';
import { call } from '../support/call.js';
import { bring } from '../support/console.js';
import { proAccount } from '../support/pro.js';
import { sessionOf } from '../support/session.js';
import type { Site } from '../support/site.js';

const AT = {
  fr: { times: '/mes-rendez-vous', sheet: '/leads-professionnel', consultations: '/consultations', dashboard: '/mon-tableau-de-bord' },
  en: { times: '/en/my-appointments', sheet: '/en/professional-leads', consultations: '/en/consultations', dashboard: '/en/my-dashboard' },
} as const;

/** A professional's calendar: hours, a time offered to a client, the list and the week, calendars elsewhere, consultations (M02, M06). */
export function calendarStories(siteOf: () => Site): void {
  /** A request that was accepted, by whom, with what the client answers by. */
  async function accepted() {
    const { job, system, offered, offers } = siteOf();
    const lead = await offered({ consult: true });
    const { token, professionalId } = (await offers(lead))[0]!;
    await job.accept(token);
    const { acceptanceId } = (await stateOf(system.kernel, distribution, lead.leadId)).acceptances[0]!;
    const { userId } = await proAccount(system, professionalId);
    const session = await sessionOf(system.kernel, userId);
    // The professional of a story begins without hours and without an address of a calendar, whatever an earlier story left.
    for (const [name, payload] of [
      ['SetAvailability', { professionalId, weekly: [], exceptions: [] }],
      ['SetCalendarFeed', { professionalId, on: false }],
    ] as const) {
      const body = { commandId: crypto.randomUUID(), payload };
      expect([name, (await call(system.origin, 'POST', `/api/commands/${name}`, body, { authorization: session })).status]).toEqual([
        name,
        200,
      ]);
    }
    return { acceptanceId, leadId: lead.leadId, session };
  }

  it.each([
    ['fr', 360],
    ['en', 1440],
  ] as const)('a professional’s calendar, in %s at %i px', async (lang, width) => {
    const site = siteOf();
    const at = AT[lang];
    const own = await accepted();
    const { page, look, context } = await site.visit({ lang, width });
    await bring(page, own.session);

    // Hours: what is wrong stands at its field; several spans a day, copied to the other days; what they leave free.
    await page.goto(`${at.times}?vue=heures`);
    await page.locator('#day-1-0-add').click();
    await page.locator('#day-1-0-add').click();
    await page.locator('#day-1-1-until').fill('11:00');
    await page.locator('.hours-form [type=submit]').click();
    await page.locator('#day-1-1-until-error').waitFor();
    await look('pro-hours-error');
    await page.locator('#day-1-1-until').fill('17:00');
    await page.locator('#day-1-0-add ~ button').click();
    await page.locator('#address').fill('12, rue du Palais, Montréal');
    await page.locator('.hours-form [type=submit]').click();
    await page.locator('section[aria-labelledby=next-times] li').nth(5).waitFor();
    await look('pro-hours');

    // A time is offered from the file of the request; the client answers.
    await page.goto(`${at.sheet}?demande=${own.acceptanceId}`);
    const times = page.locator('section[aria-labelledby=times]');
    await times.locator('summary').click();
    await look('pro-offer-time');
    await times.locator('[type=submit]').click();
    await times.locator('.rows a').waitFor();
    await look('pro-offered-time');
    const appointmentId = new URL((await times.locator('.rows a').getAttribute('href'))!, page.url()).searchParams.get('rdv')!;
    const subject = { leadId: own.leadId, acceptanceId: own.acceptanceId, appointmentId };
    const token = await issueLink(site.system.kernel, { purpose: 'appointment', subject, lang, days: 14 });
    const guest = await site.visit({ lang, width, javaScript: false });
    await guest.page.goto(linkUrl('', 'appointment', lang, token, subject));
    await guest.page.locator('a[href*="faire=confirmer"]').click();
    await guest.page.locator('main form [type=submit]').click();
    await guest.page
      .getByText(/Le rendez-vous est confirmé|The appointment is confirmed/)
      .first()
      .waitFor();
    await guest.context.close();

    await page.goto(at.dashboard);
    await page.locator('section[aria-labelledby=appointments] .rows li').first().waitFor();
    await look('pro-dashboard-appointments');
    await page.goto(at.times);
    await page.locator('section[aria-labelledby=upcoming] .row-acts a').first().waitFor();
    await look('pro-appointments');
    const href = (await page
      .locator('section[aria-labelledby=upcoming] a[href*="faire=deplacer"]')
      .and(page.locator(`[href*="${appointmentId}"]`))
      .getAttribute('href'))!;
    await page.goto(`${at.times}?vue=semaine`);
    await page.locator('.week-day').nth(6).waitFor();
    const entry = page.locator('.week-entry', { has: page.locator(`a[href*="${appointmentId}"]`) });
    for (let weeks = 0; weeks < 3 && (await entry.count()) === 0; weeks++) {
      const before = await page.locator('h1').innerText();
      await page.locator('.slot-nav a').last().click();
      await page.locator('h1', { hasNotText: before }).waitFor();
    }
    expect(await entry.count()).toBe(1);
    await look('pro-week');
    await page.goto(href);
    await page.locator('.slot-time input').nth(2).check();
    await page.locator('main form [type=submit]').click();
    await page.getByText(/Le rendez-vous est déplacé|The appointment is moved/).waitFor();
    await look('pro-appointment-moved');

    await page.goto(`${at.times}?vue=agendas`);
    await page.locator('section[aria-labelledby=feed] button').click();
    await page.locator('section[aria-labelledby=feed] [aria-expanded]').click();
    expect(await page.locator('.feed-address').innerText()).toMatch(/\/api\/public\/calendars\/[\w-]{54}\.ics$/);
    await look('pro-calendars');

    await page.goto(at.consultations);
    await page.locator('#priceFr').fill('Le meilleur prix');
    const price = width; // Another one for each story: the professional may be the same.
    await page.locator('#priceEn').fill(`$${price} for 30 minutes`);
    await page.locator('section[aria-labelledby=terms] [type=submit]').click();
    await page.locator('#priceFr-error').waitFor();
    await look('pro-consultations-error');
    await page.locator('#priceFr').fill(`${price} $ pour 30 minutes`);
    await page.locator('section[aria-labelledby=terms] [type=submit]').click();
    await page.locator('section[aria-labelledby=terms] .notice.success').waitFor();
    await look('pro-consultations');
    await context.close();
  });
}
