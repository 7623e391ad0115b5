import { rule } from '../../rule.js';

export const savedReport = rule({
  code: 'saved-report',
  purpose: { fr: 'Envoyer les chiffres d’un rapport enregistré à l’équipe', en: 'Send the figures of a saved report to the team' },
  trigger: 'reportWritten',
  audience: 'account',
  channels: ['email'],
});
