import type { AsOf, FieldError } from '@jurilien/event-sourcing';
import { agreedTextAt } from '@jurilien/reference';

interface Sent {
  readonly lang: 'fr' | 'en';
  readonly consents: { readonly sensitive?: boolean | undefined; readonly sensitiveText?: string | undefined };
}
interface About {
  /** The request holds answers that need it. */
  readonly owed: boolean;
  /** Staff who read it to a caller. */
  readonly readBy: string | undefined;
}

/**
 * The agreement to passing on sensitive answers, which is given by itself (Law 25, s. 12): the name of the text it was given to, or what is
 * wrong with it; neither where no answer needs it. What was not read to a caller was not agreed to.
 */
export function sensitiveConsent(
  { lang, consents: { sensitive, sensitiveText: shown } }: Sent,
  { owed, readBy }: About,
  asked: AsOf,
): { readonly text?: string; readonly fault?: FieldError } {
  if (!owed) return {};
  const field = 'consents.sensitive';
  const unread = readBy !== undefined && shown === undefined;
  if (!sensitive || unread) return { fault: { field, message: 'required' } };
  const text = agreedTextAt({ document: 'sensitive-answers', shown, lang }, asked);
  return text ? { text } : { fault: { field, message: 'text-changed' } };
}
