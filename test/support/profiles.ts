import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { USUAL_SECONDS } from './eventually.js';
import { forgetAll } from './in-page.mjs';

/** Calls whose effect stays in a profile and cannot be undone: after one of them the profile is not used again. */
const LASTING = ['addInitScript', 'grantPermissions', 'newCDPSession', 'route', 'setGeolocation', 'setOffline', 'setSystemTime'];
/** What a test listens to. */
const HEARD = ['console', 'dialog', 'download', 'framenavigated', 'pageerror', 'popup', 'request', 'response'] as const;
/** Profiles that wait for their next visitor, by browser and by what they were opened with. */
const idle = new WeakMap<Browser, Map<string, Profile[]>>();
/** More of one kind are seldom open at once, and each keeps a process. */
const MOST_IDLE = 2;

export interface Profile {
  readonly context: BrowserContext;
  readonly page: Page;
}

/**
 * A profile with one empty page. Closing its context gives it back: nothing is left of the visit, and the next visitor finds its processes
 * running and its scripts compiled, which is three quarters of what opening a page costs.
 */
export async function openProfile(browser: Browser, origin: string, options: BrowserContextOptions): Promise<Profile> {
  const kind = JSON.stringify([origin, options]);
  const kinds = idle.get(browser) ?? new Map<string, Profile[]>();
  idle.set(browser, kinds);
  const waiting = kinds.get(kind) ?? [];
  kinds.set(kind, waiting);
  const known = waiting.pop();
  if (known) return known;

  const context = await browser.newContext({ ...options, baseURL: origin });
  context.setDefaultTimeout(USUAL_SECONDS * 1_000);
  const profile = { context, page: await context.newPage() };
  const devtools = await context.newCDPSession(profile.page);
  const isAsNew = watch(profile, origin, options.serviceWorkers !== 'allow');
  const close = context.close.bind(context);
  context.close = async () => {
    const kept = waiting.length < MOST_IDLE && isAsNew() && (await emptied(profile, devtools, options).catch(() => false));
    if (kept) waiting.push(profile);
    else await close();
  };
  return profile;
}

/** Whether nothing lasting was done to a profile so far, and it was nowhere but on our own pages. */
function watch({ context, page }: Profile, origin: string, asNew: boolean): () => boolean {
  for (const target of [context, page, page.clock] as object[] as Record<string, (...args: unknown[]) => unknown>[])
    for (const name of LASTING.filter((name) => name in target)) {
      const original = target[name]!.bind(target);
      target[name] = (...args) => {
        asNew = false;
        return original(...args);
      };
    }
  context.on('request', (request) => {
    asNew &&= !request.isNavigationRequest() || request.url().startsWith(`${origin}/`);
  });
  return () => asNew && !page.isClosed();
}

/** Leaves the page, then removes what the visit left: tabs, listeners, cookies, whatever pages kept, cached answers. */
async function emptied({ context, page }: Profile, devtools: CDPSession, { viewport }: BrowserContextOptions): Promise<boolean> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of HEARD) page.removeAllListeners(event);
  await context.setExtraHTTPHeaders({});
  await page.goto('/health/live');
  await page.evaluate(forgetAll);
  await context.clearCookies();
  await devtools.send('Network.clearBrowserCache');
  if (viewport) await page.setViewportSize(viewport);
  return true;
}
