import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openJournal } from './journal.js';
import type { AppKey, Line, Mail, Person, Sms } from './records.js';

type Change = 'sms' | 'mail' | 'people' | 'app-keys' | 'clear';
export interface Store {
  sms: Map<string, Sms>;
  mails: Map<string, Mail>;
  /** The mail to these addresses that has this Message-ID. */
  mailWith(messageId: string, to: readonly string[]): Mail | undefined;
  people: () => Person[];
  /** Keys in the authenticator app. */
  appKeys: () => AppKey[];
  /** Numbers the network no longer lets us write to, with the number of answers still let through. */
  optedOut: Map<string, number>;
  write(line: Line): void;
  /** A text is deleted: no line of the file says it any more. Answers whether there was one. */
  forgetSms(sid: string): boolean;
  clear(): void;
  onChange(listener: (change: Change) => void): () => void;
}

const changeOf: Record<Line['kind'], Change> = {
  sms: 'sms',
  'sms-changed': 'sms',
  mail: 'mail',
  people: 'people',
  'app-keys': 'app-keys',
  'opted-out': 'sms',
  'opted-in': 'sms',
};

const mailKey = (messageId: string, to: readonly string[]): string => `${messageId} ${to.join()}`;

/** What is in memory. */
interface Contents {
  readonly sms: Map<string, Sms>;
  readonly mails: Map<string, Mail>;
  /** Ids of mails by what makes two of them the same. */
  readonly sameMail: Map<string, string>;
  readonly optedOut: Map<string, number>;
  readonly appKeys: Map<string, AppKey>;
  people: Person[];
}
const nothing = (): Contents => ({
  sms: new Map(),
  mails: new Map(),
  sameMail: new Map(),
  optedOut: new Map(),
  appKeys: new Map(),
  people: [],
});

function apply(contents: Contents, line: Line): void {
  const { sms, mails, sameMail, optedOut, appKeys } = contents;
  switch (line.kind) {
    case 'sms':
      sms.set(line.sms.sid, line.sms);
      break;
    case 'sms-changed': {
      const before = sms.get(line.sid);
      if (before) sms.set(line.sid, { ...before, ...line.change });
      break;
    }
    case 'mail':
      mails.set(line.mail.id, line.mail);
      if (line.mail.messageId) sameMail.set(mailKey(line.mail.messageId, line.mail.to), line.mail.id);
      break;
    case 'people':
      contents.people = line.people;
      break;
    case 'app-keys':
      for (const key of line.keys) appKeys.set(key.secret, key);
      break;
    case 'opted-out':
      optedOut.set(line.phone, line.answers);
      break;
    case 'opted-in':
      optedOut.delete(line.phone);
      break;
  }
}

/** Keys that were enrolled before the sandbox ran: those of the demo's accounts. */
function enrolledKeys(dataDir: string): AppKey[] {
  const file = join(dataDir, 'authenticator.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AppKey[]) : [];
}

/** The text that a line is about. */
const sidOf = (line: Line): string | undefined => (line.kind === 'sms' ? line.sms.sid : line.kind === 'sms-changed' ? line.sid : undefined);

/** People and keys are no traffic: they survive an emptied mailbox. */
const lasting = ({ people, appKeys }: Contents): Line[] => [
  ...(people.length ? [{ kind: 'people' as const, people }] : []),
  ...(appKeys.size ? [{ kind: 'app-keys' as const, keys: [...appKeys.values()] }] : []),
];

/** Keeps everything in memory and every change as a line of a file, so that a restart finds the phones and the mailbox as they were. */
export const openStore = (dataDir: string): Store => {
  const journal = openJournal<Line>(dataDir, 'sandbox.jsonl');
  const contents = nothing();
  const { sms, mails, sameMail, optedOut, appKeys } = contents;
  const listeners = new Set<(change: Change) => void>();
  const announce = (change: Change) => listeners.forEach((listener) => listener(change));

  apply(contents, { kind: 'app-keys', keys: enrolledKeys(dataDir) });
  for (const line of journal.lines()) apply(contents, line);

  return {
    sms,
    mails,
    mailWith: (messageId, to) => mails.get(sameMail.get(mailKey(messageId, to)) ?? ''),
    optedOut,
    people: () => contents.people,
    appKeys: () => [...appKeys.values()],
    write(line) {
      apply(contents, line);
      journal.append(line);
      announce(changeOf[line.kind]);
    },
    forgetSms(sid) {
      if (!sms.delete(sid)) return false;
      journal.replace([...journal.lines()].filter((line) => sidOf(line) !== sid));
      announce('sms');
      return true;
    },
    clear() {
      for (const traffic of [sms, mails, sameMail, optedOut]) traffic.clear();
      journal.replace(lasting(contents));
      announce('clear');
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
