import { createHash } from 'node:crypto';
import type { Kernel } from '../kernel/kernel.js';
import type { Supplier } from '../needs/supplier.js';

/**
 * Which installation this is: its cluster, its database there, and the address it is reached at. A database that was restored from a
 * backup, copied into another cluster or started under another address is another one; campaigns wait there until a person says that
 * they are to be sent from it.
 */
export async function homeOf({ db, settings }: Pick<Kernel, 'db' | 'settings'>): Promise<string> {
  const [row] = await db.query<{ cluster: string; database: string }>(
    `select (select system_identifier::text from pg_control_system()) as cluster,
            (select oid::text from pg_database where datname = current_database()) as database`,
  );
  return createHash('sha256').update(`${row!.cluster}/${row!.database}/${settings.publicUrl}`).digest('hex').slice(0, 32);
}

/** Which installation a campaign is sent from, whatever the caller says of it. */
export const supplyInstallation: Supplier = async (kernel, { home: _said, ...input }, send) =>
  send({ ...input, home: await homeOf(kernel) });
