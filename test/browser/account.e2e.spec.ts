import { openSite, type Site } from '../support/site.js';
import { factorStories } from './account-factors.js';
import { accountStories } from './account-pages.js';
import { passwordStories } from './account-passwords.js';
import { signInStories } from './account-sign-in.js';

/** Signing in and the pages of an account in a real browser, over the whole product. */
let site: Site;
beforeAll(async () => {
  // A passkey belongs to a name: browsers make none for a bare address.
  site = await openSite(0, 'localhost');
});
afterAll(async () => {
  await site?.close();
});

signInStories(() => site);
passwordStories(() => site);
factorStories(() => site);
accountStories(() => site);

// This product runs as it is shipped: what stands behind a flag does not exist.
it('the form behind its flag is not there, on the site or behind it', async () => {
  for (const path of ['/oolong', '/en/oolong']) expect((await fetch(site.system.origin + path)).status).toBe(404);
  const { body } = await site.job.submit();
  const headers = { 'content-type': 'application/json', 'x-site-key': site.system.settings.SITE_KEY };
  const sent = JSON.stringify({ ...body, leadId: crypto.randomUUID(), form: 'oolong' });
  expect((await fetch(`${site.system.origin}/api/public/requests`, { method: 'POST', headers, body: sent })).status).toBe(404);
});
