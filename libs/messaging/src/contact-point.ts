import { decider, ERASED, event, ids, type EventOf } from '@jurilien/event-sourcing';
import { CONSENT_BASES, SAFE_CHANNELS, type ContactWish } from '@jurilien/reference';
import { z } from 'zod';

/** Keyed hash of a number or an e-mail address: what the suppression list knows, and all it knows (4.8.5). */
export const contactId = ids.contactId;
export const source = z.enum(['keyword', 'provider', 'staff', 'page']);
/** Classes a person may refuse or must have agreed to; codes and messages of something in progress are not among them. */
export const consentClass = z.enum(['service', 'marketing']);
export const consentBasis = z.enum(CONSENT_BASES);
export type ConsentClass = z.infer<typeof consentClass>;
/** How an agreement was given: by the person on a page, form, call or by a word; proven by a list that staff brought in; or by what happened. */
export const consentSource = z.enum(['page', 'form', 'call', 'keyword', 'import', 'system']);
export type ConsentSource = z.infer<typeof consentSource>;
const evidence = { textVersion: z.string().min(1).max(60), source: consentSource, evidence: z.string().max(120) };
/** What stands for a text where no one was asked anything: a basis that the law gives (CASL, s. 10). */
export const NO_TEXT = 'none';
const preferences = z.object({
  lang: z.enum(['fr', 'en']).optional(),
  smsFormat: z.enum(['short', 'long']).optional(),
  digest: z.boolean().optional(),
});

/** What the links at the foot of a message are for: one click that refuses a class, or the page of the choices as who one is to us. */
export const linkUse = z.enum([
  'unsubscribe-service',
  'unsubscribe-marketing',
  'preferences-client',
  'preferences-professional',
  'preferences-anyone',
]);
export type LinkUse = z.infer<typeof linkUse>;

const dayWindow = z.object({ from: z.number().int().min(0), to: z.number().int().max(1_440) });
/** What senders keep to, as reference reads it from what the person said. */
const contactWish = z.object({
  channels: z.array(z.enum(SAFE_CHANNELS)),
  windows: z.array(dayWindow),
  noVoicemail: z.boolean(),
  neutral: z.boolean(),
}) satisfies z.ZodType<ContactWish>;

/** Every event of a contact point. Nothing of an address is readable, so the list survives an erasure. */
export const contactEvents = {
  SmsOptedOut: event(z.object({ contactId, source })),
  SmsOptedIn: event(z.object({ contactId, source })),
  /** The network could not bring a text to the number; three in thirty days and the number counts as unreachable. */
  SmsFailureCounted: event(z.object({ contactId, code: z.string(), messageId: z.string() })),
  NumberUnreachable: event(z.object({ contactId, failures: z.number().int().positive(), messageId: z.string() })),
  NumberReachable: event(z.object({ contactId })),
  ContactConsentRecorded: event(
    z.object({
      contactId,
      class: consentClass,
      basis: consentBasis,
      expiresAt: z.string().optional(),
      pending: z.literal(true).optional(),
      channel: z.string().max(40).optional(),
      /** The sentence of the text that was agreed to; absent in events of before 30 November 2026, and where there is no text. */
      part: z.string().max(40).optional(),
      ...evidence,
    }),
  ),
  ConsentWithdrawn: event(
    z.object({
      contactId,
      class: consentClass,
      source: z.enum(['page', 'one-click', 'staff', 'complaint']),
      /** Who of the team wrote it down, where the person said it to them. */
      evidence: z.string().max(120).optional(),
    }),
  ),
  /** A basis that no one spoke is over: nothing of its class rests on it any more. */
  ImpliedConsentExpired: event(z.object({ contactId, class: consentClass, basis: consentBasis, expiresAt: z.string() })),
  /** The proof of what it agreed to was kept long enough, and the agreement is over; a refusal stays. */
  ConsentsForgotten: event(z.object({ contactId })),
  ContactPreferencesSet: event(z.object({ contactId, preferences })),
  /** A mailbox refused an e-mail for now; three times within three days is for good (4.8.2). */
  SoftBounceCounted: event(z.object({ contactId, messageId: z.string(), attempt: z.number().int().positive() })),
  /**
   * How the holder may be reached without anyone else noticing (IN5), as one request or account of theirs says it. Only structure, so
   * that the list stays unreadable; no wish when it was taken back. `proven`: a code or link showed that the address is theirs.
   */
  SafeContactWished: event(
    z.object({ contactId, subjectId: z.string(), of: z.enum(['request', 'account']), proven: z.boolean(), wish: contactWish.nullable() }),
  ),
  AddressSuppressed: event(z.object({ contactId, cause: z.enum(['hardBounce', 'complaint', 'manual', 'erased']) })),
  AddressUnsuppressed: event(z.object({ contactId })),
  /** The token is sealed with the key of who reads it, so that a message composed again carries the same; its hash finds it. */
  ContactLinkIssued: event(
    z.object({ contactId, use: linkUse, holderId: z.string(), token: z.string(), hash: z.string(), expiresAt: z.string() }),
    { personal: { token: 'holderId' } },
  ),
  ContactLinksRevoked: event(z.object({ contactId })),
  /** With who asked: the words go to the number on file there. */
  NumberCodeSent: event(
    z.object({
      contactId,
      sequence: z.number().int().positive(),
      expiresAt: z.string(),
      professionalId: z.string().optional(),
      leadId: z.string().optional(),
      lang: z.enum(['fr', 'en']),
    }),
  ),
  NumberCodeRejected: event(z.object({ contactId, sequence: z.number().int().positive() })),
  NumberVerified: event(z.object({ contactId, professionalId: z.string().optional() })),
  /** The holder of the number wants to see that texts arrive; the words go to the number on file of who asked. */
  TestTextAsked: event(
    z.object({
      contactId,
      sequence: z.number().int().positive(),
      professionalId: z.string().optional(),
      leadId: z.string().optional(),
      lang: z.enum(['fr', 'en']),
    }),
  ),
};
export type ContactEvent = EventOf<typeof contactEvents>;

