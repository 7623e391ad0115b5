import { BUDGETS, LAWYER_TYPES, RATES } from '@jurilien/reference';
import type { ReplacementCause, ReplacementRefusal } from '@jurilien/rows/acceptance';
import type { BlockType, CallOutcome, CheckedItem, CloseReason, RejectReason, RevealReason, SolvedHow } from '@jurilien/rows/lead';
import type { WithdrawReason } from '@jurilien/rows/processes';
import { every } from './every';

/** Code lists the console offers in its forms, in the order people expect. */
export const lawyerTypes = LAWYER_TYPES.map(({ code }) => code);
export const rates = RATES.map(({ code }) => code);
/** Of a budget, and of an income. */
export const brackets = BUDGETS.map(({ code }) => code);

export const blockTypes = every<Exclude<BlockType, 'none'>>()(
  'spam',
  'abuse',
  'fraud',
  'conflictOfPlatform',
  'notLegal',
  'outOfTerritory',
  'minor',
  'duplicateAbuser',
);
export const rejectReasons = every<RejectReason>()(
  'notLegal',
  'outOfTerritory',
  'duplicate',
  'incomplete',
  'unreachable',
  'notServed',
  'spam',
  'other',
);
export const closeReasons = every<CloseReason>()(
  'served',
  'notRetained',
  'solved',
  'duplicate',
  'unreachable',
  'notConfirmed',
  'staleNoAnswer',
  'other',
);
/** How a client who was invited to renew is no longer looking. */
export const solvedHow = every<SolvedHow>()('settled', 'foundElsewhere', 'alone', 'gaveUp', 'other');
export const callOutcomes = every<CallOutcome>()('reached', 'noAnswer', 'voicemail', 'busy', 'wrongNumber', 'callBack');
export const checklist = every<CheckedItem>()(
  'identity',
  'contact',
  'legalMatter',
  'field',
  'territory',
  'parties',
  'budget',
  'duplicate',
  'blacklist',
);
export const revealReasons = every<RevealReason>()('call', 'identity', 'support', 'legal');
export const withdrawReasons = every<WithdrawReason>()('solved', 'foundElsewhere', 'tooLong', 'privacy', 'mistake', 'other');

/** Why someone else is asked for, and why not (4.3.9). */
export const replacementCauses = every<ReplacementCause>()('notReached', 'unable', 'notAFit', 'language', 'cost', 'conflict', 'other');
export const replacementRefusals = every<ReplacementRefusal>()('contacted', 'underWay', 'mandateGiven', 'tooMany', 'other');

/** Words for the part someone has in a matter, in the client's language: professionals read them as they are. */
export const partyWords = {
  fr: ['partie adverse', 'conjoint', 'employeur', 'locateur', 'locataire', 'entreprise', 'enfant'],
  en: ['opposing party', 'spouse', 'employer', 'landlord', 'tenant', 'company', 'child'],
} as const;
