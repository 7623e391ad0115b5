import { decider } from '@jurilien/event-sourcing';
import { type SearchEvent, searchEvents } from './search.js';

/** One search for a professional as the team compares it with the others: what it took, and what came of it. */
export interface Round {
  readonly round: number;
  readonly plan: string;
  readonly coinValueCc: number;
  readonly startedAt: string;
  readonly endedAt?: string;
  readonly cause?: string;
  /** Offers that someone was informed of, and how they ended. */
  readonly offers: number;
  readonly refused: number;
  readonly claims: number;
  readonly acceptances: readonly { readonly acceptanceId: string; readonly professionalId: string; readonly priceCc: number }[];
}

type Rounds = readonly Round[];
const inLast = (all: Rounds, change: (round: Round) => Partial<Round>): Rounds =>
  all.map((round, i) => (i === all.length - 1 ? { ...round, ...change(round) } : round));

function withEvent(all: Rounds, e: SearchEvent, at: string): Rounds {
  switch (e.type) {
    case 'RoundStarted': {
      const { round, plan, coinValueCc } = e.data;
      return [...all, { round, plan, coinValueCc, startedAt: at, offers: 0, refused: 0, claims: 0, acceptances: [] }];
    }
    case 'OfferMade':
      return e.data.sendAt === undefined ? inLast(all, ({ offers }) => ({ offers: offers + 1 })) : all;
    case 'OfferSent':
      return inLast(all, ({ offers }) => ({ offers: offers + 1 }));
    case 'OfferRefused':
      return inLast(all, ({ refused }) => ({ refused: refused + 1 }));
    case 'ClaimStarted':
      return inLast(all, ({ claims }) => ({ claims: claims + 1 }));
    case 'AcceptanceConfirmed': {
      const { acceptanceId, professionalId, priceCc } = e.data;
      return inLast(all, ({ acceptances }) => ({ acceptances: [...acceptances, { acceptanceId, professionalId, priceCc }] }));
    }
    case 'RoundClosed':
      return inLast(all, () => ({ endedAt: at, cause: e.data.cause }));
    default:
      return all;
  }
}

/** The rounds of a request, the first one first, from the events of its search: only read, never decided on. */
export const searchRounds = decider<Rounds, typeof searchEvents>({
  category: 'distribution',
  events: searchEvents,
  initial: [],
  evolve: (all, e, { occurredAt }) => withEvent(all, e, occurredAt),
});
