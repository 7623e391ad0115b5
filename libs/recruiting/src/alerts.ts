import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { candidateSearch, type CandidateSearch } from './search.js';

export const ALERT_PACES = ['instant', 'daily', 'weekly'] as const;
const pace = z.enum(ALERT_PACES);
const channel = z.enum(['email', 'sms']);
/** A saved search and how its owner wants to hear of it. Letters of a day or a week come by e-mail. */
export const alertWish = z.object({ filters: candidateSearch, pace, channel });

const id = { professionalId: z.string(), alertId: z.string() };
/**
 * Saved searches of candidates and whom they found (4.10.4). One stream per professional, as for requests: how many there are is
 * one look at one stream. Candidates are named by id alone.
 */
export const employeeAlertEvents = {
  EmployeeAlertSaved: event(alertWish.extend(id)),
  EmployeeAlertPaused: event(z.object(id)),
  EmployeeAlertResumed: event(z.object(id)),
  EmployeeAlertDeleted: event(z.object(id)),
  /** Someone came who fits: told now, or kept for the letter due then. */
  EmployeeAlertMatched: event(
    z.object({ ...id, candidateId: z.string(), pace, channel, day: z.string().optional(), dueAt: z.string().optional() }),
  ),
  EmployeeAlertDigestDue: event(z.object({ ...id, day: z.string(), candidateIds: z.array(z.string()) })),
};
export type EmployeeAlertEvent = EventOf<typeof employeeAlertEvents>;

export interface EmployeeAlert {
  readonly alertId: string;
  readonly filters: CandidateSearch;
  readonly pace: (typeof ALERT_PACES)[number];
  readonly channel: 'email' | 'sms';
  readonly paused: boolean;
  /** Everyone it ever found: each is told once. The latest last. */
  readonly matches: readonly { readonly candidateId: string; readonly at: string }[];
  /** Found, and kept for the next letter. */
  readonly waiting: readonly string[];
}
export interface EmployeeAlertsState {
  readonly alerts: readonly EmployeeAlert[];
}

export const employeeAlerts = decider<EmployeeAlertsState, typeof employeeAlertEvents>({
  category: 'empalerts',
  events: employeeAlertEvents,
  initial: { alerts: [] },
  evolve: (s, e, { occurredAt }) => {
    const changed = (change: (a: EmployeeAlert) => Partial<EmployeeAlert>): EmployeeAlertsState => ({
      alerts: s.alerts.map((a) => (a.alertId === e.data.alertId ? { ...a, ...change(a) } : a)),
    });
    switch (e.type) {
      case 'EmployeeAlertSaved': {
        const { professionalId: _, ...wish } = e.data;
        if (alertOf(s, wish.alertId)) return changed(() => wish);
        return { alerts: [...s.alerts, { ...wish, paused: false, matches: [], waiting: [] }] };
      }
      // What waited for a letter is on the page; a pause lets the letter go.
      case 'EmployeeAlertPaused':
        return changed(() => ({ paused: true, waiting: [] }));
      case 'EmployeeAlertResumed':
        return changed(() => ({ paused: false }));
      case 'EmployeeAlertDeleted':
        return { alerts: s.alerts.filter((a) => a.alertId !== e.data.alertId) };
      case 'EmployeeAlertMatched': {
        const { candidateId, pace: when } = e.data;
        return changed(({ matches, waiting }) => ({
          matches: [...matches, { candidateId, at: occurredAt }],
          waiting: when === 'instant' ? waiting : [...waiting, candidateId],
        }));
      }
      case 'EmployeeAlertDigestDue':
        return changed(({ waiting }) => ({ waiting: waiting.filter((who) => !e.data.candidateIds.includes(who)) }));
      default:
        return e satisfies never;
    }
  },
});

/** The saved search of this id; nothing when it was deleted. */
export const alertOf = (s: EmployeeAlertsState, alertId: string): EmployeeAlert | undefined => s.alerts.find((a) => a.alertId === alertId);
