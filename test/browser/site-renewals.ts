import { lead } from '@jurilien/lead';
import { readStream } from '@jurilien/persistence';
import { stateOf } from '@jurilien/runtime';
import { bare } from '../support/account.js';
import { bring } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { isFocused } from '../support/in-page.mjs';
import { sessionOf } from '../support/session.js';
import type { Site } from '../support/site.js';

/** A client whose request came to nothing, on the page of the invitation (M17). */
export function renewalStories(site: () => Site): void {
  const typesOf = async (leadId: string): Promise<string[]> =>
    (await readStream(site().system.kernel.db, site().system.kernel.codec, `lead-${leadId}`)).map((e) => e.type);
  const state = (leadId: string) => stateOf(site().system.kernel, lead, leadId);
  /** A request in a field that no one here practises. */
  async function unserved(over: Record<string, unknown>, lang: 'fr' | 'en' = 'fr') {
    const { job, staff } = site();
    const request = await job.submit({ lawyerType: 'tax', ...over }, lang);
    await job.confirmPhone(request);
    await job.validate(staff, request.leadId);
    await eventually(async () => (await typesOf(request.leadId)).includes('RenewalPlanned'), 'the plan of an invitation');
    return request;
  }
  async function invited(over: Record<string, unknown> = {}, lang: 'fr' | 'en' = 'fr') {
    const { job, send } = site();
    const request = await unserved(over, lang);
    expect((await send('SendRenewalInvitation', { leadId: request.leadId }, 'Le client attend')).status).toBe(200);
    const token = await eventually(async () => {
      const found = (await job.mails(request.email)).map((m) => job.tokenIn(m.text, 'renouvellement') ?? job.tokenIn(m.text, 'renewal'));
      return found.findLast(Boolean);
    }, 'the invitation');
    return { request, leadId: request.leadId, path: lang === 'fr' ? `/renouvellement/${token}` : `/en/renewal/${token}` };
  }

  it('confirms without scripts what it was, behind the code, and the page says what came of it', async () => {
    const { request, leadId, path } = await invited({ clientName: 'Une Renouvelée' });
    const { page, look, context } = await site().visit({ lang: 'fr', width: 360, javaScript: false });
    await page.goto(path);
    const closed = await page.locator('main').innerText();
    expect(closed).not.toContain(request.answer.body.code);
    await page.locator('[name=go][value=step-send]').click();
    await site().typeStepUpCode(page, request.phone);
    await page.getByRole('heading', { level: 1, name: /Cherchez-vous encore/ }).waitFor();
    expect(await page.locator('main').innerText()).toContain(request.fields.description);
    // A no takes its reason; nothing is closed without it.
    await page.locator('[name=go][value=no]').click();
    await page.locator('[data-error-summary] a[href="#how"]').waitFor();
    expect((await state(leadId)).status).toBe('Unserved');
    await page.locator('[name=go][value=yes]').click();
    await page.getByRole('heading', { level: 1, name: /nous cherchons de nouveau/ }).waitFor();
    expect((await typesOf(leadId)).filter((type) => type === 'LeadRenewed')).toHaveLength(1);
    // Another device, which typed no code, learns only that it has its answer.
    const other = await site().visit({ lang: 'en', width: 1440 });
    await other.page.goto(path.replace('/renouvellement', '/en/renewal'));
    await other.page.getByRole('heading', { level: 1, name: 'This invitation already has its answer' }).waitFor();
    expect(await other.page.locator('main').innerText()).not.toContain(request.answer.body.code);
    await other.look('renewal-answered');
    await page.reload();
    await look('renewal-renewed', false);
    await Promise.all([context.close(), other.context.close()]);
  });

  it.each([
    ['fr', 360],
    ['en', 1440],
  ] as const)('changes something first by the questions of the forms, in %s at %i pixels', async (lang, width) => {
    const { request, leadId, path } = await invited({ clientName: 'Odette Changeante' }, lang);
    const { page, look, context } = await site().visit({ lang, width });
    await page.goto(path);
    await page.locator('[name=go][value=step-send]').click();
    await site().typeStepUpCode(page, request.phone);
    await page.locator('[name=go][value=yes]').waitFor();
    await look('renewal');
    await page.locator('a[href*="faire=changer"]').click();
    await page.locator('#description').waitFor();
    await look('renewal-change');
    const words =
      lang === 'fr' ? 'Le fisc a répondu et réclame trois ans de plus.' : 'The tax office answered and claims three more years.';
    await page.locator('#description').fill('Non');
    await page.locator('[name=go][value=change]').click();
    await page.locator('[data-error-summary] a[href="#description"]').waitFor();
    expect(await page.locator('[data-error-summary]').evaluate(isFocused)).toBe(true);
    await page.locator('#description').fill(words);
    await page.locator('[name=budget][value="4"]').check();
    // The other language shows the same form with what was typed.
    await page.locator('[data-language]').click();
    await page.waitForURL(lang === 'fr' ? /\/en\/renewal\/.*faire=changer/ : /^[^?]*\/renouvellement\/.*faire=changer/);
    expect(await page.locator('#description').inputValue()).toBe(words);
    await page.locator('[data-language]').click();
    // Another field of law asks its own questions before anything is sent.
    await page.locator('[name=lawyerType][value=housing]').check();
    await page.locator('[name=go][value=change]').click();
    await page.locator('[name="q.housing.side"]').first().waitFor();
    expect((await state(leadId)).status).toBe('Unserved');
    expect(await page.locator('#description').inputValue()).toBe(words);
    await look('renewal-anew');
    await page.locator('[name="q.housing.side"]').first().check();
    await page.locator('[name=go][value=change]').click();
    await page.getByRole('heading', { level: 1, name: lang === 'fr' ? /nous cherchons de nouveau/ : /we are searching again/ }).waitFor();
    await look('renewal-done');
    const now = await state(leadId);
    expect(now).toMatchObject({ status: 'ToValidate', description: words, facts: { lawyerType: 'housing', budget: 4 } });
    expect(now.specificQuestions).toHaveProperty(['housing.side']);
    await context.close();
  });

  it.each([
    ['fr', 360],
    ['en', 1440],
  ] as const)('keeps what was typed when the code runs out meanwhile, without scripts, in %s at %i pixels', async (lang, width) => {
    const { request, leadId, path } = await invited({ clientName: 'Huguette Interrompue' }, lang);
    const { page, look, context } = await site().visit({ lang, width, javaScript: false });
    const giveCode = async () => {
      await page.locator('[name=go][value=step-send]').click();
      await site().typeStepUpCode(page, request.phone);
    };
    await page.goto(`${path}?faire=changer`);
    await giveCode();
    await page.locator('#description').waitFor();
    const words = lang === 'fr' ? 'Le fisc réclame maintenant trois ans de plus.' : 'The tax office now claims three more years.';
    await page.locator('#description').fill(words);
    await page.locator('[name=budget][value="4"]').check();
    // A device that no one knows stands as one whose code has run out.
    await context.clearCookies();
    await page.locator('[name=go][value=change]').click();
    const kept = { fr: /Ce que vous avez écrit est gardé/, en: /What you wrote is kept/ };
    await page.getByText(kept[lang]).waitFor();
    expect(await page.locator('main').innerText()).not.toContain(request.answer.body.code);
    await look('renewal-code-again', false);
    // The other language takes it along as well.
    await page.locator('[data-language]').click();
    await page.getByText(kept[lang === 'fr' ? 'en' : 'fr']).waitFor();
    await page.locator('[data-language]').click();
    await page.getByText(kept[lang]).waitFor();
    await giveCode();
    await page.locator('#description').waitFor();
    expect(await page.locator('#description').inputValue()).toBe(words);
    expect(await page.locator('[name=budget][value="4"]').isChecked()).toBe(true);
    expect((await state(leadId)).status).toBe('Unserved');
    await page.locator('[name=go][value=change]').click();
    await page.getByRole('heading', { level: 1, name: lang === 'fr' ? /nous cherchons de nouveau/ : /we are searching again/ }).waitFor();
    expect(await state(leadId)).toMatchObject({ status: 'ToValidate', description: words, facts: { budget: 4 } });
    await context.close();
  });

  it('puts it off, closes it, or goes on to have it erased, each from the same page', async () => {
    const { page, look, context } = await site().visit({ lang: 'fr', width: 1440 });
    const open = async (path: string, phone: string) => {
      await page.goto(path);
      await page.locator('[name=go][value=step-send]').click();
      await site().typeStepUpCode(page, phone);
      await page.locator('[name=go][value=yes]').waitFor();
    };
    const later = await invited({ clientName: 'Trois Reportée' });
    await open(later.path, later.request.phone);
    await page.locator('[name=go][value=later]').click();
    await page.getByRole('heading', { level: 1, name: /pas maintenant/ }).waitFor();
    await look('renewal-snoozed');
    expect((await state(later.leadId)).renewal.planned?.cause).toBe('snoozed');

    const over = await invited({ clientName: 'Quatre Réglée' });
    await open(over.path, over.request.phone);
    await page.locator('label[for="how-foundElsewhere"]').click();
    await page.locator('[name=go][value=no]').click();
    await page.getByRole('heading', { level: 1, name: /demande est fermée/ }).waitFor();
    await look('renewal-declined');
    expect(await state(over.leadId)).toMatchObject({ status: 'Closed', closeReason: 'solved' });

    const erased = await invited({ clientName: 'Cinq Effacée' });
    await open(erased.path, erased.request.phone);
    await page.getByRole('link', { name: 'Demander l’effacement' }).click();
    expect(await page.locator('[name=kind][value=erasure]').isChecked()).toBe(true);
    await page.locator('label[for="province"]').click();
    await page.locator('[name=go][value=file]').click();
    await page.waitForURL(/\/vie-privee\/[\w-]{43}$/);
    await context.close();
  });

  it('whose invitation is over says so, and another request says of which it goes on', async () => {
    const { request, leadId, path } = await invited({ clientName: 'Six Tardive' });
    const { renewal } = await state(leadId);
    await site().system.dispatch('ExpireRenewal', { leadId, round: 1 }, { at: renewal.invitation!.expiresAt });
    const { page, look, context } = await site().visit({ lang: 'fr', width: 360 });
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'Cette invitation est terminée' }).waitFor();
    await look('renewal-over');
    await page.getByRole('link', { name: 'Faire une nouvelle demande' }).click();
    await page.locator('#lawyerType').selectOption('tax');
    await page.locator('#description').fill(request.fields.description);
    await page.locator('[name=partiesUnknown]').check();
    await page.locator('#clientName').fill('Six Tardive');
    await page.locator('#email').fill(request.email);
    await page.locator('#phoneNumber').fill(request.phone);
    await page.locator('[name=consentSharing]').check();
    await page.locator('[name=consentContact]').check();
    await page.locator('[name=go][value=send]').click();
    // The guided form asks what its field asks further, and goes on from the same request.
    await page.waitForURL(/etape=/);
    expect((await state(await page.locator('[name=leadId]').inputValue())).renewedFrom).toBe(leadId);
    await context.close();
  });

  it('signed in, one that ended too long ago leads to another request, which follows it and begins with what is known', async () => {
    const { system, job } = site();
    const { userId, email } = await bare(site(), 'client', 'Huit Ancienne');
    const proof = await eventually(
      async () => job.tokenIn(JSON.stringify(await job.mails(email)), '/verifier-courriel'),
      'the mail that proves the address',
    );
    expect((await job.command(proof, 'VerifyEmail', { userId })).status).toBe(200);
    const { leadId } = await unserved({ email, clientName: 'Huit Ancienne' });
    const at = new Date(Date.now() - 100 * 86_400_000).toISOString();
    await system.dispatch('CloseLead', { leadId, closeReason: 'notRetained' }, { at });
    const { page, look, context } = await site().visit({ lang: 'fr', width: 360 });
    await bring(page, await sessionOf(system.kernel, userId));
    await page.goto('/mon-tableau-de-bord');
    await page.getByRole('link', { name: 'Faire une nouvelle demande à la suite de celle-ci' }).click();
    await page.getByRole('heading', { name: 'Relancer cette demande' }).waitFor();
    await look('renewal-own-too-late');
    await page.getByRole('button', { name: 'Faire une nouvelle demande' }).click();
    await page.waitForURL(/\/requete\?/);
    expect(await page.locator('#lawyerType').inputValue()).toBe('tax');
    expect(await page.locator('#email').inputValue()).toBe(email);
    expect((await state(await page.locator('[name=leadId]').inputValue())).renewedFrom).toBe(leadId);
    await context.close();
  });

  it('signed in, it is one press from the list of requests', async () => {
    const { system, job } = site();
    const { userId, email } = await bare(site(), 'client', 'Sept Connectée');
    const proof = await eventually(
      async () => job.tokenIn(JSON.stringify(await job.mails(email)), '/verifier-courriel'),
      'the mail that proves the address',
    );
    expect((await job.command(proof, 'VerifyEmail', { userId })).status).toBe(200);
    const { leadId } = await unserved({ email, clientName: 'Sept Connectée' });
    const { page, look, context } = await site().visit({ lang: 'fr', width: 360 });
    await bring(page, await sessionOf(system.kernel, userId));
    await page.goto('/mon-tableau-de-bord');
    await page.getByRole('link', { name: 'Chercher de nouveau, ou dire que c’est réglé' }).click();
    await page.getByRole('heading', { name: 'Oui, je cherche toujours' }).waitFor();
    await look('renewal-own');
    await page.getByRole('link', { name: 'Changer quelque chose d’abord' }).click();
    await page.locator('#description').fill('Non');
    await page.getByRole('button', { name: 'Enregistrer et chercher de nouveau' }).click();
    await page.locator('[data-error-summary] a[href="#description"]').waitFor();
    await page.locator('#description').fill('Le fisc a répondu et réclame trois ans de plus.');
    await page.locator('[name=lawyerType][value=housing]').check();
    await page.getByRole('button', { name: 'Enregistrer et chercher de nouveau' }).click();
    await page.locator('[name="q.housing.side"]').first().check();
    await look('renewal-own-change');
    await page.getByRole('button', { name: 'Enregistrer et chercher de nouveau' }).click();
    await page.getByRole('heading', { level: 1, name: /nous cherchons de nouveau/ }).waitFor();
    await look('renewal-own-done');
    expect(await state(leadId)).toMatchObject({ status: 'ToValidate', facts: { lawyerType: 'housing' } });
    await context.close();
  });
}
