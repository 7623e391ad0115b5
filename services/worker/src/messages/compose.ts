import type { MessageRule } from '@jurilien/contracts';
import { toAccounts } from './accounts/account-mail.js';
import { toNumbers } from './accounts/contact-code.js';
import { aboutChanges } from './accounts/private-change.js';
import { renewedLink } from './accounts/renewed-link.js';
import { stepUpCode } from './accounts/step-up-code.js';
import { aboutAcceptances } from './acceptances/after-acceptance.js';
import { ownReminder } from './acceptances/own-reminder.js';
import { relayed } from './acceptances/relay.js';
import { aboutSurveys } from './acceptances/surveys.js';
import type { Composer } from './composed.js';
import { aboutBoard } from './offers/board-alerts.js';
import { aboutEndings } from './offers/endings.js';
import { aboutHabits } from './offers/offer-habits.js';
import { aboutOffers } from './offers/offers.js';
import { aboutCandidates } from './professionals/candidates.js';
import { employeeAlertWords } from './professionals/employee-alerts.js';
import { jobReceivedWords } from './professionals/job-received.js';
import { aboutEntries } from './professionals/listed.js';
import { aboutMembership } from './professionals/membership.js';
import { aboutMoney } from './professionals/money.js';
import { webhookOffWords } from './professionals/webhook-off.js';
import { aboutDrafts } from './requests/drafts.js';
import { aboutRequests } from './requests/requests.js';
import { aboutSearches } from './requests/search-news.js';

/** What writes each message that no declared rule sends: a specification demands one or the other for every message. */
export const COMPOSERS: Readonly<Partial<Record<MessageRule, Composer>>> = {
  ...toAccounts,
  ...toNumbers,
  ...aboutChanges,
  'link-renewed': renewedLink,
  'step-up-code': stepUpCode,
  ...aboutAcceptances,
  ...relayed,
  'own-reminder': ownReminder,
  ...aboutSurveys,
  ...aboutBoard,
  ...aboutEndings,
  ...aboutHabits,
  ...aboutOffers,
  ...aboutCandidates,
  R63: employeeAlertWords,
  'job-received': jobReceivedWords,
  ...aboutEntries,
  ...aboutMembership,
  ...aboutMoney,
  'webhook-off': webhookOffWords,
  ...aboutDrafts,
  ...aboutRequests,
  ...aboutSearches,
};

/** Facts for the words of a rule, read from the log; nothing when the moment has passed or the person was erased. */
export const compose: Composer = async (kernel, input) => COMPOSERS[input.rule]?.(kernel, input);
