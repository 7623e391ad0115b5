import type { CancelEffect, Recorded, ScheduleEffect } from '@jurilien/event-sourcing';

/** A timer of a lead (4.2.3). */
export const leadTimer = (
  e: Recorded<any>, timer: string, dueAt: string, command: string, input: Record<string, unknown> = {},
): ScheduleEffect => ({ do: 'schedule', subject: `lead-${e.data.leadId as string}`, timer, dueAt, command, input: { leadId: e.data.leadId as string, ...input } });

/** Takes timers of a lead away. */
export const noTimer = (e: Recorded<any>, ...timers: string[]): CancelEffect[] =>
  timers.map((timer) => ({ do: 'cancel', subject: `lead-${e.data.leadId as string}`, timer }));

/** One answer for several event types. */
export const onEach = <T>(types: readonly string[], handler: T): Record<string, T> => Object.fromEntries(types.map((t) => [t, handler]));
