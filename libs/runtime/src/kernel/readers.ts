import { checkpointName, lowestPosition } from '@jurilien/persistence';
import type { Kernel } from './kernel.js';

/** How soon is looked again whether readers have come so far. */
const AGAIN_MS = 10;

/** Names of everything that reads the log: views, and automations. */
export const readersOf = ({ registry }: Pick<Kernel, 'registry'>): string[] => [
  ...[...registry.views.values()].map(checkpointName),
  ...registry.automations.map(({ name }) => `automation:${name}`),
];

/**
 * Waits until everything that reads the log has come to `position`, at most `timeoutMs`: what writes much at once goes on no faster than
 * others are served beside it.
 */
export async function readersReached(kernel: Kernel, position: number, timeoutMs = 1_000): Promise<void> {
  const readers = readersOf(kernel);
  for (const end = Date.now() + timeoutMs; Date.now() < end;) {
    if ((await lowestPosition(kernel.db, readers)) >= position) return;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}
