import { openSite, type Site } from '../support/site.js';
import { clientStories } from './site-client.js';
import { confirmationStories } from './site-confirmations.js';
import { documentStories } from './site-documents.js';
import { flowStories } from './site-flows.js';
import { findStories } from './site-find.js';
import { hiringStories } from './site-hiring.js';
import { inputStories } from './site-input.js';
import { joiningStories } from './site-joining.js';
import { keyboardStories } from './site-keyboard.js';
import { professionalStories } from './site-professional.js';
import { renewalStories } from './site-renewals.js';
import { scannerStories } from './site-scanners.js';
import { stateStories } from './site-states.js';
import { meetingStories } from './site-meetings.js';
import { schedulingStories } from './site-scheduling.js';
import { surveyStories } from './site-surveys.js';

/** What people do on the public site, in a real browser over the whole product: started once, seen from every side. */
let site: Site;
beforeAll(async () => {
  site = await openSite(6, undefined, { INTAKE_OOLONG: 'on', SENDER_PHONE: '+15145550100' });
});
afterAll(async () => {
  await site?.close();
});

// First: of the others’ requests something is always under way.
scannerStories(() => site);
clientStories(() => site);
professionalStories(() => site);
joiningStories(() => site);
hiringStories(() => site);
findStories(() => site);
flowStories(() => site);
confirmationStories(() => site);
documentStories(() => site);
stateStories(() => site);
keyboardStories(() => site);
describe('bad input', () => inputStories(() => site));
surveyStories(() => site);
describe('a renewal', () => renewalStories(() => site));
schedulingStories(() => site);
meetingStories(() => site);
