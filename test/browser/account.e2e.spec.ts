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
}, 300_000);
afterAll(async () => {
  await site?.close();
});

signInStories(() => site);
passwordStories(() => site);
factorStories(() => site);
accountStories(() => site);
