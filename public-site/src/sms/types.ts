/** One thing that was said by text, as the API tells it. */
export interface Said {
  readonly id: string;
  readonly from: 'me' | 'team' | 'automatic';
  readonly at: string;
  readonly body: string;
  readonly state?: string | null;
}

/** The own mailbox, masked, and what comes to it; `pending` where news were ticked with it before anybody proved it. */
export interface OwnMail {
  readonly address: string;
  readonly consents: { readonly service: boolean; readonly marketing: boolean; readonly pending?: true };
}

/** Whoever gave no number yet. */
export interface NoNumber {
  readonly serverNow: string;
  readonly phone?: undefined;
  readonly mail?: OwnMail;
}

/** The own number with everything the page shows of it. */
export interface OwnSms {
  readonly serverNow: string;
  readonly phone: string;
  readonly verified: boolean;
  readonly verifiedAt?: string | null;
  readonly codeUntil?: string | null;
  readonly stopped: boolean;
  readonly stoppedAt?: string | null;
  readonly unreachable: boolean;
  readonly ourNumber: string;
  readonly consents: { readonly service: boolean; readonly marketing: boolean };
  readonly mail?: OwnMail;
  readonly lang: 'fr' | 'en';
  /** How long the texts of an offer are. */
  readonly format: 'short' | 'long';
  readonly windows: readonly { readonly days: readonly number[]; readonly from: number; readonly to: number }[];
  readonly ownHours: boolean;
  readonly conversation?: readonly Said[];
}

/** What the parts of the page share: whose page it is, what it shows, and how they act. */
export interface SmsPart {
  readonly pro: boolean;
  readonly sms: OwnSms;
  /** Asks the API for something of the own number and says what came of it. */
  readonly send: (path: string, body: object, said: string) => Promise<boolean>;
  readonly busy: boolean;
  readonly errors: Readonly<Record<string, string>>;
}
