import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { proofType } from '../joining.js';
import { happened, inProvince, onProfessional, professionalId, refuseUnlessIn } from './common.js';

/** So many files are kept of one person: a card with two sides, and again at the next checks. */
export const PROOFS_KEPT = 10;

/** A proof lies sealed in the files: sent by the route that has just received, sniffed and checked it. */
export const uploadLicenceProof = decision({
  name: 'UploadLicenceProof',
  input: z.object({
    professionalId,
    fileId: ids.fileId,
    type: proofType,
    bytes: z.number().int().positive(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    scanner: z.string().max(40),
  }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    refuseUnlessIn(s, ['Registered', 'Rejected', 'Applied', 'Approved', 'Suspended']);
    if (s.proofs?.some((p) => p.fileId === input.fileId)) return {};
    refuseUnless((s.proofs?.length ?? 0) < PROOFS_KEPT, 'CAP_REACHED', 'proofs');
    return { professional: [happened('LicenceProofUploaded', input)] };
  },
});
