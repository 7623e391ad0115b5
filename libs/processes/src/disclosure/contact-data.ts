import type { AcceptanceState } from '@jurilien/acceptance';
import { type LeadState, safeContactOf } from '@jurilien/lead';
import { asksCriminalFile, DAY_MS, dialled, plus, reached, type SafeContact } from '@jurilien/reference';

/** Until when the professional of an acceptance that ended can read how to reach the client, `days` after the end. */
export const contactReadableUntil = (endedAt: string, days: number): string => plus(endedAt, days * DAY_MS);

/**
 * Who may see a client's name, phone number, e-mail and address, and when.
 *
 * | Who | When | Rule |
 * |---|---|---|
 * | a professional with an offer | never before acceptance; names alone, during their own live claim and after asking for them | `stageOf` in `offer-shown.ts` |
 * | the professional who accepted | while the acceptance stands and the days after its end that held when it began, never once another took over | `contactReadable` here |
 * | staff | as the permission matrix says for the view; masked until asked for with a reason, then ten minutes | `masking.ts` |
 * | everyone else | never | |
 */
export function contactReadable(s: AcceptanceState, now: string): boolean {
  if (s.status === 'None' || s.status === 'Replaced') return false;
  return !s.endedAt || !reached(contactReadableUntil(s.endedAt, s.days.readable), now);
}

/** Whether the professional of an acceptance may read what is shared with them of a request: with its contact sheet, never once the client withdrew. */
export const documentsReadable = (s: AcceptanceState, request: Pick<LeadState, 'status' | 'erased'>, now: string): boolean =>
  contactReadable(s, now) && request.status !== 'Withdrawn' && !request.erased;

/** A client's number as it is dialled, extension included. */
export const phoneOf = ({ phoneNumber, phoneExtension }: LeadState): string => dialled(phoneNumber ?? '', phoneExtension);

/** How the client wishes to be reached. */
export const wishesOf = (s: LeadState): { hours: unknown; safe: SafeContact | undefined } => ({
  hours: s.specificQuestions['contact.hours'],
  safe: safeContactOf(s),
});

/** Whether the client has a criminal record or an open file, where that was asked: for the professional who accepted (3.1). */
export const criminalFileOf = ({ facts }: LeadState): boolean | undefined =>
  asksCriminalFile(facts.lawyerType ?? '') ? (facts.hasCriminalFile ?? undefined) : undefined;
