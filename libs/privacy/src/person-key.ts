import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { holdingRef, type HoldingRef } from './holding.js';

/** Why something is erased: someone asked, its time is over, or an administrator decided. */
export const ERASURE_CAUSES = ['request', 'retention', 'staff'] as const;
/** What an erasure consists of, in this order; each is done again until it is done. */
export const ERASURE_STEPS = ['endMatters', 'key', 'rows', 'files', 'processors'] as const;
export type ErasureStep = (typeof ERASURE_STEPS)[number];

const holding = z.string();
const of = { holding };
const holdId = z.string();

/**
 * The life of the keys of one thing we hold of a person (stream `personkey-{kind}:{id}`): legal holds, and its erasure step by step.
 * No event says who it was.
 */
export const personKeyEvents = {
  /** A second administrator has yet to agree. */
  LegalHoldProposed: event(z.object({ ...of, holdId, until: z.string(), lifts: z.literal(true).optional() })),
  LegalHoldRefused: event(z.object({ ...of, holdId })),
  LegalHoldPlaced: event(z.object({ ...of, holdId, until: z.string(), proposedBy: z.string() })),
  LegalHoldLifted: event(z.object({ ...of, holdId, cause: z.enum(['staff', 'expired']) })),
  ErasureStarted: event(
    z.object({ ...of, of: holdingRef, cause: z.enum(ERASURE_CAUSES), requestId: z.string().optional(), owners: z.array(z.string()) }),
  ),
  ErasureStepDone: event(
    z.object({ ...of, step: z.enum(ERASURE_STEPS), counts: z.record(z.string(), z.number().int().nonnegative()).optional() }),
  ),
  /** A step went wrong so often that someone has to look. */
  ErasureStuck: event(z.object({ ...of, step: z.enum(ERASURE_STEPS), attempts: z.number().int().positive(), error: z.string().max(60) })),
  PersonKeyShredded: event(z.object({ ...of, owners: z.array(z.string()) })),
  ErasureCompleted: event(z.object({ ...of, cause: z.enum(ERASURE_CAUSES), requestId: z.string().optional() })),
};
export type PersonKeyEvent = EventOf<typeof personKeyEvents>;

export interface PersonKeyState {
  readonly status: 'Kept' | 'Erasing' | 'Erased';
  readonly of?: HoldingRef;
  readonly owners: readonly string[];
  readonly cause?: (typeof ERASURE_CAUSES)[number];
  readonly requestId?: string;
  readonly shredded: boolean;
  readonly done: readonly ErasureStep[];
  readonly stuck?: ErasureStep;
  /** Holds that stand, and those that wait for a second administrator. */
  readonly holds: Readonly<
    Record<string, { readonly until: string; readonly proposedBy: string; readonly state: 'proposed' | 'placed' | 'liftProposed' }>
  >;
}

export const personKey = decider<PersonKeyState, typeof personKeyEvents>({
  category: 'personkey',
  events: personKeyEvents,
  initial: { status: 'Kept', owners: [], shredded: false, done: [], holds: {} },
  evolve: (s, e, { actor }) => {
    const without = (id: string) => Object.fromEntries(Object.entries(s.holds).filter(([other]) => other !== id));
    switch (e.type) {
      case 'LegalHoldProposed': {
        const { holdId: id, until, lifts } = e.data;
        return { ...s, holds: { ...s.holds, [id]: { until, proposedBy: actor.id, state: lifts ? 'liftProposed' : 'proposed' } } };
      }
      case 'LegalHoldRefused': {
        const hold = s.holds[e.data.holdId];
        return hold?.state === 'liftProposed'
          ? { ...s, holds: { ...s.holds, [e.data.holdId]: { ...hold, state: 'placed' } } }
          : { ...s, holds: without(e.data.holdId) };
      }
      case 'LegalHoldPlaced': {
        const { holdId: id, until, proposedBy } = e.data;
        return { ...s, holds: { ...s.holds, [id]: { until, proposedBy, state: 'placed' } } };
      }
      case 'LegalHoldLifted':
        return { ...s, holds: without(e.data.holdId) };
      case 'ErasureStarted':
        return { ...s, status: 'Erasing', of: e.data.of, owners: e.data.owners, cause: e.data.cause, requestId: e.data.requestId };
      case 'ErasureStepDone':
        return { ...s, done: [...new Set([...s.done, e.data.step])], stuck: undefined };
      case 'ErasureStuck':
        return { ...s, stuck: e.data.step };
      case 'PersonKeyShredded':
        return { ...s, shredded: true, done: [...new Set([...s.done, 'key' as const])] };
      case 'ErasureCompleted':
        return { ...s, status: 'Erased' };
      default:
        return e satisfies never;
    }
  },
});

/** One event of a person's keys, typed by its name. */
export const keyDid = <T extends PersonKeyEvent['type']>(type: T, data: Extract<PersonKeyEvent, { type: T }>['data']): PersonKeyEvent =>
  ({ type, data }) as PersonKeyEvent;

/** The next step of an erasure; nothing once all are done. */
export const nextStep = ({ done }: Pick<PersonKeyState, 'done'>): ErasureStep | undefined =>
  ERASURE_STEPS.find((step) => !done.includes(step));

/** Whether a hold stands that keeps the key; one that is only proposed keeps it too, until it is refused. */
export const isHeld = ({ holds }: Pick<PersonKeyState, 'holds'>, now: string): boolean =>
  Object.values(holds).some(({ until }) => Date.parse(until) > Date.parse(now));
