import type { JobHandlers, JobTools } from '../work/handlers.js';
import { endLinks } from './end-links.js';
import { confirmConsent, keepConsent } from './keep-consent.js';
import { keepSafeContact } from './keep-safe-contact.js';

/** Agreements and wishes about being reached, links of an undone change, and what an erasure destroys. */
export const privacyJobs = ({ kernel, bus, files }: JobTools) =>
  ({
    'keep-consent': keepConsent(kernel, bus),
    'confirm-consent': confirmConsent(kernel, bus),
    'keep-safe-contact': keepSafeContact(kernel, bus),
    'end-links': endLinks(kernel, bus),
    'remove-file': ({ input }) => files.kept.remove(input.fileId),
    'destroy-key': async ({ input }) => void (await kernel.vault.destroy(input.owner)),
  }) satisfies Partial<JobHandlers>;
