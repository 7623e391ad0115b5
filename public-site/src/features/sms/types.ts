import type { Answer, ApiRoute, Call } from '@jurilien/contracts/api';

type Known = Answer<'GET /api/sms'>;
/** The person’s own number with everything the page shows of it. */
export type OwnSms = Extract<Known, { readonly phone: string }>;
/** A person who gave no number yet. */
export type NoNumber = Exclude<Known, OwnSms>;
/** The person’s own mailbox, masked, and what comes to it. */
export type OwnMail = NonNullable<Known['mail']>;

/** What can be asked for of the person’s own number. */
export type SmsAct = Extract<ApiRoute, `POST /api/sms/${string}`>;
/** Asks the API for something of the person’s own number and shows its result. */
export type SendSms = <K extends SmsAct>(act: K, body: Call<K>['body'], message: string) => Promise<boolean>;

/** What the parts of the page share: whose page it is, what it shows, and how they act. */
export interface SmsPart {
  readonly pro: boolean;
  readonly sms: OwnSms;
  readonly send: SendSms;
  readonly busy: boolean;
  readonly errors: Readonly<Record<string, string>>;
}
