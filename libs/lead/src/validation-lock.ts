import { plus } from '@jurilien/reference';
import { limits } from './limits.js';

export interface Act {
  readonly type: string;
  readonly data: unknown;
}
export interface By {
  readonly occurredAt: string;
  readonly actor: { readonly kind?: string };
}

/**
 * Until when an act keeps the lock of the person who did it: whatever a person does to a lead proves that they are at work on it. The life of
 * a lead and the timer that ends an idle lock both ask here, so that no event prolongs the one without moving the other.
 */
export function lockUntilAfter({ type, data }: Act, { occurredAt, actor }: By): string | undefined {
  if (type === 'LeadTakenForValidation') return (data as { lockUntil: string }).lockUntil;
  return actor.kind === 'user' ? plus(occurredAt, limits.lockMs) : undefined;
}
