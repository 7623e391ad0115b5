import type { Context } from '@jurilien/event-sourcing';
import { acceptance } from './acceptance.js';
import { endWithOutcome, searchAgainWhenReplaced, watchContact } from './automations/after-acceptance.js';
import { chooseProfessional, markNotChosen } from './decisions/choose-professional.js';
import {
  expireOffersWhenSearchEnds,
  openBoardAtInstant,
  runWaves,
  startRoundWhenOffering,
  widenRunningSearch,
} from './automations/search.js';
import { gatherTakenOffers, remindOfOffers, updateClient } from './automations/search-news.js';
import { settleLead } from './automations/settle-lead.js';
import { confirmRepresentation, escalateLeadCredit } from './decisions/keep-lead-credit.js';
import { makeOfferDigest } from './decisions/make-offer-digest.js';
import { remindOfOffer } from './decisions/remind-of-offer.js';
import { updateClientOnSearch } from './decisions/update-client-on-search.js';
import { offerDigest } from './offer-digest.js';
import { endWave, skipWave } from './decisions/end-wave.js';
import { expireOffers } from './decisions/expire-offers.js';
import { openOnBoard } from './decisions/open-on-board.js';
import {
  askForFollowUp,
  closeAcceptance,
  confirmContactByClient,
  logContactAttempt,
  missContactSla,
  recordContactMade,
} from './decisions/record-contact-made.js';
import { recordConsultationOutcome, recordMandateOutcome } from './decisions/record-outcome.js';
import { remindOfAcceptance } from './decisions/remind-of-acceptance.js';
import { reopenCapacity, returnLeadToReady } from './decisions/reopen-capacity.js';
import { requestLeadCredit } from './decisions/request-lead-credit.js';
import { decideReplacement, requestReplacement } from './decisions/request-replacement.js';
import { recordClaimLost, recordOfferViewed, requestSecondChance } from './decisions/record-offer-viewed.js';
import { sendWave } from './decisions/send-wave.js';
import { startRound } from './decisions/start-round.js';
import { widenRound } from './decisions/widen-round.js';
import { distribution } from './distribution.js';
import { offerReceipt } from './offer-receipt.js';
import { acceptances } from './views/acceptances.js';
import { creditRequests } from './views/credit-requests.js';
import { matchings } from './views/matchings.js';
import { offers } from './views/offers.js';
import { searches } from './views/searches.js';
import { waves } from './views/waves.js';

/** The search's half of this context: rounds, waves, offers and what follows an acceptance. Claims touch credits: see `processes`. */
export const offerParts: Omit<Context, 'name'> = {
  deciders: [distribution, offerReceipt, offerDigest, acceptance],
  decisions: [
    startRound,
    widenRound,
    remindOfOffer,
    makeOfferDigest,
    updateClientOnSearch,
    sendWave,
    endWave,
    skipWave,
    openOnBoard,
    expireOffers,
    recordOfferViewed,
    recordClaimLost,
    requestSecondChance,
    recordContactMade,
    logContactAttempt,
    missContactSla,
    confirmContactByClient,
    askForFollowUp,
    remindOfAcceptance,
    recordConsultationOutcome,
    recordMandateOutcome,
    chooseProfessional,
    markNotChosen,
    requestReplacement,
    decideReplacement,
    reopenCapacity,
    returnLeadToReady,
    requestLeadCredit,
    escalateLeadCredit,
    confirmRepresentation,
    closeAcceptance,
  ],
  views: [offers, waves, matchings, searches, acceptances, creditRequests],
  automations: [
    startRoundWhenOffering,
    runWaves,
    openBoardAtInstant,
    widenRunningSearch,
    remindOfOffers,
    gatherTakenOffers,
    updateClient,
    expireOffersWhenSearchEnds,
    watchContact,
    searchAgainWhenReplaced,
    endWithOutcome,
    settleLead,
  ],
};
