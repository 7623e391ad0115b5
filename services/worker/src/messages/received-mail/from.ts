import { ERASED } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import type { TriageCause } from '@jurilien/contracts';
import { automaticSign, bodyKeptUntil, message, triageCause, type MessageState } from '@jurilien/messaging';
import { RELAY_RULES } from '@jurilien/processes';
import { reached } from '@jurilien/reference';
import { answeredBy, mayNotBeContacted, stateOf, type Kernel } from '@jurilien/runtime';
import type { ReadMail } from './read-mail.js';

/** An e-mail as the provider hands it over. */
export interface Delivered {
  readonly recipient: string;
  readonly sender: string;
  readonly authentication?: 'pass' | 'fail' | 'none';
  /** The message as it was sent, in base 64. */
  readonly raw: string;
}

/** Who wrote an e-mail, and what it answers, as far as it can be believed. */
export interface MailFrom {
  readonly threadId: string;
  readonly address: string;
  readonly automatic?: ReturnType<typeof automaticSign>;
  readonly triage?: TriageCause;
  /** The message of ours that it answers: whom that was for and what it is about. */
  readonly answers?: NonNullable<MessageState['message']> & { readonly messageId: string };
  /** What it writes is kept, and nothing follows. */
  readonly blocked: boolean;
}

const RELAYED: readonly string[] = Object.values(RELAY_RULES);

/** The addresses that our own messages come from. */
const ownAddresses = ({ settings: s }: Kernel): string[] =>
  [s.MAIL_FROM, s.MAIL_FROM_SERVICE, s.MAIL_FROM_MARKETING, s.NEUTRAL_MAIL_ADDRESS].flatMap((from) =>
    from ? [(/<([^>]+)>/.exec(from)?.[1] ?? from).trim().toLowerCase()] : [],
  );

/** @returns nothing where no one can be named whose e-mail it is: neither its own `From` nor the servers know */
export async function mailFrom(
  kernel: Kernel,
  delivered: Delivered,
  mail: ReadMail | undefined,
  now: string,
): Promise<MailFrom | undefined> {
  const address = (mail?.from || delivered.sender.trim().toLowerCase()).slice(0, 254);
  if (!address.includes('@')) return undefined;
  const threadId = kernel.secrets.hash(`email:${address}`);
  const { facts, answers } = await replyFacts(kernel, delivered, threadId, now);
  const own = ownAddresses(kernel).includes(address);
  const automatic = automaticSign({ envelopeSender: delivered.sender, headers: new Map(mail?.headers ?? []), own });
  const triage = mail ? triageCause(facts) : ('unreadable' as const);
  const blocked = (await mayNotBeContacted(kernel, 'email', address)) || (await isOfBlocked(kernel, answers));
  return { threadId, address, blocked, ...(automatic ? { automatic } : triage ? { triage } : {}), ...(answers ? { answers } : {}) };
}

async function replyFacts(kernel: Kernel, { recipient, authentication }: Delivered, threadId: string, now: string) {
  const token = answeredBy(kernel.settings, recipient);
  const given = authentication ? { authentication } : {};
  const noOne = { facts: { fromHolder: false, expired: false, ...given } };
  if (token === 'none' || token === 'unknown') return { facts: { ...noOne.facts, token } };
  const { message: m, queuedAt } = await stateOf(kernel, message, token.messageId);
  if (m?.channel !== 'email' || m.to === ERASED || !queuedAt) return { facts: { ...noOne.facts, token: 'unknown' as const } };
  // What the two of a request say to each other ends with their conversation, which says so itself.
  const expired = !RELAYED.includes(m.rule) && reached(bodyKeptUntil(queuedAt, kernel.configuration.current()), now);
  return {
    facts: { token: 'known' as const, fromHolder: m.contactId === threadId, expired, ...given },
    answers: { ...m, messageId: token.messageId },
  };
}

const isOfBlocked = async (kernel: Kernel, answers: MailFrom['answers']): Promise<boolean> =>
  answers?.recipientKind === 'client' && answers.leadId !== undefined && (await stateOf(kernel, lead, answers.leadId)).status === 'Blocked';
