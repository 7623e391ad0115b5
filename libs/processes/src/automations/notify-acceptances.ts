import type { MessageRule } from '@jurilien/contracts';
import { automation, type Effect } from '@jurilien/event-sourcing';
import { acceptance, type AcceptanceState } from '@jurilien/acceptance';
import { say } from './notify.js';

interface OfAcceptance {
  readonly version: number;
  readonly data: { readonly acceptanceId: string; readonly leadId: string; readonly professionalId: string };
}

/** About one acceptance, once per time it happens. */
const about = (rule: MessageRule, { version, data: { acceptanceId, leadId, professionalId } }: OfAcceptance): Effect =>
  say(rule, `${acceptanceId}:${version}`, { leadId, acceptanceId, professionalId });

/** Ends that the other side hears of. */
const AFTER_CLOSING: Partial<Record<NonNullable<AcceptanceState['closeReason']>, MessageRule>> = {
  unable: 'professional-unable',
  clientUnreachable: 'client-unreachable',
};

/** Client and professional hear how an acceptance goes on (R17–R20, R40, R41, R54), and what was decided about it. */
export const tellAfterAcceptance = automation(acceptance)({
  name: 'tell-after-acceptance',
  on: {
    ReplacementRefused: (e) => [about('replacement-refused', e)],
    AcceptanceReplaced: (e) => [about('replacement-granted', e), about('acceptance-replaced', e)],
    ProfessionalChosen: (e) => [about('professional-chosen', e)],
    MandateOutcomeRecorded: (e) => (e.data.reason === 'notChosen' ? [about('not-chosen', e)] : []),
    LeadCreditRequested: (e) => [about('R40', e), ...(e.data.reason === 'alreadyRepresented' ? [about('represented-already', e)] : [])],
    LeadCreditApproved: (e) => [about('R41', e)],
    LeadCreditRefused: (e) => [about('R41', e)],
    AcceptanceClosed: (e) => {
      const rule = e.data.closeReason && AFTER_CLOSING[e.data.closeReason];
      return rule ? [about(rule, e)] : [];
    },
  },
});
