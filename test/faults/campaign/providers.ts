import { sendFailure, type EmailGateway, type SmsGateway } from '@jurilien/notifications';
import type { Life } from './mortal.js';

/** What providers answer, by chance: a part of them asks to wait, refuses, or breaks off, with or without having taken it. */
const ANSWERS = [
  [0.05, 'wait'],
  [0.04, 'lost'],
  [0.03, 'half'],
  [0.01, 'refused'],
] as const;

/** The mailboxes and numbers of everyone, which outlive each worker. */
export function openProviders(random: () => number) {
  /** What lies at each address: a mailbox keeps one of each e-mail, a telephone shows every text. */
  const mails = new Map<string, Set<string>>();
  const texts: { readonly sid: string; readonly to: string; readonly body: string }[] = [];

  function answer(): (typeof ANSWERS)[number][1] | 'fine' {
    let chance = random();
    for (const [share, what] of ANSWERS) if ((chance -= share) < 0) return what;
    return 'fine';
  }
  /** One call of a provider within a life. */
  const asked = (life: Life, take: () => string): Promise<{ providerId: string }> =>
    life.lasting('provider', async () => {
      const said = answer();
      if (said === 'wait') throw sendFailure('before-acceptance', 'Too many, come back later');
      if (said === 'refused') throw sendFailure('final', 'Refused');
      if (said === 'lost') throw sendFailure('ambiguous', 'No answer');
      const providerId = take();
      if (said === 'half') throw sendFailure('ambiguous', 'No answer');
      return { providerId };
    });

  return {
    received: (to: string): number => (mails.get(to)?.size ?? 0) + texts.filter((text) => text.to === to).length,
    addresses: (): string[] => [...new Set([...mails.keys(), ...texts.map(({ to }) => to)])],
    email: (life: Life): EmailGateway => ({
      send: ({ messageId, to }) =>
        asked(life, () => {
          mails.set(to, (mails.get(to) ?? new Set()).add(messageId));
          return `<${messageId}@jurilien.test>`;
        }),
      close: () => undefined,
    }),
    sms: (life: Life): SmsGateway => ({
      send: ({ to, body }) =>
        asked(life, () => {
          const sid = `SM${texts.length}`;
          texts.push({ sid, to, body });
          return sid;
        }),
      findByReference: ({ to, body, notProviderIds = [] }) =>
        life.passing(async () => {
          const found = texts.find((text) => text.to === to && text.body === body && !notProviderIds.includes(text.sid));
          return found && { providerId: found.sid };
        }),
      forget: () => Promise.resolve(),
      received: () => Promise.resolve([]),
    }),
  };
}
export type Providers = ReturnType<typeof openProviders>;
