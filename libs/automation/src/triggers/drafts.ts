import type { RecordedOf } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { trigger, type Occurrence } from '../trigger.js';
import { eachTime } from './each-time.js';

type LinkSent = RecordedOf<typeof lead.events, 'LeadDraftLinkSent'>;
const because =
  (cause: LinkSent['data']['cause']) =>
  (e: LinkSent): readonly Occurrence[] =>
    e.data.cause === cause ? eachTime(e) : [];

/** When a request has been begun and not been sent. */
export const draftTriggers = [
  trigger(lead)({
    key: 'draftLinkAsked',
    label: { fr: 'Le client demande le lien de son brouillon', en: 'The client asks for the link of their draft' },
    about: ['leadId'],
    on: { LeadDraftLinkSent: because('asked') },
  }),
  trigger(lead)({
    key: 'draftWaits',
    label: { fr: 'Un brouillon attend depuis quelques heures', en: 'A draft has been waiting for a few hours' },
    about: ['leadId'],
    on: { LeadDraftLinkSent: because('remind1') },
  }),
  trigger(lead)({
    key: 'draftStillWaits',
    label: { fr: 'Un brouillon attend toujours le lendemain', en: 'A draft is still waiting the next day' },
    about: ['leadId'],
    on: { LeadDraftLinkSent: because('remind2') },
  }),
];
