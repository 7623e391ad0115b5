import type { PrivacyCaseRow } from '@jurilien/rows/privacy';

/** States in which a request still waits for its answer or for being carried out. */
export const WAITING: readonly PrivacyCaseRow['state'][] = ['Verifying', 'InReview', 'Approved'];
/** States in which an address may still be proven. */
export const PROVABLE: readonly PrivacyCaseRow['state'][] = ['Verifying', 'InReview'];
/** Kinds that end with a copy to collect. */
export const COPIES: readonly PrivacyCaseRow['kind'][] = ['access', 'portability'];
/** Who asks showed a document, and may be named in the requests of others. */
export const maybeOfOthers = ({ kind, byDocument }: PrivacyCaseRow): boolean => kind === 'erasure' && byDocument === true;
/** Granted for nothing of the person’s own: they are forgotten in the requests of others, by hand. */
export const isOfOthers = (row: PrivacyCaseRow): boolean => maybeOfOthers(row) && row.holdings?.length === 0;
/** Kinds that a member of the team carries out by hand. */
const BY_HAND = ['correction', 'stopDissemination', 'humanReview'] as const satisfies readonly PrivacyCaseRow['kind'][];
export type HandKind = (typeof BY_HAND)[number];
export const isByHand = (kind: PrivacyCaseRow['kind']): kind is HandKind => (BY_HAND as readonly string[]).includes(kind);
