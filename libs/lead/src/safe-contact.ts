import { contactWish, SAFE_CHANNELS, safeContactAnswered, type ContactWish, type SafeContact } from '@jurilien/reference';
import type { LeadState } from './lead-state.js';

/** What the person said about being reached safely: since the form, or else in it, sent or still being written. */
export function safeContactOf(s: Pick<LeadState, 'safeContact' | 'specificQuestions' | 'draft' | 'status'>): SafeContact | undefined {
  if (s.safeContact) return s.safeContact;
  return safeContactAnswered(s.status === 'Draft' ? drafted(s.draft?.answers) : s.specificQuestions);
}

/** What was asked for about being reached, whatever the number on file is. */
export const askedWishOf = (s: Parameters<typeof safeContactOf>[0]): ContactWish | undefined => contactWish(safeContactOf(s));

/** The same where no text can be sent, because the number on file has an extension. */
const untexted = (wish: ContactWish | undefined): ContactWish => ({
  ...(wish ?? { windows: [], noVoicemail: false, neutral: false }),
  channels: (wish?.channels ?? SAFE_CHANNELS).filter((channel) => channel !== 'sms'),
});

/** What every sender keeps to for this request (Z13 of 4.7.2): what the person asked for, and no text to an extension. */
export const wishOf = (s: Parameters<typeof safeContactOf>[0] & Pick<LeadState, 'phoneExtension'>): ContactWish | undefined =>
  s.phoneExtension === '' ? askedWishOf(s) : untexted(askedWishOf(s));

/**
 * Whether news can reach the person: who wants them by text alone needs a number that takes texts. Who wants calls alone has the number
 * called, extension and all.
 */
export const newsReach = (wish: ContactWish | undefined, extension: string): boolean =>
  extension === '' || !wish || wish.channels.includes('email') || !wish.channels.includes('sms');

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
