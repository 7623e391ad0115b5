import { automation, type Effect, type Recorded } from '@jurilien/event-sourcing';
import { addBusinessHours, defaults } from '@jurilien/reference';

const subject = (e: Recorded<any>): string => `distribution-${e.data.leadId as string}`;
const endAt = (e: Recorded<any>, dueAt: string, input: object): Effect => ({ do: 'schedule', subject: subject(e), timer: 'wave.end', dueAt, command: 'EndWave', input: { ...input } });
const match = (e: Recorded<any>, round: number, wave: number): Effect => ({
  do: 'work', job: 'match-wave', key: `match-${e.data.leadId as string}-${round}-${wave}`, input: { leadId: e.data.leadId, round, wave },
});

/** A validated request that may go out gets its round. */
export const startRoundWhenOffering = automation({
  name: 'start-round-when-offering-starts',
  on: { LeadOfferingStarted: (e) => [{ do: 'dispatch', command: 'StartRound', input: { ...e.data } }] },
});

/** Waves follow each other: match, send, wait, next; after the last one whatever the plan says. */
export const runWaves = automation({
  name: 'run-waves',
  on: {
    RoundStarted: (e) => [match(e, e.data.round, 1)],
    WaveStarted: (e) => [endAt(e, e.data.endsAt, { leadId: e.data.leadId, round: e.data.round, wave: e.data.wave })],
    WaveEnded: (e) => [{ do: 'cancel', subject: subject(e), timer: 'wave.end' }, match(e, e.data.round, e.data.wave + 1)],
    WaveSkipped: (e) => [{ do: 'work', job: 'match-wave', key: `after-skip-${e.data.leadId as string}-${e.data.round as number}-${e.data.wave as number}`, input: { leadId: e.data.leadId, round: e.data.round, wave: 0 } }],
    ClaimStarted: (e) => [{ do: 'cancel', subject: subject(e), timer: 'wave.end' }],
    RoundClosed: (e) => [{ do: 'cancel', subject: subject(e) }],
    LeadOpenedOnBoard: (e) => [{ do: 'dispatch', command: 'MarkLeadSelfServed', input: { leadId: e.data.leadId } }],
  },
});

/** The client must be called within four business hours (`contact.slaHours`). */
export const watchContact = automation({
  name: 'watch-contact',
  on: {
    AcceptanceOpened: (e) => [{
      do: 'schedule', subject: e.stream, timer: 'accept.sla', dueAt: e.data.slaDueAt, command: 'MissContactSla',
      input: { acceptanceId: e.data.acceptanceId, leadId: e.data.leadId, professionalId: e.data.professionalId },
    }],
    ContactRecorded: (e) => [
      { do: 'cancel', subject: e.stream, timer: 'accept.sla' },
      { do: 'dispatch', command: 'RecordLeadContactMade', input: { leadId: e.data.leadId } },
    ],
  },
});

/** When a contact is due after an acceptance. */
export const contactDueAt = (now: string, province: 'QC' | 'ON'): string => addBusinessHours(now, defaults['contact.slaHours'], province);
