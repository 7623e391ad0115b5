/** Code lists the console offers in its forms, in the order people expect. */
export const lawyerTypes = [
  'family',
  'criminal',
  'housing',
  'hiddenDefect',
  'realEstate',
  'labour',
  'civilLiability',
  'business',
  'immigration',
  'estates',
  'administrative',
  'tax',
  'consumer',
  'insurance',
  'youth',
  'smallClaims',
  'traffic',
  'mediation',
  'other',
] as const;
export const blockTypes = [
  'spam',
  'abuse',
  'fraud',
  'conflictOfPlatform',
  'notLegal',
  'outOfTerritory',
  'minor',
  'duplicateAbuser',
] as const;
export const rejectReasons = [
  'notLegal',
  'outOfTerritory',
  'duplicate',
  'incomplete',
  'unreachable',
  'notServed',
  'spam',
  'other',
] as const;
export const closeReasons = [
  'served',
  'notRetained',
  'solved',
  'duplicate',
  'unreachable',
  'notConfirmed',
  'staleNoAnswer',
  'other',
] as const;
/** How a client who was invited to renew is no longer looking. */
export const solvedHow = ['settled', 'foundElsewhere', 'alone', 'gaveUp', 'other'] as const;
export const callOutcomes = ['reached', 'noAnswer', 'voicemail', 'busy', 'wrongNumber', 'callBack'] as const;
export const rates = ['1', '2', '3', '4', '5'] as const;
export const brackets = ['0', '1', '2', '3', '4', '5'] as const;
export const checklist = [
  'identity',
  'contact',
  'legalMatter',
  'field',
  'territory',
  'parties',
  'budget',
  'duplicate',
  'blacklist',
] as const;
/** Words for the part someone has in a matter, in the client's language: professionals read them as they are. */
export const partyWords = {
  fr: ['partie adverse', 'conjoint', 'employeur', 'locateur', 'locataire', 'entreprise', 'enfant'],
  en: ['opposing party', 'spouse', 'employer', 'landlord', 'tenant', 'company', 'child'],
} as const;
export const revealReasons = ['call', 'identity', 'support', 'legal'] as const;
export const withdrawReasons = ['solved', 'foundElsewhere', 'tooLong', 'privacy', 'mistake', 'other'] as const;

/** Why someone else is asked for, and why not (4.3.9). */
export const replacementCauses = ['notReached', 'unable', 'notAFit', 'language', 'cost', 'conflict', 'other'] as const;
export const replacementRefusals = ['contacted', 'underWay', 'mandateGiven', 'tooMany', 'other'] as const;
