import { acceptance } from '@jurilien/acceptance';
import { automation, type Effect, forEach } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { professional } from '@jurilien/professionals';
import { work } from '../../work.js';

interface OfPair {
  readonly position: number;
  readonly data: { readonly acceptanceId: string; readonly professionalId: string };
}
const ofPair =
  (reason: 'replaced' | 'noLongerNeeded') =>
  ({ position, data: { acceptanceId, professionalId } }: OfPair): Effect[] => [
    work('end-times', `pair-${position}`, { professionalId, acceptanceId, reason }),
  ];

/** Someone else took over, or the two go no further: what they had ahead is called off (4.5.1). A mandate may be met for. */
export const endTimesOfThePair = automation(acceptance)({
  name: 'end-times-of-the-pair',
  on: {
    AcceptanceReplaced: ofPair('replaced'),
    MandateOutcomeRecorded: (e) => (e.data.outcome === 'retained' ? [] : ofPair('noLongerNeeded')(e)),
    AcceptanceClosed: (e) => (e.data.closeReason === 'done' ? [] : ofPair('noLongerNeeded')(e)),
  },
});

const ofRequest =
  (reason: 'withdrawn' | 'erased') =>
  ({ position, data: { leadId } }: { readonly position: number; readonly data: { readonly leadId: string } }): Effect[] => [
    work('end-times-of-request', `request-${position}`, { leadId, reason }),
  ];

/** The client took the request back, it was blocked, or it is erased: no one is met for it any more. */
export const endTimesOfTheRequest = automation(lead)({
  name: 'end-times-of-the-request',
  on: { ...forEach(lead)(['LeadWithdrawn', 'LeadBlocked'], ofRequest('withdrawn')), LeadErased: ofRequest('erased') },
});

/** The professional is suspended, or has left: no one waits for them. */
export const endTimesWithTheProfessional = automation(professional)({
  name: 'end-times-with-the-professional',
  on: forEach(professional)(
    ['ProfessionalSuspended', 'ProfessionalClosed', 'ProfessionalErased'],
    ({ position, data: { professionalId } }) => [
      work('end-times', `professional-${position}`, { professionalId, reason: 'professionalGone' }),
    ],
  ),
});
