import { openSite, type Site } from '../support/site.js';
import { calculatorStories } from './site-calculator.js';
import { clientStories } from './site-client.js';
import { crawlStories } from './site-crawl.js';
import { documentStories } from './site-documents.js';
import { enquiryStories } from './site-enquiries.js';
import { flowStories } from './site-flows.js';
import { findStories } from './site-find.js';
import { hiringStories } from './site-hiring.js';
import { errorStories } from './site-errors.js';
import { measuringStories } from './site-measuring.js';
import { offlineStories } from './site-offline.js';
import { joiningStories } from './site-joining.js';
import { professionalStories } from './site-professional.js';
import { routeStories } from './site-routes.js';
import { stateStories } from './site-states.js';

/** The public site in a real browser, over the whole product: started once, told from three sides. */
let site: Site;
beforeAll(async () => {
  site = await openSite(3, undefined, { PAGE_VIEWS: 'own', INTAKE_OOLONG: 'on' });
}, 300_000);
afterAll(async () => {
  await site?.close();
});

clientStories(() => site);
professionalStories(() => site);
joiningStories(() => site);
hiringStories(() => site);
findStories(() => site);
calculatorStories(() => site);
flowStories(() => site);
documentStories(() => site);
stateStories(() => site);
crawlStories(() => site);
enquiryStories(() => site);
offlineStories(() => site);
describe('every public address', () => routeStories(() => site));
describe('what breaks', () => errorStories(() => site));
// proves: ASVS row 86
describe('being counted', () => measuringStories(() => site));
