import { keysOf } from '../key.js';
import { whole } from '../kinds.js';
import { weights } from '../values.js';

// Which professionals are asked, in which order.
const key = keysOf('matching');

export const matchingWeights = key({
  key: 'matching.weights',
  kind: weights(),
  unit: 'points',
  shipped: { field: 250, territory: 150, needs: 150, answering: 100, contactSla: 100, rotation: 200, exploration: 50 },
  flags: 'L',
  scope: 'G',
});
export const matchingFairnessSeatsPercent = key({
  key: 'matching.fairnessSeatsPercent',
  kind: whole(0, 100),
  unit: 'percent',
  shipped: 20,
  flags: 'L',
  scope: 'G',
});
export const matchingExplorationOffers = key({
  key: 'matching.explorationOffers',
  kind: whole(0, 100),
  unit: 'count',
  shipped: 10,
  flags: 'L',
  scope: 'G',
});
export const matchingNearKm = key({ key: 'matching.nearKm', kind: whole(1, 500), unit: 'km', shipped: 25, scope: 'P' });
export const matchingExplanationDays = key({
  key: 'matching.explanationDays',
  kind: whole(30, 730),
  unit: 'days',
  shipped: 180,
  scope: 'G',
});
