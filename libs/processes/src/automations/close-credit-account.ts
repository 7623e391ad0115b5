import { automation, type Effect } from '@jurilien/event-sourcing';
import { creditAccount } from '@jurilien/credits';
import { professional } from '@jurilien/professionals';
import { HOUR_MS } from '@jurilien/reference';

const close = (professionalId: string): Effect => ({ do: 'dispatch', command: 'CloseCreditAccount', input: { professionalId } });

/**
 * The account of a membership that ended is closed once nothing moves in it any more: an hour later, when its claims have been let
 * go, and again whenever paid coins went back to their card or a freeze ended.
 */
export const closeCreditAccountWithMembership = automation(
  professional,
  creditAccount,
)({
  name: 'close-credit-account-with-membership',
  on: {
    ProfessionalClosed: (e) => [
      {
        do: 'schedule',
        subject: `credit-${e.data.professionalId}`,
        timer: 'credit.close',
        dueAt: new Date(Date.parse(e.occurredAt) + HOUR_MS).toISOString(),
        command: 'CloseCreditAccount',
        input: { professionalId: e.data.professionalId },
      },
    ],
    CreditsRefundedToCard: (e) => [close(e.data.professionalId)],
    CreditAccountUnfrozen: (e) => [close(e.data.professionalId)],
  },
});
