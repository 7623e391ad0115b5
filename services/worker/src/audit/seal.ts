import { sealNewRows } from '@jurilien/persistence';
import type { Kernel, Logger } from '@jurilien/runtime';

/**
 * Seals what is new in the logs. The hash of each block goes to the process's own log, which leaves this machine: a tail
 * that is cut off together with its seals is found by a hash that was written down elsewhere.
 * @returns whether there may be more to seal at once
 */
export async function sealOnce(kernel: Kernel, log: Pick<Logger, 'info'>): Promise<boolean> {
  const made = await sealNewRows(kernel.db, kernel.settings.MASTER_KEY);
  for (const { seq, log: sealed, rows, hash } of made) log.info({ seal: seq, log: sealed, rows, hash }, 'sealed');
  return made.some((seal) => seal.full);
}
