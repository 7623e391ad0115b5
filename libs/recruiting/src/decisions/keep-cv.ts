import { alreadyDone, decision, refuseUnless, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { resume } from '../job-application.js';
import { candidateDid, candidateId, type OnCandidate, onCandidate } from './on-candidate.js';

/** A CV joins the profile and takes the place of the one before it; sent by the route that received, scanned and sealed the bytes. */
export const uploadCandidateCv = decision({
  name: 'UploadCandidateCv',
  input: resume.extend({ candidateId }),
  streams: onCandidate,
  decide(input, { candidate: s }) {
    refuseUnless(s.status === 'Active', 'NOT_FOUND', 'candidate-profile');
    if (s.cv?.fileId === input.fileId) return {};
    return { candidate: [...cvGone(input.candidateId, s), candidateDid('CandidateCvUploaded', input)] };
  },
});

const removable = ({ candidate: s }: OnCandidate) => unlessDone(!s.cv, 'no-cv');

/** The candidate takes the CV away again; the file goes with it. */
export const removeCandidateCv = decision({
  name: 'RemoveCandidateCv',
  input: z.object({ candidateId }),
  streams: onCandidate,
  available: removable,
  decide({ candidateId: id }, { candidate: s }) {
    return { candidate: alreadyDone(removable({ candidate: s })) ? [] : cvGone(id, s) };
  },
});

/** What is said of a CV that is kept no longer; nothing where there is none. */
export const cvGone = (id: string, { cv }: { readonly cv?: { readonly fileId: string } }) =>
  cv ? [candidateDid('CandidateCvRemoved', { candidateId: id, fileId: cv.fileId })] : [];
