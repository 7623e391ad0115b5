import { distribution } from '@jurilien/search';
import { issueLink, linkUrl, stateOf } from '@jurilien/runtime';
import { bare } from '../support/account.js';
import { tabTo } from '../support/browser.js';
import { bring } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { isFocused } from '../support/in-page.mjs';
import { proAccount } from '../support/pro.js';
import { sessionOf } from '../support/session.js';
import type { Site } from '../support/site.js';

/** What client and professional think of an accepted request (C06, C07), behind the links of their messages. */
export function surveyStories(site: () => Site): void {
  /** A request that was accepted and its client reached, with both asked. */
  async function asked(over: Record<string, unknown> = {}) {
    const { job, system, offered, offers } = site();
    const lead = await offered(over);
    const { token, professionalId } = (await offers(lead))[0]!;
    await job.accept(token);
    expect((await job.command(token, 'RecordContactMade')).status).toBe(200);
    const { acceptances } = await stateOf(system.kernel, distribution, lead.leadId);
    const subject = { leadId: lead.leadId, acceptanceId: acceptances[0]!.acceptanceId };
    const link = async (purpose: 'survey' | 'pro-survey', named: object): Promise<string> => {
      const side = purpose === 'survey' ? 'client' : 'professional';
      await system.dispatch('SendSurvey', { ...subject, dueAt: new Date().toISOString(), side });
      const made = await issueLink(system.kernel, { purpose, subject: { ...subject, ...named }, lang: 'fr', days: 14 });
      return linkUrl('', purpose, 'fr', made);
    };
    return { lead, professionalId, client: await link('survey', {}), professional: await link('pro-survey', { professionalId }) };
  }

  it('a client grades without scripts: the grade of the letter is shown, not sent, and a change of language loses nothing', async () => {
    const { client, lead } = await asked();
    const phone = await site().visit({ lang: 'fr', width: 360 });
    await phone.page.goto(`${client}&note=4`);
    expect(await phone.page.locator('[name=overall][value="4"]').isChecked()).toBe(true);
    await phone.look('survey');

    const { page, context } = await site().visit({ lang: 'fr', width: 360, javaScript: false });
    await page.goto(`${client}&note=4`);
    await page.locator('label[for="overall-2"]').click();
    await page.locator('#comment').fill('Rappelée le lendemain, merci.');
    await page.locator('[data-language]').click();
    await page.waitForURL(/\/en\/satisfaction\?t=/);
    expect(await page.locator('[name=overall][value="2"]').isChecked()).toBe(true);
    expect(await page.locator('#comment').inputValue()).toBe('Rappelée le lendemain, merci.');
    await page.locator('[name=recommend][value="0"] + label').click();
    const words = 'The site is simple, but I waited two days for a first call.';
    await page.locator('#publicWords').fill(words);
    await page.locator('[name=go][value=send]').click();
    await page.locator('[data-error-summary] a[href="#publishConsent"]').click();
    await page.locator('#publishConsent').check();
    await page.locator('[name=go][value=send]').click();
    await page.getByRole('heading', { level: 1, name: 'Thank you for your opinion' }).waitFor();
    expect(await page.locator('main').innerText()).toContain(lead.answer.body.code as string);

    // What may be published stands on the page of the request, and is taken back there.
    await page.goto(`/en/my-request/${lead.statusToken}`);
    await page.getByText(words).waitFor();
    await page.getByRole('button', { name: 'Withdraw these words' }).click();
    await page.getByText('Done: your words are withdrawn and erased.').waitFor();
    expect(await page.getByText(words).count()).toBe(0);

    // The page that was still open elsewhere says how it stands, and sends nothing twice.
    await phone.page.locator('[name=go][value=send]').click();
    await phone.page.getByRole('heading', { level: 1, name: 'Merci de votre avis' }).waitFor();
    await phone.look('survey-thanks');
    await Promise.all([context.close(), phone.context.close()]);
  });

  it('a professional grades by keyboard, is told what is missing, and asks coins back on the same page', async () => {
    const { professional } = await asked();
    const { page, look, context } = await site().visit({ lang: 'en', width: 1440 });
    await page.goto(professional.replace('/satisfaction-professionnel', '/en/satisfaction-professional'));
    await look('pro-survey');
    await tabTo(page, page.locator('[name=outcome]').first());
    for (const _ of 'to') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await page.locator('[name=outcome][value=notRetained]').isChecked()).toBe(true);
    // Enter sends the form, and does not change the language.
    await page.keyboard.press('Enter');
    await page.locator('[data-error-summary]').waitFor();
    expect(await page.locator('[data-error-summary]').evaluate(isFocused)).toBe(true);
    expect(await page.locator('[data-error-summary] li').count()).toBe(2);
    await look('pro-survey-errors');
    await page.locator('[data-error-summary] a[href="#overall"]').press('Enter');
    await page.keyboard.press('Space');
    await tabTo(page, page.locator('[name=described]').first());
    await page.keyboard.press('Space');
    await tabTo(page, page.locator('#reason'));
    await page.keyboard.type('The f');
    await tabTo(page, page.locator(`[name=go][value=send]`));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Thank you for your opinion' }).waitFor();
    expect(await page.locator('#creditReason').inputValue()).toBe('misdescribed');
    await page.locator('#evidence').fill('They wanted a notary for a will, nothing that the offer said.');
    await page.locator('[name=go][value=credit]').click();
    await page.getByText('Credit requested: request misdescribed', { exact: false }).waitFor();
    expect(await page.locator('#creditReason').count()).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await look('pro-survey-thanks');
    await context.close();
  });

  it('signed in, each finds what they are asked on their own pages', async () => {
    const { system, job } = site();
    const { userId, email } = await bare(site(), 'client', 'Océane Bélanger-Roy');
    const proof = await eventually(
      async () => job.tokenIn(JSON.stringify(await job.mails(email)), '/verifier-courriel'),
      'the mail that proves the address',
    );
    expect((await job.command(proof, 'VerifyEmail', { userId })).status).toBe(200);
    const { lead, professionalId } = await asked({ email });
    const code = lead.answer.body.code as string;

    const client = await site().visit({ lang: 'fr', width: 360 });
    await bring(client.page, await sessionOf(system.kernel, userId));
    await client.page.goto('/mes-offres');
    await client.page.getByRole('link', { name: 'Donner mon avis' }).click();
    await client.page.getByText(`au sujet de votre demande ${code}`, { exact: false }).waitFor();
    await client.page.getByRole('button', { name: 'Envoyer mon avis' }).click();
    await client.page.locator('[data-error-summary] a[href="#overall"]').waitFor();
    await client.look('survey-own');
    await client.page.locator('label[for="overall-5"]').click();
    await client.page.getByRole('button', { name: 'Envoyer mon avis' }).click();
    await client.page.getByRole('heading', { level: 1, name: 'Merci de votre avis' }).waitFor();

    const pro = await site().visit({ lang: 'fr', width: 1440 });
    await bring(pro.page, await sessionOf(system.kernel, (await proAccount(system, professionalId)).userId));
    await pro.page.goto('/mon-tableau-de-bord');
    await pro.page.getByRole('link', { name: new RegExp(`la demande ${code}`) }).click();
    await pro.page.getByText(`Demande ${code}, acceptée le`, { exact: false }).waitFor();
    await pro.page.locator('label[for="overall-3"]').click();
    await pro.page.locator('[name=outcome][value=retained] + label').click();
    await pro.page.locator('#feeRange').selectOption('to3000');
    await pro.look('pro-survey-own');
    await pro.page.getByRole('button', { name: 'Envoyer mon avis' }).click();
    await pro.page.getByRole('heading', { level: 1, name: 'Merci de votre avis' }).waitFor();
    await pro.page.getByRole('link', { name: /la fiche$/ }).click();
    await pro.page.locator('.lead-sheet .badge', { hasText: 'Mandat' }).first().waitFor();
    await Promise.all([client.context.close(), pro.context.close()]);
  });
}
