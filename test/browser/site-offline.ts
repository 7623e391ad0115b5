import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../support/eventually.js';
import { inCharge, keptAnswers, lookForWorker } from '../support/in-page.mjs';
import type { Site } from '../support/site.js';
import { pages } from '../../public-site/src/routes.table.js';

const SHELL = [
  '/assets/',
  '/favicon.svg',
  '/tables-federales.json',
  ...(['offline', 'calculator'] as const).flatMap((page) => [pages[page].fr, pages[page].en]),
];

/** Without a connection: the service worker says so, keeps nothing of a person, and makes room for the next build. */
export function offlineStories(site: () => Site): void {
  describe('without a connection', () => {
    it.each([
      ['fr', '/', '/conditions-utilisation', 'Pas de connexion'],
      ['en', '/en/', '/en/terms', 'No connection'],
    ] as const)('a page that cannot be reached says so, in %s, and opens once the network is back', async (lang, home, other, title) => {
      const { page, look, context } = await site().visit({ lang, width: lang === 'fr' ? 360 : 1440, serviceWorker: true });
      await page.goto(home);
      await page.evaluate(inCharge);
      await context.setOffline(true);
      await page.goto(other);
      expect(await page.locator('h1').innerText()).toBe(title);
      await look('offline');
      await context.setOffline(false);
      await page.locator('main .button').click();
      await page.locator('h1', { hasNotText: title }).waitFor();
      expect(new URL(page.url()).pathname).toBe(other);
      await context.close();
    });

    it('keeps no page of a person, no form and no answer of the API in any store', async () => {
      const lead = await site().job.submit({ clientName: 'Jamais Gardée' });
      const { page, context } = await site().visit({ lang: 'fr', width: 360, serviceWorker: true });
      await page.goto('/');
      await page.evaluate(inCharge);
      for (const path of [
        `/ma-demande/${lead.statusToken}`,
        `/confirmation?d=${lead.statusToken}`,
        '/requete',
        '/demande',
        '/login',
        '/api/public/stats',
      ])
        await page.goto(path);
      // Pages of an account send a stranger to the sign-in once their script is there.
      for (const path of ['/mon-compte', '/mon-tableau-de-bord']) {
        await page.goto(path);
        await page.waitForURL(/login/);
      }
      const kept = await page.evaluate(keptAnswers);
      expect(kept).toHaveLength(1);
      expect(
        kept[0]!.paths.filter((path) => !SHELL.some((known) => path === known || (known.endsWith('/') && path.startsWith(known)))),
      ).toEqual([]);
      await context.setOffline(true);
      await page.goto(`/ma-demande/${lead.statusToken}`);
      expect(await page.locator('body').innerText()).not.toContain('Jamais Gardée');
      await context.close();
    });

    it('a new build takes over, and what the old one kept is gone', async () => {
      const builds = await twoBuilds(site().system.origin);
      const { page, context } = await site().visit({ lang: 'fr', width: 360, serviceWorker: true });
      try {
        await page.goto(builds.origin);
        await page.evaluate(inCharge);
        const [before] = await page.evaluate(keptAnswers);
        builds.next();
        await page.evaluate(lookForWorker);
        const [after] = await eventually(async () => {
          const kept = await page.evaluate(keptAnswers);
          return kept.length === 1 && kept[0]!.name !== before!.name && kept;
        }, 'the next build to take over');
        expect(after!.paths).toEqual(before!.paths);
      } finally {
        await context.close();
        builds.close();
      }
    });
  });
}

/** The site behind a proxy that serves another service worker from `next` on, as after a release. */
async function twoBuilds(origin: string): Promise<{ origin: string; next(): void; close(): void }> {
  let released = false;
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await fetch(origin + request.url!);
    const body = Buffer.from(await answer.arrayBuffer());
    for (const name of ['content-type', 'content-security-policy', 'cache-control']) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.statusCode = answer.status;
    response.end(released && request.url === '/sw.js' ? body.toString().replace(/VERSION=(.)\w+/, 'VERSION=$1next') : body);
  };
  const server: Server = createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: () => {
      released = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
