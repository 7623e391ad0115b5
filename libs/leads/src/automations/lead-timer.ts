import type { CancelEffect, Effect, Recorded, ScheduleEffect } from '@jurilien/event-sourcing';
import type { LeadEvent } from '../lead.js';

interface OfLead {
  readonly data: { readonly leadId: string };
}

/** A timer of a lead (4.2.3). */
export const leadTimer = (
  e: OfLead,
  timer: string,
  dueAt: string,
  command: string,
  input: Record<string, unknown> = {},
): ScheduleEffect => ({
  do: 'schedule',
  subject: `lead-${e.data.leadId}`,
  timer,
  dueAt,
  command,
  input: { leadId: e.data.leadId, ...input },
});

/** Takes timers of a lead away. */
export const noTimer = (e: OfLead, ...timers: string[]): CancelEffect[] =>
  timers.map((timer) => ({ do: 'cancel', subject: `lead-${e.data.leadId}`, timer }));

/** One answer for several event types. */
export const onEach = <T extends LeadEvent['type']>(
  types: readonly T[],
  handler: (e: Recorded & OfLead) => readonly Effect[],
): { readonly [K in T]: (e: Recorded & OfLead) => readonly Effect[] } =>
  Object.fromEntries(types.map((t) => [t, handler])) as { [K in T]: typeof handler };
