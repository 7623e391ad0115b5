import { automation, type Effect } from '@jurilien/event-sourcing';
import { addBusinessHours, defaults } from '@jurilien/reference';
import { lead } from '../lead.js';
import { acceptance } from '../acceptance.js';
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

/** When a claim ends, the wave it froze runs on; a wave that ended meanwhile is followed by the next, which had to wait. */
const afterClaim = (e: OfClaimEnd): Effect[] =>
  e.data.waveEndsAt ? [endAt(e, e.data.waveEndsAt)] : [match(e, e.data.wave + 1, `match-after-${e.data.claimId}`)];

/** A validated request that may go out gets its round. */
export const startRoundWhenOffering = automation(lead)({
  name: 'start-round-when-offering-starts',
  on: { LeadOfferingStarted: (e) => [{ do: 'dispatch', command: 'StartRound', input: { ...e.data } }] },
});

/** Waves follow each other: match, send, wait, next; after the last one whatever the plan says. A claim stops the clock. */
export const runWaves = automation(distribution)({
  name: 'run-waves',
  on: {
    RoundStarted: (e) => [match(e, 1)],
    WaveStarted: (e) => [endAt(e, e.data.endsAt)],
    WaveEnded: (e) => [stopClock(e), match(e, e.data.wave + 1)],
    WaveSkipped: (e) =>
      e.data.cause === 'staff'
        ? [stopClock(e), match(e, e.data.wave + 1)]
        : // Nobody was left to ask: no later wave will find anybody either (wave 0 = what comes after the last).
          [match(e, 0, `after-skip-${e.data.leadId}-${e.data.round}-${e.data.wave}`)],
    ClaimStarted: (e) => [stopClock(e)],
    ClaimReleased: (e) => (['conflict', 'cancelled', 'staff', 'suspended'].includes(e.data.cause) ? afterClaim(e) : []),
    ClaimExpired: afterClaim,
    AcceptanceConfirmed: (e) => (e.data.capacityFull ? [] : afterClaim(e)),
    RoundClosed: (e) => [stopClock(e)],
    LeadOpenedOnBoard: (e) => [{ do: 'dispatch', command: 'MarkLeadSelfServed', input: { leadId: e.data.leadId } }],
  },
});

const expireOffers = (e: OfLead): Effect[] => [{ do: 'dispatch', command: 'ExpireOffers', input: { leadId: e.data.leadId } }];
/** A search that ended leaves no offer open; the last seat's acceptance closed it in its own transaction already. */
export const expireOffersWhenSearchEnds = automation(lead)({
  name: 'expire-offers-when-search-ends',
  on: { LeadUnserved: expireOffers, LeadAccepted: expireOffers },
});

/** The client must be called within four business hours (`contact.slaHours`). */
export const watchContact = automation(acceptance)({
  name: 'watch-contact',
  on: {
    AcceptanceOpened: (e) => [
      {
        do: 'schedule',
        subject: e.stream,
        timer: 'accept.sla',
        dueAt: e.data.slaDueAt,
        command: 'MissContactSla',
        input: { acceptanceId: e.data.acceptanceId, leadId: e.data.leadId, professionalId: e.data.professionalId },
      },
    ],
    ContactRecorded: (e) => [
      { do: 'cancel', subject: e.stream, timer: 'accept.sla' },
      { do: 'dispatch', command: 'RecordLeadContactMade', input: { leadId: e.data.leadId } },
    ],
  },
});

/** When a contact is due after an acceptance. */
export const contactDueAt = (now: string, province: 'QC' | 'ON'): string => addBusinessHours(now, defaults['contact.slaHours'], province);
