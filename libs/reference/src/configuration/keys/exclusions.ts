import { keysOf } from '../key.js';
import { whole } from '../kinds.js';

// Blocks and the blacklist.
const key = keysOf('exclusions');

export const blacklistMonths = key({ key: 'blacklist.months', kind: whole(1, 24), unit: 'months', shipped: 12, scope: 'G' });
export const blacklistAppealBusinessDays = key({
  key: 'blacklist.appealBusinessDays',
  kind: whole(1, 60),
  unit: 'business-days',
  shipped: 10,
  scope: 'G',
});
