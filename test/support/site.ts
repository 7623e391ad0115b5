import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { barriers, openBrowser, overflow, smallTargets, startProduct, visitor, type Visit, type Visitor } from './browser.js';
import { eventually } from './eventually.js';
import { mainJob } from './main-job.js';
import { approvedProfessional, ready } from './people.js';
import type { System } from './system.js';

const SHOTS = process.env.SHOTS;
/** What was wrong with the pages looked at, reported together when the test ends. */
const faults: unknown[] = [];
afterEach(() => {
  expect(faults.splice(0)).toEqual([]);
});

/** The running product with people in it, and a browser: what every suite of the public site starts from. */
export async function openSite(professionals = 3, host?: string, env: Record<string, string> = {}) {
  const [system, browser] = await Promise.all([startProduct({ env: { TRUSTED_PROXIES: '1', ...env }, host }), openBrowser()]);
  const pros = await Promise.all(
    Array.from({ length: professionals }, (_, i) => approvedProfessional(system, { name: `Me Camille Test ${i + 1}` })),
  );
  await ready(system, pros);
  const staff = await system.signIn('admin');
  const job = mainJob(system);
  /** The same phone gets a code for each link: an earlier one is not the answer to a later question. */
  const typed = new Set<string>();
  return {
    system,
    browser,
    pros,
    staff,
    job,
    visit: (options: Visit = {}) => visit(system, browser, options),
    /** A staff command on a request. */
    send: (name: string, payload: object, reason?: string) =>
      staff('POST', `/api/commands/${name}`, { commandId: crypto.randomUUID(), payload, ...(reason ? { reason } : {}) }),
    /** The offer links of a request, one for each of our professionals that was asked, in the order they were asked; stories bring others. */
    async offers(lead: { leadId: string; answer: { body: { code: string } } }, atLeast = 1) {
      const rows = await eventually(async () => {
        const { body } = await staff('GET', `/api/views/offers?filter=${encodeURIComponent(JSON.stringify({ leadId: lead.leadId }))}`);
        const asked = (body.data as { professionalId: string }[]).flatMap(
          (row) => pros.find((p) => p.professionalId === row.professionalId) ?? [],
        );
        return asked.length >= atLeast && asked;
      }, 'the offers');
      return Promise.all(
        rows.map(async ({ professionalId, phoneNumber }) => {
          const token = await eventually(
            async () =>
              (await job.texts(phoneNumber))
                .filter((m) => m.body.includes(lead.answer.body.code))
                .map((m) => job.tokenIn(m.body, 'accepter') ?? job.tokenIn(m.body, 'accept'))
                .find(Boolean),
            'the text with the offer',
          );
          return { professionalId, phoneNumber, token };
        }),
      );
    },
    /** A request that was confirmed, validated and offered. */
    async offered(over: Record<string, unknown> = {}, lang: 'fr' | 'en' = 'fr', price?: number) {
      const lead = await job.submit(over, lang);
      await job.confirmPhone(lead);
      await job.validate(staff, lead.leadId, { price });
      return lead;
    },
    /** The newest code that a page behind a link had sent to a phone. */
    async stepUpCode(phoneNumber: string): Promise<string> {
      const code = await eventually(
        async () =>
          (await job.texts(phoneNumber))
            .map((m) => /^(\d{3} \d{3}) (?:est votre code|is your)/.exec(m.body as string)?.[1])
            .findLast((code) => code && !typed.has(code)),
        'the text with the code of the page',
      );
      typed.add(code);
      return code;
    },
    async typeStepUpCode(page: Page, phoneNumber: string) {
      await page.locator('#stepCode').waitFor();
      await page.locator('#stepCode').fill(await this.stepUpCode(phoneNumber));
      await page.locator('[name=go][value=step-verify]').click();
    },
    async close() {
      await browser.close();
      await system.close();
    },
  };
}
export type Site = Awaited<ReturnType<typeof openSite>>;

let visitors = 0;

async function visit(
  system: System,
  browser: Browser,
  options: Visit,
): Promise<Visitor & { look(name: string, axe?: boolean): Promise<void>; glance(name: string): Promise<void> }> {
  const person = await visitor(browser, system.origin, { address: `198.51.100.${++visitors}`, ...options });
  const { width = 1440, lang = 'fr' } = options;
  /**
   * What must hold for every page in every state: the page's language, one title and one main heading, nothing axe objects to, nothing wider than
   * the screen (nor than 320 pixels on a phone), targets that a thumb meets, no complaint of the browser. With `SHOTS=<folder>` a picture is kept.
   */
  const look = async (name: string, axe = true): Promise<void> => {
    const { page, complaints } = person;
    if (SHOTS) {
      mkdirSync(SHOTS, { recursive: true });
      await page.screenshot({ path: join(SHOTS, `${name}-${lang}-${width}.png`), fullPage: true });
    }
    const found = {
      name,
      lang: await page.locator('html').getAttribute('lang'),
      headings: await page.locator('h1').count(),
      named: / – Jurilien$/.test(await page.title()),
      barriers: axe ? await barriers(page) : [],
      overflow: await overflow(page),
      overflow320: 0,
      small: await smallTargets(page),
      complaints: [...complaints],
    };
    if (width < 600) {
      const size = page.viewportSize()!;
      await page.setViewportSize({ ...size, width: 320 });
      found.overflow320 = await overflow(page);
      await page.setViewportSize(size);
    }
    const wanted: typeof found = {
      name,
      lang: `${lang}-CA`,
      headings: 1,
      named: true,
      barriers: [],
      overflow: 0,
      overflow320: 0,
      small: [],
      complaints: [],
    };
    if (JSON.stringify(found) !== JSON.stringify(wanted)) faults.push(found);
  };
  // A state whose twin in the other language was looked at is glanced at: all but axe, which takes longest.
  return { ...person, look, glance: lang === 'fr' ? look : (name) => look(name, false) };
}
