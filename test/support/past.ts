import { randomUUID } from 'node:crypto';
import type { Decider } from '@jurilien/event-sourcing';
import { asShipped, type Past } from '@jurilien/event-sourcing/testing';
import type { testKernel } from './kernel.js';

/** Writes what happened to one thing into the log, before anything else does. @param at when all of it happened */
export async function happenedBefore(
  { store }: Pick<Awaited<ReturnType<typeof testKernel>>, 'store'>,
  decider: Decider<any, any>,
  id: string,
  past: Past,
  at: string = new Date().toISOString(),
): Promise<void> {
  const events = past.map(([type, data]) => ({ type, data: decider.events[type]!.schema.parse(data) as Record<string, unknown> }));
  const command = { name: 'Past', commandId: randomUUID(), input: {}, actor: { kind: 'system', id: 'test' } as const };
  await store.append({ command, occurredAt: at, config: asShipped(), streams: [{ ref: { decider, id }, expectedVersion: 0, events }] });
}
