import type { AcceptanceState } from '@jurilien/acceptance';
import type { AsOf } from '@jurilien/event-sourcing';
import { type LeadState, safeContactOf } from '@jurilien/lead';
import { asksCriminalFile, contactReadableDays, DAY_MS, dialled, plus, reached, type SafeContact } from '@jurilien/reference';

/**
 * Who may see a client's name, phone number, e-mail and address, and when.
 *
 * | Who | When | Rule |
 * |---|---|---|
 * | a professional with an offer | never before acceptance; names alone, during their own live claim and after asking for them | `stageOf` in `offer-shown.ts` |
 * | the professional who accepted | while the acceptance stands and twelve months after its end, never once another took over | `contactReadable` here |
 * | staff | as the permission matrix says for the view; masked until asked for with a reason, then ten minutes | `masking.ts` |
 * | everyone else | never | |
 */
export function contactReadable(s: AcceptanceState, { now, config }: AsOf): boolean {
  if (s.status === 'None' || s.status === 'Replaced') return false;
  const days = config.value(contactReadableDays, s.province ? { province: s.province } : {});
  return !s.endedAt || !reached(plus(s.endedAt, days * DAY_MS), now);
}

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