interface Consent {
  readonly granted: boolean;
  readonly at: string;
  /** Which agreement of the address it is: its contact point, and the place among all it ever gave. Recipients of a campaign name it. */
  readonly consentId?: string;
  readonly basis?: z.infer<typeof consentBasis>;
  /** Given with an address that no one has shown to be theirs yet: shown as given, and nothing is sent on it. */
  readonly pending?: true;
  readonly expiresAt?: string;
  /** Its end is written down. */
  readonly expired?: true;
  /** A refusal whose proof is gone. */
  readonly forgotten?: true;
}
/** A link at the foot of messages; without its token where its holder was erased, and still good for who has it. */
export interface ContactLink {
  readonly use: LinkUse;
  readonly hash: string;
  readonly expiresAt: string;
  readonly token?: string;
}
/** A wish an address keeps for one request or account of its holder. */
interface KeptWish {
  readonly of: 'request' | 'account';
  readonly proven: boolean;
  readonly wish: ContactWish;
}
export interface ContactState {
  readonly smsOptedOut: boolean;
  readonly since?: string;
  /** Instants of texts that did not arrive. */
  readonly failures: readonly { readonly messageId: string; readonly at: string }[];
  readonly unreachable: boolean;
  /** E-mails that its mailbox refused for now. */
  readonly softBounces: readonly { readonly messageId: string; readonly attempt: number; readonly at: string }[];
  readonly consents: { readonly [C in ConsentClass]?: Consent };
  /** Agreements it ever gave, of every class. */
  readonly agreements: number;
  readonly preferences: z.infer<typeof preferences>;
  readonly suppressed?: 'hardBounce' | 'complaint' | 'manual' | 'erased';
  readonly code?: {
    readonly sequence: number;
    readonly sentAt: string;
    readonly expiresAt: string;
    readonly tries: number;
    readonly professionalId?: string;
    readonly leadId?: string;
  };
  /** Codes sent so far: no code is ever used for two occasions. */
  readonly codes: number;
  readonly verifiedAt?: string;
  /** Professionals and requests that proved the number, each by a code asked for in their name. */
  readonly holders: readonly string[];
  /** Wishes about being reached safely, by the request or account that has them. */
  readonly safeContacts: Readonly<Record<string, KeptWish>>;
  /** Instants of the test texts. */
  readonly tests: readonly string[];
  readonly links: readonly ContactLink[];
}

const initial: ContactState = {
  smsOptedOut: false,
  failures: [],
  unreachable: false,
  softBounces: [],
  consents: {},
  agreements: 0,
  preferences: {},
  codes: 0,
  holders: [],
  safeContacts: {},
  tests: [],
  links: [],
};

export const contactPoint = decider<ContactState, typeof contactEvents>({ category: 'contact', events: contactEvents, initial, evolve });

