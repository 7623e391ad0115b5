import { CONSENT_BASES, IMPLIED_MONTHS, plusMonths, reached } from '@jurilien/reference';
import { z } from 'zod';

/**
 * On what a prospect may be written to (CASL-11). `since`: when they said yes, bought or asked; `until`: when a basis that no one spoke
 * is over. That an address is published is no basis here: whether a message fits what its holder does cannot be proven by a row.
 */
export const basis = z.object({ kind: z.enum(CONSENT_BASES), since: z.iso.datetime(), until: z.iso.datetime().optional() });
export type Basis = z.infer<typeof basis>;

/** What is wrong with a basis as it was typed: an error per field, none when it can be stored. */
export function basisFaults({ kind, since, until }: Basis, proof: string | undefined, now: string): { field: string; message: string }[] {
  const latest = kind === 'express' ? undefined : plusMonths(since, IMPLIED_MONTHS[kind]);
  return [
    ...(proof ? [] : [{ field: 'basisProof', message: 'required' }]),
    ...(reached(since, now) ? [] : [{ field: 'basisSince', message: 'in-the-future' }]),
    ...(latest && !until ? [{ field: 'basisUntil', message: 'implied-consent-ends' }] : []),
    ...(latest && until && !reached(until, latest) ? [{ field: 'basisUntil', message: 'implied-consent-too-long' }] : []),
    ...(until && reached(until, since) ? [{ field: 'basisUntil', message: 'before-its-beginning' }] : []),
  ];
}

/** Whether a basis counts at an instant. One that ended counts no more, without anyone taking it away. */
export const isInForce = (b: Basis | undefined, now: string): b is Basis =>
  b !== undefined && reached(b.since, now) && (b.until === undefined || !reached(b.until, now));
