import { at, automation, cancel, forEach, send, timer, type Effect } from '@jurilien/event-sourcing';
import { lead, markLeadSelfServed } from '@jurilien/lead';
import { plus } from '@jurilien/reference';
import { endWave } from '../decisions/end-wave.js';
import { expireOffers } from '../decisions/expire-offers.js';
import { openOnBoard } from '../decisions/open-on-board.js';
import { startRound } from '../decisions/start-round.js';
import { widenRound } from '../decisions/widen-round.js';
import { distribution, GOES_ON } from '../search.js';
import { REFUSAL_UNDO_MS } from '../search-state.js';
import { work } from '../work.js';

interface OfLead {
  readonly data: { readonly leadId: string };
}
interface OfWave {
  readonly data: { readonly leadId: string; readonly round: number; readonly wave: number };
}
interface OfClaimEnd {
  readonly data: OfWave['data'] & { readonly claimId: string; readonly waveEndsAt?: string };
}

const subject = (e: OfLead): string => `distribution-${e.data.leadId}`;
const waveEnds = timer('wave.end', endWave);
const stopClock = (e: OfLead): Effect => cancel(waveEnds, subject(e));
/** One timer per wave: a late word about an old one never moves the clock of the next. */
const endAt = (e: OfWave, dueAt: string): Effect => {
  const { leadId, round, wave } = e.data;
  return at(dueAt, waveEnds, { leadId, round, wave }, subject(e), `${round}-${wave}`);
};
const match = (
  { data: { leadId, round } }: { readonly data: Omit<OfWave['data'], 'wave'> },
  wave: number,
  key = `match-${leadId}-${round}-${wave}`,
): Effect => work('match-wave', key, { leadId, round, wave });

/** When a claim ends, the wave it froze runs on; a wave that ended meanwhile is followed by the next, which had to wait. */
const afterClaim = (e: OfClaimEnd): Effect[] =>
  e.data.waveEndsAt ? [endAt(e, e.data.waveEndsAt)] : [match(e, e.data.wave + 1, `match-after-${e.data.claimId}`)];

/** A validated request that may go out gets its round. */
export const startRoundWhenOffering = automation(lead)({
  name: 'start-round-when-offering-starts',
  on: { LeadOfferingStarted: (e) => [send(startRound, { ...e.data })] },
});

/** Waves follow each other: match, send, wait, next; after the last one whatever the plan says. A claim stops the clock. */
export const runWaves = automation(distribution)({
  name: 'run-waves',
  on: {
    // Whom staff chose by hand are asked as they are; there is nothing to match.
    RoundStarted: (e) => (e.data.plan === 'manual' ? [] : [match(e, 1)]),
    RoundWidened: (e) => (e.data.next ? [match(e, e.data.next)] : []),
    WaveStarted: (e) => [endAt(e, e.data.endsAt)],
    WaveEnded: (e) => [stopClock(e), match(e, e.data.wave + 1)],
    WaveSkipped: (e) =>
      e.data.cause !== 'noEligible'
        ? [stopClock(e), match(e, e.data.wave + 1)]
        : // No one was left to ask: no later wave will find anyone either (wave 0 = what comes after the last).
          [match(e, 0, `after-skip-${e.data.leadId}-${e.data.round}-${e.data.wave}`)],
    // Once no one is left to ask, the last no of someone who could still claim late ends the search; not before it can no more be
    // taken back.
    OfferRefused: ({ data: { leadId, offerId }, occurredAt }) => [
      work('match-wave', `after-refusal-${offerId}-${occurredAt}`, { leadId, wave: 0 }, plus(occurredAt, REFUSAL_UNDO_MS)),
    ],
    ClaimStarted: (e) => [stopClock(e)],
    ClaimReleased: (e) => (GOES_ON.includes(e.data.cause) ? afterClaim(e) : []),
    ClaimExpired: afterClaim,
    AcceptanceConfirmed: (e) => (e.data.capacityFull ? [] : afterClaim(e)),
    RoundClosed: (e) => [stopClock(e)],
    LeadOpenedOnBoard: (e) => [send(markLeadSelfServed, { leadId: e.data.leadId })],
  },
});

const boardOpens = timer('board.open', openOnBoard);

/** The board opens at the instant staff wrote, if there is one; without it the last wave's end opens it. */
export const openBoardAtInstant = automation(distribution)({
  name: 'open-board-at-instant',
  on: {
    RoundStarted: (e) =>
      e.data.board && e.data.boardFrom
        ? [at(e.data.boardFrom, boardOpens, { leadId: e.data.leadId, round: e.data.round }, subject(e))]
        : [],
    ...forEach(distribution)(['LeadOpenedOnBoard', 'RoundClosed'], (e) => [cancel(boardOpens, subject(e))]),
  },
});

/** A search the client widens while it runs has one more wave. */
export const widenRunningSearch = automation(lead)({
  name: 'widen-running-search',
  on: { LeadSearchWidened: (e) => [send(widenRound, { leadId: e.data.leadId })] },
});

/** A search that ended leaves no offer open; the last seat's acceptance closed it in its own transaction already. */
export const expireOffersWhenSearchEnds = automation(lead)({
  name: 'expire-offers-when-search-ends',
  on: { ...forEach(lead)(['LeadUnserved', 'LeadAccepted'], (e) => [send(expireOffers, { leadId: e.data.leadId })]) },
});
