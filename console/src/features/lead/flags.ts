import type { Flag, FlagName } from './actions/action';
import { marksFlags } from './actions/marks';

/** What is marked on a request, in the order of the filters. */
export const FLAGS = {
  urgent: { name: { fr: 'Urgente', en: 'Urgent' }, short: { fr: 'Urgent', en: 'Urgent' }, tone: 'danger' },
  superLead: { name: { fr: 'Super-demande', en: 'Super lead' }, short: { fr: 'Super', en: 'Super' }, tone: 'accent', titled: true },
  juridicalHelp: { name: { fr: 'Aide juridique', en: 'Legal aid' }, short: { fr: 'AJ', en: 'AJ' }, tone: 'info', titled: true },
  smallMandate: { name: { fr: 'Petit mandat', en: 'Limited-scope retainer' }, short: { fr: 'MP', en: 'MP' }, tone: 'info', titled: true },
  consult: {
    name: { fr: 'Consultation seule', en: 'Consultation only' },
    short: { fr: 'Consult.', en: 'Consult' },
    tone: 'info',
    titled: true,
  },
  mediator: { name: { fr: 'Médiation', en: 'Mediation' }, tone: 'neutral' },
  paralegal: {
    name: { fr: 'Parajuriste possible', en: 'Paralegal possible' },
    short: { fr: 'Parajuriste', en: 'Paralegal' },
    tone: 'neutral',
  },
  commercial: { name: { fr: 'Commerciale', en: 'Business' }, short: { fr: 'Commercial', en: 'Business' }, tone: 'neutral' },
  ...marksFlags,
  renewed: { name: { fr: 'Renouvelée', en: 'Renewed' }, tone: 'neutral' },
  renewalSent: { name: { fr: 'Invitée à renouveler', en: 'Invited to renew' } },
  claimLive: { name: { fr: 'Réservée', en: 'Reserved' } },
  confirmed: { name: { fr: 'Confirmée', en: 'Confirmed' } },
} satisfies Record<FlagName, Flag>;
