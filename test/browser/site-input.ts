import type { Site } from '../support/site.js';

/** Forms of one page that anyone may open, and the first page of the others. */
const FORMS = [
  '/requete',
  '/en/request',
  '/oolong',
  '/trouver-mon-avocat',
  '/trouver-mon-avocat-rapidement',
  '/demande',
  '/demande-famille',
  '/en/legal-network-demand',
  '/entrepreneurs',
  '/faq',
  '/recrutement',
  '/pros',
  '/en/recruit-profile/register',
  '/outils/aide-juridique',
  '/outils/pension-alimentaire',
  '/mot-de-passe-oublie',
];
const SCRIPT = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const WORDS = [SCRIPT, '😀👩🏽‍⚖️'.repeat(50), '\u202eمرحبا بالعالم \u200f', 'N'.repeat(5_000), '{{7*7}}${7*7}', "' or 1=1 --", '\u0000'];

/** What people, and machines, write into every field of every form: it comes back as text, at its field, and breaks nothing. */
export function inputStories(site: () => Site): void {
  it.each(FORMS)('%s takes whatever is written into each of its fields for what it is: text', async (path) => {
    const { origin } = site().system;
    const page = await (await fetch(origin + path)).text();
    const names = new Set([...page.matchAll(/<(?:input|textarea|select|button)\b[^>]*\bname="([^"]+)"/g)].map(([, name]) => name!));
    for (const [i, words] of WORDS.entries()) {
      const form = new URLSearchParams(Object.fromEntries([...names].map((name) => [name, words])));
      const headers = { 'x-forwarded-for': `203.0.113.${i + 1}` };
      for (const asked of [
        { to: path, init: { method: 'POST', body: form } },
        { to: `${path}?${form}`.slice(0, 6_000), init: {} },
      ]) {
        const answer = await fetch(origin + asked.to, { ...asked.init, headers, redirect: 'manual' });
        const body = await answer.text();
        expect({ words: words.slice(0, 40), status: answer.status < 500, script: body.includes('<script>alert(1)') }).toEqual({
          words: words.slice(0, 40),
          status: true,
          script: false,
        });
        expect(body).not.toContain('<img src=x onerror');
      }
    }
  });
}
