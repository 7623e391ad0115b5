/** One thing that was said, as one of the two sees it. */
export interface Word {
  readonly id: string;
  readonly mine: boolean;
  readonly via: 'page' | 'sms';
  readonly at: string;
  readonly body: string;
  /** How far the own word has come, and on which way. */
  readonly state?: string;
  readonly channel?: 'sms' | 'email';
}

/** The conversation of an accepted request, between its professional and its client. */
export interface Talk {
  readonly serverNow: string;
  readonly acceptanceId: string;
  readonly leadId: string;
  readonly code: string;
  readonly name?: string;
  /** Why nothing more can be written. */
  readonly closed?: 'replaced' | 'not-chosen' | 'withdrawn' | 'blocked' | 'over';
  /** On which way the next word would go. */
  readonly way?: 'sms' | 'email' | 'none';
  readonly said: readonly Word[];
}

/** What may be said at once, as the API takes it. */
export const LONGEST = 1_600;
