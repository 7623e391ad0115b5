import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { isFocused, sidewaysPixels, targetsUnder } from './in-page.mjs';
import { startSystem, type System } from './system.js';

const ROOT = join(import.meta.dirname, '..', '..');
const CHROMES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The whole product with its built front ends under one origin; what is stale is built first. */
export async function startProduct(options: Parameters<typeof startSystem>[0] = {}): Promise<System> {
  const frontends = (await import('../../services/launcher/frontends.mjs' as string)) as {
    staleFrontends(root: string): object[];
    buildFrontend(root: string, frontend: object): Promise<void>;
  };
  for (const stale of frontends.staleFrontends(ROOT)) await frontends.buildFrontend(ROOT, stale);
  return startSystem({ ...options, frontEnds: ROOT });
}

/** One Chromium per file; each visitor gets a profile of their own. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = CHROMES.find((path) => path && existsSync(path)) ?? chromium.executablePath();
  if (!existsSync(executablePath)) throw new Error('No Chromium found. Install it (apt-get install chromium) or name it in CHROME_PATH.');
  return chromium.launch({ executablePath, args: FLAGS });
}

export interface Visit {
  readonly lang?: 'fr' | 'en';
  readonly width?: number;
  readonly javaScript?: boolean;
  readonly dark?: boolean;
  /** Where the person calls from, as a proxy of ours would say. */
  readonly address?: string;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the browser complained about: thrown errors, console errors, failed requests of our own origin. */
  readonly complaints: string[];
}

/** A person with a fresh profile: language, screen and whether scripts run. */
export async function visitor(
  browser: Browser,
  origin: string,
  { lang = 'fr', width = 1440, javaScript = true, dark = false, address }: Visit = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: `${lang}-CA`,
    timezoneId: 'America/Toronto',
    viewport: { width, height: width < 600 ? 740 : 900 },
    hasTouch: width < 600,
    javaScriptEnabled: javaScript,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    ...(address ? { extraHTTPHeaders: { 'x-forwarded-for': address } } : {}),
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  // An answer with 4xx is told by the page itself; Chromium repeats it in the console.
  page.on('console', (message) => {
    if (message.type() === 'error' && !/the server responded with a status of 4\d\d/.test(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  return { context, page, complaints };
}

/** Everything axe finds on the page as it stands, one line each: rule, how many places, the first of them. */
export async function barriers(page: Page, options: { except?: readonly string[] } = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(RULES).setLegacyMode(true);
  if (options.except?.length) builder.disableRules([...options.except]);
  const { violations } = await builder.analyze();
  return violations.map(
    (v) => `${v.id} × ${v.nodes.length}: ${v.help} — ${v.nodes[0]?.html.slice(0, 160)} ${v.nodes[0]?.any[0]?.message ?? ''}`,
  );
}

/** How many pixels the page is wider than the screen; 0 means that nobody has to scroll sideways. */
export const overflow = (page: Page): Promise<number> => page.evaluate(sidewaysPixels);

/** Buttons, links and fields smaller than 44 px on a side; links within a sentence are exempt (WCAG 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(targetsUnder, 44);

/** Presses Tab until the element has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator, atMost = 80): Promise<void> {
  for (let i = 0; i < atMost; i++) {
    if (await target.evaluate(isFocused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${atMost} tabs did not reach ${target}`);
}
