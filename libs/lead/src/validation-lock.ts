import type { Config } from '@jurilien/event-sourcing';
import { MINUTE_MS, plus, validationLockMinutes } from '@jurilien/reference';
import { placeOf } from './config-place.js';

export interface Act {
  readonly type: string;
  readonly data: unknown;
}
export interface By {
  readonly occurredAt: string;
  readonly actor: { readonly kind?: string };
  readonly config: Config;
  /** Where the lead was before the act. */
  readonly province?: 'QC' | 'ON' | null;
}

/** How long a lock outlasts the last act of its owner. */
export const lockMs = (config: Config, where: Pick<By, 'province'>): number =>
  config.value(validationLockMinutes, placeOf(where)) * MINUTE_MS;

/**
 * Until when an act keeps the lock of the person who did it: whatever a person does to a lead proves that they are at work on it. The life of
 * a lead and the timer that ends an idle lock both ask here, so that no event prolongs the one without moving the other.
 */
export function lockUntilAfter({ type, data }: Act, { occurredAt, actor, config, province }: By): string | undefined {
  if (type === 'LeadTakenForValidation') return (data as { lockUntil: string }).lockUntil;
  return actor.kind === 'user' ? plus(occurredAt, lockMs(config, { province })) : undefined;
}