function evolve(s: ContactState, e: ContactEvent, { occurredAt }: { occurredAt: string }): ContactState {
  switch (e.type) {
    case 'SmsOptedOut':
      return { ...s, smsOptedOut: true, since: occurredAt };
    case 'SmsOptedIn':
      return { ...s, smsOptedOut: false, since: occurredAt, consents: withoutNews(s.consents, occurredAt) };
    case 'SmsFailureCounted':
      return { ...s, failures: [...s.failures, { messageId: e.data.messageId, at: occurredAt }] };
    case 'NumberUnreachable':
      return { ...s, unreachable: true };
    case 'NumberReachable':
      return { ...s, unreachable: false, failures: [] };
    case 'ContactConsentRecorded': {
      const { class: c, basis, expiresAt, pending } = e.data;
      const agreements = s.agreements + 1;
      const kept = {
        ...{ granted: true, at: occurredAt, basis, consentId: consentIdOf(e.data.contactId, agreements) },
        ...(expiresAt ? { expiresAt } : {}),
        ...(pending ? { pending } : {}),
      };
      return { ...s, agreements, consents: { ...s.consents, [c]: kept } };
    }
    case 'ConsentWithdrawn':
      return { ...s, consents: { ...s.consents, [e.data.class]: { granted: false, at: occurredAt } } };
    case 'ImpliedConsentExpired': {
      const held = s.consents[e.data.class];
      return held ? { ...s, consents: { ...s.consents, [e.data.class]: { ...held, expired: true } } } : s;
    }
    case 'ConsentsForgotten':
      return { ...s, consents: refusalsOf(s.consents) };
    case 'ContactPreferencesSet':
      return { ...s, preferences: { ...s.preferences, ...e.data.preferences } };
    case 'SoftBounceCounted': {
      const { messageId, attempt } = e.data;
      return { ...s, softBounces: [...s.softBounces, { messageId, attempt, at: occurredAt }] };
    }
    case 'SafeContactWished': {
      const { subjectId, of, proven, wish } = e.data;
      const { [subjectId]: _, ...others } = s.safeContacts;
      return { ...s, safeContacts: wish ? { ...others, [subjectId]: { of, proven, wish } } : others };
    }
    case 'AddressSuppressed':
      return { ...s, suppressed: e.data.cause };
    case 'AddressUnsuppressed':
      return { ...s, suppressed: undefined, softBounces: [] };
    case 'ContactLinkIssued': {
      const { use, hash, expiresAt, token } = e.data;
      const live = s.links.filter((l) => Date.parse(l.expiresAt) > Date.parse(occurredAt));
      return { ...s, links: [...live, { use, hash, expiresAt, ...(token === ERASED ? {} : { token }) }] };
    }
    case 'ContactLinksRevoked':
      return { ...s, links: [] };
    case 'NumberCodeSent': {
      const { sequence, expiresAt, professionalId, leadId } = e.data;
      const asker = { ...(professionalId ? { professionalId } : {}), ...(leadId ? { leadId } : {}) };
      return { ...s, codes: sequence, code: { sequence, sentAt: occurredAt, expiresAt, tries: 0, ...asker } };
    }
    case 'NumberCodeRejected':
      return { ...s, code: s.code && { ...s.code, tries: s.code.tries + 1 } };
    case 'NumberVerified': {
      const holder = s.code?.professionalId ?? s.code?.leadId;
      const holders = holder && !s.holders.includes(holder) ? [...s.holders, holder] : s.holders;
      return { ...s, verifiedAt: occurredAt, code: undefined, unreachable: false, failures: [], holders };
    }
    case 'TestTextAsked':
      return { ...s, tests: [...s.tests, occurredAt] };
    default:
      return e satisfies never;
  }
}

/** What names an address before its keyed hash does: mailboxes are the same in any case, numbers are E.164. */
export const addressName = (channel: 'sms' | 'email', to: string): string =>
  channel === 'sms' ? `phone:${to}` : `email:${to.trim().toLowerCase()}`;

/** The name of an agreement: the contact point, and its place among all that were given there. */
export const consentIdOf = (contact: string, agreement: number): string => `${contact}/${agreement}`;

/** START brings texts back, and no news (4.8.3): what was agreed to before counts no more. */
const withoutNews = (consents: ContactState['consents'], at: string): ContactState['consents'] =>
  consents.marketing?.granted ? { ...consents, marketing: { granted: false, at } } : consents;

/** What is left of consents whose proof is gone: that a class was refused. */
const refusalsOf = (consents: ContactState['consents']): ContactState['consents'] =>
  Object.fromEntries(Object.entries(consents).flatMap(([c, { granted, at }]) => (granted ? [] : [[c, { granted, at, forgotten: true }]])));

/** One event of a contact point, typed by its name. */
export const contactDid = <T extends ContactEvent['type']>(type: T, data: Extract<ContactEvent, { type: T }>['data']): ContactEvent =>
  ({ type, data }) as ContactEvent;
