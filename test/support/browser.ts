import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { oneAtATime } from './database.js';
import {
  hasAxe,
  holdTimers,
  isFocused,
  objectionsOfAxe,
  runTimers,
  sidewaysPixels,
  startAxe,
  targetsUnder,
  unpackAxe,
} from './in-page.mjs';
import { openProfile } from './profiles.js';
import { startSystem, type System } from './system.js';

const ROOT = join(import.meta.dirname, '..', '..');
const CHROMES = [
  process.env.CHROME_PATH,
  // The same engine without a window: a fresh profile costs a fifth.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/**
 * What only the window around the pages has: the pop-ups of its address bar are pages of their own, and cost more to start than ours.
 * Naming features replaces what Playwright switches off by itself, so its own list comes with it.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'];
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
const FLAGS = [
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...UNSEEN].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // Axe and the console leave much behind in a short life: with room for it, a tenth of what a page costs is saved.
  '--js-flags=--min-semi-space-size=16',
];
/** What reads a document, in its short form and packed: every document is sent it, through three processes that each copy what they pass on. */
const AXE = deflateRawSync(readFileSync(join(ROOT, 'node_modules', 'axe-core', 'axe.min.js')), { level: 9 }).toString('base64');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const WITHOUT_SCRIPTS = new WeakSet<Page>();

/** The whole product with its built front ends under one origin; what is stale is built first. */
export async function startProduct(options: Parameters<typeof startSystem>[0] = {}): Promise<System> {
  const frontends = (await import('../../services/launcher/builders/frontends.mjs' as string)) as {
    staleFrontends(root: string): object[];
    buildFrontend(root: string, frontend: object): Promise<void>;
  };
  await oneAtATime('front ends', async () => {
    for (const stale of frontends.staleFrontends(ROOT)) await frontends.buildFrontend(ROOT, stale);
  });
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
  /** Lets the site's service worker in; without it each answer comes from the server, with the headers of this visitor. */
  readonly serviceWorker?: boolean;
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
  { lang = 'fr', width = 1440, javaScript = true, dark = false, serviceWorker = false, address }: Visit = {},
): Promise<Visitor> {
  const { context, page } = await openProfile(browser, origin, {
    locale: `${lang}-CA`,
    timezoneId: 'America/Toronto',
    viewport: { width, height: width < 600 ? 740 : 900 },
    hasTouch: width < 600,
    javaScriptEnabled: javaScript,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  if (!javaScript) WITHOUT_SCRIPTS.add(page);
  if (address) await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  // An answer with 4xx is shown by the page itself; Chromium repeats it in the console.
  page.on('console', (message) => {
    if (message.type() === 'error' && !/the server responded with a status of 4\d\d/.test(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    // A read that a screen composed by itself and that the API does not understand is a mistake of the screen.
    const misread = response.status() === 422 && response.request().method() === 'GET';
    if (response.status() >= 500 || misread) complaints.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  return { context, page, complaints };
}

/** Everything axe finds on the page as it stands, one line each: rule, how many places, the first of them. */
export async function barriers(page: Page): Promise<string[]> {
  // A document is read by one axe: the same one reads it faster a second time.
  for (const frame of page.frames())
    if (!(await frame.evaluate(hasAxe))) {
      await frame.evaluate(unpackAxe, AXE);
      if (WITHOUT_SCRIPTS.has(page)) await frame.evaluate(holdTimers);
      await frame.evaluate(startAxe);
    }
  // No test counts what passed or asks where it stands: describing it all is a third of the work.
  const found = page.evaluate(objectionsOfAxe, { runOnly: RULES, resultTypes: ['violations'], selectors: false });
  return WITHOUT_SCRIPTS.has(page) ? timed(page, found) : found;
}

/** Runs the timers of a page without scripts until what waits for them is over. */
async function timed<T>(page: Page, waiting: Promise<T>): Promise<T> {
  let over = false;
  const end = (): void => {
    over = true;
  };
  waiting.then(end, end);
  while (!over) await page.evaluate(runTimers);
  return waiting;
}

/** How long a page may take to find its shape again after its width has changed. */
const SETTLES_MS = 10_000;

/**
 * How many pixels the page stays wider than the screen; 0 means that no one has to scroll sideways. A page in the moment of a change of
 * shape is measured again.
 */
export async function overflow(page: Page): Promise<number> {
  for (const end = Date.now() + SETTLES_MS; ; await page.waitForTimeout(50)) {
    const pixels = await page.evaluate(sidewaysPixels);
    if (pixels === 0 || Date.now() > end) return pixels;
  }
}

/** Buttons, links and fields smaller than 44 px on a side; links within a sentence are exempt (WCAG 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(targetsUnder, 44);

/** Presses what leads to another page. A form that waits for its browser's work has not left yet when the press is over. */
export async function leaveBy(page: Page, press: Locator): Promise<void> {
  const left = page.waitForEvent('framenavigated');
  await press.click();
  await left;
  await page.waitForLoadState();
}

/** Presses Tab until the element has the focus, as someone without a mouse would. */
export async function tabTo(page: Page, target: Locator, atMost = 80): Promise<void> {
  for (let i = 0; i < atMost; i++) {
    if (await target.evaluate(isFocused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${atMost} tabs did not reach ${target}`);
}
