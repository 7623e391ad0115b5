import type * as keys from '../keys/credits.js';
import { word, type WordsOf } from './word.js';

/** Juricoins: price, packs, promotions, and what staff may move. */
export const words: WordsOf<typeof keys> = {
  'credits.unitPriceCents': word(
    'Prix d’un juricoin',
    'Price of one juricoin',
    'Ce que coûte un juricoin acheté seul, avant taxes.',
    'What a juricoin bought by itself costs, before taxes.',
  ),
  'credits.packs': word(
    'Paquets de juricoins',
    'Packs of juricoins',
    'Les paquets offerts à l’achat et leur prix avant taxes.',
    'The packs on sale and their price before taxes.',
  ),
  'credits.promoDays': word(
    'Durée des juricoins offerts',
    'Life of promotional juricoins',
    'Les juricoins offerts expirent après ce nombre de jours.',
    'Promotional juricoins expire after this many days.',
  ),
  'credits.reopenDays': word(
    'Sursis des juricoins rendus',
    'Extra life of returned juricoins',
    'Des juricoins rendus après leur expiration restent utilisables ce nombre de jours.',
    'Juricoins returned after they expired stay usable for this many days.',
  ),
  'credits.welcomeCc': word(
    'Juricoins de bienvenue',
    'Welcome juricoins',
    'Ce que reçoit un professionnel à son approbation.',
    'What a professional receives on approval.',
  ),
  'credits.lowBalanceCc': word(
    'Solde bas',
    'Low balance',
    'Sous ce solde, le professionnel reçoit un avis.',
    'Below this balance the professional receives a notice.',
  ),
  'credits.paLimitCc': word(
    'Limite de l’administration provinciale',
    'Limit of province administrators',
    'Ce qu’une administration provinciale peut donner ou retirer en une journée.',
    'What a province administrator may give or take in a day.',
  ),
  'credits.fourEyesAboveCc': word(
    'Mouvement à deux personnes',
    'Movement needing two people',
    'Au-dessus de ce nombre par professionnel et par jour, une deuxième personne approuve.',
    'Above this number per professional and day, a second person approves.',
  ),
  'credits.staffDayCc': word(
    'Mouvements d’une personne par jour',
    'Movements of one person per day',
    'Ce qu’une personne de l’équipe peut déplacer seule en une journée, tous professionnels confondus.',
    'What one team member may move alone in a day, over all professionals.',
  ),
  'credits.name.fr': word(
    'Nom des crédits, en français',
    'Name of the credits, in French',
    'Au pluriel, en minuscules, et masculin : le nom que leur donnent les textes du site, de la console et des messages.',
    'In the plural, in lower case, and masculine: the name that French texts of the site, the console and messages give them.',
  ),
  'credits.name.en': word(
    'Nom des crédits, en anglais',
    'Name of the credits, in English',
    'Au pluriel et en minuscules : le nom que leur donnent les textes anglais du site, de la console et des messages.',
    'In the plural and in lower case: the name that English texts of the site, the console and messages give them.',
  ),
};
