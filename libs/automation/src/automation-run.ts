import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

/** Ids that an occurrence is about, as the work row carries them. */
const about = z.record(z.string(), z.unknown());
const run = { runId: z.string(), rule: z.string(), ruleVersion: z.int().min(1), key: z.string(), about };

/**
 * Events of one run: an occurrence of a rule, for all its readers. A run that waits is a row of work and has no event; one that wrote
 * messages ended with them, for each says its rule and its key.
 */
const automationRunEvents = {
  /** Someone started it by hand. */
  AutomationRunStarted: event(z.object(run)),
  /** It ended without a message: by a code of the gate, by hand, or by a fault. */
  AutomationRunEnded: event(
    z.object({ ...run, outcome: z.enum(['Suppressed', 'Cancelled', 'Failed']), code: z.string(), recipientId: z.string().optional() }),
  ),
};
export type AutomationRunEvent = EventOf<typeof automationRunEvents>;

/** One event of a run, typed by its name. */
export const runDid = <T extends AutomationRunEvent['type']>(
  type: T,
  data: Extract<AutomationRunEvent, { type: T }>['data'],
): AutomationRunEvent => ({ type, data }) as AutomationRunEvent;

export interface AutomationRunState {
  readonly started: boolean;
  readonly ended?: 'Suppressed' | 'Cancelled' | 'Failed';
  readonly ruleVersion?: number;
  readonly about?: Readonly<Record<string, unknown>>;
}

/** One occurrence of a rule. */
export const automationRun = decider<AutomationRunState, typeof automationRunEvents>({
  category: 'run',
  events: automationRunEvents,
  initial: { started: false },
  evolve(s, e) {
    const { ruleVersion, about } = e.data;
    return e.type === 'AutomationRunStarted' ? { ...s, started: true, ruleVersion, about } : { ...s, ended: e.data.outcome, about };
  },
});
