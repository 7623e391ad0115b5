import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Keeps everything in memory and every change as a line of a file, so that a restart finds the phones and the mailbox as they were. */
export const openStore = (dataDir: string): Store => {
  const file = join(dataDir, 'sandbox.jsonl');
  mkdirSync(dataDir, { recursive: true });
  const sms = new Map<string, Sms>();
  const mails = new Map<string, Mail>();
  /** Ids of mails by what makes two of them the same. */
  const sameMail = new Map<string, string>();
  const optedOut = new Map<string, number>();
  const listeners = new Set<(change: Change) => void>();
  let people: Person[] = [];
  const appKeys = new Map<string, AppKey>();

  const apply = (line: Line): void => {
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
        people = line.people;
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
  };

  // Keys that were enrolled before the sandbox ran: those of the demo's accounts.
  const enrolled = join(dataDir, 'authenticator.json');
  if (existsSync(enrolled)) apply({ kind: 'app-keys', keys: JSON.parse(readFileSync(enrolled, 'utf8')) as AppKey[] });
  if (existsSync(file)) {
    for (const text of readFileSync(file, 'utf8').split('\n')) {
      if (!text) continue;
      // A line cut short by a crash is the last one; what came before it is whole.
      try {
        apply(JSON.parse(text) as Line);
      } catch {
        break;
      }
    }
  }

  const tell = (change: Change) => listeners.forEach((listener) => listener(change));
  return {
    sms,
    mails,
    mailWith: (messageId, to) => mails.get(sameMail.get(mailKey(messageId, to)) ?? ''),
    optedOut,
    people: () => people,
    appKeys: () => [...appKeys.values()],
    write(line) {
      apply(line);
      appendFileSync(file, `${JSON.stringify(line)}\n`);
      tell(changeOf[line.kind]);
    },
    clear() {
      sms.clear();
      mails.clear();
      sameMail.clear();
      optedOut.clear();
      // People and keys are no traffic: they survive an emptied mailbox.
      const kept: Line[] = [
        ...(people.length ? [{ kind: 'people' as const, people }] : []),
        ...(appKeys.size ? [{ kind: 'app-keys' as const, keys: [...appKeys.values()] }] : []),
      ];
      writeFileSync(file, kept.map((line) => `${JSON.stringify(line)}\n`).join(''));
      tell('clear');
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
