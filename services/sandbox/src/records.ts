import type { DkimVerdict } from './dkim.js';

/** What the sandbox remembers; each kind is one line of its journal. */
export interface Sms {
  sid: string;
  accountSid: string;
  direction: 'outbound-api' | 'inbound';
  from: string;
  to: string;
  body: string;
  status: 'queued' | 'sent' | 'delivered' | 'undelivered' | 'received';
  at: string;
  segments: number;
  errorCode?: number;
  /** For a reply typed on the page: whether the application took it. */
  taken?: 'yes' | 'no';
}
export interface Mail {
  id: string;
  messageId: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** The file that programs of calendars take in, when it has one. */
  calendar?: string;
  headers: Record<string, string>;
  at: string;
  /** What a receiver finds out about its signature. */
  dkim: DkimVerdict;
  /** How often the same message was handed over, when more than once. */
  copies?: number;
}
export interface Person {
  name: string;
  phone?: string;
  email?: string;
  role?: string;
}

/** An account in the authenticator app: the key it was enrolled with, in base 32. */
export interface AppKey {
  name: string;
  account: string;
  secret: string;
}

export type Line =
  | { kind: 'sms'; sms: Sms }
  | { kind: 'sms-changed'; sid: string; change: Partial<Sms> }
  | { kind: 'mail'; mail: Mail }
  | { kind: 'people'; people: Person[] }
  | { kind: 'app-keys'; keys: AppKey[] }
  | { kind: 'opted-out'; phone: string; answers: number }
  | { kind: 'opted-in'; phone: string };
