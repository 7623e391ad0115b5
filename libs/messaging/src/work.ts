import type { SharedWork } from '@jurilien/contracts';
import { workOf } from '@jurilien/event-sourcing';

interface OfMessage {
  readonly messageId: string;
}

/** Kinds of work that messages leave to the worker. */
export interface MessagingWork {
  readonly deliver: OfMessage;
  readonly 'answer-sms': { readonly threadId: string; readonly providerMessageId: string };
  /** Files an e-mail that waits, as it came, under this id. */
  readonly 'file-email': { readonly mailId: string; readonly rawId: string };
  /** Gives the files of an e-mail to the request that staff placed it at. */
  readonly 'place-email': { readonly threadId: string; readonly mailId: string };
  readonly 'silence-number': { readonly contactId: string };
  readonly 'unreachable-number': OfMessage;
  /** Weighs the complaints of the day: there is one more. */
  readonly 'count-complaints': OfMessage;
  /** Sends again what a kill switch stopped. */
  readonly 'resend-held': { readonly switchId: string };
  /** Tells by another way what a text did not, and why it did not. */
  readonly 'fall-back': OfMessage & { readonly why: string };
}

export const work = workOf<MessagingWork & SharedWork>();
