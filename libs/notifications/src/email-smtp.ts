import { Transform } from 'node:stream';
import { createTransport } from 'nodemailer';
import { sendFailure, type SendFailure } from './failure.js';
import type { MessageClass } from './template.js';

/** A file that calendars take in, or by which they take out what they have. */
export interface CalendarFile {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

export interface EmailMessage {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Service and marketing messages carry a one-click unsubscribe; the others must not. */
  class?: MessageClass;
  unsubscribeUrl?: string;
  /** The name shown beside the address it comes from. */
  senderName?: string;
  /** The name it is from instead of ours, of a message that says nothing of who writes. */
  neutralName?: string;
  /** Where an answer goes, where one is read. */
  replyTo?: string;
  /** What calendars read of it. */
  calendar?: CalendarFile;
  /** It answers someone by itself (RFC 3834): no machine may answer it. */
  answersByItself?: boolean;
}
export interface EmailGateway {
  /** Hands one e-mail over; answers with the Message-ID it left under or throws a SendFailure. */
  send(message: EmailMessage): Promise<{ providerId: string }>;
  close(): void;
}
export interface SmtpOptions {
  host: string;
  port: number;
  secure?: boolean;
  user?: string;
  password?: string;
  /** `Name <address>` for codes and news of something under way; the name is that of messages which bring none. */
  from: string;
  /** The same for service and marketing messages, so that a complaint about these never harms the others; `from` when absent. */
  fromByClass?: Partial<Record<MessageClass, string>>;
  /** Signs what leaves for the domain of its sender (RFC 6376); nothing is signed without. */
  dkim?: { readonly selector: string; readonly privateKey: string };
  /** The plain address of messages that must not say who writes; that of `from` when absent. */
  neutralAddress?: string;
  /** Right side of the Message-ID. */
  domain: string;
  timeoutMs?: number;
}

/** Reads `smtp://user:password@host:587` or `smtps://…` into the connection part of the options. */
export const smtpServerFrom = (address: string): Pick<SmtpOptions, 'host' | 'port' | 'secure' | 'user' | 'password'> => {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    ...(url.username ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) } : {}),
  };
};

interface SmtpError {
  code?: string;
  /** What we had said when the server refused. */
  command?: string;
  response?: string;
  responseCode?: number;
  syscall?: string;
  timeoutType?: string;
}
/**
 * Whether a refusal for good is about the mailbox: said to its address or to the message, and not a policy about who sends (5.7.x) or the
 * server's own state (5.3.x), nor our own sign-in or sender, for which no address is to blame.
 */
const isBounce = (e: SmtpError): boolean =>
  (e.responseCode ?? 0) >= 500 && /^(RCPT TO|DATA)$/.test(e.command ?? '') && !/\b5\.[37]\.\d/.test(e.response ?? '');

const beforeData = new Set(['EDNS', 'EAUTH', 'ETLS', 'ENOAUTH', 'EPROXY', 'ECONNREFUSED']);

const classify = (error: unknown): SendFailure => {
  const e = error as SmtpError;
  const code = e.responseCode ? String(e.responseCode) : e.code;
  if (e.responseCode)
    return Object.assign(
      sendFailure(e.responseCode >= 500 ? 'final' : 'before-acceptance', `Mail server answered ${e.responseCode}`, code, error),
      isBounce(e) ? { bounced: true as const } : {},
    );
  const early =
    e.syscall === 'connect' ||
    e.syscall === 'getaddrinfo' ||
    e.timeoutType === 'CONNECTION_TIMEOUT' ||
    e.timeoutType === 'GREETING_TIMEOUT';
  if (early || (e.code && beforeData.has(e.code)))
    return sendFailure('before-acceptance', `Mail server not reachable (${code})`, code, error);
  // An envelope refused without an answer of the server was refused by our own library: the address is not one.
  if (e.code === 'EENVELOPE' || e.code === 'EMESSAGE') return sendFailure('final', `Mail not valid (${code})`, code, error);
  return sendFailure('ambiguous', `Mail hand-over without an answer (${code ?? 'unknown'})`, code, error);
};

/** Passes a message on whole. It is made in dozens of pieces, and each would be a write of its own to the server. */
const inOnePiece = (): Transform => {
  const pieces: Buffer[] = [];
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    flush(done) {
      done(null, Buffer.concat(pieces));
    },
  });
};

/** The name of `Name <address>`; none of a plain address. */
const nameIn = (from: string): string => /^\s*"?([^"<]*?)"?\s*</.exec(from)?.[1] ?? '';
/** The address of `Name <address>`. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** Whom a message is from: its class has an address of its own, and a neutral one says nothing of us. */
function senderOf(options: SmtpOptions, message: EmailMessage): { readonly name: string; readonly address: string } {
  const from = (message.class && options.fromByClass?.[message.class]) ?? options.from;
  if (message.neutralName) return { name: message.neutralName, address: options.neutralAddress ?? addressIn(from) };
  return { name: message.senderName ?? nameIn(from), address: addressIn(from) };
}

/** What a signature covers of the head, as far as it is there; one-click unsubscribing counts only where both its lines are among it (RFC 8058). */
const SIGNED_HEADERS = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'In-Reply-To', 'References', 'Auto-Submitted'],
  ...['MIME-Version', 'Content-Type', 'Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

/** The signature is that of the sender's own domain: a receiver compares the two (DMARC). */
const signedBy = ({ selector, privateKey }: NonNullable<SmtpOptions['dkim']>, { address }: { readonly address: string }) => ({
  domainName: address.slice(address.lastIndexOf('@') + 1),
  keySelector: selector,
  privateKey,
  headerFieldNames: SIGNED_HEADERS,
});

/** Sends e-mail over SMTP with pooled connections. The Message-ID is derived from our id, so a second hand-over is recognisable. */
export const smtpGateway = (options: SmtpOptions): EmailGateway => {
  const timeout = options.timeoutMs ?? 15_000;
  const transport = createTransport({
    pool: true,
    host: options.host,
    port: options.port,
    secure: options.secure ?? false,
    ...(options.user ? { auth: { user: options.user, pass: options.password ?? '' } } : {}),
    maxConnections: 4,
    // A connection that closed on the way is an unknown outcome, ours to settle: the pool must not send again on its own.
    maxRequeues: 0,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Templates are ours and reference no files; values must never make the mailer read one.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use('stream', (mail, done) => {
    mail.message.transform(inOnePiece);
    done();
  });
  return {
    async send(message) {
      const providerId = `<${message.messageId}@${options.domain}>`;
      const from = senderOf(options, message);
      const stoppable = (message.class === 'service' || message.class === 'marketing') && message.unsubscribeUrl;
      try {
        await transport.sendMail({
          from,
          ...(options.dkim ? { dkim: signedBy(options.dkim, from) } : {}),
          to: message.to,
          subject: message.subject,
          text: message.text,
          messageId: providerId,
          // What it would find out letter by letter: both our languages are written in Latin letters.
          textEncoding: 'quoted-printable',
          ...(message.html ? { html: message.html } : {}),
          ...(message.replyTo ? { replyTo: message.replyTo } : {}),
          ...(message.calendar ? { icalEvent: { ...message.calendar, filename: 'invite.ics' } } : {}),
          headers: {
            'Auto-Submitted': message.answersByItself ? 'auto-replied' : 'auto-generated',
            ...(stoppable
              ? { 'List-Unsubscribe': `<${message.unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
              : {}),
          },
        });
        return { providerId };
      } catch (error) {
        throw classify(error);
      }
    },
    close: () => transport.close(),
  };
};
