import { decider, ERASED, event, type EventOf, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { forgotten } from './thread.js';

/** The longest thing that is said at once on a page; what a text message cannot hold is read there. */
export const RELAY_LENGTH = 1_600;
/** The longest answer by e-mail that goes on to the other of the two; a longer one is for the team to read. */
export const RELAY_MAIL_LENGTH = 4_000;
const via = z.enum(['page', 'sms', 'email']);

/** One word in the conversation; the words are sealed with a part of the client's key, no matter which of the two wrote them. */
const word = {
  relayId: ids.relayId,
  leadId: z.string(),
  professionalId: z.string(),
  personId: z.string(),
  entryId: ids.entryId,
  via,
  body: z.string().max(RELAY_MAIL_LENGTH),
  /** The key of the words: a part of the client's, so that they can go before the person does. Absent in words from before it. */
  bodyKey: z.string().optional(),
};
const sealed = { personal: { body: 'bodyKey' as const } };

/**
 * What a professional and the client of one accepted request say to each other through us (4.8.4): neither sees where the other
 * writes from. The conversation has the id of the acceptance it belongs to.
 */
export const relayEvents = {
  ProfessionalWroteToClient: event(z.object(word), sealed),
  ClientWroteToProfessional: event(z.object(word), sealed),
  /** Words that the professional had written beforehand, sent by an automation of theirs; `rule` names which (M21). */
  AutomationWroteToClient: event(z.object({ ...word, rule: z.string() }), sealed),
  /** Words have been kept long enough (4.10.13); `keptSince` is the instant of the oldest that are still kept. */
  RelayWordsForgotten: event(forgotten.extend({ relayId: ids.relayId })),
};
export type RelayEvent = EventOf<typeof relayEvents>;

/** The part of the client's key that one word is sealed with. */
export const wordKeyOf = ({ personId, entryId }: { readonly personId: string; readonly entryId: string }): string =>
  `${personId}/word-${entryId}`;
export type RelaySide = 'professional' | 'client';

export interface RelayEntry {
  readonly entryId: string;
  readonly by: RelaySide;
  readonly via: z.infer<typeof via>;
  readonly body: string;
  readonly at: string;
  readonly bodyKey?: string;
  /** Its words have been kept long enough. */
  readonly forgotten?: true;
  /** Sent by an automation of the professional: the rule that carries it. */
  readonly rule?: string;
}
export interface RelayState {
  readonly relayId: string;
  readonly leadId: string;
  readonly professionalId: string;
  readonly entries: readonly RelayEntry[];
}

const initial: RelayState = { relayId: '', leadId: '', professionalId: '', entries: [] };

export const relay = decider<RelayState, typeof relayEvents>({ category: 'relay', events: relayEvents, initial, evolve });

function evolve(s: RelayState, e: RelayEvent, { occurredAt }: { occurredAt: string }): RelayState {
  if (e.type === 'RelayWordsForgotten') {
    const gone = ({ entryId }: RelayEntry) => e.data.entryIds.includes(entryId);
    return { ...s, entries: s.entries.map((entry) => (gone(entry) ? { ...entry, body: ERASED, forgotten: true } : entry)) };
  }
  const { relayId, leadId, professionalId, entryId, via, body, bodyKey } = e.data;
  const said = (by: RelaySide, rule?: string): RelayState => ({
    relayId,
    leadId,
    professionalId,
    entries: [...s.entries, { entryId, by, via, body, at: occurredAt, ...(bodyKey ? { bodyKey } : {}), ...(rule ? { rule } : {}) }],
  });
  switch (e.type) {
    case 'ProfessionalWroteToClient':
      return said('professional');
    case 'ClientWroteToProfessional':
      return said('client');
    case 'AutomationWroteToClient':
      return said('professional', e.data.rule);
    default:
      return e satisfies never;
  }
}

/** When one of the two last said something; nothing when they never did. */
export const lastWordOf = (s: RelayState, side: RelaySide): string | undefined => s.entries.findLast((e) => e.by === side)?.at;

/** When the professional last answered in person: what an automation of theirs sent is no answer. */
export const lastAnswerOf = (s: RelayState): string | undefined => s.entries.findLast((e) => e.by === 'professional' && !e.rule)?.at;

/** One event of a conversation between the two, typed by its name. */
export const relayDid = <T extends RelayEvent['type']>(type: T, data: Extract<RelayEvent, { type: T }>['data']): RelayEvent =>
  ({ type, data }) as RelayEvent;
