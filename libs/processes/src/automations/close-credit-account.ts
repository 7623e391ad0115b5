import { at, automation, forEach, send, timer } from '@jurilien/event-sourcing';
import { creditAccount } from '@jurilien/credits';
import { professional } from '@jurilien/professionals';
import { HOUR_MS } from '@jurilien/reference';
import { closeCreditAccount } from '../decisions/close-credit-account.js';

const closes = timer('credit.close', closeCreditAccount);

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
    ProfessionalClosed: ({ occurredAt, data: { professionalId } }) => [
      at(new Date(Date.parse(occurredAt) + HOUR_MS).toISOString(), closes, { professionalId }, `credit-${professionalId}`),
    ],
    ...forEach(creditAccount)(['CreditsRefundedToCard', 'CreditAccountUnfrozen'], (e) => [
      send(closeCreditAccount, { professionalId: e.data.professionalId }),
    ]),
  },
});
