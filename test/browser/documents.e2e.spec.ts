import { openSite, type Site } from '../support/site.js';
import { sharedDocumentStories } from './site-shared-documents.js';

/** Documents between clients and professionals, in a real browser over the whole product. */
let site: Site;
beforeAll(async () => {
  site = await openSite(2);
  // Their first coins pay for two requests each, and every story has one accepted.
  for (const { professionalId } of site.pros) await site.system.dispatch('GrantCredits', { professionalId, cc: 10_000 });
});
afterAll(async () => {
  await site?.close();
});

describe('documents that are shared and asked for', () => sharedDocumentStories(() => site));
