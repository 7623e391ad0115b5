import { noteSeller, sellersKnown } from '@jurilien/persistence';
import { addressLines, DEMO_SELLER, SELLER_OF_BEFORE, type DatedSeller, type SellerIdentity } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';
import type { Settings } from '../settings/settings.js';

type Said = Pick<Settings, 'SELLER_NAME' | 'SELLER_ADDRESS' | 'SELLER_GST_NUMBER' | 'SELLER_QST_NUMBER'>;

/** Who sells by the settings; the demo's where they say nothing. */
const sellerFrom = (s: Said): SellerIdentity => ({
  name: s.SELLER_NAME ?? DEMO_SELLER.name,
  address: s.SELLER_ADDRESS === undefined ? DEMO_SELLER.address : addressLines(s.SELLER_ADDRESS),
  gstNo: s.SELLER_GST_NUMBER ?? DEMO_SELLER.gstNo,
  qstNo: s.SELLER_QST_NUMBER ?? DEMO_SELLER.qstNo,
});

/** Remembers the seller of the settings, at each start. Before the first migration there is nothing to sell. */
export async function beginSelling(kernel: Pick<Kernel, 'db' | 'settings' | 'keysHeld'>): Promise<void> {
  if (await kernel.keysHeld()) await noteSeller(kernel.db, sellerFrom(kernel.settings), SELLER_OF_BEFORE);
}

/** Every seller of this installation, the oldest first, at least one. */
export async function sellersOf({ db, settings }: Pick<Kernel, 'db' | 'settings'>): Promise<readonly DatedSeller[]> {
  const known = await sellersKnown(db);
  return known.length > 0 ? known : [{ ...sellerFrom(settings), from: new Date(0).toISOString() }];
}
