import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { professional } from '@jurilien/professionals';
import { blocks, candidateDid, candidateId, onCandidate, onContacts } from '@jurilien/recruiting';
import { z } from 'zod';

/** A firm that opens a CV again within the hour has looked at it once. */
const ONE_LOOK_MS = 3_600_000;

/**
 * A firm reads a CV: only one the candidate said yes to, and did not shut out since. The look is written down before the file is
 * opened, where the candidate reads it.
 */
export const recordCvView = decision({
  name: 'RecordCvView',
  input: z.object({ professionalId: ids.professionalId, candidateId }),
  streams: (i) => ({ ...onContacts(i), ...onCandidate(i), professional: streamOf(professional, i.professionalId) }),
  province: ({ professional: p }) => p.province,
  decide({ professionalId, candidateId: who }, { contacts, candidate: c, professional: p }, ctx) {
    refuseUnless(p.status === 'Approved', 'FORBIDDEN', 'not-approved');
    const accepted = contacts.contacts.some((x) => x.candidateId === who && x.status === 'Accepted');
    const open = accepted && c.status === 'Active' && c.details !== undefined && !blocks(c.details, p);
    refuseUnless(open && c.cv !== undefined, 'NOT_FOUND', 'cv');
    const { fileId } = c.cv;
    const since = new Date(Date.parse(ctx.now) - ONE_LOOK_MS).toISOString();
    if (c.cvViews.some((v) => v.professionalId === professionalId && v.fileId === fileId && v.at > since)) return {};
    return { candidate: [candidateDid('CandidateCvViewed', { candidateId: who, professionalId, fileId })] };
  },
});
