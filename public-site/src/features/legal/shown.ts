import type { Answer } from '@jurilien/contracts/api';

/** A version of a legal document as its page shows it. */
export type LegalShown = Answer<'GET /api/public/legal/:code'>;
export type LegalText = LegalShown['fr'];
export type LegalPart = LegalText['parts'][number];
