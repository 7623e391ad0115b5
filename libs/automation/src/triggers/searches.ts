import { lead } from '@jurilien/lead';
import { trigger } from '../trigger.js';
import { eachTime } from './each-time.js';

/** What a client hears of while a professional is looked for. */
export const searchTriggers = [
  trigger(lead)({
    key: 'validated',
    label: { fr: 'L’équipe valide la demande', en: 'The team validates the request' },
    about: ['leadId'],
    on: { LeadValidated: eachTime },
  }),
  trigger(lead)({
    key: 'stillSearching',
    label: { fr: 'La recherche dure, et personne n’a accepté', en: 'The search goes on, and no one has accepted' },
    about: ['leadId'],
    on: { LeadClientUpdated: eachTime },
  }),
  trigger(lead)({
    key: 'unserved',
    label: { fr: 'La recherche se termine sans professionnel', en: 'The search ends without a professional' },
    about: ['leadId'],
    on: { LeadUnserved: eachTime },
  }),
  trigger(lead)({
    key: 'clientNoteAdded',
    label: { fr: 'Le client ajoute une précision à sa demande', en: 'The client adds a note to their request' },
    about: ['leadId'],
    on: { LeadNoteAdded: (e) => (e.data.fromClient ? eachTime(e) : []) },
  }),
];
