import type { Backend } from '../../../support/system.js';
import { clockKinds } from './clock.js';
import { deployKinds } from './deploy.js';
import { diskKinds } from './disk.js';
import { engineKinds } from './engines.js';
import type { Kind } from './kind.js';
import { networkKinds } from './network.js';
import { processKinds } from './processes.js';
import { providerKinds } from './providers.js';

/** Every fault that can be caused, by its name. */
export const KINDS: Readonly<Record<string, Kind>> = {
  ...processKinds,
  ...engineKinds,
  ...networkKinds,
  ...providerKinds,
  ...clockKinds,
  ...diskKinds,
  ...deployKinds,
};

/**
 * The faults that mean something on a backend, in one order for ever: of all, or those whose names start as asked.
 * @throws Error naming what is asked for and does not exist
 */
export function kindsFor(backend: Backend, only: readonly string[]): string[] {
  const names = Object.keys(KINDS).sort();
  for (const asked of only)
    if (!names.some((name) => name.startsWith(asked))) throw new Error(`no fault is called "${asked}…"; --list names them all`);
  return names.filter(
    (name) => (only.length === 0 || only.some((asked) => name.startsWith(asked))) && (KINDS[name]!.backends ?? [backend]).includes(backend),
  );
}
