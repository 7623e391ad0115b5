import { carryErasures, endLegalHolds, grantErasures } from './automations/erasures.js';
import { markErasureStuck, recordErasureStep, shredPersonKey, startErasure } from './decisions/keys/erase.js';
import { expireLegalHold, liftLegalHold, placeLegalHold, refuseLegalHold } from './decisions/keys/legal-holds.js';
import { personKey } from './person-key.js';
import { erasures } from './views/erasures.js';
import { legalHolds } from './views/legal-holds.js';

/** The part of the context that keeps and destroys keys. */
export const keyParts = {
  deciders: [personKey],
  decisions: [
    placeLegalHold,
    liftLegalHold,
    refuseLegalHold,
    expireLegalHold,
    startErasure,
    shredPersonKey,
    recordErasureStep,
    markErasureStuck,
  ],
  views: [legalHolds, erasures],
  automations: [carryErasures, endLegalHolds, grantErasures],
} as const;
