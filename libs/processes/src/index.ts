import { context } from '@jurilien/event-sourcing';
import { expireClaims, releaseClaimWhenStopped } from './automations/claims.js';
import { tellOfPrivateChange } from './automations/notify-changes.js';
import { sendSignInCode, sendStepUpCodes } from './automations/send-codes.js';
import { confirmContact, sendNewLink, tellClient, tellProfessional } from './automations/notify.js';
import { sendAccountLinks, tellAccountHolder } from './automations/notify-accounts.js';
import { openCreditAccountWhenProfessionalApproved } from './automations/open-credit-account-when-professional-approved.js';
import { claimOffer } from './decisions/claim-offer.js';
import { confirmAcceptance } from './decisions/confirm-acceptance.js';
import { blockLead, closeLead, stopOffering, withdrawLead } from './decisions/end-lead.js';
import { cancelPrivateChange, confirmPrivateChange, requestPrivateChange } from './decisions/private-change.js';
import { offerLeadManually } from './decisions/offer-lead-manually.js';
import { declareConflict, expireClaim, refuseOffer, releaseClaim } from './decisions/release-claim.js';
import { revealClaimNames } from './decisions/reveal-claim-names.js';
import { leadTimeline } from './views/lead-timeline.js';
import { matchProfiles } from './views/match-profiles.js';

/** Where two contexts meet: claims touch the search and the ledger together, words go out after the fact. */
export const processes = context({
  name: 'processes',
  deciders: [],
  decisions: [
    claimOffer,
    revealClaimNames,
    confirmAcceptance,
    declareConflict,
    releaseClaim,
    expireClaim,
    refuseOffer,
    offerLeadManually,
    withdrawLead,
    blockLead,
    closeLead,
    stopOffering,
    requestPrivateChange,
    confirmPrivateChange,
    cancelPrivateChange,
  ],
  views: [matchProfiles, leadTimeline],
  automations: [
    expireClaims,
    releaseClaimWhenStopped,
    openCreditAccountWhenProfessionalApproved,
    confirmContact,
    tellClient,
    tellProfessional,
    sendNewLink,
    sendAccountLinks,
    tellAccountHolder,
    sendSignInCode,
    sendStepUpCodes,
    tellOfPrivateChange,
  ],
});

export { claimPriceCc } from './claim-price.js';
