import { type AcceptanceState, asksAboutRepresentation, STANDING } from '@jurilien/acceptance';
import { ERASED } from '@jurilien/event-sourcing';
import { surveyOpen, type SurveyState } from '@jurilien/feedback';
import type { RelayEntry } from '@jurilien/messaging';
import type { Moments } from './asked.js';

const isStanding = (s: AcceptanceState): boolean => STANDING.includes(s.status);
const isToContact = (s: AcceptanceState): boolean => s.status === 'ToContact';
const isInContact = (s: AcceptanceState): boolean => s.status === 'Contacted' || s.status === 'Consultation';

/** Messages about a request that a professional has accepted. */
export const acceptanceMoments = {
  R15: isStanding,
  R16: isStanding,
  R19: isToContact,
  // For a professional with a mandate, or who ended the file themselves, the end of the request is no news.
  'request-ended': (s) => isToContact(s) || isInContact(s) || (s.status === 'Closed' && s.closeReason === 'requestEnded'),
} satisfies Moments<AcceptanceState>;

/** Messages about what follows an acceptance. */
export const afterAcceptanceMoments = {
  R17: isToContact,
  R18: isToContact,
  R20: (s) => isInContact(s) && !s.confirmedByClient,
  R54: isInContact,
  R40: (s) => s.credit?.state === 'asked',
  R41: (s) => s.credit !== undefined && s.credit.state !== 'asked',
  'represented-already': asksAboutRepresentation,
  'replacement-granted': (s) => s.status === 'Replaced',
  'replacement-refused': (s) => s.replacement?.state === 'refused',
  'client-unreachable': (s) => s.closeReason === 'clientUnreachable',
  'professional-unable': (s) => s.closeReason === 'unable',
  'acceptance-replaced': (s) => s.status === 'Replaced',
  'not-chosen': (s) => s.notChosen,
  'professional-chosen': (s) => s.chosenAt !== undefined && !s.notChosen,
} satisfies Moments<AcceptanceState>;

interface Relayed {
  readonly entry: RelayEntry;
  readonly deal: AcceptanceState;
}
const isRelayed = ({ entry, deal }: Relayed): boolean => entry.body !== ERASED && deal.status !== 'Replaced';

/** What one of the two wrote, or an automation of the professional, to the other. */
export const relayMoments = {
  'relay-to-client': isRelayed,
  'relay-to-professional': isRelayed,
  'own-welcome': isRelayed,
  'own-follow-up-3d': ({ entry, deal }) => isRelayed({ entry, deal }) && isInContact(deal),
  'own-follow-up-10d': ({ entry, deal }) => isRelayed({ entry, deal }) && isInContact(deal),
  'own-away': isRelayed,
} satisfies Moments<Relayed>;

/** What professionals have themselves reminded of. */
export const ownReminderMoments = { 'own-reminder': isToContact } satisfies Moments<AcceptanceState>;

const isOpen: NonNullable<Moments<SurveyState>['R36']> = (s, { now }) => surveyOpen(s, now);

/** The invitation, and the client's reminder: nothing once the survey was answered or is over. */
export const surveyMoments = { R36: isOpen, R37: isOpen, R38: isOpen } satisfies Moments<SurveyState>;
