import { at, automation, cancel, type Config, type Effect, forEach, send, timer } from '@jurilien/event-sourcing';
import { lead, validationRiskMinutes } from '@jurilien/lead';
import { addBusinessMinutes, type Province, validationSlaMinutes } from '@jurilien/reference';
import { alarmValidation } from '../../decisions/alarm-validation.js';
import { endFollowUp, followUp } from './follow-up.js';

interface OfLead {
  readonly stream: string;
  readonly occurredAt: string;
  readonly config: Config;
  readonly province?: Province;
  readonly data: { readonly leadId: string };
}
interface Queued extends OfLead {
  readonly data: { readonly leadId: string; readonly slaAt: string };
}

const soon = timer('lead.validation.escalate', alarmValidation);
const late = timer('lead.validation.sla', alarmValidation);

/** When most of the time to validate is over: business minutes from the entry into the queue. */
function riskAt({ occurredAt, config, province = 'QC' }: OfLead): string {
  const minutes = config.value(validationSlaMinutes, { province }) - validationRiskMinutes(config, province);
  return addBusinessMinutes(occurredAt, minutes, province, config);
}

const watch = (e: Queued): Effect[] => [
  at(riskAt(e), soon, { leadId: e.data.leadId }, e.stream),
  at(e.data.slaAt, late, { leadId: e.data.leadId }, e.stream),
];
const again = ({ data: { leadId } }: OfLead): Effect[] => [send(alarmValidation, { leadId })];
const taken = ({ data: { leadId } }: OfLead): Effect[] => [endFollowUp('validationLate', leadId)];
const over = (e: OfLead): Effect[] => [
  cancel(soon, e.stream),
  cancel(late, e.stream),
  endFollowUp('validationLate', e.data.leadId, 'ended'),
];

/** The team is told of a request that no one takes while there is still time, and when there is none (R58). */
export const watchValidation = automation(lead)({
  name: 'watch-validation',
  on: {
    LeadQueuedForValidation: watch,
    LeadReopened: watch,
    LeadUnmerged: watch,
    LeadTakenForValidation: taken,
    // Back in the queue: its clock went on meanwhile.
    ...forEach(lead)(['LeadReleasedFromValidation', 'LeadInfoProvided', 'LeadResumed', 'LeadUnblocked'], again),
    ...forEach(lead)(['LeadInfoRequested', 'LeadHeld'], taken),
    ...forEach(lead)(['LeadValidated', 'LeadRejected', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed', 'LeadMerged'], over),
    LeadReferredToPartner: (e) => (e.data.final ? over(e) : []),
  },
});

const searchEnds = ({ data: { leadId } }: OfLead): Effect[] => [endFollowUp('searchStuck', leadId, 'ended')];

/** A search that no rule carries on is someone's to look at (4.3.3). */
export const followUpSearches = automation(lead)({
  name: 'follow-up-searches',
  on: {
    LeadFollowUpMarked: ({ data: { leadId }, occurredAt, position }) => [
      followUp({ kind: 'searchStuck', subjectId: leadId, occurrence: String(position), about: { leadId }, dueAt: occurredAt }),
    ],
    ...forEach(lead)(
      ['LeadOfferingStarted', 'LeadOfferingStopped', 'LeadAccepted', 'LeadUnserved', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'],
      searchEnds,
    ),
  },
});
