import { Migration0001Kernel } from './migration-0001-kernel.js';

/** All migrations in order; names are stored in the `migrations` table and never change. */
export const migrations = [{ name: '0001-kernel', class: Migration0001Kernel }];

/** Version of the schema this code expects; the launcher compares it with the data folder's. */
export const SCHEMA_VERSION = migrations.length;
