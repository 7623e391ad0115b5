import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import {
  canonical,
  INCIDENT_RECIPIENTS,
  type IncidentRecipient,
  RISK_LEVELS,
  INCIDENT_KINDS,
  INCIDENT_DATA,
  TOLD_BY,
} from '@jurilien/reference';
import { z } from 'zod';

const incidentId = z.string();
/** Ids that one command may list, and that one incident may have listed: the figure of persons is not bound to them. */
export const LISTED_AT_ONCE = 500;
export const LISTED_MAX = 20_000;

const facts = {
  kind: z.enum(INCIDENT_KINDS),
  dataKinds: z.array(z.enum(INCIDENT_DATA)).min(1),
  occurredAt: z.string(),
  discoveredAt: z.string(),
  /** How many persons it concerns, as far as is known. */
  persons: z.number().int(),
  description: z.string(),
  measures: z.string(),
  /** Who reported it, and how they are reached. */
  reporter: z.string().optional(),
  /** The message that went to the wrong person. */
  messageId: z.string().optional(),
};
const level = z.enum(RISK_LEVELS);
const recipient = z.enum(INCIDENT_RECIPIENTS);

/** Every event of a confidentiality incident (4.10.11): Registered → Assessed → Notified → Closed. Words are sealed under its own key. */
export const incidentEvents = {
  /** What is known of it, again whole when more is known. */
  IncidentRegistered: event(z.object({ incidentId, ...facts }), {
    personal: { description: 'incidentId', measures: 'incidentId', reporter: 'incidentId' },
  }),
  /** Whose data it concerns: ids of requests, persons, professionals or accounts, in pieces. */
  IncidentPersonsListed: event(z.object({ incidentId, subjectIds: z.array(z.string()).min(1) })),
  IncidentAssessed: event(
    z.object({
      incidentId,
      quebec: z.object({ sensitivity: level, consequences: level, likelihood: level }),
      quebecWhy: z.string(),
      canada: z.object({ sensitivity: level, misuse: level }),
      canadaWhy: z.string(),
      /** Whether someone has to be told, and whom: what followed from both tests that day. */
      notify: z.boolean(),
      demands: z.array(recipient),
    }),
    { personal: { quebecWhy: 'incidentId', canadaWhy: 'incidentId' } },
  ),
  IncidentNotified: event(
    z.object({
      incidentId,
      whom: recipient,
      notifiedAt: z.string(),
      how: z.enum(TOLD_BY),
      /** How many, of persons. */
      persons: z.number().int().optional(),
      reference: z.string().optional(),
    }),
    { personal: { reference: 'incidentId' } },
  ),
  IncidentClosed: event(z.object({ incidentId, conclusion: z.string() }), { personal: { conclusion: 'incidentId' } }),
  /** Kept in the register as long as the law wants. */
  IncidentForgotten: event(z.object({ incidentId })),
};
export type IncidentEvent = EventOf<typeof incidentEvents>;
type Registered = Extract<IncidentEvent, { type: 'IncidentRegistered' }>['data'];

/** Whom an assessment demands to tell, and who was told so far. */
export interface Told {
  readonly persons: number;
  readonly demands: readonly IncidentRecipient[];
  readonly caiAt?: string | null;
  readonly opcAt?: string | null;
  readonly personsAt?: string | null;
  /** Persons told one by one. */
  readonly toldPersons: number;
  readonly publicNotice: boolean;
}

/** An incident of which no one was told yet. */
export const NO_ONE_TOLD = { demands: [], toldPersons: 0, publicNotice: false } as const;

/** The same after a notification. */
export function toldOf<T extends Told>(s: T, e: Extract<IncidentEvent, { type: 'IncidentNotified' }>['data']): T {
  if (e.whom !== 'persons') return { ...s, [`${e.whom}At`]: e.notifiedAt };
  const publicNotice = s.publicNotice || e.how === 'publicNotice';
  return { ...s, personsAt: e.notifiedAt, toldPersons: s.toldPersons + (e.persons ?? 0), publicNotice };
}

/** Whom the assessment demands to tell and no one has told; persons as long as some of them were not. */
export const missing = (s: Told): IncidentRecipient[] =>
  s.demands.filter((whom) => (whom === 'persons' ? !s.publicNotice && !(s.personsAt && s.toldPersons >= s.persons) : !s[`${whom}At`]));

export interface IncidentState extends Told {
  readonly status: 'None' | 'Registered' | 'Assessed' | 'Notified' | 'Closed';
  /** What is known, to compare with; and when it was discovered, before which no one was told. */
  readonly known?: string;
  readonly discoveredAt?: string;
  /** Ids listed so far. */
  readonly listed: number;
  readonly closedAt?: string;
  /** It has left the register. */
  readonly forgotten?: true;
}

/** What is known of an incident, to compare it with what is said of it again. */
export const knownOf = ({ incidentId: _, ...known }: Registered): string => canonical(known);

/** One stream per incident, and one key: the incident's id. */
export const incident = decider<IncidentState, typeof incidentEvents>({
  category: 'incident',
  alone: true,
  events: incidentEvents,
  initial: { status: 'None', listed: 0, persons: 0, ...NO_ONE_TOLD },
  evolve: (s, e, { occurredAt }) => {
    switch (e.type) {
      // An assessment is of what was known: with other facts it has to be made again.
      case 'IncidentRegistered': {
        const { persons, discoveredAt } = e.data;
        return { ...s, status: 'Registered', known: knownOf(e.data), persons, discoveredAt, demands: [] };
      }
      case 'IncidentPersonsListed':
        return { ...s, listed: s.listed + e.data.subjectIds.length };
      case 'IncidentAssessed':
        return { ...s, status: 'Assessed', demands: e.data.demands };
      case 'IncidentNotified':
        return { ...toldOf(s, e.data), status: 'Notified' };
      case 'IncidentClosed':
        return { ...s, status: 'Closed', closedAt: occurredAt };
      case 'IncidentForgotten':
        return { ...s, forgotten: true, known: undefined };
      default:
        return e satisfies never;
    }
  },
});
