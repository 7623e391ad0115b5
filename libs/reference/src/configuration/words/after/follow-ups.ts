import type * as keys from '../../keys/follow-ups.js';
import { word, type WordsOf } from '../word.js';

/** Tasks of the team. */
export const words: WordsOf<typeof keys> = {
  'followUp.detractorHours': word(
    'Rappel d’une personne insatisfaite',
    'Call to a dissatisfied person',
    'Une note basse, ou le souhait d’être appelé, demande un appel de l’équipe dans ce délai d’heures ouvrables.',
    'A low grade, or the wish to be called, asks the team for a call within this many business hours.',
  ),
  'followUp.quietDays': word(
    'Demande sans suite',
    'Request at a standstill',
    'Une demande que plus rien ne fait avancer demande, après ce nombre de jours, qu’une personne de l’équipe la regarde.',
    'A request that nothing carries on any more asks, after this many days, that someone of the team looks at it.',
  ),
  'followUp.certificateDays': word(
    'Attestation d’aide juridique attendue',
    'Legal aid certificate awaited',
    'Une demande d’aide juridique sans attestation demande, après ce nombre de jours, qu’une personne de l’équipe aide le client à l’obtenir.',
    'A request for legal aid without its certificate asks, after this many days, that someone of the team helps the client obtain it.',
  ),
  'followUp.ruleHours': word(
    'Tâche demandée par une règle',
    'Task a rule asks for',
    'Ce que le moyen « tâche de l’équipe » d’une règle demande est à faire dans ce délai d’heures ouvrables.',
    'What a rule asks for by its channel “task for the team” is to be done within this many business hours.',
  ),
  'followUp.overdueDays': word(
    'Suivi en retard',
    'Overdue follow-up',
    'Un suivi encore à faire ce nombre de jours ouvrables après son échéance passe devant tous les autres.',
    'A follow-up still undone this many business days after it was due goes before all others.',
  ),
};
