import { context } from '@jurilien/event-sourcing';
import { acceptProfessionalTerms } from './decisions/accept-professional-terms.js';
import { approveProfessional } from './decisions/approve-professional.js';
import { pauseOffers, resumeOffers } from './decisions/pause-offers.js';
import { registerProfessional } from './decisions/register-professional.js';
import { rejectProfessional } from './decisions/reject-professional.js';
import { submitProfessionalApplication } from './decisions/submit-professional-application.js';
import { reinstateProfessional, suspendProfessional } from './decisions/suspend-professional.js';
import { setMatchingPreferences, setOfferHours, updateProfessionalProfile } from './decisions/update-professional-profile.js';
import { verifyChannel } from './decisions/verify-channel.js';
import { verifyLicence } from './decisions/verify-licence.js';
import { professional } from './professional.js';
import { professionalsView } from './views/professionals.js';

/** Lawyers, notaries, paralegals and mediators. */
export const professionals = context({
  name: 'professionals',
  deciders: [professional],
  decisions: [
    registerProfessional,
    acceptProfessionalTerms,
    submitProfessionalApplication,
    verifyLicence,
    verifyChannel,
    approveProfessional,
    rejectProfessional,
    suspendProfessional,
    reinstateProfessional,
    updateProfessionalProfile,
    setMatchingPreferences,
    setOfferHours,
    pauseOffers,
    resumeOffers,
  ],
  views: [professionalsView],
  automations: [],
});

export { isPaused, licenceLive, mayClaim, professional, type OfferHours, type Practice, type ProfessionalState } from './professional.js';
