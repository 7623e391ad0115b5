import { at, automation, send, timer, type Effect } from '@jurilien/event-sourcing';
import { creditAccount } from '../credit-account.js';
import { expireCredits } from '../decisions/expire-credits.js';
import { releasedUntil } from '../lots.js';

interface OfAccount {
  readonly stream: string;
  readonly occurredAt: string;
  readonly data: { readonly professionalId: string };
}

const lotEnds = timer('lot.expiry', expireCredits);

/** The account is looked at when a lot of it ends; one timer per instant, whatever lots end with it. */
const expireAt = (e: OfAccount, dueAt: string | undefined, occurrence = dueAt): Effect[] =>
  dueAt ? [at(dueAt, lotEnds, { professionalId: e.data.professionalId }, e.stream, occurrence)] : [];

/** Lots end by timer, also those that came back to life for a day or a month with coins that were given back (4.4.3). */
export const expireLotsWhenDue = automation(creditAccount)({
  name: 'expire-lots-when-due',
  on: {
    CreditsGranted: (e) => expireAt(e, e.data.expiresAt),
    SubscriptionCreditsGranted: (e) => (e.data.cc > 0 ? expireAt(e, e.data.expiresAt) : []),
    CreditsAdjusted: (e) => expireAt(e, e.data.expiresAt),
    CreditsRefunded: (e) => expireAt(e, e.data.reopenUntil),
    // One a day is enough, however many claims give their coins back.
    HoldReleased: (e) => (e.data.cc > 0 ? expireAt(e, releasedUntil(e.occurredAt), `released-${e.occurredAt.slice(0, 10)}`) : []),
    CreditAccountUnfrozen: (e) => [send(expireCredits, { professionalId: e.data.professionalId })],
  },
});
