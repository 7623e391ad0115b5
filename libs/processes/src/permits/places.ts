import type { AcceptanceState } from '@jurilien/acceptance';
import type { LinkState } from '@jurilien/identity';
import type { LeadState } from '@jurilien/lead';
import type { ProfessionalState } from '@jurilien/professionals';
import type { MeetingState } from '@jurilien/scheduling';
import { notTheirs } from './subject.js';

/** The province of a thing; `null` where it has none yet, `unknown` where none follows from it, which admits no province at all. */
export type Place = 'QC' | 'ON' | null | 'unknown';
type Subject = LinkState['subject'];

/** Refuses what lies in another province than these; what has no province yet is every province's. */
export function permitWithin(provinces: readonly ('QC' | 'ON')[], places: readonly Place[]): void {
  if (!places.every((place) => place === null || (place !== 'unknown' && provinces.includes(place)))) throw notTheirs();
}

/** Where a request or a professional that a payload names lies. */
export const placed = (province: 'QC' | 'ON' | null | undefined): Place => province ?? null;

/** States of what a link is about, of the ids that it names. */
export interface LinkStates {
  readonly lead: LeadState | undefined;
  readonly professional: ProfessionalState | undefined;
  readonly acceptance: AcceptanceState | undefined;
  readonly meeting?: MeetingState | undefined;
  /** The professional whose account it is about. */
  readonly member: ProfessionalState | undefined;
}

/** Where everything lies that a link is about; a link that was never issued lies nowhere. */
export function linkPlaces({ issued, subject }: LinkState, of: LinkStates): readonly Place[] {
  if (!issued) return ['unknown'];
  return (Object.keys(PLACES) as (keyof Subject)[]).filter((name) => subject[name]).map((name) => PLACES[name](subject, of));
}

/** Each id a link can name, and where it lies: one more id in the subject of links does not compile without its line here. */
const PLACES: { readonly [K in keyof Required<Subject>]: (subject: Subject, of: LinkStates) => Place } = {
  leadId: (_, { lead }) => (lead ? placed(lead.facts.province) : 'unknown'),
  professionalId: (_, { professional }) => professional?.province ?? 'unknown',
  acceptanceId: (_, { acceptance }) => acceptance?.province ?? 'unknown',
  meetingId: (_, { meeting }) => meeting?.province ?? 'unknown',
  // An appointment is of an acceptance, which stands beside it.
  appointmentId: ({ acceptanceId }) => (acceptanceId ? null : 'unknown'),
  userId: (_, { member }) => member?.province ?? 'unknown',
  // An offer, a person, a change, a document, a request for something and an invitation state no place: the request or account beside them does.
  offerId: (subject) => beside(subject),
  personId: (subject) => beside(subject),
  changeId: (subject) => beside(subject),
  privacyId: (subject) => beside(subject),
  documentId: (subject) => beside(subject),
  requestId: (subject) => beside(subject),
  round: (subject) => beside(subject),
};

const beside = ({ leadId, userId }: Subject): Place => (leadId || userId ? null : 'unknown');
