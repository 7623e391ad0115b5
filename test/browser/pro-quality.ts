import { randomUUID } from 'node:crypto';
import { survey } from '@jurilien/feedback';
import { enter } from '../support/account.js';
import { eventually } from '../support/eventually.js';
import { happenedBefore } from '../support/past.js';
import { proAccount, signInPro } from '../support/pro.js';
import type { Site } from '../support/site.js';

const AT = {
  fr: { login: '/login', dashboard: '/mon-tableau-de-bord', figures: '/mes-chiffres' },
  en: { login: '/en/login', dashboard: '/en/my-dashboard', figures: '/en/my-figures' },
} as const;
const WORDS = {
  fr: { title: 'Ce que vos clients pensent', none: /encore 5 réponses/, praised: 'Ce qu’ils apprécient', missed: 'Ce qui leur a manqué' },
  en: { title: 'What your clients think', none: /not 5 answers yet/, praised: 'What they appreciate', missed: 'What they found lacking' },
} as const;
const GROUP = 5;

/** M05: a professional's own satisfaction, and what clients praise or miss, in whole groups of five answers alone. */
export function qualityStories(siteOf: () => Site): void {
  it.each([
    ['fr', 360, 0],
    ['en', 1440, 1],
  ] as const)('a professional reads what clients think once a group is full, in %s at %i px', async (lang, width, n) => {
    const site = siteOf();
    const { system } = site;
    const { professionalId } = site.pros[n]!;
    const [at, t] = [AT[lang], WORDS[lang]];
    const answered = (more: object) => {
      const ids = { acceptanceId: randomUUID(), leadId: randomUUID(), professionalId, personId: randomUUID() };
      const then = new Date(Date.now() - 60_000).toISOString();
      return happenedBefore(
        system.kernel,
        survey,
        ids.acceptanceId,
        [
          ['SurveyInvited', { ...ids, side: 'client', code: 'K7QF', province: 'QC', lang, expiresAt: then }],
          ['SurveySubmitted', { ...ids, overall: 4, listened: 5, contacted: 2, callMe: false, followUp: false, grouped: true, ...more }],
        ],
        then,
      );
    };
    for (let i = 1; i < GROUP; i++) await answered({});

    const { page, look, context } = await site.visit({ lang, width });
    await page.goto(at.login);
    await enter(site, page, await proAccount(system, professionalId));
    await page.waitForURL((url) => url.pathname === at.dashboard);
    await page.goto(at.figures);
    const quality = page.getByRole('region', { name: t.title });
    await quality.getByText(t.none).waitFor();
    await look('pro-quality-none');

    await answered({ overall: 1 });
    const own = await signInPro(system, professionalId);
    await eventually(async () => (await own('GET', '/api/pro/quality')).body.counted === GROUP, 'a full group of answers');
    await page.goto(at.figures);
    await quality.getByRole('heading', { name: t.praised }).waitFor();
    await quality.getByRole('heading', { name: t.missed }).waitFor();
    // The mean of all five, and no answer of one.
    expect((await quality.innerText()).replace(/\s/g, ' ')).toMatch(
      lang === 'fr' ? /3,4 sur 5 \(5 réponses\)/ : /3\.4 out of 5 \(5 answers\)/,
    );
    await look('pro-quality');
    await context.close();
  });
}
