import { decider, ERASED, event, type EventOf, type Recorded } from '@jurilien/event-sourcing';
import { SAFE_CHANNELS, type SafeContact } from '@jurilien/reference';
import { z } from 'zod';

export const changeField = z.enum(['name', 'email', 'phone', 'address', 'lang', 'safeContact']);
export type ChangeField = z.infer<typeof changeField>;

/** Where someone lives, as the page asks it. */
export const postalAddress = z.object({ street: z.string().max(200).optional(), postalCode: z.string().max(10).optional() }).strict();
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** How someone may be reached without anyone else noticing. */
export const safeContact = z
  .object({
    only: z.array(z.enum(SAFE_CHANNELS)).max(SAFE_CHANNELS.length).readonly().optional(),
    parts: z.array(z.string().max(20)).max(5).readonly().optional(),
    noVoicemail: z.boolean().optional(),
    neutral: z.boolean().optional(),
    from: hour.optional(),
    to: hour.optional(),
    words: z.string().trim().max(1_000).optional(),
  })
  .strict() satisfies z.ZodType<SafeContact>;
export const changeValue = z.union([z.string(), postalAddress, safeContact]);
export type ChangeValue = z.infer<typeof changeValue>;
/** Details as each of them can be; a text in the place of a structure is what erasure left. */
export interface Details {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: z.infer<typeof postalAddress> | string;
  readonly lang?: 'fr' | 'en';
  readonly safeContact?: z.infer<typeof safeContact> | string;
}

const changeId = z.string();
const subjectId = z.string();
const about = { changeId, subjectId };
const ofSubject = 'subjectId' as const;

/**
 * Every event of the private details of one person: an account, or the person a request made without one is about. A new address
 * counts once a code that went there came back; the old one can undo it for 72 hours (4.10.7).
 */
export const privateChangeEvents = {
  PrivateChangeRequested: event(
    z.object({
      ...about,
      leadId: z.string().optional(),
      field: changeField,
      value: changeValue,
      sequence: z.number().int().positive(),
      expiresAt: z.string().optional(),
    }),
    { personal: { value: ofSubject } },
  ),
  PrivateChangeConfirmed: event(
    z.object({
      ...about,
      leadId: z.string().optional(),
      field: changeField,
      value: changeValue,
      before: changeValue.optional(),
      undoUntil: z.string().optional(),
    }),
    { personal: { value: ofSubject, before: ofSubject } },
  ),
  PrivateChangeCancelled: event(z.object(about)),
  PrivateChangeReverted: event(z.object({ ...about, leadId: z.string().optional(), field: changeField, before: changeValue.optional() }), {
    personal: { before: ofSubject },
  }),
  PrivateChangeCodeRejected: event(z.object({ ...about, triesLeft: z.number().int().nonnegative() })),
};
export type PrivateChangeEvent = EventOf<typeof privateChangeEvents>;

/** One change of one detail and how it stands. */
export interface PrivateChange {
  readonly changeId: string;
  /** The request the change is about; none for an account. */
  readonly leadId?: string;
  readonly field: ChangeField;
  readonly value: ChangeValue;
  readonly before?: ChangeValue;
  readonly state: 'requested' | 'confirmed' | 'cancelled' | 'reverted';
  /** When it came to stand as it does. */
  readonly at: string;
  readonly sequence: number;
  /** Until when the code counts. */
  readonly expiresAt?: string;
  /** Until when the old address may undo it. */
  readonly undoUntil?: string;
  readonly tries: number;
  /** The personal link it was made with, by the hash of its token; none for a change from a session. */
  readonly linkId?: string;
}

export interface PrivateChangesState {
  /** How many were asked for. */
  readonly sequence: number;
  /** Oldest first. */
  readonly changes: readonly PrivateChange[];
  /** When codes went out lately. */
  readonly codesSentAt: readonly string[];
  /** Details as they were last confirmed here. */
  readonly details: Details;
}

const KEPT = { changes: 50, codes: 10 };
const initial: PrivateChangesState = { sequence: 0, changes: [], codesSentAt: [], details: {} };

export const privateChange = decider<PrivateChangesState, typeof privateChangeEvents>({
  category: 'private-change',
  events: privateChangeEvents,
  initial,
  evolve,
});

