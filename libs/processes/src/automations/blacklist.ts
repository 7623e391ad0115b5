import type { MessageRule } from '@jurilien/contracts';
import { automation, type Effect } from '@jurilien/event-sourcing';
import { blacklistEntry } from '@jurilien/exclusions';
import { lead } from '@jurilien/lead';
import { work, type Work } from '../work.js';
import { say } from './notify.js';

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

const tell = (rule: MessageRule, e: { readonly version: number; readonly data: { readonly entryId: string } }): Effect =>
  say(rule, `${e.data.entryId}:${e.version}`, { entryId: e.data.entryId });

/** Whom an entry is about is told, and of its end; the words hold back where safety or a fraud forbids it (4.10.8). */
export const tellWhoIsListed = automation(blacklistEntry)({
  name: 'tell-who-is-listed',
  on: {
    BlacklistEntryAdded: (e) => [tell('pro-listed', e)],
    BlacklistEntryReviewed: (e) => [tell('pro-listed-kept', e)],
    BlacklistEntryLifted: (e) => [tell('pro-unlisted', e)],
    BlacklistEntryExpired: (e) => [tell('pro-unlisted', e)],
  },
});
