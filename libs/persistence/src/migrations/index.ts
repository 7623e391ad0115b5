import { Migration0001Kernel } from './0001-0018/migration-0001-kernel.js';
import { Migration0002Fingerprints } from './0001-0018/migration-0002-fingerprints.js';
import { Migration0003LeanAppends } from './0001-0018/migration-0003-lean-appends.js';
import { Migration0004SessionUses } from './0001-0018/migration-0004-session-uses.js';
import { Migration0005Audit } from './0001-0018/migration-0005-audit.js';
import { Migration0006LeastRights } from './0001-0018/migration-0006-least-rights.js';
import { Migration0007ProviderInbox } from './0001-0018/migration-0007-provider-inbox.js';
import { Migration0008Matching } from './0001-0018/migration-0008-matching.js';
import { Migration0009LeanLoads } from './0001-0018/migration-0009-lean-loads.js';
import { Migration0010Bundles } from './0001-0018/migration-0010-bundles.js';
import { Migration0011LastEvents } from './0001-0018/migration-0011-last-events.js';
import { Migration0012PageViews } from './0001-0018/migration-0012-page-views.js';
import { Migration0013FaqVotes } from './0001-0018/migration-0013-faq-votes.js';
import { Migration0014Partitions } from './0001-0018/migration-0014-partitions.js';
import { Migration0015PlannedProbes } from './0001-0018/migration-0015-planned-probes.js';
import { Migration0016LeanBundles } from './0001-0018/migration-0016-lean-bundles.js';
import { Migration0017HeldReaders } from './0001-0018/migration-0017-held-readers.js';
import { Migration0018FailedWork } from './0001-0018/migration-0018-failed-work.js';
import { Migration0021SetAside } from './migration-0021-set-aside.js';
import { Migration0022Lanes } from './migration-0022-lanes.js';
import { Migration0023ConfigVersion } from './migration-0023-config-version.js';
import { Migration0024PendingRuns } from './migration-0024-pending-runs.js';
import { Migration0025Trials } from './migration-0025-trials.js';
import { Migration0026PurgedKeys } from './migration-0026-purged-keys.js';
import { Migration0027OldAccesses } from './migration-0027-old-accesses.js';
import { Migration0028ExternalBusy } from './migration-0028-external-busy.js';
import { Migration0029PendingOfAppointments } from './migration-0029-pending-of-appointments.js';
import { Migration0030DeadLetters } from './migration-0030-dead-letters.js';
import { Migration0031SavedViews } from './migration-0031-saved-views.js';
import { Migration0032ListChoices } from './migration-0032-list-choices.js';
import { Migration0033CampaignRecipients } from './migration-0033-campaign-recipients.js';
import { Migration0034CarriersOfRecipients } from './migration-0034-carriers-of-recipients.js';
import { Migration0035ListColumns } from './migration-0035-list-columns.js';

/** All migrations in order; names are stored in the `migrations` table and never change. */
export const migrations = [
  { name: '0001-kernel', class: Migration0001Kernel },
  { name: '0002-fingerprints', class: Migration0002Fingerprints },
  { name: '0003-lean-appends', class: Migration0003LeanAppends },
  { name: '0004-session-uses', class: Migration0004SessionUses },
  { name: '0005-audit', class: Migration0005Audit },
  { name: '0006-least-rights', class: Migration0006LeastRights },
  { name: '0007-provider-inbox', class: Migration0007ProviderInbox },
  { name: '0008-matching', class: Migration0008Matching },
  { name: '0009-lean-loads', class: Migration0009LeanLoads },
  { name: '0010-bundles', class: Migration0010Bundles },
  { name: '0011-last-events', class: Migration0011LastEvents },
  { name: '0012-page-views', class: Migration0012PageViews },
  { name: '0013-faq-votes', class: Migration0013FaqVotes },
  { name: '0014-partitions', class: Migration0014Partitions },
  { name: '0015-planned-probes', class: Migration0015PlannedProbes },
  { name: '0016-lean-bundles', class: Migration0016LeanBundles },
  { name: '0017-held-readers', class: Migration0017HeldReaders },
  { name: '0018-failed-work', class: Migration0018FailedWork },
  { name: '0021-set-aside', class: Migration0021SetAside },
  { name: '0022-lanes', class: Migration0022Lanes },
  { name: '0023-config-version', class: Migration0023ConfigVersion },
  { name: '0024-pending-runs', class: Migration0024PendingRuns },
  { name: '0025-trials', class: Migration0025Trials },
  { name: '0026-purged-keys', class: Migration0026PurgedKeys },
  { name: '0027-old-accesses', class: Migration0027OldAccesses },
  { name: '0028-external-busy', class: Migration0028ExternalBusy },
  { name: '0029-pending-of-appointments', class: Migration0029PendingOfAppointments },
  { name: '0030-dead-letters', class: Migration0030DeadLetters },
  { name: '0031-saved-views', class: Migration0031SavedViews },
  { name: '0032-list-choices', class: Migration0032ListChoices },
  { name: '0033-campaign-recipients', class: Migration0033CampaignRecipients },
  { name: '0034-carriers-of-recipients', class: Migration0034CarriersOfRecipients },
  { name: '0035-list-columns', class: Migration0035ListColumns },
];

/** Version of the schema this code expects; `migrate` compares it with the database's. */
export const SCHEMA_VERSION = migrations.length;
