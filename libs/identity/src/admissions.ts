import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { revokedBecause } from './session.js';

const userId = z.string();

/**
 * Which sessions of an account may be open: one stream per account, so that a limit and "end them all" are one append.
 * A session that is not admitted here does not stand, whatever its own stream says.
 */
export const admissionEvents = {
  SessionAdmitted: event(z.object({ userId, sessionId: z.string(), admitted: z.array(z.string()) })),
  SessionsRevoked: event(z.object({ userId, sessionIds: z.array(z.string()), reason: revokedBecause })),
};
export type AdmissionEvent = EventOf<typeof admissionEvents>;

export interface AdmissionsState {
  /** Oldest first. */
  readonly admitted: readonly string[];
}

const initial: AdmissionsState = { admitted: [] };

export const admissions = decider<AdmissionsState, typeof admissionEvents>({
  category: 'admissions',
  events: admissionEvents,
  initial,
  evolve,
});

function evolve(s: AdmissionsState, e: AdmissionEvent): AdmissionsState {
  switch (e.type) {
    case 'SessionAdmitted':
      return { admitted: e.data.admitted };
    case 'SessionsRevoked':
      return { admitted: s.admitted.filter((id) => !e.data.sessionIds.includes(id)) };
    default:
      return e satisfies never;
  }
}
