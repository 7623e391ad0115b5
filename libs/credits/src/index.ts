import { context } from '@jurilien/event-sourcing';
import { creditAccount } from './credit-account.js';
import { adjustCredits } from './decisions/adjust-credits.js';
import { grantCredits } from './decisions/grant-credits.js';
import { openCreditAccount } from './decisions/open-credit-account.js';
import { creditAccounts } from './views/credit-accounts.js';
import { ledgerEntries } from './views/ledger-entries.js';

/** Juricoins: the ledger. Purchases and taxes join it with the credits issue. */
export const credits = context({
  name: 'credits',
  deciders: [creditAccount],
  decisions: [openCreditAccount, grantCredits, adjustCredits],
  views: [creditAccounts, ledgerEntries],
  automations: [],
});

export {
  availableCc,
  captureHold,
  creditAccount,
  heldCc,
  holdCredits,
  releaseHold,
  type CreditEvent,
  type CreditState,
} from './credit-account.js';
export { adjustCredits, grantCredits, openCreditAccount };
