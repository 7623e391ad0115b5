import { type AsOf, at, automation, cancel, type Config, send, timer, type Effect } from '@jurilien/event-sourcing';
import { recordLeadContactMade } from '@jurilien/lead';
import { addBusinessHours, contactSilentHours, contactSlaHours, HOUR_MS, plus, type Province } from '@jurilien/reference';
import { distribution, reopenCapacity, returnLeadToReady } from '@jurilien/search';
import { acceptance } from '../acceptance.js';
import { markNotChosen } from '../decisions/choose-professional.js';
import { askForFollowUp, missContactSla } from '../decisions/record-contact-made.js';
import { work } from '../work.js';

interface OfAcceptance {
  readonly stream: string;
  readonly occurredAt: string;
  readonly config: Config;
  readonly province?: Province;
  readonly data: { readonly acceptanceId: string; readonly leadId: string; readonly professionalId: string };
}
const idsOf = ({ data: { acceptanceId, leadId, professionalId } }: OfAcceptance) => ({ acceptanceId, leadId, professionalId });

const SLA = timer('accept.sla', missContactSla);
const SILENT = timer('accept.silent', askForFollowUp);
const provinceOf = (e: OfAcceptance): Province => (e.province === 'ON' ? 'ON' : 'QC');

const contactClockStops = (e: OfAcceptance): Effect[] => [SLA, SILENT].map((on) => cancel(on, e.stream));

/** Someone spoke with someone: the contact clock stops, and the request is in service. */
const spoken = (e: OfAcceptance): Effect[] => [...contactClockStops(e), send(recordLeadContactMade, { leadId: e.data.leadId })];

/** The client must be called within `contact.slaHours` of business. */
export const watchContact = automation(acceptance)({
  name: 'watch-contact',
  on: {
    AcceptanceOpened: (e) => [at(e.data.slaDueAt, SLA, idsOf(e), e.stream)],
    ContactSlaMissed: (e) => [
      at(plus(e.occurredAt, e.config.value(contactSilentHours, { province: provinceOf(e) }) * HOUR_MS), SILENT, idsOf(e), e.stream),
    ],
    ContactRecorded: spoken,
    ContactConfirmedByClient: spoken,
    MandateOutcomeRecorded: contactClockStops,
    AcceptanceClosed: contactClockStops,
    AcceptanceReplaced: contactClockStops,
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
