import { automation, type Effect } from '@jurilien/event-sourcing';
import { blacklistEntry } from '@jurilien/exclusions';
import { lead } from '@jurilien/lead';
import { work, type Work } from '../work.js';

const look = (e: { readonly position: number }, about: Work['check-blacklist']): Effect[] => [
  work('check-blacklist', `blacklist-${e.position}`, about),
];
const lookAtLead = (e: { readonly position: number; readonly data: { readonly leadId: string } }): Effect[] =>
  look(e, { leadId: e.data.leadId });

/** A request is held against the blacklist when it arrives and when its contact details change. */
export const checkLeadAgainstBlacklist = automation(lead)({
  name: 'check-lead-against-blacklist',
  on: {
    LeadSubmitted: lookAtLead,
    LeadEdited: (e) =>
      e.data.changed.some((field) => ['clientName', 'email', 'phoneNumber', 'address'].includes(field)) ? lookAtLead(e) : [],
  },
});

const lookAtEntry = (e: { readonly position: number; readonly data: { readonly entryId: string } }): Effect[] =>
  look(e, { entryId: e.data.entryId });

/** An entry that begins or ends to count is looked for in the requests that live, and in the hands of whom it is about. */
export const applyBlacklistEntry = automation(blacklistEntry)({
  name: 'apply-blacklist-entry',
  on: { BlacklistEntryAdded: lookAtEntry, BlacklistEntryLifted: lookAtEntry, BlacklistEntryExpired: lookAtEntry },
});
