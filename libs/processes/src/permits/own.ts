import type { Who } from '@jurilien/contracts';
import type { UserState } from '@jurilien/identity';
import type { LeadState } from '@jurilien/lead';
import { notTheirs, type Named } from './subject.js';

/** The caller of a command on things of their own. */
export interface Holder {
  readonly who: Who;
  readonly id: string;
  readonly account: Pick<UserState, 'email' | 'emailVerified' | 'professionalId'>;
}

/** Ids that must be the caller's own. */
type Ownable = Pick<Named, 'candidateId' | 'professionalId' | 'leadId' | 'contactId' | 'userId' | 'sessionId' | 'campaignId'>;

/**
 * Which ids of a payload must be the caller's own.
 * @param subject whom the payload is about (`subjectOf`)
 * @throws Refused NOT_FOUND for a conversation: it belongs to a number, not to an account, and has its own route
 */
export function ownable(named: Named, subject: Pick<Named, 'leadId' | 'professionalId' | 'candidateId'>, who: Who): Ownable {
  if (named.threadId) throw notTheirs();
  // A call with the client of a request is no one else's, no matter who takes that request.
  if (named.meetingId && who === 'professional' && !subject.professionalId) throw notTheirs();
  const { contactId, userId, sessionId, campaignId } = named;
  // A candidate is the account itself; whose request it answers does not make it theirs or not.
  const candidateId = who === 'recruit' ? subject.candidateId : undefined;
  // A client names an acceptance of their own request; whose professional it is does not make it theirs or not.
  const professionalId = candidateId || (who === 'client' && !named.professionalId) ? undefined : subject.professionalId;
  // A professional is tied to a request by the offer or acceptance that the decision compares.
  const leadId = who === 'professional' && subject.professionalId ? undefined : subject.leadId;
  return { candidateId, professionalId, leadId, contactId, userId, sessionId, campaignId };
}

/** What the log has of them. */
export interface OwnFacts {
  /** The request, and who wrote its first event. */
  readonly request?: { readonly state: LeadState; readonly startedBy?: string | undefined } | undefined;
  /** Contact points that are the caller's own (`ownIndexes`). */
  readonly contactIds: readonly string[];
  /** Whose the session is. */
  readonly sessionOf?: string | undefined;
  /** Who began the campaign. */
  readonly campaignBy?: string | undefined;
}

/** Refuses ids of which one is not the caller's own, or none at all. */
export function permitOwn(of: Ownable, holder: Holder, facts: OwnFacts): void {
  const { id, who, account } = holder;
  const checks: { readonly [K in keyof Required<Ownable>]: (given: string) => boolean } = {
    candidateId: (given) => given === id,
    professionalId: (given) => who === 'professional' && given === account.professionalId,
    leadId: () => facts.request !== undefined && isOwnRequest(holder, facts.request),
    contactId: (given) => facts.contactIds.includes(given),
    userId: (given) => given === id,
    sessionId: () => facts.sessionOf === id,
    campaignId: () => facts.campaignBy === id,
  };
  const names = (Object.keys(checks) as (keyof Ownable)[]).filter((name) => of[name] !== undefined);
  if (names.length === 0 || !names.every((name) => checks[name](of[name]!))) throw notTheirs();
}

/** A professional's are those they accepted; a client's those of the address they proved, and those they began. */
function isOwnRequest({ who, id, account }: Holder, { state, startedBy }: NonNullable<OwnFacts['request']>): boolean {
  if (state.status === 'None') return false;
  if (who === 'professional') return account.professionalId !== undefined && state.acceptedBy === account.professionalId;
  return who === 'client' && (wroteFrom(account, state) || startedBy === id);
}

/** Whether a request was written from the address that an account has proved. */
export const wroteFrom = ({ email, emailVerified }: Holder['account'], request: LeadState): boolean =>
  emailVerified && email !== undefined && request.email !== undefined && sameCase(request.email) === sameCase(email);

/** What the contact points of an account are found by: the address it proved, and the number of the professional it belongs to. */
export const ownIndexes = ({ email, emailVerified }: Holder['account'], professionalsNumber: string | undefined): readonly string[] => [
  ...(email && emailVerified ? [`email:${sameCase(email)}`] : []),
  ...(professionalsNumber ? [`phone:${professionalsNumber}`] : []),
];

const sameCase = (address: string): string => address.trim().toLowerCase();
