import { CONSENT_BASES, IMPLIED_MONTHS, plusMonths, reached } from '@jurilien/reference';
import { z } from 'zod';

/**
 * On what a prospect may be written to (CASL-11). `since`: when they said yes, bought or asked; `until`: when a basis that no one spoke
 * is over. That an address is published is no basis here: whether a message fits what its holder does cannot be proven by a row.
 */
export const basis = z.object({ kind: z.enum(CONSENT_BASES), since: z.iso.datetime(), until: z.iso.datetime().optional() });
export type Basis = z.infer<typeof basis>;

/** What a record says of whether its prospect may be written to, whatever their address says. */
export interface Written {
  readonly basis?: Basis | undefined;
  /** Since when they agree to texts, in words about texts. */
  readonly textsSince?: string | undefined;
  readonly lostReason?: string | undefined;
}
/** Why the record of a prospect lets no message of a channel go. */
export type WhyNotWritten = 'noBasis' | 'basisOver' | 'asksForSilence';

/**
 * On what a message to a prospect rests on a channel. A text rests on their own word about texts, and on nothing else; an e-mail on the
 * basis that is stored with its proof, until it ends. Who asked to be left alone is written to on none.
 */
export function basisFor({ basis: stored, textsSince, lostReason }: Written, channel: 'sms' | 'email', now: string): Basis | WhyNotWritten {
  if (lostReason === 'asksForSilence') return 'asksForSilence';
  const held = channel === 'email' ? stored : textsSince ? ({ kind: 'express', since: textsSince } as const) : undefined;
  if (!held) return 'noBasis';
  return isInForce(held, now) ? held : 'basisOver';
}

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

/** What is wrong with an agreement to texts as it was typed: it has its day, its proof and a number, or there is none. */
export function textsFaults(
  { textsSince, textsProof, phoneNumber }: Partial<Record<'textsSince' | 'textsProof' | 'phoneNumber', string | undefined>>,
  now: string,
): { field: string; message: string }[] {
  if (!textsSince) return textsProof ? [{ field: 'textsSince', message: 'required' }] : [];
  return [
    ...(textsProof ? [] : [{ field: 'textsProof', message: 'required' }]),
    ...(phoneNumber ? [] : [{ field: 'phoneNumber', message: 'required' }]),
    ...(reached(textsSince, now) ? [] : [{ field: 'textsSince', message: 'in-the-future' }]),
  ];
}

/** Whether a basis counts at an instant. One that ended counts no more, without anyone taking it away. */
const isInForce = (b: Basis | undefined, now: string): b is Basis =>
  b !== undefined && reached(b.since, now) && (b.until === undefined || !reached(b.until, now));
