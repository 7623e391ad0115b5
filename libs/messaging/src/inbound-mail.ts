import type { TriageCause } from '@jurilien/contracts';
import type { AUTOMATIC_SIGNS } from './thread.js';

/** What an e-mail tells of who sent it, beside its words. */
export interface MailSigns {
  /** The address the servers were told it is from; empty for one that no one may answer. */
  readonly envelopeSender: string;
  /** Its headers by name in small letters; of one that is there twice, the first. */
  readonly headers: ReadonlyMap<string, string>;
  /** It came from an address of ours. */
  readonly own: boolean;
}

const BULK = /^(bulk|junk|list|auto[_-]reply)$/i;
const REPORT = /^multipart\/report\b|^message\/(delivery-status|disposition-notification)\b/i;
const AUTOMATIC = /^(mailer-daemon|postmaster|no-?reply|ne-?pas-?repondre)(\+[^@]*)?@/i;

/**
 * Whether a machine wrote an e-mail, and by which sign (RFC 3834, RFC 3464, RFC 2369): out-of-office answers, receipts, bounces, lists
 * and our own messages that came back. Nothing may follow from one of these, or two machines would write to each other for ever.
 */
export function automaticSign({ envelopeSender, headers, own }: MailSigns): (typeof AUTOMATIC_SIGNS)[number] | undefined {
  const header = (name: string): string => headers.get(name)?.trim() ?? '';
  if (own) return 'own';
  // An empty path is how a server says that nothing may be sent back.
  if (envelopeSender.replace(/[<>\s]/g, '') === '' || AUTOMATIC.test(envelopeSender)) return 'null-sender';
  if (REPORT.test(header('content-type'))) return 'report';
  if (header('auto-submitted') !== '' && !/^no\b/i.test(header('auto-submitted'))) return 'auto-submitted';
  if (header('x-autoreply') !== '' || header('x-autorespond') !== '') return 'auto-submitted';
  if (BULK.test(header('precedence'))) return 'bulk';
  return header('list-id') !== '' ? 'list' : undefined;
}

/** What is known of the reply address an e-mail came to, and of who used it. */
export interface ReplyFacts {
  /** `none`: not a reply address. `unknown`: one that none of our messages carried. */
  readonly token: 'none' | 'unknown' | 'known';
  /** The message's address is the one that the e-mail says it is from. */
  readonly fromHolder: boolean;
  /** The provider's verdict on who sent it (DMARC); absent where it gives none. */
  readonly authentication?: 'pass' | 'fail' | 'none';
  /** The days in which the message could be answered are over. */
  readonly expired: boolean;
}

/** Why an e-mail cannot be filed as its holder's words, and goes to the triage; nothing when it can. */
export function triageCause({ token, fromHolder, authentication, expired }: ReplyFacts): TriageCause | undefined {
  if (token === 'none') return 'no-token';
  if (token === 'unknown') return 'unknown-token';
  if (authentication === 'fail') return 'not-authenticated';
  if (!fromHolder) return 'not-holder';
  return expired ? 'expired' : undefined;
}
