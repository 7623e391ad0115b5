import { automation, type Effect } from '@jurilien/event-sourcing';
import { lead } from '../lead.js';
import { plus, REFUSAL_UNDO_MS } from '../time.js';
import { distribution } from '../distribution.js';

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
const stopClock = (e: OfLead): Effect => ({ do: 'cancel', subject: subject(e), timer: 'wave.end' });
/** One timer per wave: a late word about an old one never moves the clock of the next. */
const endAt = (e: OfWave, dueAt: string): Effect => {
  const { leadId, round, wave } = e.data;
  return {
    do: 'schedule',
    subject: subject(e),
    timer: 'wave.end',
    occurrence: `${round}-${wave}`,
    dueAt,
    command: 'EndWave',
    input: { leadId, round, wave },
  };
};
const match = (
  { data: { leadId, round } }: { readonly data: Omit<OfWave['data'], 'wave'> },
  wave: number,
  key = `match-${leadId}-${round}-${wave}`,
): Effect => ({ do: 'work', job: 'match-wave', key, input: { leadId, round, wave } });

/** Offers whose hour came while a claim was in their way go out when it ends. */
const sendWaiting = (e: OfClaimEnd): Effect => ({
  do: 'work',
  job: 'send-planned',
  key: `planned-after-${e.data.claimId}`,
  input: { leadId: e.data.leadId },
});
/** When a claim ends, the wave it froze runs on; a wave that ended meanwhile is followed by the next, which had to wait. */
const afterClaim = (e: OfClaimEnd): Effect[] =>
  e.data.waveEndsAt ? [endAt(e, e.data.waveEndsAt)] : [match(e, e.data.wave + 1, `match-after-${e.data.claimId}`)];

/** Ends of a claim after which the search goes on. */
const GOES_ON: readonly string[] = ['conflict', 'cancelled', 'staff', 'suspended'];

/** A validated request that may go out gets its round. */
export const startRoundWhenOffering = automation(lead)({
  name: 'start-round-when-offering-starts',
  on: { LeadOfferingStarted: (e) => [{ do: 'dispatch', command: 'StartRound', input: { ...e.data } }] },
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
        : // Nobody was left to ask: no later wave will find anybody either (wave 0 = what comes after the last).
          [match(e, 0, `after-skip-${e.data.leadId}-${e.data.round}-${e.data.wave}`)],
    // Once nobody is left to ask, the last no of somebody who could still claim late ends the search; not before it can no more be
    // taken back.
    OfferRefused: ({ data: { leadId, offerId }, occurredAt }) => [
      {
        do: 'work',
        job: 'match-wave',
        key: `after-refusal-${offerId}-${occurredAt}`,
        input: { leadId, wave: 0 },
        dueAt: plus(occurredAt, REFUSAL_UNDO_MS),
      },
    ],
    ClaimStarted: (e) => [stopClock(e)],
    ClaimReleased: (e) => (GOES_ON.includes(e.data.cause) ? afterClaim(e) : []),
    ClaimExpired: afterClaim,
    AcceptanceConfirmed: (e) => (e.data.capacityFull ? [] : afterClaim(e)),
    RoundClosed: (e) => [stopClock(e)],
    LeadOpenedOnBoard: (e) => [{ do: 'dispatch', command: 'MarkLeadSelfServed', input: { leadId: e.data.leadId } }],
  },
});

interface OfOffer {
  readonly data: {
    readonly leadId: string;
    readonly offerId: string;
    readonly professionalId: string;
    readonly sendAt?: string | undefined;
  };
}
const sendAt = (e: OfOffer): Effect[] => {
  const { leadId, offerId, professionalId } = e.data;
  if (!e.data.sendAt) return [];
  return [
    {
      do: 'schedule',
      subject: subject(e),
      timer: 'offer.send',
      occurrence: offerId,
      dueAt: e.data.sendAt,
      command: 'SendPlannedOffer',
      input: { leadId, offerId, professionalId },
    },
  ];
};
/** A planned offer goes out at its hour (E21); what happened until then is looked at again when it comes. */
export const sendPlannedOffers = automation(distribution)({
  name: 'send-planned-offers',
  on: {
    OfferMade: sendAt,
    ClaimReleased: (e) => (GOES_ON.includes(e.data.cause) ? [sendWaiting(e)] : []),
    ClaimExpired: (e) => [sendWaiting(e)],
    AcceptanceConfirmed: (e) => (e.data.capacityFull ? [] : [sendWaiting(e)]),
    OffersWithdrawn: (e) =>
      e.data.offerIds.map((occurrence): Effect => ({ do: 'cancel', subject: subject(e), timer: 'offer.send', occurrence })),
    RoundClosed: (e) => [{ do: 'cancel', subject: subject(e), timer: 'offer.send' }],
  },
});

/** The board opens at the instant staff wrote, if there is one; without it the last wave's end opens it. */
export const openBoardAtInstant = automation(distribution)({
  name: 'open-board-at-instant',
  on: {
    RoundStarted: (e) =>
      e.data.board && e.data.boardFrom
        ? [
            {
              do: 'schedule',
              subject: subject(e),
              timer: 'board.open',
              dueAt: e.data.boardFrom,
              command: 'OpenOnBoard',
              input: { leadId: e.data.leadId, round: e.data.round },
            },
          ]
        : [],
    ...Object.fromEntries(
      ['LeadOpenedOnBoard', 'RoundClosed'].map((type) => [
        type,
        (e: OfLead): Effect[] => [{ do: 'cancel', subject: subject(e), timer: 'board.open' }],
      ]),
    ),
  },
});

/** A search the client widens while it runs has one more wave. */
export const widenRunningSearch = automation(lead)({
  name: 'widen-running-search',
  on: { LeadSearchWidened: (e) => [{ do: 'dispatch', command: 'WidenRound', input: { leadId: e.data.leadId } }] },
});

const expireOffers = (e: OfLead): Effect[] => [{ do: 'dispatch', command: 'ExpireOffers', input: { leadId: e.data.leadId } }];
/** A search that ended leaves no offer open; the last seat's acceptance closed it in its own transaction already. */
export const expireOffersWhenSearchEnds = automation(lead)({
  name: 'expire-offers-when-search-ends',
  on: { LeadUnserved: expireOffers, LeadAccepted: expireOffers },
});
