export * from './database/database.js';
export * from './database/sql.js';
export * from './database/statement.js';
export * from './database/batcher.js';
export * from './database/signals.js';
export * from './database/migrating.js';
export { CONNECT_QUERY } from './database/pooler.js';
export { SCHEMA_VERSION } from './migrations/index.js';

export * from './keys/key-vault.js';
export { erasureLedger, LedgerFault, type ErasureLedger } from './keys/erasure-ledger.js';
export { replayErasures } from './keys/erasures.js';
export { masterKeyName } from './keys/master-keys.js';
export * from './keys/key-marks.js';

export * from './log/event-codec.js';
export * from './log/event-store.js';
export * from './log/event-feed.js';
export * from './log/sealed-events.js';
export * from './log/category-reader.js';

export { archivePartition, NotArchivable, partitionsToArchive } from './partitions/archiving.js';
export { InPartitions, listPartitions, makeEventRoom, partitionEvents } from './partitions/partitions.js';

export * from './readers/log-reader.js';
export * from './readers/checkpoints.js';
export * from './readers/set-aside.js';

export * from './views/projector.js';
export * from './views/view-tables.js';
export * from './views/view-versions.js';
export * from './views/rebuild.js';
export { purgeDestroyed, purgeErased } from './views/purge.js';
export * from './views/view-reader.js';
export { type FirstAsked, firstRows, type FirstRows } from './views/first-rows.js';
export { countEvery, type CountOfMonth, countsByMonth, rowsInOrder, type RowsAsked } from './views/rows-in-order.js';
export { primaryReads, replicaReads, type ViewReads } from './views/view-reads.js';

export * from './effects/reactor.js';
export * from './effects/trials.js';
export * from './effects/work-items.js';
export * from './effects/scheduled-actions.js';
export * from './effects/provider-inbox.js';
export * from './effects/external-busy.js';
export * from './campaigns/recipients.js';
export * from './campaigns/recipients-in-order.js';

export * from './audit/access-log.js';
export type { AccessAction } from './entities/access.js';
export * from './audit/operator-acts.js';
export * from './audit/audit-reader.js';
export { chainKey, newestSeal, SEALED_LOGS, sealNewRows, type MadeSeal, type SealedLog } from './audit/audit-seals.js';
export { verifySeals, type Breach, type Verdict } from './audit/verify-seals.js';
export { countOldAccesses, letGoOfAccesses } from './audit/old-accesses.js';
export * from './audit/signatures.js';

export * from './counts/hits.js';
export * from './counts/page-views.js';
export * from './counts/faq-votes.js';

export * from './operations/canary.js';
export * from './operations/dead-letters.js';
export * from './operations/figures.js';
export * from './operations/rebuild-progress.js';
export * from './operations/vitals.js';
export * from './operations/saved-views.js';
export { leavePresence, notePresence, presentAt, type Present } from './operations/presences.js';
export { noteSeller, sellersKnown } from './operations/sellers.js';

export { backUpData, backUpKeys, noteBackup, type BackedUp } from './backup/back-up.js';
export { checkBackup } from './backup/check.js';
export { NotRestorable, restoreBackup, restoredFrom, type Restored } from './backup/restore.js';
