import { automation, type Effect } from '@jurilien/event-sourcing';
import { acceptance } from '../acceptance.js';
import { creditApproveAt } from '../decisions/keep-lead-credit.js';

interface OfCredit {
  readonly stream: string;
  readonly occurredAt: string;
  readonly province?: string;
  readonly data: { readonly acceptanceId: string; readonly leadId: string; readonly professionalId: string; readonly requestId: string };
}
const idsOf = ({ data: { acceptanceId, leadId, professionalId, requestId } }: OfCredit) => ({
  acceptanceId,
  leadId,
  professionalId,
  requestId,
});
const timer = (e: OfCredit, name: string, dueAt: string, command: string): Effect => ({
  do: 'schedule',
  subject: e.stream,
  timer: name,
  occurrence: e.data.requestId,
  dueAt,
  command,
  input: idsOf(e),
});
const check = (e: OfCredit, occasion: string, dueAt?: string): Effect => ({
  do: 'work',
  job: 'check-lead-credit',
  key: `lead-credit:${e.data.requestId}:${occasion}`,
  input: idsOf(e),
  ...(dueAt ? { dueAt } : {}),
});
const over = (e: OfCredit): Effect[] =>
  ['credit.escalate', 'credit.approve'].map((name) => ({ do: 'cancel', subject: e.stream, timer: name, occurrence: e.data.requestId }));

/**
 * Rules look first; then the team has two business days, the administrators hear of it, and after four the answer is yes (4.4.8).
 * Where only a day of silence is missing the rules look again.
 */
export const watchLeadCredits = automation(acceptance)({
  name: 'watch-lead-credits',
  on: {
    LeadCreditRequested: (e) => [
      check(e, 'first'),
      timer(e, 'credit.escalate', e.data.decideBy, 'EscalateLeadCredit'),
      timer(e, 'credit.approve', creditApproveAt(e.occurredAt, e.province === 'ON' ? 'ON' : 'QC'), 'ApproveLeadCreditByTime'),
    ],
    LeadCreditChecked: (e) => (e.data.againAt ? [check(e, e.data.againAt, e.data.againAt)] : []),
    RepresentationConfirmed: (e) => [
      {
        do: 'work',
        job: 'check-lead-credit',
        key: `lead-credit:${e.data.acceptanceId}:represented`,
        input: { acceptanceId: e.data.acceptanceId, leadId: e.data.leadId, professionalId: e.data.professionalId },
      },
    ],
    LeadCreditApproved: over,
    LeadCreditRefused: over,
    // Nobody spoke before the request ended; whether the client took it back, the rule looks itself (W1).
    AcceptanceClosed: (e) =>
      e.data.closeReason === 'requestEnded'
        ? [
            {
              do: 'dispatch',
              command: 'CreditWithdrawnLead',
              input: { acceptanceId: e.data.acceptanceId, leadId: e.data.leadId, professionalId: e.data.professionalId },
            },
          ]
        : [],
  },
});
