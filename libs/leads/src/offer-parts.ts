import type { Context } from '@jurilien/event-sourcing';
import { acceptance } from './acceptance.js';
import { expireOffersWhenSearchEnds, runWaves, startRoundWhenOffering, watchContact } from './automations/search.js';
import { endWave, skipWave } from './decisions/end-wave.js';
import { expireOffers } from './decisions/expire-offers.js';
import { openOnBoard } from './decisions/open-on-board.js';
import { closeAcceptance, logContactAttempt, missContactSla, recordContactMade } from './decisions/record-contact-made.js';
import { recordOfferViewed, requestSecondChance } from './decisions/record-offer-viewed.js';
import { sendWave } from './decisions/send-wave.js';
import { startRound } from './decisions/start-round.js';
import { distribution } from './distribution.js';
import { offerReceipt } from './offer-receipt.js';
import { acceptances } from './views/acceptances.js';
import { offers } from './views/offers.js';
import { waves } from './views/waves.js';

/** The search's half of this context: rounds, waves, offers and what follows an acceptance. Claims touch credits: see `processes`. */
export const offerParts: Omit<Context, 'name'> = {
  deciders: [distribution, offerReceipt, acceptance],
  decisions: [
    startRound,
    sendWave,
    endWave,
    skipWave,
    openOnBoard,
    expireOffers,
    recordOfferViewed,
    requestSecondChance,
    recordContactMade,
    logContactAttempt,
    missContactSla,
    closeAcceptance,
  ],
  views: [offers, waves, acceptances],
  automations: [startRoundWhenOffering, runWaves, expireOffersWhenSearchEnds, watchContact],
};
