import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const professionalId = z.string();
const run = { professionalId, purchaseId: z.string() };
const cc = z.number().int().positive();
const cents = z.number().int().positive();
/** What one top-up buys and costs, with the key it carries at the provider and in the book (4.4.5). */
const asked = { ...run, key: z.string(), cc, grossCents: cents };

/** Every event of the standing order of one professional (specification 4.4.7, CR5). */
export const topUpEvents = {
  /** What was agreed to: below which balance, how much, and never more than so much in a calendar month. */
  AutoTopUpSet: event(
    z.object({
      professionalId,
      thresholdCc: cc,
      cc,
      packCc: cc.optional(),
      /** What one took from the card, taxes included, when it was agreed to: more than that waits for a click. */
      grossCents: cents,
      monthlyCeilingCents: cents,
      consentVersion: z.string(),
    }),
  ),
  /** The card that was left for it on the provider's page; we only know what a receipt would show. */
  AutoTopUpCardKept: event(
    z.object({
      professionalId,
      sessionId: z.string(),
      customerId: z.string(),
      paymentMethodId: z.string(),
      brand: z.string(),
      last4: z.string(),
      expMonth: z.number().int(),
      expYear: z.number().int(),
      /** The card it takes the place of, which the provider forgets. */
      replaces: z.string().optional(),
    }),
    { personal: { last4: 'professionalId' } },
  ),
  /** One of the first: it waits for a click. */
  AutoTopUpHeldForApproval: event(z.object(asked)),
  AutoTopUpApproved: event(z.object(run)),
  AutoTopUpStarted: event(z.object({ ...asked, month: z.string() })),
  /** `unknown`: no one told us whether the card was charged; it weighs on the ceiling like one that was. */
  AutoTopUpEnded: event(z.object({ ...run, outcome: z.enum(['paid', 'failed', 'unknown']) })),
  AutoTopUpCleared: event(
    z.object({
      professionalId,
      cause: z.enum(['asked', 'declined', 'unanswered', 'account-closed']),
      paymentMethodId: z.string().optional(),
    }),
  ),
};
export type TopUpEvent = EventOf<typeof topUpEvents>;
type DataOf<T extends TopUpEvent['type']> = Extract<TopUpEvent, { type: T }>['data'];
export type TopUpOutcome = DataOf<'AutoTopUpEnded'>['outcome'];

/** One top-up that was begun. */
export interface TopUpRun {
  readonly purchaseId: string;
  readonly key: string;
  /** Calendar month whose ceiling it is part of. */
  readonly month: string;
  readonly grossCents: number;
  readonly outcome?: TopUpOutcome;
}

export interface TopUpState {
  readonly settings?: DataOf<'AutoTopUpSet'>;
  readonly card?: DataOf<'AutoTopUpCardKept'>;
  /** Pages on which a card was left. */
  readonly sessions: readonly string[];
  /** What waits for a click. */
  readonly pending?: DataOf<'AutoTopUpHeldForApproval'> & { readonly at: string };
  readonly runs: readonly TopUpRun[];
  /** Keys given out, each once. */
  readonly keys: readonly string[];
  /** Why it ended last. */
  readonly cleared?: DataOf<'AutoTopUpCleared'>['cause'];
}

export const autoTopUp = decider<TopUpState, typeof topUpEvents>({
  category: 'topup',
  events: topUpEvents,
  initial: { sessions: [], runs: [], keys: [] },
  evolve,
});

const withKey = (s: TopUpState, key: string): readonly string[] => (s.keys.includes(key) ? s.keys : [...s.keys, key]);

function evolve(s: TopUpState, e: TopUpEvent, { occurredAt: at }: { occurredAt: string }): TopUpState {
  switch (e.type) {
    case 'AutoTopUpSet':
      // What waited was of other terms.
      return { ...s, settings: e.data, pending: undefined, cleared: undefined };
    case 'AutoTopUpCardKept':
      return { ...s, card: e.data, sessions: [...s.sessions, e.data.sessionId] };
    case 'AutoTopUpHeldForApproval':
      return { ...s, pending: { ...e.data, at }, keys: withKey(s, e.data.key) };
    case 'AutoTopUpApproved':
      return { ...s, pending: undefined };
    case 'AutoTopUpStarted': {
      const { purchaseId, key, month, grossCents } = e.data;
      return { ...s, runs: [...s.runs, { purchaseId, key, month, grossCents }], keys: withKey(s, key) };
    }
    case 'AutoTopUpEnded': {
      const { purchaseId, outcome } = e.data;
      return { ...s, runs: s.runs.map((r) => (r.purchaseId === purchaseId ? { ...r, outcome } : r)) };
    }
    case 'AutoTopUpCleared':
      return { ...s, settings: undefined, card: undefined, pending: undefined, cleared: e.data.cause };
    default:
      return e satisfies never;
  }
}

/** One event of a standing order. */
export const toppedUp = <T extends TopUpEvent['type']>(type: T, data: DataOf<T>): TopUpEvent => ({ type, data }) as TopUpEvent;

/** Whether it can do anything: agreed to, with a card. */
export const isTopUpOn = (s: TopUpState): boolean => s.settings !== undefined && s.card !== undefined;

/** The one that is in progress. */
export const runningTopUp = (s: TopUpState): TopUpRun | undefined => s.runs.find((r) => r.outcome === undefined);

/** What a calendar month has cost so far, and what may still have: only what a card refused weighs nothing. */
export const spentIn = (s: TopUpState, month: string): number =>
  s.runs.filter((r) => r.month === month && r.outcome !== 'failed').reduce((n, r) => n + r.grossCents, 0);

/** Top-ups that were paid: the first ones need a click each. */
export const paidTopUps = (s: TopUpState): number => s.runs.filter((r) => r.outcome === 'paid').length;

/** The next key of a day, `topup:{professionalId}:{yyyymmdd}:{n}`: the same at the provider and in the book, and never given twice. */
export function nextTopUpKey(s: TopUpState, professional: string, day: string): string {
  const ofDay = `topup:${professional}:${day.replaceAll('-', '')}:`;
  return `${ofDay}${s.keys.filter((key) => key.startsWith(ofDay)).length + 1}`;
}
