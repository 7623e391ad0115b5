import { keysOf } from '../key.js';
import { whole, list, text } from '../kinds.js';
import { type Pack, pack } from '../values.js';

// Juricoins: price, packs, promotions, and what staff may move.
const key = keysOf('credits');
const packOf = (cc: number, cents: number): Pack => ({ cc, cents });

export const creditsUnitPriceCents = key({
  key: 'credits.unitPriceCents',
  kind: whole(100, 1_000_000),
  unit: 'cents',
  shipped: 4_000,
  flags: 'M',
  scope: 'P',
});
export const creditsPacks = key({
  key: 'credits.packs',
  kind: list(pack(1), 1, 12),
  shipped: [packOf(500, 20_000), packOf(1_000, 38_000), packOf(2_500, 90_000), packOf(5_000, 170_000), packOf(10_000, 320_000)],
  flags: 'M',
  scope: 'P',
});
export const creditsPromoDays = key({ key: 'credits.promoDays', kind: whole(1, 730), unit: 'days', shipped: 90, flags: 'M', scope: 'P' });
export const creditsReopenDays = key({ key: 'credits.reopenDays', kind: whole(0, 365), unit: 'days', shipped: 30, flags: 'M', scope: 'P' });
export const creditsWelcomeCc = key({ key: 'credits.welcomeCc', kind: whole(0, 10_000), unit: 'cc', shipped: 200, flags: 'M', scope: 'P' });
export const creditsLowBalanceCc = key({ key: 'credits.lowBalanceCc', kind: whole(0, 100_000), unit: 'cc', shipped: 300, scope: 'P' });
export const creditsPaLimitCc = key({
  key: 'credits.paLimitCc',
  kind: whole(0, 100_000),
  unit: 'cc',
  shipped: 1_000,
  flags: 'M',
  scope: 'G',
});
export const creditsFourEyesAboveCc = key({
  key: 'credits.fourEyesAboveCc',
  kind: whole(0, 100_000),
  unit: 'cc',
  shipped: 1_000,
  flags: 'M',
  scope: 'G',
});
export const creditsStaffDayCc = key({
  key: 'credits.staffDayCc',
  kind: whole(0, 1_000_000),
  unit: 'cc',
  shipped: 5_000,
  flags: 'M',
  scope: 'G',
});
// What the coins are called, in the plural; texts take it through `withCoinName`.
export const creditsNameFr = key({ key: 'credits.name.fr', kind: text(3, 30), shipped: 'juricoins', flags: 'L', scope: 'G' });
export const creditsNameEn = key({ key: 'credits.name.en', kind: text(3, 30), shipped: 'juricoins', flags: 'L', scope: 'G' });
