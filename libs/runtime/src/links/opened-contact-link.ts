import type { LinkUse } from '@jurilien/messaging';

/** What a link at the foot of a message is for, and to which address it was sent. */
export interface OpenedContactLink {
  /** Keyed hash of the address. */
  readonly contactId: string;
  readonly use: LinkUse;
}
