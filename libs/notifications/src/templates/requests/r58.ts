import { template } from '../../template.js';

/** The time to validate a request is nearly over, or over: a notice to who may take it. */
export const r58 = template({
  rule: 'R58',
  class: 'transactional',
  audience: 'account',
  vars: { code: 'public', urgency: 'public', validateBy: 'public' },
  from: { urgency: 'validationUrgency' },
  choices: { urgency: { soon: { fr: 'le délai achève', en: 'time is almost up' }, late: { fr: 'en retard', en: 'overdue' } } },
  samples: {
    fr: { code: 'K7M2', urgency: 'soon', validateBy: 'mercredi 30 septembre à 14 h 30' },
    en: { code: 'K7M2', urgency: 'soon', validateBy: 'Wednesday, September 30 at 2:30 p.m.' },
  },
  inapp: {
    fr: {
      title: 'Demande {code} à valider : {urgency}',
      text: 'Personne ne l’a prise. À valider d’ici le {validateBy}.',
      url: '/admin/validations',
    },
    en: {
      title: 'Request {code} to validate: {urgency}',
      text: 'No one has taken it. To be validated by {validateBy}.',
      url: '/en/admin/validations',
    },
  },
});
