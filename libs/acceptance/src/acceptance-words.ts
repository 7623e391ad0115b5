/** The closed lists an acceptance speaks in (4.3.9, 4.4.8). Their words in both languages are the screens' own. */

export const CONTACT_CHANNELS = ['phone', 'sms', 'email', 'inPerson'] as const;
/** What became of a try that reached no one. */
export const ATTEMPTS = ['noAnswer', 'voicemail', 'busy', 'wrongNumber', 'sent'] as const;
/** Rules that speak when their instant comes (4.7.4). */
export const REMINDERS = ['R17', 'R18', 'R20', 'R54'] as const;
export const CONSULTATIONS = ['held', 'noShow'] as const;
export const NEXT_STEPS = ['mandate', 'adviceOnly', 'referred'] as const;
export const MANDATES = ['retained', 'notRetained'] as const;
/** Why no mandate came of it; `notChosen` is said by the client's choice of another alone. */
export const NOT_RETAINED_REASONS = [
  'fees',
  'otherLawyer',
  'solved',
  'noGround',
  'notMyField',
  'conflict',
  'noAnswer',
  'notChosen',
  'other',
] as const;
export const FEE_RANGES = ['under1000', 'to3000', 'to10000', 'over10000'] as const;
/** Why the client asks for someone else. */
export const REPLACEMENT_CAUSES = ['notReached', 'unable', 'notAFit', 'language', 'cost', 'conflict', 'other'] as const;
export const REPLACEMENT_REFUSALS = ['contacted', 'underWay', 'mandateGiven', 'tooMany', 'other'] as const;
/** Why a professional asks for coins back. */
export const CREDIT_REASONS = [
  'invalidPhone',
  'invalidEmail',
  'unreachable',
  'duplicateLead',
  'outOfTerritory',
  'wrongField',
  'alreadyRepresented',
  'conflictLater',
  'clientWithdrew',
  'misdescribed',
  'fraud',
  'notLegal',
  'other',
] as const;
/** Why coins are not given back; the professional is informed (4.4.8). */
export const CREDIT_REFUSALS = ['notEstablished', 'clientReached', 'asDescribed', 'notCovered', 'other'] as const;
/** Who said yes: the rule of one reason, someone of the team, or the time that no one answered in. */
export const CREDIT_RULES = [...CREDIT_REASONS, 'staff', 'timeLimit'] as const;
/** Why an acceptance is closed; `requestEnded` is said by the system alone, of one whose request ended before the first call. */
export const CLOSINGS = ['done', 'unable', 'clientUnreachable', 'other', 'requestEnded'] as const;

export type Reminder = (typeof REMINDERS)[number];
export type ReplacementCause = (typeof REPLACEMENT_CAUSES)[number];
export type ReplacementRefusal = (typeof REPLACEMENT_REFUSALS)[number];
export type CreditReason = (typeof CREDIT_REASONS)[number];
export type CreditRefusal = (typeof CREDIT_REFUSALS)[number];
export type CreditRule = (typeof CREDIT_RULES)[number];
