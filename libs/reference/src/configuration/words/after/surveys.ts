import type * as keys from '../../keys/surveys.js';
import { word, type WordsOf } from '../word.js';

/** Opinions of clients and professionals. */
export const words: WordsOf<typeof keys> = {
  'survey.delayDays': word(
    'Sondage du client',
    'Client survey',
    'Le sondage part ce nombre de jours après le premier contact.',
    'The survey goes out this many days after first contact.',
  ),
  'survey.proDelayDays': word(
    'Sondage du professionnel',
    'Professional survey',
    'Le sondage part ce nombre de jours après le premier contact.',
    'The survey goes out this many days after first contact.',
  ),
  'survey.remindDays': word(
    'Rappel du sondage',
    'Survey reminder',
    'Un seul rappel part après ce nombre de jours.',
    'A single reminder goes out after this many days.',
  ),
  'survey.expireDays': word(
    'Fin du sondage',
    'End of the survey',
    'Le lien du sondage s’ouvre pendant ce nombre de jours.',
    'The survey link opens for this many days.',
  ),
  'survey.detractorMax': word(
    'Note d’insatisfaction',
    'Dissatisfied score',
    'Une note égale ou inférieure, sur 5, demande un suivi.',
    'A score at or below this, out of 5, calls for a follow-up.',
  ),
  'reviews.platform.enabled': word(
    'Avis sur la plateforme',
    'Opinions about the platform',
    'Des mots de clients sur la plateforme, jamais sur un professionnel, se publient et se lisent sur le site.',
    'Words of clients about the platform, never about a professional, are published and read on the site.',
  ),
  'reviews.professional.on': word(
    'Avis sur des professionnels de l’Ontario',
    'Opinions about professionals of Ontario',
    'Des mots de clients se publient sur la page d’un professionnel de l’Ontario, sans note. Au Québec, aucun réglage ne le permet.',
    'Words of clients are published on the page of a professional of Ontario, without a grade. In Quebec, no setting allows it.',
  ),
};
