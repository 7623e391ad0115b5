import { WITHHELD } from '@jurilien/contracts';
import { barriers } from '../support/browser.js';
import { bring } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { breakWith } from '../support/in-page.mjs';
import { proAccount } from '../support/pro.js';
import { sessionOf } from '../support/session.js';
import type { Site } from '../support/site.js';

interface Event {
  readonly environment: string;
  readonly transaction?: string;
  readonly tags: { readonly part: string };
  readonly exception: { readonly values: readonly { readonly type: string; readonly value: string }[] };
}

/** What breaks in a page or on the server reaches the error-reporting service, and nothing of a person with it. */
export function errorStories(site: () => Site): void {
  const reports = async (): Promise<Event[]> =>
    (await fetch(`${site().system.sandbox.origin}/api/error-reports`)).json() as Promise<Event[]>;
  const reported = (page: string): Promise<Event> =>
    eventually(async () => (await reports()).find((event) => event.transaction === page), `a report of ${page}`);

  it('in a page without framework is reported as of production, without a word of its own, and noise is not', async () => {
    const lead = await site().job.submit({ clientName: 'Signalée Sansnom' });
    const { page, context } = await site().visit({ lang: 'fr', width: 360 });
    await page.goto(`/ma-demande/${lead.statusToken}`);
    for (const noise of ['ResizeObserver loop limit exceeded', 'Minified React error #418; visit', 'undefined is not an object'])
      await page.evaluate(breakWith, noise);
    await page.evaluate(breakWith, `marque-page for jean@exemple.test at 514 555-0142, link ${lead.statusToken}`);
    const event = await reported('/ma-demande/*');
    expect(event).toMatchObject({ environment: 'production', tags: { part: 'browser' } });
    expect(event.exception.values[0]).toMatchObject({ type: 'TypeError', value: WITHHELD });
    await page.evaluate(breakWith, `${lead.statusToken} is not a function`);
    const told = async () => (await reports()).find((each) => each.exception.values[0]!.value === 'is not a function');
    await eventually(told, 'the sentence of a browser');
    const all = JSON.stringify(await reports());
    expect(all).not.toMatch(new RegExp(`ResizeObserver|React error|undefined|marque-page|${lead.statusToken}|jean@|Sansnom`));
    await context.close();
  });

  it('in a page that comes alive is reported too, under the path of the page that is shown', async () => {
    const { page, context } = await site().visit({ lang: 'fr' });
    await page.goto('/login');
    await page.locator('.language').click();
    // The address changes before the page does: until the English one is shown, the French one is what breaks.
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(page.url()).toMatch(/\/en\/login$/);
    await page.evaluate(breakWith, 'marque-anglaise');
    expect(await reported('/en/login')).toMatchObject({ tags: { part: 'browser' } });
    await context.close();
  });

  it('in a page that comes alive is said by it too: what leads to a page that cannot be loaded shows our trouble, not nothing', async () => {
    const { system, pros } = site();
    const { page, context } = await site().visit({ lang: 'fr' });
    await bring(page, await sessionOf(system.kernel, (await proAccount(system, pros[0]!.professionalId)).userId));
    await page.goto('/pause');
    await page.locator('.pause-form').waitFor();
    const data = /\.data\b/;
    await page.route(data, (route) => route.abort());
    await page.locator('.language').click();
    await page.getByRole('heading', { level: 1, name: 'We have a problem on our side' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en-CA');
    expect(await barriers(page)).toEqual([]);
    await page.unroute(data);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.locator('.pause-form').waitFor();
    expect(page.url()).toMatch(/\/en\/pause$/);
    await context.close();
  });

  it('is refused by the API when it is no report', async () => {
    const post = (body: unknown) =>
      fetch(`${site().system.origin}/api/public/error-reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.251' },
        body: JSON.stringify(body),
      });
    expect((await post({ part: 'api', type: 'Error', message: 'x' })).status).toBe(422);
    expect((await post({ part: 'browser', type: 'Error', message: 'x', form: { email: 'a' } })).status).toBe(422);
  });
}
