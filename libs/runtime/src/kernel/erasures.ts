import { erasureLedger, purgeErased, type ErasureLedger } from '@jurilien/persistence';
import { indexKeyOf } from '../settings/held-keys.js';
import type { Settings } from '../settings/settings.js';
import type { Kernel } from './kernel.js';

/** The ledger of erasures of this installation. */
export const ledgerOf = (settings: Pick<Settings, 'ERASURES_DIR' | 'INDEX_KEY' | 'SITE_KEY'>): ErasureLedger =>
  erasureLedger(settings.ERASURES_DIR, indexKeyOf(settings));

/** Destroys the keys of these owners with all of their parts, and erases what they sealed from the rows of every view. */
export async function destroyKeys(
  { db, vault, registry }: Pick<Kernel, 'db' | 'vault' | 'registry'>,
  owners: readonly string[],
): Promise<void> {
  await vault.destroy(owners);
  await purgeErased(db, [...registry.views.values()], owners);
}
