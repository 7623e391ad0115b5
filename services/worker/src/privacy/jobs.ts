import { batcher } from '@jurilien/persistence';
import { destroyKeys } from '@jurilien/runtime';
import type { JobHandlers, JobTools } from '../work/handlers.js';
import { makeCopy, removeCopies } from './copy/make-copy.js';
import { keepCanary } from './canary.js';
import { refuseWhileHeld } from './held.js';
import { endLinks } from './end-links.js';
import { grantErasure } from './erasure/grant-erasure.js';
import { eraseHolding } from './erasure/erase-holding.js';
import { confirmConsent, keepConsent } from './keep-consent.js';
import { keepImpliedConsent, keepInquiryConsent } from './keep-implied-consent.js';
import { withdrawConsents } from './withdraw-consents.js';
import { keepSafeContact } from './keep-safe-contact.js';

/** Agreements and wishes about being reached, links of an undone change, copies of one's own data, and what an erasure destroys. */
export function privacyJobs(tools: JobTools) {
  const { kernel, bus, files } = tools;
  /** Keys that go side by side go together: the rows of all of them are looked for once. */
  const destroyed = batcher<string, void>(
    async (owners) => {
      await destroyKeys(kernel, owners);
      return owners.map(() => undefined);
    },
    { max: 500, lanes: 1 },
  );
  return {
    'keep-consent': keepConsent(kernel, bus),
    'confirm-consent': confirmConsent(kernel, bus),
    'keep-implied-consent': keepImpliedConsent(kernel, bus),
    'keep-inquiry-consent': keepInquiryConsent(kernel, bus),
    'keep-safe-contact': keepSafeContact(kernel, bus),
    'withdraw-consents': withdrawConsents(kernel, bus),
    'end-links': endLinks(kernel, bus),
    'erase-holding': eraseHolding({ ...tools, destroyed }),
    'grant-erasure': grantErasure(tools),
    'make-privacy-copy': makeCopy({ kernel, bus, files }),
    'remove-privacy-copies': removeCopies({ kernel, files }),
    canary: keepCanary(tools),
    'remove-file': ({ input }) => files.kept.remove(input.fileId),
    'destroy-key': async ({ input, now }) => {
      await refuseWhileHeld(kernel, input.owner, now);
      await destroyed(input.owner);
    },
  } satisfies Partial<JobHandlers>;
}
