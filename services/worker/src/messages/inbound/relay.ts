import { Refused } from '@jurilien/event-sourcing';
import { acceptance, relayEnd, STANDING } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { lastWordOf, passTextOn, relay, type Inbound, type ReceivedSms, type RelaySide } from '@jurilien/messaging';
import { derivedId, listRows, type WorkItem } from '@jurilien/persistence';
import { writeToClient, writeToProfessional } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { HOUR_MS, plus, relayAnswerHours, type Province } from '@jurilien/reference';
import { mayNotBeContacted, stateOf, type Kernel } from '@jurilien/runtime';
import type { Act, Answer, From } from './types.js';

/** A client who writes unasked is informed of whom it went to, once a day. */
const RECEIPT_MS = 24 * HOUR_MS;
/** Conversations of one number that are looked at: no one has more of them open. */
const CONVERSATIONS = 20;
/** Words that mean something to us alone are never passed on to someone else. */
const OURS: readonly Inbound['kind'][] = ['pause', 'resume', 'start'];

/** One conversation the number has a part in: on which side, and when the other one last wrote. */
interface Conversation {
  readonly acceptanceId: string;
  readonly leadId: string;
  readonly professionalId: string;
  readonly by: RelaySide;
  readonly standing: boolean;
  /** From when on a text answers what was passed on to the number. */
  readonly since: string;
  readonly askedAt?: string;
  readonly saidAt?: string;
}

const isRecent = ({ askedAt, since }: Conversation): boolean => askedAt !== undefined && askedAt >= since;
const sinceOf = (kernel: Kernel, now: string, province: Province | undefined): string =>
  plus(now, -kernel.configuration.current().value(relayAnswerHours, { province }) * HOUR_MS);

/**
 * A text that answers what a professional or a client wrote through our number goes on to them, and so does what a client writes
 * unasked while one professional alone is at work for them (4.8.4). Where it could be meant for two, or the team wrote last, the
 * team reads it: nothing is guessed.
 * @returns nothing when it is not theirs; otherwise what to say back, if anything
 */
export async function relayOn(
  kernel: Kernel,
  item: WorkItem,
  from: From,
  asked: Inbound,
  received: ReceivedSms,
  act: Act,
): Promise<{ readonly answer?: Answer } | undefined> {
  const answersAnOffer = (asked.kind === 'claim' || asked.kind === 'refuse') && asked.code !== undefined;
  if (answersAnOffer || OURS.includes(asked.kind) || received.body.trim() === '') return undefined;
  if (await mayNotBeContacted(kernel, 'sms', from.phone)) return undefined;
  const entryId = derivedId('relay-text', 0, received.providerMessageId);
  const all = [...(await asClient(kernel, from, received.at, entryId)), ...(await asProfessional(kernel, from, received.at, entryId))];
  const recent = all.filter(isRecent);
  const unasked = recent.length > 0 ? [] : all.filter((c) => c.by === 'client' && c.standing);
  const [meant, ...others] = recent.length > 0 ? recent : from.professional ? [] : unasked;
  if (!meant || others.length > 0) return undefined;
  if (await teamWrote(kernel, from, isRecent(meant) ? meant.askedAt! : meant.since)) return undefined;
  const { acceptanceId, leadId, professionalId, by } = meant;
  const words = { acceptanceId, leadId, professionalId, entryId, via: 'sms', body: received.body } as const;
  try {
    await act(by === 'client' ? writeToProfessional : writeToClient, words);
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'STALE_VERSION') throw error;
    return undefined;
  }
  const to = by === 'client' ? 'professional' : 'client';
  await act(passTextOn, { threadId: from.contactId, providerMessageId: received.providerMessageId, relayId: acceptanceId, to });
  const informed = recent.length > 0 || (meant.saidAt !== undefined && Date.parse(received.at) - Date.parse(meant.saidAt) < RECEIPT_MS);
  if (informed) return {};
  const { name } = await stateOf(kernel, professional, professionalId);
  return { answer: { rule: 'text-passed-on', vars: { proName: name }, speaksOf: [professionalId] } };
}

/** Conversations about requests made with the number, where all of them are one person's. */
async function asClient(kernel: Kernel, from: From, now: string, entryId: string): Promise<Conversation[]> {
  if (!from.leadId) return [];
  const { data } = await listRows(kernel.db, kernel.registry.views.get('acceptances')!, {
    page: 1,
    perPage: CONVERSATIONS,
    sort: 'at',
    order: 'desc',
    filter: { leadId: [...from.leadIds] },
  });
  return open(
    kernel,
    data.map((row) => row.id as string),
    'client',
    now,
    entryId,
  );
}

/** Conversations in which someone wrote to the professional whose number it is. */
async function asProfessional(kernel: Kernel, from: From, now: string, entryId: string): Promise<Conversation[]> {
  if (!from.professional) return [];
  const { data } = await listRows(kernel.db, kernel.registry.views.get('relays')!, {
    page: 1,
    perPage: CONVERSATIONS,
    sort: 'lastAt',
    order: 'desc',
    filter: { professionalId: from.professional.id, clientAt_gte: sinceOf(kernel, now, from.province) },
  });
  return open(
    kernel,
    data.map((row) => row.id as string),
    'professional',
    now,
    entryId,
  );
}

/** Those that are still open, from the log itself, as they stood before this text: the work may be done a second time. */
async function open(kernel: Kernel, ids: readonly string[], by: RelaySide, now: string, entryId: string): Promise<Conversation[]> {
  const all = await Promise.all(
    ids.map(async (acceptanceId): Promise<Conversation | undefined> => {
      const [deal, talk] = await Promise.all([stateOf(kernel, acceptance, acceptanceId), stateOf(kernel, relay, acceptanceId)]);
      if (deal.status === 'None' || relayEnd(deal, await stateOf(kernel, lead, deal.leadId), now)) return undefined;
      const { leadId, professionalId } = deal;
      const before = { ...talk, entries: talk.entries.filter((e) => e.entryId !== entryId) };
      const [askedAt, saidAt] = [lastWordOf(before, by === 'client' ? 'professional' : 'client'), lastWordOf(before, by)];
      return {
        acceptanceId,
        leadId,
        professionalId,
        by,
        standing: STANDING.includes(deal.status),
        since: sinceOf(kernel, now, deal.province),
        ...(askedAt ? { askedAt } : {}),
        ...(saidAt ? { saidAt } : {}),
      };
    }),
  );
  return all.filter((c) => c !== undefined);
}

/** Whether someone of the team wrote to the number since: then the answer may be for them. */
async function teamWrote(kernel: Kernel, { contactId }: From, since: string): Promise<boolean> {
  const { total } = await listRows(kernel.db, kernel.registry.views.get('messages')!, {
    page: 1,
    perPage: 1,
    filter: { threadId: contactId, author: 'staff', queuedAt_gte: since },
  });
  return total > 0;
}
