import { type AsOf, at, automation, cancel, type Config, send, timer, type Effect } from '@jurilien/event-sourcing';
import { recordLeadContactMade } from '@jurilien/lead';
import {
  addBusinessDays,
  addBusinessHours,
  addBusinessMinutes,
  contactNudgeMinutes,
  contactSilentHours,
  contactSlaHours,
  DAY_MS,
  HOUR_MS,
  outcomeRemindDays,
  plus,
  type Province,
} from '@jurilien/reference';
import { distribution, reopenCapacity, returnLeadToReady } from '@jurilien/search';
import { acceptance } from '../acceptance.js';
import type { Reminder } from '../acceptance-words.js';
import { markNotChosen } from '../decisions/choose-professional.js';
import { askForFollowUp, missContactSla } from '../decisions/record-contact-made.js';
import { remindOfAcceptance } from '../decisions/remind-of-acceptance.js';
import { work } from '../work.js';

interface OfAcceptance {
  readonly stream: string;
  readonly occurredAt: string;
  readonly config: Config;
  readonly province?: Province;
  readonly data: { readonly acceptanceId: string; readonly leadId: string; readonly professionalId: string };
}
const idsOf = ({ data: { acceptanceId, leadId, professionalId } }: OfAcceptance) => ({ acceptanceId, leadId, professionalId });

const reminder = (name: string) => timer(name, remindOfAcceptance);
type ReminderTimer = ReturnType<typeof reminder>;
const remind = (e: OfAcceptance, on: ReminderTimer, rule: Reminder, dueAt: string): Effect =>
  at(dueAt, on, { ...idsOf(e), rule, occasion: on.name, dueAt }, e.stream);

/** As many timers as the configuration may ask for. */
const EACH = [1, 2, 3, 4, 5] as const;
const NUDGES = EACH.map((n) => reminder(`accept.nudge${n}`));
const SLA = timer('accept.sla', missContactSla);
const SILENT = timer('accept.silent', askForFollowUp);
const WAS_IT_SO = reminder('accept.wasItSo');
const CONTACT = [...NUDGES, SLA, SILENT];
const OUTCOME = EACH.map((n) => reminder(`accept.outcome${n}`));
const provinceOf = (e: OfAcceptance): Province => (e.province === 'ON' ? 'ON' : 'QC');

const nudgesOf = (e: OfAcceptance & { readonly data: { readonly province: Province } }): Effect[] => {
  const { province } = e.data;
  return e.config
    .value(contactNudgeMinutes, { province })
    .map((minutes, i) => remind(e, NUDGES[i]!, i === 0 ? 'R17' : 'R18', addBusinessMinutes(e.occurredAt, minutes, province, e.config)));
};

const contactClockStops = (e: OfAcceptance): Effect[] => CONTACT.map((on) => cancel(on, e.stream));

/** Someone spoke with someone: the contact clock stops, and the request is in service. */
const spoken = (e: OfAcceptance): Effect[] => [
  ...contactClockStops(e),
  send(recordLeadContactMade, { leadId: e.data.leadId }),
  ...e.config
    .value(outcomeRemindDays, { province: provinceOf(e) })
    .map((days, i) => remind(e, OUTCOME[i]!, 'R54', plus(e.occurredAt, days * DAY_MS))),
];
const over = (e: OfAcceptance): Effect[] => [...contactClockStops(e), ...[WAS_IT_SO, ...OUTCOME].map((on) => cancel(on, e.stream))];

/** The client must be called within `contact.slaHours` of business, with nudges on the way (R17, R18). */
export const watchContact = automation(acceptance)({
  name: 'watch-contact',
  on: {
    AcceptanceOpened: (e) => [at(e.data.slaDueAt, SLA, idsOf(e), e.stream), ...nudgesOf(e)],
    ContactSlaMissed: (e) => [
      ...NUDGES.map((on) => cancel(on, e.stream)),
      at(plus(e.occurredAt, e.config.value(contactSilentHours, { province: provinceOf(e) }) * HOUR_MS), SILENT, idsOf(e), e.stream),
    ],
    ContactRecorded: (e) => [...spoken(e), remind(e, WAS_IT_SO, 'R20', addBusinessDays(e.occurredAt, 1, provinceOf(e), e.config))],
    ContactConfirmedByClient: (e) => [...spoken(e), cancel(WAS_IT_SO, e.stream)],
    MandateOutcomeRecorded: over,
    AcceptanceClosed: over,
    AcceptanceReplaced: over,
  },
});

/** Someone else is found in a new round: seat, request and search follow each other, each in its own stream. */
export const searchAgainWhenReplaced = automation(
  acceptance,
  distribution,
)({
  name: 'search-again-when-replaced',
  on: {
    AcceptanceReplaced: ({ data: { leadId, acceptanceId } }) => [send(reopenCapacity, { leadId, acceptanceId })],
    CapacityReopened: ({ data: { leadId, acceptanceId } }) => [send(returnLeadToReady, { leadId, acceptanceId })],
  },
});

/** The others hear that the client chose; with the choice, and with a mandate, the search and the request come to their end. */
export const endWithOutcome = automation(acceptance)({
  name: 'end-with-outcome',
  on: {
    ProfessionalChosen: ({ occurredAt, data: { leadId, acceptanceId, professionalId, others } }) => [
      ...others.map((other) => send(markNotChosen, { ...other, leadId, chosenAt: occurredAt, chosenId: acceptanceId })),
      work('end-lead', `chosen-${acceptanceId}`, { command: 'EndSearchByChoice', leadId, acceptanceId, professionalId }),
    ],
    MandateOutcomeRecorded: ({ data: { leadId, acceptanceId, outcome, ends } }) =>
      ends
        ? [
            work('end-lead', `outcome-${acceptanceId}-${outcome}`, {
              command: 'CloseLead',
              leadId,
              closeReason: outcome === 'retained' ? 'served' : 'notRetained',
            }),
          ]
        : [],
  },
});

/** When a contact is due after an acceptance. */
export const contactDueAt = ({ now, config }: AsOf, province: Province): string =>
  addBusinessHours(now, config.value(contactSlaHours, { province }), province, config);
