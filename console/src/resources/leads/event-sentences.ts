import { eventsOfAcceptances } from './events-of-acceptances';
import { eventsOfLeadCredits } from './events-of-lead-credits';
import { eventsOfLeads } from './events-of-leads';
import { eventsOfMessages } from './events-of-messages';
import { eventsOfOffers } from './events-of-offers';
import { eventsOfOthers } from './events-of-others';
import { eventsOfMembers } from '../lawyers/events-of-members';
import { eventsOfExclusions } from '../blacklist/events-of-exclusions';
import { eventsOfCandidates } from '../candidates/events-of-candidates';
import { eventsOfAccounts } from '../users/events-of-accounts';
import type { Sentences, Words } from './sentence-tools';

const sentences: Sentences = {
  ...eventsOfLeads,
  ...eventsOfOffers,
  ...eventsOfAcceptances,
  ...eventsOfLeadCredits,
  ...eventsOfOthers,
  ...eventsOfMessages,
  ...eventsOfMembers,
  ...eventsOfAccounts,
  ...eventsOfExclusions,
  ...eventsOfCandidates,
};
const erased = { fr: 'donnée effacée', en: 'erased' };

/** One event in plain words; an event newer than this console is shown by its own name, spelled out. */
export const eventSentence = (event: { type: string; data: Record<string, unknown> | null }, locale: 'fr' | 'en', words: Words): string => {
  const sentence = sentences[event.type];
  if (!sentence) return event.type.replace(/([a-z])([A-Z])/g, '$1 $2');
  return sentence[locale](event.data ?? {}, words).replaceAll('[erased]', erased[locale]);
};