function evolve(
  s: PrivateChangesState,
  e: PrivateChangeEvent,
  { occurredAt: at, actor }: Pick<Recorded, 'occurredAt' | 'actor'>,
): PrivateChangesState {
  const by = actor.link ? { linkId: actor.link } : {};
  switch (e.type) {
    case 'PrivateChangeRequested': {
      const { subjectId: _, ...asked } = e.data;
      // One pending change per detail: the newest takes the place of the one before.
      const before = s.changes.map((c) => (c.field === asked.field && c.state === 'requested' ? over(c, 'cancelled', at) : c));
      return {
        ...s,
        sequence: asked.sequence,
        changes: [...before, { ...asked, state: 'requested' as const, at, tries: 0, ...by }].slice(-KEPT.changes),
        ...(asked.expiresAt ? { codesSentAt: [...s.codesSentAt, at].slice(-KEPT.codes) } : {}),
      };
    }
    case 'PrivateChangeConfirmed': {
      const { field, value, before, undoUntil } = e.data;
      const changes = onChange(s, e.data.changeId, (c) => ({ ...over(c, 'confirmed', at), before, undoUntil, ...by }));
      return { ...s, changes, details: detailsWith(s, field, value) };
    }
    case 'PrivateChangeCancelled':
      return { ...s, changes: onChange(s, e.data.changeId, (c) => over(c, 'cancelled', at)) };
    case 'PrivateChangeReverted': {
      const { changeId, field, before } = e.data;
      const from = s.changes.find((c) => c.changeId === changeId)?.sequence ?? 0;
      return {
        ...s,
        details: detailsWith(s, field, before),
        changes: s.changes.map((c) => {
          if (c.changeId === changeId) return over(c, 'reverted', at);
          if (c.state === 'requested') return over(c, 'cancelled', at);
          // A person who was given the detail wrongly cannot take it back by undoing what came after.
          return c.field === field && c.sequence > from ? { ...c, undoUntil: undefined } : c;
        }),
      };
    }
    case 'PrivateChangeCodeRejected':
      return { ...s, changes: onChange(s, e.data.changeId, (c) => ({ ...c, tries: c.tries + 1 })) };
    default:
      return e satisfies never;
  }
}

const over = (c: PrivateChange, state: PrivateChange['state'], at: string): PrivateChange => ({ ...c, state, at, undoUntil: undefined });
/** The decision has looked that a value is one of its field. */
const detailsWith = ({ details }: PrivateChangesState, field: ChangeField, value: ChangeValue | undefined): Details => ({
  ...details,
  [field]: value,
});
const onChange = (s: PrivateChangesState, id: string, change: (c: PrivateChange) => PrivateChange): readonly PrivateChange[] =>
  s.changes.map((c) => (c.changeId === id ? change(c) : c));

/** A detail that a code must prove before it counts, and that can be undone after. */
export const isProven = (field: ChangeField): field is 'email' | 'phone' => field === 'email' || field === 'phone';
/** Whether a change waits for its code at an instant. */
export const isPending = (c: PrivateChange, now: string): boolean =>
  c.state === 'requested' && c.expiresAt !== undefined && Date.parse(now) < Date.parse(c.expiresAt);
/** Whether a change can be undone at an instant; the stored instant decides. */
export const isUndoable = (c: PrivateChange, now: string): boolean =>
  c.state === 'confirmed' && c.undoUntil !== undefined && Date.parse(now) < Date.parse(c.undoUntil);
/** What a code is bound to: one change. The message that carries it asks for the same. */
export const privateChangeCodeSubject = (changeId: string): string => `private-change:${changeId}`;
/** A value as text, when it is one and was not erased. */
export const textOf = (value: ChangeValue | undefined): string | undefined =>
  typeof value === 'string' && value !== ERASED ? value : undefined;
/** One event of private details, typed by its name. */
export const privateChangeDid = <T extends PrivateChangeEvent['type']>(
  type: T,
  data: Extract<PrivateChangeEvent, { type: T }>['data'],
): PrivateChangeEvent => ({ type, data }) as PrivateChangeEvent;
