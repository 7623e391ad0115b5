import { at, automation, cancel, send, timer, type Effect } from '@jurilien/event-sourcing';
import { acceptance, creditApproveAt, escalateLeadCredit } from '@jurilien/acceptance';
import { approveLeadCreditByTime, creditWithdrawnLead } from '../decisions/decide-lead-credit.js';
import { work } from '../work.js';

interface OfAcceptance {
  readonly data: { readonly acceptanceId: string; readonly leadId: string; readonly professionalId: string };
}
interface OfCredit extends OfAcceptance {
  readonly stream: string;
  readonly data: OfAcceptance['data'] & { readonly requestId: string };
}
const ofAcceptance = ({ data: { acceptanceId, leadId, professionalId } }: OfAcceptance) => ({ acceptanceId, leadId, professionalId });
const ofCredit = (e: OfCredit) => ({ ...ofAcceptance(e), requestId: e.data.requestId });
const check = (e: OfCredit, occasion: string, dueAt?: string): Effect =>
  work('check-lead-credit', `lead-credit:${e.data.requestId}:${occasion}`, ofCredit(e), dueAt);

const escalation = timer('credit.escalate', escalateLeadCredit);
const approval = timer('credit.approve', approveLeadCreditByTime);
const over = (e: OfCredit): Effect[] => [escalation, approval].map((on) => cancel(on, e.stream, e.data.requestId));

/**
 * Rules look first; then the team has two business days, the administrators hear of it, and after four the answer is yes (4.4.8).
 * Where only a day of silence is missing the rules look again.
 */
export const watchLeadCredits = automation(acceptance)({
  name: 'watch-lead-credits',
  on: {
    LeadCreditRequested: (e) => [
      check(e, 'first'),
      at(e.data.decideBy, escalation, ofCredit(e), e.stream, e.data.requestId),
      at(creditApproveAt(e.occurredAt, e.province === 'ON' ? 'ON' : 'QC', e.config), approval, ofCredit(e), e.stream, e.data.requestId),
    ],
    LeadCreditChecked: (e) => (e.data.againAt ? [check(e, e.data.againAt, e.data.againAt)] : []),
    RepresentationConfirmed: (e) => [work('check-lead-credit', `lead-credit:${e.data.acceptanceId}:represented`, ofAcceptance(e))],
    LeadCreditApproved: over,
    LeadCreditRefused: over,
    // No one spoke before the request ended; whether the client took it back, the rule looks itself (W1).
    AcceptanceClosed: (e) => (e.data.closeReason === 'requestEnded' ? [send(creditWithdrawnLead, ofAcceptance(e))] : []),
  },
});
