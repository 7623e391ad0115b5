import { formatPhone } from '@jurilien/notifications';
import { whenWords } from '@jurilien/reference';
import { acceptanceOf, professionalOf, requestOf } from '../lookup.js';
import { variable, type Variable } from '../variable.js';
import { page } from './pages.js';

/** The end of the time for the first call, where its reader lives. */
const contactDue: Variable['find'] = async (l, { lang, zone }) => {
  const due = (await acceptanceOf(l))?.slaDueAt;
  return due && whenWords(due, lang, zone);
};

export const acceptanceVariables = [
  variable({
    key: 'proName',
    label: { fr: 'Nom du professionnel', en: 'Professional’s name' },
    privacy: 'personal',
    sample: { fr: 'Me François Côté-Desrosiers', en: 'François Côté-Desrosiers' },
    find: async (l) => (await professionalOf(l))?.name,
  }),
  variable({
    key: 'proPhone',
    label: { fr: 'Téléphone du professionnel', en: 'Professional’s phone number' },
    privacy: 'personal',
    sample: { fr: '514-555-0142', en: '514-555-0142' },
    find: async (l) => formatPhone((await professionalOf(l))?.phoneNumber ?? ''),
  }),
  variable({
    key: 'slaDueAt',
    label: { fr: 'Fin du délai du premier appel', en: 'End of the time for the first call' },
    privacy: 'public',
    sample: { fr: 'mercredi 30 septembre à 14 h 30', en: 'Wednesday, September 30 at 2:30 p.m.' },
    find: contactDue,
  }),
  variable({
    key: 'by',
    label: { fr: 'Avant quand le client sera appelé', en: 'By when the client will be called' },
    privacy: 'public',
    sample: { fr: 'mercredi 30 septembre à 14 h 30', en: 'Wednesday, September 30 at 2:30 p.m.' },
    find: contactDue,
  }),
  variable({
    key: 'clientName',
    label: { fr: 'Nom du client', en: 'Client’s name' },
    privacy: 'personal',
    sample: { fr: 'Élise Bouchard', en: 'Elise Bouchard' },
    find: async (l) => (await requestOf(l))?.clientName,
  }),
  variable({
    key: 'code',
    label: { fr: 'Code de la demande', en: 'Code of the request' },
    privacy: 'public',
    sample: { fr: 'K7M2', en: 'K7M2' },
    find: async (l) => (await requestOf(l))?.code,
  }),
  variable({
    key: 'statusUrl',
    label: { fr: 'Lien vers la demande du client', en: 'Link to the client’s request' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/ma-demande/q8Zr1m', en: 'https://jurilien.example/en/my-request/q8Zr1m' },
    find: (l, reader) => l.link('lead-status', reader),
  }),
  variable({
    key: 'sheetUrl',
    label: { fr: 'Lien vers les coordonnées du client', en: 'Link to the client’s contact details' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/accepter?t=q8Zr1m', en: 'https://jurilien.example/en/accept?t=q8Zr1m' },
    find: (l, reader) => l.link('offer', reader),
  }),
  variable({
    key: 'leadsUrl',
    label: { fr: 'Page des demandes acceptées', en: 'Page of accepted requests' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/leads-professionnel', en: 'https://jurilien.example/en/professional-leads' },
    find: page('/leads-professionnel', '/en/professional-leads'),
  }),
];
