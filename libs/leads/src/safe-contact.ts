import { contactWish, safeContactAnswered, type ContactWish, type SafeContact } from '@jurilien/reference';
import type { LeadState } from './lead-state.js';

/** What the person said about being reached safely: since the form, or else in it, sent or still being written. */
export function safeContactOf(s: Pick<LeadState, 'safeContact' | 'specificQuestions' | 'draft' | 'status'>): SafeContact | undefined {
  if (s.safeContact) return s.safeContact;
  return safeContactAnswered(s.status === 'Draft' ? drafted(s.draft?.answers) : s.specificQuestions);
}

/** What every sender keeps to for this request (Z13 of 4.7.2). */
export const wishOf = (s: Parameters<typeof safeContactOf>[0]): ContactWish | undefined => contactWish(safeContactOf(s));

interface Said<S> {
  readonly safeContact?: S;
  readonly specificQuestions?: unknown;
}
/**
 * What was said since the form, until the form's own answers about it are corrected: the newest word counts.
 * @param answers the corrected ones; nothing when none were
 */
export function keptSafeContact<S>(before: Said<S>, answers: unknown): S | undefined {
  const care = (of: unknown): string => JSON.stringify(safeContactAnswered((of ?? {}) as Record<string, unknown>) ?? null);
  return answers === undefined || answers === null || care(answers) === care(before.specificQuestions) ? before.safeContact : undefined;
}

/** A form saves its answers under the names of its inputs: `q.contact.care`. */
function drafted(answers: unknown): Record<string, unknown> {
  if (typeof answers !== 'object' || answers === null) return {};
  return Object.fromEntries(Object.entries(answers).flatMap(([name, value]) => (name.startsWith('q.') ? [[name.slice(2), value]] : [])));
}
