import { assignAccountManager } from './decisions/assign-account-manager.js';
import { pauseOffers, resumeOffers } from './decisions/pause-offers.js';
import { publishProfile, rejectProfileWording, unpublishProfile } from './decisions/publish-profile.js';
import { recheckLicence } from './decisions/recheck-licence.js';
import { rejectProfessional } from './decisions/reject-professional.js';
import { reinstateProfessional, suspendProfessional } from './decisions/suspend-professional.js';
import { verifyLicence } from './decisions/verify-licence.js';

/** What staff do with a professional by a button of their page, as far as the membership says whether they can. */
export const professionalActions = [
  verifyLicence,
  rejectProfessional,
  publishProfile,
  rejectProfileWording,
  unpublishProfile,
  recheckLicence,
  assignAccountManager,
  pauseOffers,
  resumeOffers,
  suspendProfessional,
  reinstateProfessional,
] as const;
