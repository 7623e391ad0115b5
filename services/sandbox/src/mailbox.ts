import { createHash, randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { dkimVerdict, type PublishedKeys } from './dkim.js';
import { emailModes, type Faults } from './faults.js';
import { outcomeOf, type Outcome } from './mail-events.js';
import type { Mail } from './records.js';
import type { Store } from './store.js';

/** Faults of the conversation before the words of a message. */
const AT_THE_DOOR: readonly string[] = ['greylist', 'close'];
const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
const read = async (stream: AsyncIterable<Buffer | string>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

/** Parses what arrived and keeps it under the envelope's recipients, which are who really gets it. */
const parse = async (raw: Buffer, session: SMTPServerSession, publishedKeys: PublishedKeys): Promise<Mail> => {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  const calendar = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content;
  return {
    id: createHash('sha256')
      .update(`${mail.messageId ?? ''}${randomUUID()}`)
      .digest('hex')
      .slice(0, 24),
    messageId: mail.messageId ?? '',
    from: mail.from && 'address' in mail.from && mail.from.address ? `${mail.from.name} <${mail.from.address}>`.trim() : '',
    to: session.envelope.rcptTo.map((r) => r.address.toLowerCase()),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    ...(calendar === undefined ? {} : { calendar: String(calendar) }),
    headers: Object.fromEntries(mail.headers.map((h) => [h.key, h.value])),
    at: new Date().toISOString(),
    dkim: dkimVerdict(raw, publishedKeys),
  };
};

/** Cuts a client off in the middle of a sentence. */
const hangUp = (server: SMTPServer, session: SMTPServerSession): void => {
  for (const connection of server.connections as Set<{ id: string; _socket?: { destroy(): void } }>)
    if (connection.id === session.id) connection._socket?.destroy();
};

/**
 * What a mailbox does with a message it has already: keeps one, as Cyrus and Gmail do by Message-ID, and counts the copies. A
 * sender that never got our answer may hand the same message over again.
 */
const alreadyHas = (store: Store, mail: Mail): boolean => {
  const first = store.mailWith(mail.messageId, mail.to);
  if (first) store.write({ kind: 'mail', mail: { ...first, copies: (first.copies ?? 1) + 1 } });
  return first !== undefined;
};

interface MailServerParts {
  readonly store: Store;
  readonly faults: Faults;
  readonly answering: () => Promise<void>;
  /** Keys that domains publish for their signatures. */
  readonly publishedKeys: PublishedKeys;
  /** What becomes of a mail once it was taken. */
  readonly after: (mail: Mail, what: Outcome) => void;
}

/**
 * A real SMTP server that keeps every message it takes. Domains ending in `.invalid` bounce at the door; what an address does by its
 * name comes later, as events: what bounces was never in the mailbox.
 */
export const mailServer = ({ store, faults, answering, publishedKeys, after }: MailServerParts): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    banner: 'sandbox',
    size: 10 * 1024 * 1024,
    closeTimeout: 300,
    disableReverseLookup: true,
    onRcptTo(this: SMTPServer, { address }, session, done) {
      const to = address.toLowerCase();
      const { mode } = faults.next('email', to, AT_THE_DOOR);
      if (mode === 'close') return hangUp(this, session);
      if (mode === 'greylist') return done(refusal(450, 'Greylisted, please come back later'));
      return done(to.endsWith('.invalid') ? refusal(550, 'No such mailbox') : null);
    },
    onData(this: SMTPServer, stream, session, done) {
      const { mode } = faults.next(
        'email',
        session.envelope.rcptTo[0]?.address.toLowerCase(),
        emailModes.filter((m) => !AT_THE_DOOR.includes(m)),
      );
      read(stream)
        .then(async (raw) => {
          if (mode === '429') return done(refusal(451, 'Too many messages, try again later'));
          if (mode === '500') return done(refusal(554, 'Message refused'));
          if (mode === 'timeout') return undefined;
          if (mode === 'drop') return hangUp(this, session);
          const mail = await parse(raw, session, publishedKeys);
          const outcome = outcomeOf(mail.to[0] ?? '');
          const comesBack = outcome !== undefined && outcome !== 'complaint';
          if (!comesBack && !alreadyHas(store, mail)) store.write({ kind: 'mail', mail });
          if (outcome) after(mail, outcome);
          await answering();
          // Taken, but the answer gets lost on the way back.
          return mode === 'accept-then-hang' ? undefined : done(null, 'Kept');
        })
        .catch(() => done(refusal(451, 'Message could not be read')));
    },
  });
