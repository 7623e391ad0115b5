import { distribution } from '@jurilien/search';
import { issueLink, stateOf } from '@jurilien/runtime';
import { barriers, overflow, type Visitor } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import type { mainJob } from '../support/main-job.js';
import type { System } from '../support/system.js';

interface World {
  readonly system: System;
  readonly job: ReturnType<typeof mainJob>;
  readonly professionals: readonly { readonly professionalId: string; readonly phoneNumber: string }[];
  readonly queued: (over?: Record<string, unknown>) => Promise<{ readonly leadId: string; readonly code: string }>;
  readonly desk: (path: string) => Promise<Visitor>;
}

/** X18: what client and professional answered, who is to be called, and what was done about it. */
export function seesToSurveys(world: () => World): void {
  it('reads what client and professional thought, and marks who was called', async () => {
    const { system, job, professionals, queued, desk } = world();
    const { leadId, code } = await queued({ clientName: 'Rosalie Bergeron' });
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
    expect((await job.command(token, 'RecordContactMade')).status).toBe(200);
    const { acceptances } = await stateOf(system.kernel, distribution, leadId);
    const subject = { leadId, acceptanceId: acceptances[0]!.acceptanceId };
    const answer = async (side: 'client' | 'professional', payload: object) => {
      await system.dispatch('SendSurvey', { ...subject, dueAt: new Date().toISOString(), side });
      const client = side === 'client';
      const named = client ? subject : { ...subject, professionalId };
      const link = await issueLink(system.kernel, { purpose: client ? 'survey' : 'pro-survey', subject: named, lang: 'fr', days: 14 });
      expect((await job.command(link, 'SubmitSurvey', { callMe: false, ...payload })).status).toBe(200);
    };
    const comment = 'Deux semaines avant un premier appel.';
    const words = 'Un site simple, une longue attente.';
    await answer('client', { overall: 2, contacted: 1, comment, publicWords: words, publishConsent: true });
    await answer('professional', { overall: 5, described: 4, outcome: 'underWay' });

    // The address of before leads to the one of now.
    const { page, complaints } = await desk('/surveys');
    await page.waitForURL(/\/admin\/reviews(?:\?|$)/);
    const row = page.getByRole('row', { name: new RegExp(code) });
    await row.getByText('2 / 5').waitFor();
    expect(await row.getByText('Client', { exact: true }).count()).toBe(1);
    await row.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(comment).waitFor();
    await dialog.getByText('Joint à temps').waitFor();
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Marquer comme traité' }).click();
    await page.getByRole('dialog').getByRole('combobox').click();
    await page.getByRole('option', { name: 'Personne appelée' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Marquer comme traité' }).click();
    await page.getByText('Personne n’attend un appel.').waitFor();

    await page.getByRole('button', { name: /^Réponses/ }).click();
    await row.filter({ hasText: 'Professionnel' }).click();
    await dialog.getByText('Bien décrite').waitFor();
    await dialog.getByText('En cours').waitFor();
    expect(await dialog.getByText('Joint à temps').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await page.getByRole('region', { name: 'Professionnels' }).getByText('moins de 10 dossiers').waitFor();
    expect(await overflow(page)).toBe(0);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/console-surveys.png`, fullPage: true });

    await page
      .getByRole('tab', { name: 'Avis publiés' })
      .or(page.getByRole('link', { name: 'Avis publiés' }))
      .first()
      .click();
    await page
      .getByRole('row', { name: /À lire/ })
      .first()
      .click();
    const review = page.getByRole('dialog');
    await review.getByText(words).waitFor();
    await review.getByRole('button', { name: 'Publier' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publier' }).click();
    await page.getByText('L’avis est publié.').waitFor();
    expect(await overflow(page)).toBe(0);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/console-reviews.png`, fullPage: true });
    expect(complaints).toEqual([]);
  });
}
