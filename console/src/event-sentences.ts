import { eventsOfAcceptances } from './features/acceptances/events-of-acceptances';
import { eventsOfBooks } from './features/books/events-of-books';
import { eventsOfDocuments } from './features/documents/events-of-documents';
import { eventsOfCampaigns } from './features/campaigns/events-of-campaigns';
import { eventsOfExports } from './features/exports/events-of-exports';
import { eventsOfReports } from './features/reports/events-of-reports';
import { eventsOfProspects } from './features/prospects/events-of-prospects';
import { eventsOfFollowUps } from './features/followUps/events-of-follow-ups';
import { eventsOfLeadCredits } from './features/credits/events-of-lead-credits';
import { eventsOfMoney } from './features/credits/events-of-money';
import { eventsOfPurchases } from './features/credits/events-of-purchases';
import { eventsOfActions } from './features/lead/actions';
import { eventsOfLeads } from './features/lead/events-of-leads';
import { eventsOfMeetings } from './features/meetings/events-of-meetings';
import { eventsOfMessages } from './features/inbox/events-of-messages';
import { eventsOfRules } from './features/rules/events-of-rules';
import { eventsOfOffers } from './features/search/events-of-offers';
import { eventsOfOthers } from './features/requests/events-of-others';
import { eventsOfMembers } from './features/lawyers/events-of-members';
import { eventsOfExclusions } from './features/exclusions/events-of-exclusions';
import { eventsOfIncidents } from './features/privacy/events-of-incidents';
import { eventsOfCandidates } from './features/recruiting/events-of-candidates';
import { eventsOfAppointments } from './features/scheduling/events-of-appointments';
import { eventsOfAvailability } from './features/scheduling/events-of-availability';
import { eventsOfAccounts } from './features/accounts/events-of-accounts';
import { eventsOfConfig } from './features/configuration/events-of-config';
import { eventsOfErasures } from './features/privacy/events-of-erasures';
import { eventsOfRetention } from './features/privacy/events-of-retention';
import { eventsOfOperations } from './features/operations/events-of-operations';
import { eventsOfPrivacyRequests } from './features/privacy/events-of-privacy-requests';
import { eventsOfTemplates } from './features/templates/events-of-templates';
import { withNames } from './in-force/names';
import type { Sentences, Words } from './components/text/sentence-tools';

const sentences: Sentences = {
  ...eventsOfLeads,
  ...eventsOfDocuments,
  ...eventsOfActions,
  ...eventsOfOffers,
  ...eventsOfAcceptances,
  ...eventsOfAppointments,
  ...eventsOfAvailability,
  ...eventsOfLeadCredits,
  ...eventsOfBooks,
  ...eventsOfMoney,
  ...eventsOfPurchases,
  ...eventsOfOthers,
  ...eventsOfFollowUps,
  ...eventsOfProspects,
  ...eventsOfCampaigns,
  ...eventsOfExports,
  ...eventsOfReports,
  ...eventsOfMeetings,
  ...eventsOfMessages,
  ...eventsOfRules,
  ...eventsOfMembers,
  ...eventsOfAccounts,
  ...eventsOfExclusions,
  ...eventsOfIncidents,
  ...eventsOfCandidates,
  ...eventsOfConfig,
  ...eventsOfPrivacyRequests,
  ...eventsOfTemplates,
  ...eventsOfErasures,
  ...eventsOfRetention,
  ...eventsOfOperations,
};
const erased = { fr: 'donnée effacée', en: 'erased' };

/** The texts that an event carries: what people wrote is among them. */
const textsOf = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  return data !== null && typeof data === 'object' ? Object.values(data).flatMap(textsOf) : [];
};
/** A sentence with the names in force put in around texts that keep their words. */
const namedAround = (kept: readonly string[], sentence: string, locale: 'fr' | 'en'): string => {
  const [first, ...others] = kept;
  if (first === undefined) return withNames(sentence, locale);
  return sentence
    .split(first)
    .map((part) => namedAround(others, part, locale))
    .join(first);
};

/** One event in plain words; an event newer than this console is shown by its own name, spelled out. */
export const eventSentence = (event: { type: string; data: Record<string, unknown> | null }, locale: 'fr' | 'en', words: Words): string => {
  const sentence = sentences[event.type];
  if (!sentence) return event.type.replace(/([a-z])([A-Z])/g, '$1 $2');
  const data = event.data ?? {};
  const written = textsOf(data);
  const kept = (text: string): string => {
    written.push(text);
    return text;
  };
  const hearing: Words = { ...words, name: (id) => kept(words.name(id)), staff: (id) => kept(words.staff(id)) };
  const text = sentence[locale](data, hearing).replaceAll('[erased]', erased[locale]);
  // Names and codes that a rename would change; a longer one may hold a shorter one.
  const apart = written.filter((own) => withNames(own, locale) !== own).sort((a, b) => b.length - a.length);
  return namedAround(apart, text, locale);
};
