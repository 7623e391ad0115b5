import { openSite, type Site } from '../support/site.js';
import { calculatorStories } from './site-calculator.js';
import { crawlStories } from './site-crawl.js';
import { enquiryStories } from './site-enquiries.js';
import { privacyStories } from './site-privacy.js';
import { errorStories } from './site-errors.js';
import { measuringStories } from './site-measuring.js';
import { offlineStories } from './site-offline.js';
import { routeStories } from './site-routes.js';

/** Every page of the public site in a real browser, over the whole product: its addresses, its tools, and what is around them. */
let site: Site;
beforeAll(async () => {
  site = await openSite(3, undefined, { PAGE_VIEWS: 'own', INTAKE_OOLONG: 'on' });
});
afterAll(async () => {
  await site?.close();
});

calculatorStories(() => site);
crawlStories(() => site);
enquiryStories(() => site);
privacyStories(() => site);
offlineStories(() => site);
describe('every public address', () => routeStories(() => site));
describe('what breaks', () => errorStories(() => site));
// proves: ASVS row 86
describe('being counted', () => measuringStories(() => site));
