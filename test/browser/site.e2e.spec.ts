import { openSite, type Site } from '../support/site.js';
import { clientStories } from './site-client.js';
import { confirmationStories } from './site-confirmations.js';
import { documentStories } from './site-documents.js';
import { flowStories } from './site-flows.js';
import { findStories } from './site-find.js';
import { hiringStories } from './site-hiring.js';
import { inputStories } from './site-input.js';
import { joiningStories } from './site-joining.js';
import { professionalStories } from './site-professional.js';
import { stateStories } from './site-states.js';
import { surveyStories } from './site-surveys.js';

/** What people do on the public site, in a real browser over the whole product: started once, seen from every side. */
let site: Site;
beforeAll(async () => {
  site = await openSite(6, undefined, { INTAKE_OOLONG: 'on', SENDER_PHONE: '+15145550100' });
}, 300_000);
afterAll(async () => {
  await site?.close();
});

clientStories(() => site);
professionalStories(() => site);
joiningStories(() => site);
hiringStories(() => site);
findStories(() => site);
flowStories(() => site);
confirmationStories(() => site);
documentStories(() => site);
stateStories(() => site);
describe('bad input', () => inputStories(() => site));
surveyStories(() => site);
