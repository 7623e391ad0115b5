import { automation, type Effect } from '@jurilien/event-sourcing';
import { addBusinessDays, addBusinessHours, addBusinessMinutes, defaults } from '@jurilien/reference';
import { acceptance, type Reminder } from '../acceptance.js';
import { distribution } from '../distribution.js';
import { lead } from '../lead.js';
import { limits } from '../limits.js';
import { plus } from '../time.js';
import { leadTimer, noTimer, onEach } from './lead-timer.js';

interface OfAcceptance {
  readonly stream: string;
  readonly occurredAt: string;
  readonly data: { readonly acceptanceId: string; readonly leadId: string; readonly professionalId: string };
}
const idsOf = ({ data: { acceptanceId, leadId, professionalId } }: OfAcceptance) => ({ acceptanceId, leadId, professionalId });

/** A timer of an acceptance, on its own stream. */
const timer = (e: OfAcceptance, name: string, dueAt: string, command: string, more: Record<string, unknown> = {}): Effect => ({
  do: 'schedule',
  subject: e.stream,
  timer: name,
  dueAt,
  command,
  input: { ...idsOf(e), ...more },
});
const remind = (e: OfAcceptance, name: string, rule: Reminder, dueAt: string): Effect =>
  timer(e, name, dueAt, 'RemindOfAcceptance', { rule, occasion: name, dueAt });
const cancel = (e: OfAcceptance, ...timers: string[]): Effect[] => timers.map((t) => ({ do: 'cancel', subject: e.stream, timer: t }));

const NUDGES = ['accept.nudge1', 'accept.nudge2'];
const CONTACT = [...NUDGES, 'accept.sla', 'accept.silent'];
const OUTCOME = limits.outcomeReminderMs.map((_, i) => `accept.outcome${i + 1}`);

const nudgesOf = (e: OfAcceptance & { readonly data: { readonly province: 'QC' | 'ON' } }): Effect[] =>
  limits.contactNudgeMinutes.map((minutes, i) =>
    remind(e, NUDGES[i]!, i === 0 ? 'R17' : 'R18', addBusinessMinutes(e.occurredAt, minutes, e.data.province)),
  );

/** Somebody spoke with somebody: the contact clock stops, and the request is in service. */
const spoken = (e: OfAcceptance): Effect[] => [
  ...cancel(e, ...CONTACT),
  { do: 'dispatch', command: 'RecordLeadContactMade', input: { leadId: e.data.leadId } },
  ...OUTCOME.map((name, i) => remind(e, name, 'R54', plus(e.occurredAt, limits.outcomeReminderMs[i]!))),
];
const over = (e: OfAcceptance): Effect[] => cancel(e, ...CONTACT, 'accept.wasItSo', ...OUTCOME);

/** The client must be called within four business hours (`contact.slaHours`), with two nudges on the way (R17, R18). */
export const watchContact = automation(acceptance)({
  name: 'watch-contact',
  on: {
    AcceptanceOpened: (e) => [timer(e, 'accept.sla', e.data.slaDueAt, 'MissContactSla'), ...nudgesOf(e)],
    ContactSlaMissed: (e) => [
      ...cancel(e, ...NUDGES),
      timer(e, 'accept.silent', plus(e.occurredAt, limits.contactSilentMs), 'AskForFollowUp'),
    ],
    ContactRecorded: (e) => [
      ...spoken(e),
      remind(e, 'accept.wasItSo', 'R20', addBusinessDays(e.occurredAt, 1, e.province === 'ON' ? 'ON' : 'QC')),
    ],
    ContactConfirmedByClient: (e) => [...spoken(e), ...cancel(e, 'accept.wasItSo')],
    MandateOutcomeRecorded: over,
    AcceptanceClosed: over,
    AcceptanceReplaced: over,
  },
});

/** Somebody else is found in a new round: seat, request and search follow each other, each in its own stream. */
export const searchAgainWhenReplaced = automation(
  acceptance,
  distribution,
)({
  name: 'search-again-when-replaced',
  on: {
    AcceptanceReplaced: (e) => [
      { do: 'dispatch', command: 'ReopenCapacity', input: { leadId: e.data.leadId, acceptanceId: e.data.acceptanceId } },
    ],
    CapacityReopened: (e) => [
      { do: 'dispatch', command: 'ReturnLeadToReady', input: { leadId: e.data.leadId, acceptanceId: e.data.acceptanceId } },
    ],
  },
});

/** The others hear that the client chose; with the choice, and with a mandate, the search and the request come to their end. */
export const endWithOutcome = automation(acceptance)({
  name: 'end-with-outcome',
  on: {
    ProfessionalChosen: (e) => [
      ...e.data.others.map((other): Effect => ({
        do: 'dispatch',
        command: 'MarkNotChosen',
        input: { ...other, leadId: e.data.leadId, chosenAt: e.occurredAt, chosenId: e.data.acceptanceId },
      })),
      {
        do: 'work',
        job: 'end-lead',
        key: `chosen-${e.data.acceptanceId}`,
        input: {
          command: 'EndSearchByChoice',
          leadId: e.data.leadId,
          acceptanceId: e.data.acceptanceId,
          professionalId: e.data.professionalId,
        },
      },
    ],
    MandateOutcomeRecorded: (e) =>
      e.data.ends
        ? [
            {
              do: 'work',
              job: 'end-lead',
              key: `outcome-${e.data.acceptanceId}-${e.data.outcome}`,
              input: { command: 'CloseLead', leadId: e.data.leadId, closeReason: e.data.outcome === 'retained' ? 'served' : 'notRetained' },
            },
          ]
        : [],
  },
});

const stale = (e: { readonly occurredAt: string; readonly data: { readonly leadId: string } }): Effect[] => [
  leadTimer(e, 'lead.closeStale', plus(e.occurredAt, limits.closeStaleMs), 'CloseLead', { closeReason: 'staleNoAnswer' }),
];

/** A request in service that nobody touches for ninety days is closed (4.2.3); every word about it starts the count again. */
export const closeStaleLeads = automation(
  lead,
  acceptance,
)({
  name: 'close-stale-leads',
  on: {
    LeadContactMade: stale,
    ContactConfirmedByClient: stale,
    ConsultationOutcomeRecorded: stale,
    AcceptanceNoteAdded: stale,
    AcceptanceClosed: stale,
    ...onEach(['LeadReturnedToReady', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'], (e) => noTimer(e, 'lead.closeStale')),
  },
});

/** When a contact is due after an acceptance. */
export const contactDueAt = (now: string, province: 'QC' | 'ON'): string => addBusinessHours(now, defaults['contact.slaHours'], province);
