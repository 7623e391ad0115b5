import type { ConfigPlace } from '@jurilien/event-sourcing';
import type { QueuedMessage } from '@jurilien/messaging';

/** One message as a trial found it. */
export interface Tried {
  /** Local day on which it would have gone. */
  readonly day: string;
  readonly channel: 'sms' | 'email' | 'inapp' | 'followUp';
  /** The contact point it would have gone to; empty for a task of the team. */
  readonly contactId: string;
  readonly segments?: number | undefined;
  /** It would have waited for the hours of its reader. */
  readonly deferred?: true | undefined;
}
/** What one occurrence would have sent to its reader, were it not for caps. */
export interface TriedOccasion {
  /** When it was due. */
  readonly at: string;
  readonly class: QueuedMessage['class'];
  readonly recipientId: string;
  readonly leadId?: string | undefined;
  /** Where the reader is. */
  readonly place: ConfigPlace;
  readonly messages: readonly Tried[];
  readonly sample?: Sample | undefined;
}
/** A rendered example, names masked. */
export interface Sample {
  readonly recipient: string;
  readonly at: string;
  readonly channel: string;
  readonly fr: string;
  readonly en: string;
}
