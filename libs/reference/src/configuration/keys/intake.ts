import { keysOf } from '../key.js';
import { whole, flag, list } from '../kinds.js';
import { adSpending, type AdSpending } from '../values.js';

// Forms, and what keeps machines from sending them.
const key = keysOf('intake');

export const intakeOolongEnabled = key({ key: 'intake.oolong.enabled', kind: flag(), shipped: false, scope: 'G' });
export const intakeWorkBits = key({ key: 'intake.work.bits', kind: whole(0, 24), unit: 'bits', shipped: 12, scope: 'G' });
export const intakeWorkBitsPerDoubling = key({
  key: 'intake.work.bitsPerDoubling',
  kind: whole(0, 8),
  unit: 'bits',
  shipped: 2,
  scope: 'G',
});
export const intakeWorkBitsMost = key({ key: 'intake.work.bitsMost', kind: whole(0, 26), unit: 'bits', shipped: 18, scope: 'G' });
export const intakeWorkFloodPerHour = key({
  key: 'intake.work.floodPerHour',
  kind: whole(1, 1_000_000),
  unit: 'count',
  shipped: 600,
  scope: 'G',
});
export const intakeWorkMinutes = key({ key: 'intake.work.minutes', kind: whole(1, 1_440), unit: 'minutes', shipped: 60, scope: 'G' });
export const intakeUnprovenPerAddressPerHour = key({
  key: 'intake.unproven.perAddressPerHour',
  kind: whole(1, 1_000),
  unit: 'count',
  shipped: 8,
  scope: 'G',
});
export const intakeUnprovenPerHour = key({
  key: 'intake.unproven.perHour',
  kind: whole(1, 100_000),
  unit: 'count',
  shipped: 400,
  scope: 'G',
});
export const intakeFormsPerAddressPerDay = key({
  key: 'intake.forms.perAddressPerDay',
  kind: whole(1, 10_000),
  unit: 'count',
  shipped: 60,
  scope: 'G',
});
export const intakeRequestsPerPhonePerDay = key({
  key: 'intake.requests.perPhonePerDay',
  kind: whole(1, 100),
  unit: 'count',
  shipped: 10,
  scope: 'G',
});
// What was spent on advertisements, so that a report tells what an accepted request costs (IN17).
export const intakeAdSpending = key({
  key: 'intake.adSpending',
  kind: list(adSpending(), 0, 2_000),
  unit: 'cents',
  shipped: [] as readonly AdSpending[],
  scope: 'G',
});
