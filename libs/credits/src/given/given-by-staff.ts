import { decider, event, streamOf, type Actor, type Ctx, type EventOf } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { z } from 'zod';

/** What one person of the team moved alone: coins to or from a professional, a code that anyone may use, money back to a card. */
export const givenEvents = {
  GivenByStaff: event(
    z.object({
      by: z.string(),
      /** Absent for a promotional code, which may be anyone's. */
      professionalId: z.string().optional(),
      what: z.enum(['grant', 'adjustment', 'lead-credit', 'promo-code', 'refund']),
      cc: z.number().int().nonnegative(),
      cents: z.number().int().nonnegative().optional(),
    }),
  ),
};
export type GivenEvent = EventOf<typeof givenEvents>;
export type Given = Omit<GivenEvent['data'], 'by'>;

/** What was given within a day of the newest, with its instant. */
export interface GivenState {
  readonly lately: readonly (Given & { readonly at: string })[];
}

/** One stream for each person of the team: two commands of theirs at once meet in it, so that no limit is passed side by side. */
export const givenByStaff = decider<GivenState, typeof givenEvents>({
  category: 'givenbystaff',
  events: givenEvents,
  initial: { lately: [] },
  evolve(s, e, { occurredAt: at }) {
    const { by: _, ...given } = e.data;
    return { lately: [...s.lately.filter((g) => withinDay(g.at, at)), { ...given, at }] };
  },
});

const withinDay = (at: string, now: string): boolean => Date.parse(now) - Date.parse(at) < DAY_MS;

/** The stream of who acts; what is no person of the team gives by rules and leaves it empty. */
export const onGiven = ({ kind, id }: Pick<Actor, 'kind' | 'id'>) => ({ given: streamOf(givenByStaff, kind === 'user' ? id : kind) });

/** Sums of one day, this one included: between this person and the professional, and of this person in all. */
export function dayWith(s: GivenState, now: string, more: Given): Record<'pairCc' | 'dayCc' | 'pairCents' | 'dayCents', number> {
  const today = [...s.lately.filter((g) => withinDay(g.at, now)), more];
  const pair = today.filter((g) => !g.professionalId || !more.professionalId || g.professionalId === more.professionalId);
  const sum = (of: readonly Given[], amount: (g: Given) => number): number => of.reduce((n, g) => n + amount(g), 0);
  const cents = (g: Given): number => g.cents ?? 0;
  return { pairCc: sum(pair, (g) => g.cc), dayCc: sum(today, (g) => g.cc), pairCents: sum(pair, cents), dayCents: sum(today, cents) };
}

/** That a person of the team moved it alone; nothing where a rule or a second person did. */
export const gaveAlone = ({ actor }: Ctx, given: Given): { given?: GivenEvent[] } =>
  actor.kind === 'user' ? { given: [{ type: 'GivenByStaff', data: { by: actor.id, ...given } }] } : {};
