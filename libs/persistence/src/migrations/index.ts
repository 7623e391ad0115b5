import { Migration0001Kernel } from './migration-0001-kernel.js';
import { Migration0002Fingerprints } from './migration-0002-fingerprints.js';
import { Migration0003LeanAppends } from './migration-0003-lean-appends.js';
import { Migration0004SessionUses } from './migration-0004-session-uses.js';
import { Migration0005Audit } from './migration-0005-audit.js';
import { Migration0006LeastRights } from './migration-0006-least-rights.js';

/** All migrations in order; names are stored in the `migrations` table and never change. */
export const migrations = [
  { name: '0001-kernel', class: Migration0001Kernel },
  { name: '0002-fingerprints', class: Migration0002Fingerprints },
  { name: '0003-lean-appends', class: Migration0003LeanAppends },
  { name: '0004-session-uses', class: Migration0004SessionUses },
  { name: '0005-audit', class: Migration0005Audit },
  { name: '0006-least-rights', class: Migration0006LeastRights },
];

/** Version of the schema this code expects; `migrate` compares it with the database's. */
export const SCHEMA_VERSION = migrations.length;
