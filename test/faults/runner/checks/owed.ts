import type { Automation, CancelEffect, Recorded, ScheduleEffect } from '@jurilien/event-sourcing';

/** A timer as the log says it must be. */
interface OwedTimer {
  readonly subject: string;
  readonly timer: string;
  readonly occurrence: string;
  readonly dueAt: string;
  readonly position: number;
  /** Cancelled since: it may have gone off before. */
  readonly cancelled: boolean;
}

/** What the automations ask for when they read the whole log. */
export interface Owed {
  readonly timers: readonly OwedTimer[];
  readonly work: ReadonlySet<string>;
}

export const timerKey = (t: { subject: string; timer: string; occurrence?: string }): string =>
  [t.subject, t.timer, t.occurrence ?? ''].join(' / ');

/** Reads the log as the reactor does, and only writes down what it would owe. */
export function owedBy(automations: readonly Automation[]): { take(events: readonly Recorded[]): void; now(): Owed } {
  const timers = new Map<string, OwedTimer>();
  const bySubject = new Map<string, Set<string>>();
  const work = new Set<string>();

  function schedule({ subject, timer, occurrence = '', dueAt }: ScheduleEffect, position: number): void {
    const key = timerKey({ subject, timer, occurrence });
    const before = timers.get(key);
    if (before && before.position >= position && !(before.position === position && before.cancelled)) return;
    timers.set(key, { subject, timer, occurrence, dueAt: new Date(dueAt).toISOString(), position, cancelled: false });
    bySubject.set(subject, (bySubject.get(subject) ?? new Set()).add(key));
  }
  function cancel({ subject, timer, occurrence }: CancelEffect, position: number): void {
    for (const key of bySubject.get(subject) ?? []) {
      const t = timers.get(key)!;
      if ((timer === undefined || t.timer === timer) && (occurrence === undefined || t.occurrence === occurrence) && t.position < position)
        timers.set(key, { ...t, position, cancelled: true });
    }
  }
  return {
    take(events) {
      for (const event of events) {
        // What is recorded of the past starts nothing.
        if (event.actor.simulated) continue;
        for (const effect of automations.flatMap((a) => a.on[event.type]?.(event) ?? [])) {
          if (effect.do === 'schedule') schedule(effect, event.position);
          else if (effect.do === 'cancel') cancel(effect, event.position);
          else if (effect.do === 'work') work.add(effect.key);
        }
      }
    },
    now: () => ({ timers: [...timers.values()], work }),
  };
}
