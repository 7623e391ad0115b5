import { invalidMarkup } from '../support/markup.js';
import type { Site } from '../support/site.js';
import { pages, SITEMAPS } from '../../public-site/src/routes.table.js';

const LANGS = ['fr', 'en'] as const;
/** Addresses that name themselves: all but those that carry a link, an account or a name. */
const FIXED = Object.entries(pages).filter(([, { fr }]) => !fr.includes(':'));

/** What has nothing to open without a link, and what was never there. */
const MISSING = new Set(['validation', 'accept', 'refuse', 'notFound']);

/** Every public address as a stranger meets it: valid markup, no barrier, no complaint, narrow and wide, in both languages. */
export function routeStories(site: () => Site): void {
  const html = async (path: string): Promise<string> => (await fetch(site().system.origin + path)).text();
  /** A page that comes alive has nothing to show to a stranger but the way to sign in, which has stories of its own. */
  const comesAlive = (markup: string): boolean => markup.includes('type="module"');

  async function meet(name: string, paths: Readonly<Record<'fr' | 'en', string>>): Promise<void> {
    for (const lang of LANGS) {
      const markup = await html(paths[lang]);
      expect({ path: paths[lang], invalid: await invalidMarkup(markup) }).toEqual({ path: paths[lang], invalid: [] });
      if (comesAlive(markup)) continue;
      const { page, look, context } = await site().visit({ lang, width: 360 });
      expect((await page.goto(paths[lang]))!.status()).toBe(MISSING.has(name) ? 404 : 200);
      // axe takes longest: it reads the narrow page in French and the wide one in English; all else is looked at in both.
      await look(`route-${name}`, lang === 'fr');
      await page.setViewportSize({ width: 1440, height: 900 });
      await look(`route-${name}-wide`, lang === 'en');
      await context.close();
    }
  }

  it.each(FIXED)('A11Y-1: %s has no barrier that axe finds, in both languages, narrow and wide', meet, 60_000);

  it('the list of addresses for developers is not in this build', async () => {
    expect((await fetch(`${site().system.origin}/dev-404-page`)).status).toBe(404);
  });

  it('every further address of the sitemap', async () => {
    const known = new Set<string>(FIXED.flatMap(([, { fr, en }]) => [fr, en]));
    const twins = [
      ...(await html(SITEMAPS.fr)).matchAll(/<url>.*?hreflang="fr-CA" href="([^"]+)".*?hreflang="en-CA" href="([^"]+)".*?<\/url>/gs),
    ].map(([, fr, en]) => ({ fr: new URL(fr!).pathname, en: new URL(en!).pathname }));
    expect(twins.length).toBeGreaterThan(10);
    for (const twin of new Map(twins.filter(({ fr }) => !known.has(fr)).map((t) => [t.fr, t])).values())
      await meet(twin.fr.replaceAll('/', '-'), twin);
  }, 600_000);
}
