import type { CommandBus } from '@nestjs/cqrs';
import type { Answer, Asked } from '@jurilien/contracts/api';
import { type Actor, ERASED, Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { acceptance, type AcceptanceState, relayEnd } from '@jurilien/acceptance';
import { lead, type LeadState } from '@jurilien/lead';
import { distribution } from '@jurilien/search';
import { relay, type RelaySide, type RelayState } from '@jurilien/messaging';
import { listRows } from '@jurilien/persistence';
import { RELAY_RULES, writeToClient, writeToProfessional } from '@jurilien/processes';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import type { MessageRow } from '@jurilien/rows/messaging';
import { HOUR_S } from '@jurilien/reference';
import { messageIdOf, sendKeyOf, stateOf, wayTo, type Kernel } from '@jurilien/runtime';
import { limit } from '../http/rate-limit.js';

/** How much of a conversation is shown at once, newest last. */
const SHOWN = 100;
/** Messages one of the two may write in an hour: enough to talk, too few to flood a telephone. */
const PER_HOUR = 30;

type Shown = Answer<'GET /api/pro/threads/:leadId'>;
type Delivery = Pick<Shown['said'][number], 'state' | 'channel'>;

/** An accepted request with everyone it ties together. */
export interface Talk {
  readonly deal: AcceptanceState;
  readonly request: LeadState;
  readonly pro: ProfessionalState;
  readonly state: RelayState;
}

/** Reads one from the log; someone else's, and one that never was, are not there at all. */
export async function talkOf(kernel: Kernel, acceptanceId: string): Promise<Talk> {
  const deal = await stateOf(kernel, acceptance, acceptanceId);
  if (deal.status === 'None') throw new Refused('NOT_FOUND', 'acceptance');
  const [request, pro, state] = await Promise.all([
    stateOf(kernel, lead, deal.leadId),
    stateOf(kernel, professional, deal.professionalId),
    stateOf(kernel, relay, acceptanceId),
  ]);
  return { deal, request, pro, state };
}

/** The professional's own acceptance of a request: the newest, where a professional accepted it more than once. */
export async function ownTalk(kernel: Kernel, leadId: string, professionalId: string): Promise<Talk> {
  const { acceptances } = await stateOf(kernel, distribution, leadId);
  const own = acceptances.findLast((a) => a.professionalId === professionalId);
  if (!own) throw new Refused('NOT_FOUND', 'lead');
  return talkOf(kernel, own.acceptanceId);
}

/** What both have written, as one of the two may see it, and on which way the next word would go. */
export async function shownTo(side: RelaySide, kernel: Kernel, { deal, request, pro, state }: Talk, now: string): Promise<Shown> {
  const closed = relayEnd(deal, request, now);
  // Who was replaced reads the client's words no more than the client's number.
  const readable = side === 'client' || deal.status !== 'Replaced';
  const other =
    side === 'client'
      ? { ...(pro.channels.includes('sms') ? { sms: pro.phoneNumber } : {}), email: pro.email }
      : { sms: request.phoneNumber, email: request.email };
  const entries = readable ? state.entries.filter((e) => e.body !== ERASED).slice(-SHOWN) : [];
  const own = entries.filter((e) => e.by === side).map((e) => ({ entryId: e.entryId, rule: e.rule ?? RELAY_RULES[side] }));
  const sent = await deliveriesOf(kernel, side === 'client' ? deal.professionalId : request.personId, own);
  return {
    serverNow: now,
    acceptanceId: deal.acceptanceId,
    leadId: deal.leadId,
    code: request.code!,
    ...(side === 'client' ? { name: pro.name } : readable ? { name: request.clientName } : {}),
    ...(closed ? { closed } : { way: (await wayTo(kernel, other)) ?? 'none' }),
    said: entries.map((e) => ({
      id: e.entryId,
      mine: e.by === side,
      via: e.via,
      at: e.at,
      body: e.body,
      ...(e.rule ? { automatic: true } : {}),
      ...(e.by === side ? (sent.get(e.entryId) ?? {}) : {}),
    })),
  };
}

/** How far each own word has come: the newest message that carries it, whatever way it took. */
async function deliveriesOf(
  kernel: Kernel,
  recipientId: string,
  words: readonly { readonly entryId: string; readonly rule: string }[],
): Promise<Map<string, Delivery>> {
  if (words.length === 0) return new Map();
  const sent = new Map(
    words.flatMap(({ entryId, rule }) =>
      (['sms', 'email'] as const).map(
        (way) => [messageIdOf(sendKeyOf(`${rule}:${entryId}`, recipientId, way)), { entryId, channel: way }] as const,
      ),
    ),
  );
  const { data } = await listRows(kernel.db, kernel.registry.views.get('messages')!, {
    page: 1,
    perPage: sent.size,
    sort: 'queuedAt',
    order: 'asc',
    filter: { id: [...sent.keys()] },
  });
  return new Map(
    (data as unknown as MessageRow[]).map(({ id, state }) => {
      const { entryId, channel } = sent.get(id)!;
      return [entryId, { state, channel }];
    }),
  );
}

/** One of the two writes to the other. */
export async function sayIn(
  { db }: Pick<Kernel, 'db'>,
  bus: CommandBus,
  side: RelaySide,
  { deal }: Talk,
  message: Asked<'POST /api/pro/threads/:leadId'>['body'],
  actor: Actor,
): Promise<Record<string, never>> {
  const { acceptanceId, leadId, professionalId } = deal;
  await limit(db, `relay:${side}:${acceptanceId}`, PER_HOUR, HOUR_S);
  const write = side === 'professional' ? writeToClient : writeToProfessional;
  await bus.execute(command(write, { acceptanceId, leadId, professionalId, ...message }, { actor }));
  return {};
}
