import { template } from '../../template.js';
import { page } from '../samples.js';

const search = page('/trouver-un-employe', '/find-employee');
const alerts = page('/alertes-employes', '/employee-alerts');

/** Candidates that a saved search found (R63): what is searched, and nothing of who they are. */
export const employeeAlertTold = template({
  rule: 'R63',
  class: 'service',
  audience: 'professional',
  vars: { count: 'public', list: 'public', searchUrl: 'public', alertsUrl: 'public' },
  from: { count: 'profilesFound', list: 'profileList' },
  samples: {
    fr: { count: '2 nouveaux profils', list: 'stagiaire (Montréal), parajuriste (Laval)', searchUrl: search.fr, alertsUrl: alerts.fr },
    en: { count: '2 new profiles', list: 'articling student (Montréal), paralegal (Laval)', searchUrl: search.en, alertsUrl: alerts.en },
  },
  sms: {
    fr: '{count} selon votre alerte : {list}. {searchUrl} {sender}. ARRET pour cesser.',
    en: '{count} matching your alert: {list}. {searchUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Nouveaux profils correspondant à votre alerte',
      preview: '{count} : {list}.',
      body: [
        'Bonjour,',
        '{count} selon votre alerte : {list}.',
        'Les fiches sont anonymes. Écrivez à la personne : elle choisit si elle vous donne son nom et ses coordonnées.',
        'Pour modifier, suspendre ou supprimer vos alertes : {alertsUrl}',
      ],
      button: { label: 'Voir les fiches', url: '{searchUrl}' },
    },
    en: {
      subject: 'New profiles matching your alert',
      preview: '{count}: {list}.',
      body: [
        'Hello,',
        '{count} matching your alert: {list}.',
        'Profiles are anonymous. Write to the person: they choose whether to give you their name and contact details.',
        'To change, pause or delete your alerts: {alertsUrl}',
      ],
      button: { label: 'See the profiles', url: '{searchUrl}' },
    },
  },
});
