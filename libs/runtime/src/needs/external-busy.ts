import { ERASED } from '@jurilien/event-sourcing';
import { externalBusyOf } from '@jurilien/persistence';
import { featureCalendarSync } from '@jurilien/reference';
import { availability, type ExternalTime } from '@jurilien/scheduling';
import type { Kernel } from '../kernel/kernel.js';
import { stateOf } from '../kernel/states.js';
import type { Supplier } from './supplier.js';

/** When someone is busy by another calendar of theirs, as it was last read; nothing where they have none, or none may be read. */
export async function externalTimesOf(kernel: Kernel, ownerId: string): Promise<readonly ExternalTime[]> {
  const s = await stateOf(kernel, availability, ownerId);
  if (!s.external || s.externalUrl === ERASED || !s.plan) return [];
  if (!kernel.configuration.current().value(featureCalendarSync, { province: s.plan.province })) return [];
  return (await externalBusyOf(kernel.db, ownerId))?.busy ?? [];
}

const supplyTimesOf =
  (owner: 'professionalId' | 'hostId'): Supplier =>
  async (kernel, { external: _said, ...input }, send) => {
    const ownerId = input[owner];
    if (typeof ownerId !== 'string') return send(input);
    return send({ ...input, external: [...(await externalTimesOf(kernel, ownerId))] });
  };

/** The same for the professional whom a command is about, whatever its caller says of it. */
export const supplyExternalBusy = supplyTimesOf('professionalId');
/** And for who of the team meets. */
export const supplyHostElsewhere = supplyTimesOf('hostId');
