import type { Context } from '@jurilien/event-sourcing';
import { acceptance } from './acceptance.js';
import { runWaves, startRoundWhenOffering, watchContact } from './automations/search.js';
import { endLiveWave, endWave, skipWave } from './decisions/end-wave.js';
import { offerLeadManually } from './decisions/offer-lead-manually.js';
import { openOnBoard } from './decisions/open-on-board.js';
import { logContactAttempt, missContactSla, recordContactMade } from './decisions/record-contact-made.js';
import { recordOfferViewed, requestSecondChance } from './decisions/record-offer-viewed.js';
import { refuseOffer } from './decisions/refuse-offer.js';
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
  decisions: [startRound, sendWave, endWave, endLiveWave, skipWave, openOnBoard, offerLeadManually, refuseOffer, recordOfferViewed, requestSecondChance, recordContactMade, logContactAttempt, missContactSla],
  views: [offers, waves, acceptances],
  automations: [startRoundWhenOffering, runWaves, watchContact],
};
