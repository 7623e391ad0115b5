import { isIn } from '../../condition.js';
import { rule } from '../../rule.js';

export const clientNote = rule({
  code: 'client-note',
  purpose: {
    fr: 'Dire au professionnel qui a accepté la demande qu’une précision l’attend',
    en: 'Tell the professional who accepted a request that there is a note to read',
  },
  trigger: 'clientNoteAdded',
  when: isIn('lead.status', ['Accepted', 'InService']),
  audience: 'acceptedProfessionals',
  channels: ['email'],
});
