import { automation } from '@jurilien/event-sourcing';
import { candidate } from '../candidate.js';
import { work } from '../work.js';

/** A CV that was replaced, taken away or withdrawn with the profile is no longer stored. */
export const removeCvs = automation(candidate)({
  name: 'remove-cvs',
  on: { CandidateCvRemoved: ({ data: { fileId } }) => [work('remove-file', fileId, { fileId })] },
});
